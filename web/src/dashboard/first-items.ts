import type { Attention } from "@fanradar/contract";

/**
 * How many entries make up so many models: one that is stated already, often for the same problem, takes no other's place. Undefined: all.
 *
 * @param stated models of the to-dos above them; a to-do of none counts as one
 */
export function firstItems(
  items: Pick<Attention["items"][number], "model">[],
  { stated, most }: { stated: Set<number | undefined>; most: number },
): number | undefined {
  const end = items.findIndex(({ model: { id } }) => !stated.has(id) && (stated.size >= most || !stated.add(id)));
  return end < 0 ? undefined : end;
}
