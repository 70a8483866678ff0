import type { FactBuilder } from "../builder/fact-builder.ts";
import type { Fact } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { derive, deriveMissing } from "./derive.ts";

/** A creator's report: its facts by their ids. */
type Facts = ReadonlyMap<string, Fact>;

/** Products of binary fractions may end just under the whole number that they are. */
const rounding = 1e-9;

/**
 * The specification's score, and its three addends as figures of their own: Instagram followers ÷ 1000 × 0.3, engagement in
 * percent × 10 × 0.3, monthly net earnings in whole dollars ÷ 100 × 0.4, rounded down, with the range that its addends leave it. It has no
 * bound and is nearly a follower count (docs/methods.md, 'Comparison'), which its addends show. Where one is missing the score is of the others: it has
 * fewer inputs, and `compareCreators` ranks it against none.
 */
export function addScore(builder: FactBuilder, given: Facts): void {
  const addends = [
    addend(builder, "score.followers", given.get("instagram.followers"), (count) => (count / 1_000) * 0.3),
    addend(builder, "score.engagement", engagementOf(given), (percent) => percent * 10 * 0.3),
    addend(
      builder,
      "score.earnings",
      given.get("onlyfans.earningsNet"),
      (cents) => (Math.round(cents / 100) / 100) * 0.4,
    ),
  ];
  const known = addends.filter(({ value }) => value !== null);
  if (known.length === 0) {
    deriveMissing(builder, { metric: "score" }, addends[0]?.reason ?? { code: "no-follower-count" });
    return;
  }
  const sum = (end: (part: Fact) => number) =>
    Math.floor(known.reduce((total, part) => total + end(part), 0) + rounding);
  const hasRange = known.some(({ low }) => low !== undefined);
  derive(builder, {
    metric: "score",
    value: sum(({ value }) => Number(value)),
    ...(hasRange && {
      low: sum(({ value, low }) => low ?? Number(value)),
      high: sum(({ value, high }) => high ?? Number(value)),
      level: 0.8,
    }),
    formula: known.length === addends.length ? "score.specification" : "score.partial",
    from: known,
  });
}

type Addend = "score.followers" | "score.engagement" | "score.earnings";

function addend(builder: FactBuilder, metric: Addend, fact: Fact | undefined, of: (value: number) => number): Fact {
  const subject = { metric } as const;
  // Of money only dollars count: no rate is assumed.
  if (fact?.currency !== undefined && fact.currency !== "USD" && fact.value !== null)
    return deriveMissing(builder, subject, { code: "needs-dollars" });
  if (fact && typeof fact.value === "number") {
    const { value, low, high, level } = fact;
    // Without it a score would rank what its own part calls too close.
    const range = low !== undefined && high !== undefined && { low: of(low), high: of(high), ...(level && { level }) };
    return derive(builder, { ...subject, value: of(value), ...range, formula: metric, from: [fact] });
  }
  return deriveMissing(builder, subject, fact?.reason ?? { code: "not-linked" });
}

/** Engagement on Instagram, else on the platform with the most followers that has it. */
function engagementOf(given: Facts): Fact | undefined {
  const followers = (fact: Fact) => Number(given.get(`${fact.platform}.followers`)?.value ?? 0);
  const known = platformNames
    .flatMap((platform) => given.get(`${platform}.engagement`) ?? [])
    .sort((a, b) => Number(b.value !== null) - Number(a.value !== null) || followers(b) - followers(a));
  const own = given.get("instagram.engagement");
  return own && own.value !== null ? own : known[0];
}
