import { median } from "simple-statistics";
import { type Desk, put, putAbsent } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { spanOf } from "./engagement.ts";

const dayMs = 86_400_000;
const sample = 12;
const fewest = 8;

/** Interactions of the last 12 settled posts against the 12 before them, in percent of the earlier median; from 8 each. */
export function putEngagementChange(desk: Desk, platform: Platform): void {
  const now = Date.parse(desk.asOf);
  const posts = desk.posts.filter(
    (post) => post.platform === platform && post.likes !== undefined && now - Date.parse(post.publishedAt) >= dayMs,
  );
  const [recent, before] = [posts.slice(0, sample), posts.slice(sample, 2 * sample)];
  const subject = { metric: "engagementChange", platform, unit: "percent" } as const;
  const interactions = (list: typeof posts) => median(list.map((post) => (post.likes ?? 0) + (post.comments ?? 0)));
  if (before.length < fewest || interactions(before) === 0) {
    putAbsent(desk, subject, { code: "too-few-posts", needs: sample + fewest, has: posts.length });
    return;
  }
  const used = [...recent, ...before];
  put(desk, {
    ...subject,
    kind: "derived",
    value: 100 * (interactions(recent) / interactions(before) - 1),
    formula: "engagement.change",
    ...spanOf(used),
    sources: used.map(({ evidence }) => evidence),
  });
}
