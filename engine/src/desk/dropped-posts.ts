import type { Platform } from "../ledger/vocabulary.ts";
import { type Desk, put } from "./desk.ts";

/**
 * How many posts of a platform's newest answer could not be read, so that no figure holds them: one fact, count; none where every
 * post was read.
 */
export function putDroppedPosts(desk: Desk, platform: Platform): void {
  const given = [...desk.posts, ...desk.observations].filter((one) => one.platform === platform);
  const newest = [...new Set(given.map(({ evidence }) => evidence))]
    .flatMap((key) => desk.evidence.get(key) ?? [])
    .filter(({ postsDropped }) => postsDropped !== undefined)
    .toSorted((one, other) => (one.addedAt < other.addedAt ? 1 : -1))[0];
  if (!newest?.postsDropped) return;
  put(desk, {
    metric: "evidence.postsDropped",
    platform,
    kind: "measured",
    unit: "count",
    value: newest.postsDropped,
    asOf: newest.addedAt,
    sources: [newest.key],
    formula: "count.postsDropped",
  });
}
