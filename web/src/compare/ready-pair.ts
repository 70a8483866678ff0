import type { Comparable } from "../creators/use-comparable.ts";

/** Two to compare at once: the first with the next person of the same kind, a model of one's own or of its platform; else with any other. */
export function readyPair([first, ...others]: readonly Comparable[]): [Comparable, Comparable] | undefined {
  // One person may stand here by several profiles.
  const different = others.filter(({ name }) => name !== first?.name);
  const second = different.find(({ where }) => where === first?.where) ?? different[0];
  return first && second && [first, second];
}
