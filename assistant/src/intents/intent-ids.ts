/**
 * What people ask of data. An intent is a function of the ledger to blocks; the questions that mean it stand in
 * `assistant/src/questions/*.jsonl` under its id, and an example of each in `compose/topics.ts`.
 */
export const dataIntents = [
  // One model.
  "overview",
  "followers",
  "growth",
  "growth-compared",
  "forecast",
  "engagement",
  "engagement-for-size",
  "engagement-why",
  "jump",
  "posts-best",
  "posts-worst",
  "posts-newest",
  "content-best",
  "content-themes",
  "best-time",
  "rhythm",
  "audience",
  "views",
  "platform-best",
  "platform-share",
  "risks",
  "next-steps",
  "score",
  "source",
  "missing",
  "changes",
  "followers-real",
  "metric",
  "definition",
  // The team.
  "todos",
  "goals",
  // Money.
  "earnings",
  "earnings-forecast",
  "earnings-why",
  "earnings-best",
  "earnings-kinds",
  "subscribers",
  "splits",
  "subscribers-staying",
  "subscribers-lost",
  "conversion",
  "goal-subscribers",
  "price",
  "price-extras",
  "payments",
  "audience-breakdown",
  "breakdown",
  "chatters",
  "payers",
  // Several models.
  "models-overview",
  "models-best",
  "models-goal",
  "models-growth",
  "models-losing",
  "models-linked",
  "models-missing",
  "models-attention",
  "models-earnings",
  "models-audience-breakdown",
  "models-breakdown",
  "models-forecast",
  "models-platforms",
  "models-rank",
  "compare",
] as const;
export type DataIntent = (typeof dataIntents)[number];

/** What is said to a person rather than asked of data. */
export const talkIntents = ["greeting", "thanks", "acknowledgement", "who", "what", "bye"] as const;
export type TalkIntent = (typeof talkIntents)[number];

/** Asked of the assistant, but answered by a fixed text. */
export const refusedIntents = ["draft", "act", "law", "off-topic", "person"] as const;
export type RefusedIntent = (typeof refusedIntents)[number];

/** `article:{id}` is an article of the playbook; `none` is what nothing here answers. */
export type IntentId = DataIntent | TalkIntent | RefusedIntent | `article:${string}` | "none";
