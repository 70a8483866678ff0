import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/**
 * Which part of all earnings of some days the payments of one or more kinds are, as `earnings.partShare`: percent. Undefined where an amount is
 * unknown, of another currency or of other days, or nothing was earned.
 */
export function shareOfEarnings(kinds: readonly Fact[], total: Fact): Fact | undefined {
  const isAlike = ({ currency, period }: Fact) =>
    currency === total.currency && period?.from === total.period?.from && period?.to === total.period?.to;
  if (typeof total.value !== "number" || total.value <= 0 || !kinds.every(isAlike)) return undefined;
  if (!kinds.every(({ value }) => typeof value === "number")) return undefined;
  const sum = kinds.reduce((all, { value }) => all + Number(value), 0);
  return deriveFact(
    {
      ...{ id: "earnings.partShare", metric: "earnings.partShare", formula: "earnings.partShare" },
      value: (100 * sum) / total.value,
      asOf: total.asOf,
      ...(total.period && { period: total.period }),
    },
    [...kinds, total],
  );
}
