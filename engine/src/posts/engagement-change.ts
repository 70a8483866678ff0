import { median } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { type Desk, put, putAbsent } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { settledPosts, spanOf } from "./settled.ts";

const sample = 12;
const fewest = 8;

/**
 * Interactions of the last 12 settled posts against the 12 before them, in percent of the earlier median; from 8 of
 * these. Counts, not rates: past follower counts may be unknown, and a rate falls by itself where followers rise.
 */
export function putEngagementChange(desk: Desk, platform: Platform): void {
  const rated = settledPosts(desk, platform, {}).flatMap(({ likes, comments, ...post }) =>
    likes === undefined || comments === undefined ? [] : [{ post, interactions: likes + comments }],
  );
  const [recent, before] = [rated.slice(0, sample), rated.slice(sample, 2 * sample)];
  const subject = { metric: "engagementChange", platform, unit: "percent" } as const;
  const typical = (list: typeof rated) => median(list.map(({ interactions }) => interactions));
  if (before.length < fewest || typical(before) === 0) {
    const reason = { code: "too-few-posts", needs: sample + fewest, has: rated.length } as const;
    putAbsent(desk, subject, reasonOfSample(desk, platform, reason));
    return;
  }
  const used = [...recent, ...before].map(({ post }) => post);
  put(desk, {
    ...subject,
    kind: "derived",
    value: 100 * (typical(recent) / typical(before) - 1),
    formula: "engagement.change",
    ...spanOf(used),
    sources: used.map(({ evidence }) => evidence),
  });
}
