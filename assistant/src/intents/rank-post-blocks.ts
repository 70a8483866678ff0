import { isBeyond, type Platform } from "@fanradar/engine";
import type { RankedPost } from "../knowledge.ts";
import type { Block } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { findForm } from "../route/slots/find-form.ts";
import type { Limit } from "../route/slots/find-limit.ts";
import type { ModelLedger } from "./model-ledger.ts";

/** How many posts are ranked where a question names no number. */
export const most = 3;

/** The posts of a platform, or of all (null), from one end; nothing where none is known. `isOfForm`: of the form alone that the question names. */
export function rankPostBlocks(
  { knowledge, question }: ModelLedger,
  platform: Platform | null,
  order: "best" | "worst",
  isOfForm = false,
): Block[] {
  const form = isOfForm ? findForm(question.text) : undefined;
  const posts = (knowledge.posts ?? []).filter(
    ({ platform: own, kind }) => (platform === null || own === platform) && (form === undefined || kind === form),
  );
  // 'Most comments' is asked of comments alone, and not of what a post drew against a usual one.
  const measure = byMetric.find(([metric]) => question.metrics.includes(metric))?.[1];
  const by = measure && posts.some(({ facts }) => facts[measure] !== undefined) ? measure : null;
  if (posts.length === 0) return [];
  const beyond = by === null ? undefined : beyondLimit({ knowledge, question }, posts, by);
  const counted = beyond && by && question.limit ? countedPosts(question.limit, by) : [];
  if (beyond?.length === 0) return counted;
  const ranked = { order, count: Math.min(mostBeyond, beyond?.length ?? question.count ?? most), by, platform };
  return [
    ...counted,
    form === undefined || form === "story"
      ? { kind: "rank", of: "posts", ...ranked }
      : { kind: "posts", form, ...ranked, day: null, hashtag: null },
  ];
}

/** How many of the posts drew more, or less, than a number, and which part of them. */
const countedPosts = ({ way, upTo }: Limit, by: "likes" | "comments" | "views"): Block[] => [
  {
    ...{ kind: "breakdown", by: "post", says: upTo === undefined ? way : "between" },
    ...{ columns: [by], rows: [], run: null, place: null, end: null },
  },
];

/** What the posts that a question means drew each, of which it holds one against an amount; undefined where it names none. */
export const drawnByPosts = ({ metrics, limit }: Pick<Question, "metrics" | "limit">) =>
  limit && byMetric.find(([metric]) => metrics.includes(metric))?.[1];

const mostBeyond = 10;

/** The posts that drew more, or less, than the number that a question names; undefined where it names none. */
function beyondLimit(
  { knowledge, question: { limit } }: Pick<ModelLedger, "knowledge" | "question">,
  posts: readonly RankedPost[],
  by: "likes" | "comments" | "views",
): RankedPost[] | undefined {
  return (
    limit &&
    posts.filter(({ facts }) => {
      const value = knowledge.facts.get(facts[by] ?? "")?.value;
      return typeof value === "number" && isBeyond(value, limit);
    })
  );
}

const byMetric = [
  ["commentsAverage", "comments"],
  ["avgViews", "views"],
  ["likesAverage", "likes"],
] as const;
