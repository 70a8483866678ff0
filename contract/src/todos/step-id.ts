import type { Statement } from "@fanradar/engine";

/** Names a step of a report in all its versions: the same advice about the same figures, whatever their values. */
export const stepId = ({ key, slots }: Pick<Statement, "key" | "slots">): string =>
  [
    key,
    ...Object.keys(slots)
      .sort()
      .map((slot) => `${slot}=${slots[slot]}`),
  ].join(" ");
