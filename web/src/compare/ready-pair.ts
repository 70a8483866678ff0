import type { Comparable } from "../creators/use-comparable.ts";

/** Two to compare at once: the first with the next person on a platform of theirs, of the same kind if there is one: a model of one's own, or a creator. */
export function readyPair([first, ...others]: readonly Comparable[]): [Comparable, Comparable] | undefined {
  // One person may stand here by several profiles.
  const different = others.filter(
    ({ name, platforms }) => name !== first?.name && platforms.some((one) => first?.platforms.includes(one)),
  );
  const second = different.find(({ where }) => where === first?.where) ?? different[0];
  return first && second && [first, second];
}
