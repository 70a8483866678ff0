import type { Platform } from "../ledger/vocabulary.ts";
import { addFact, type FactBuilder } from "./fact-builder.ts";

/**
 * How many posts of a platform's newest answer could not be read, so that no figure includes them: one fact, count; none where every
 * post was read.
 */
export function addDroppedPosts(builder: FactBuilder, platform: Platform): void {
  const given = [...builder.posts, ...builder.observations].filter((one) => one.platform === platform);
  const newest = [...new Set(given.map(({ evidence }) => evidence))]
    .flatMap((key) => builder.evidence.get(key) ?? [])
    .filter(({ postsDropped }) => postsDropped !== undefined)
    .toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1))[0];
  if (!newest?.postsDropped) return;
  addFact(builder, {
    metric: "evidence.postsDropped",
    platform,
    kind: "measured",
    value: newest.postsDropped,
    asOf: newest.addedAt,
    sources: [newest.key],
    formula: "count.postsDropped",
  });
}
