import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/**
 * Each platform's part of all followers, as `{platform}.follows.share`, percent. Subscribers of OnlyFans are none. Nothing without a count.
 * Source: docs/methods.md, 'Standing'.
 */
export function followerShares(facts: readonly Fact[]): Fact[] {
  const counted = facts.flatMap((fact) => {
    const { id, platform, value } = fact;
    const isCount = platform !== undefined && platform !== "onlyfans" && id === `${platform}.followers`;
    return isCount && typeof value === "number" ? [{ fact, platform, value }] : [];
  });
  const sum = counted.reduce((total, { value }) => total + value, 0);
  if (sum === 0) return [];
  const asOf = counted.map(({ fact }) => fact.asOf).toSorted()[0] ?? "";
  const behind = counted.map(({ fact }) => fact);
  return counted.map(({ platform, value }) =>
    deriveFact(
      {
        ...{ id: `${platform}.follows.share`, metric: "follows.share", platform, asOf },
        ...{ value: (100 * value) / sum, formula: "share.ofFollows" },
      },
      behind,
    ),
  );
}
