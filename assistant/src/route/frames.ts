import type { MetricName } from "@fanradar/engine";
import { type DataIntent, dataIntents, type IntentId } from "../intents/intent-ids.ts";
import { figuresBehind } from "./figures-behind.ts";

/** What a question may ask of what the one before was about. `then:{operation}` are the classes of the model of questions. */
export const operations = [
  "same", // And on TikTok? As a table. Since when?
  "cause", // Why?
  "trust", // Are you sure? Where is that from?
  "norm", // Is that much?
  "ahead", // Will it go on?
  "do", // So what do I do?
  "change", // Up or down?
  "best", // Who is ahead?
  "worst", // And the least?
  "others", // And the others?
  "parts", // From what?
  "brief", // Shorter, please.
  "explain", // What does that mean?
  "add", // How do I add that?
] as const;
export type Operation = (typeof operations)[number];

/** What a question is about. */
export type Measure =
  | ("account" | "followers" | "engagement" | "views" | "posts" | "content" | "rhythm" | "audience" | "platform")
  | ("score" | "figures" | "earnings" | "subscribers" | "price" | "payers");

/** What answers each operation; where nothing is named, the intent before, once more. */
type Answers = Partial<Record<Operation, IntentId>>;

const byMeasure: Record<Measure, Answers> = {
  account: {
    norm: "engagement-for-size",
    ahead: "forecast",
    do: "next-steps",
    change: "growth-compared",
    add: "article:more-evidence",
  },
  followers: {
    cause: "jump",
    norm: "growth-compared",
    ahead: "forecast",
    do: "article:growing-an-audience",
    change: "growth-compared",
    parts: "platform-best",
    explain: "article:reading-a-forecast",
    best: "platform-best",
  },
  engagement: {
    cause: "engagement-why",
    norm: "engagement-for-size",
    do: "article:engagement-is-falling",
    change: "engagement-why",
    best: "content-best",
    worst: "posts-worst",
    explain: "article:what-engagement-says",
  },
  views: {
    cause: "engagement-why",
    norm: "engagement-for-size",
    do: "article:being-found",
    change: "engagement-why",
    best: "posts-best",
    worst: "posts-worst",
  },
  posts: { cause: "content-best", do: "article:what-to-post", best: "posts-best", worst: "posts-worst" },
  content: { do: "article:what-to-post", best: "content-best", explain: "article:what-works" },
  rhythm: { do: "article:rhythm-that-keeps" },
  audience: { do: "article:who-follows-you" },
  platform: { cause: "engagement-why", do: "article:which-platform" },
  score: { do: "next-steps", explain: "article:trending-score" },
  figures: {
    explain: "article:how-sure-is-a-figure",
    cause: "article:how-sure-is-a-figure",
    do: "article:more-evidence",
    add: "article:more-evidence",
  },
  earnings: {
    cause: "earnings-why",
    ahead: "earnings-forecast",
    do: "article:earning-more",
    best: "earnings-best",
    worst: "earnings-best",
    parts: "earnings-kinds",
    add: "article:import-statement",
  },
  subscribers: {
    cause: "subscribers-lost",
    norm: "conversion",
    change: "subscribers-lost",
    do: "article:why-subscribers-leave",
    parts: "earnings-kinds",
    add: "article:import-statement",
  },
  price: { norm: "price", do: "price", add: "article:import-statement" },
  payers: { do: "article:loyal-fans", add: "article:import-statement" },
};

interface Frame {
  about: Measure;
  /** The figures that it states. */
  states?: readonly MetricName[];
  /** What this intent alone answers otherwise than its measure. */
  after?: Answers;
  /** The same asked of all models, and the figure by which these are ranked; `needsAll`: where the question says that it is about all. */
  all?: { intent: DataIntent; metric?: MetricName; needsAll?: true };
  /** The same asked of one model. */
  one?: DataIntent;
}

/** What each intent asks: its measure, and its counterpart of all models or of one. */
const frames: Record<DataIntent, Frame> = {
  overview: { about: "account", all: { intent: "models-overview" }, after: { worst: "risks", best: "content-best" } },
  followers: {
    about: "followers",
    states: ["followers"],
    after: { change: "growth", norm: "engagement-for-size" },
    all: { intent: "models-rank", metric: "followers" },
  },
  growth: { about: "followers", states: ["gain"], all: { intent: "models-growth" } },
  "growth-compared": { about: "followers", states: ["gain"], all: { intent: "models-growth" } },
  forecast: {
    about: "followers",
    states: ["forecast", "forecastConfidence"],
    all: { intent: "models-rank", metric: "forecast", needsAll: true },
  },
  engagement: { about: "engagement", states: ["engagement"], all: { intent: "models-rank", metric: "engagement" } },
  "engagement-for-size": {
    about: "engagement",
    states: ["engagement"],
    all: { intent: "models-rank", metric: "engagement", needsAll: true },
  },
  "engagement-why": { about: "engagement", states: ["engagementChange"] },
  jump: { about: "followers", states: ["gain"], all: { intent: "models-growth" } },
  "posts-best": { about: "posts" },
  "posts-worst": { about: "posts" },
  "content-best": { about: "content" },
  "content-themes": { about: "content" },
  "posts-newest": { about: "posts" },
  "best-time": { about: "posts", after: { cause: "best-time", best: "best-time" } },
  rhythm: { about: "rhythm", states: ["postFrequency"], all: { intent: "models-rank", metric: "postFrequency" } },
  audience: { about: "audience" },
  views: { about: "views", states: ["avgViews"], all: { intent: "models-rank", metric: "avgViews" } },
  "platform-best": { about: "platform", all: { intent: "models-platforms" } },
  "platform-share": {
    about: "platform",
    states: ["follows.share"],
    all: { intent: "models-platforms", metric: "followers" },
  },
  risks: { about: "account", after: { norm: "risks" }, all: { intent: "models-attention" } },
  "next-steps": { about: "account", after: { norm: "next-steps" }, all: { intent: "models-attention" } },
  score: { about: "score", states: ["trendingScore"] },
  source: { about: "figures" },
  definition: { about: "figures" },
  missing: {
    about: "figures",
    all: { intent: "models-missing", needsAll: true },
    after: { add: "article:import-statement" },
  },
  changes: {
    about: "account",
    after: { norm: "changes", change: "changes" },
    all: { intent: "models-overview", needsAll: true },
  },
  "followers-real": {
    about: "followers",
    after: { explain: "article:bought-followers", do: "article:bought-followers" },
  },
  metric: { about: "engagement", all: { intent: "models-rank" } },
  todos: { about: "account", after: { norm: "todos", do: "todos", change: "todos" } },
  goals: { about: "account", after: { norm: "goals", change: "goals" } },
  earnings: { about: "earnings", states: ["earningsNet"], all: { intent: "models-earnings" } },
  "earnings-forecast": { about: "earnings", all: { intent: "models-forecast" } },
  "earnings-why": { about: "earnings", all: { intent: "models-earnings", needsAll: true } },
  "earnings-best": { about: "earnings", all: { intent: "models-earnings" } },
  "earnings-kinds": { about: "earnings", after: { cause: "payers" } },
  subscribers: { about: "subscribers", states: ["subscribers"], all: { intent: "models-rank", metric: "subscribers" } },
  splits: { about: "earnings", after: { cause: "splits", parts: "splits" } },
  "subscribers-staying": { about: "subscribers", after: { norm: "subscribers-staying" } },
  "subscribers-lost": {
    about: "subscribers",
    after: { norm: "subscribers-staying", cause: "article:why-subscribers-leave" },
    all: { intent: "models-losing", metric: "subscribers", needsAll: true },
  },
  conversion: {
    about: "subscribers",
    states: ["subscriberRate"],
    all: { intent: "models-rank", metric: "subscriberRate" },
  },
  // What is asked of it again is asked of another sum.
  "goal-subscribers": {
    about: "subscribers",
    states: ["earningsPerSubscriber"],
    after: { cause: "earnings-kinds", ahead: "earnings-forecast", change: "goal-subscribers" },
  },
  price: { about: "price", all: { intent: "models-rank", metric: "price", needsAll: true } },
  "price-extras": { about: "price" },
  payments: { about: "payers" },
  "audience-breakdown": { about: "followers", all: { intent: "models-audience-breakdown" } },
  breakdown: { about: "earnings", all: { intent: "models-breakdown" } },
  chatters: { about: "payers", after: { do: "article:chatters", add: "article:chatters" } },
  payers: { about: "payers" },
  "models-overview": {
    about: "account",
    one: "overview",
    after: { best: "models-best", worst: "models-best", change: "models-growth", do: "models-attention" },
  },
  "models-best": { about: "account", one: "overview", after: { do: "models-attention" } },
  "models-growth": { about: "followers", one: "growth", after: { do: "models-attention" } },
  "models-goal": { about: "followers", one: "forecast" },
  "models-losing": { about: "followers", one: "growth", after: { do: "models-attention" } },
  "models-linked": { about: "platform", one: "platform-best" },
  "models-missing": { about: "figures", one: "missing", after: { add: "article:import-statement" } },
  "models-attention": { about: "account", one: "risks", after: { do: "models-attention", best: "models-best" } },
  "models-earnings": {
    about: "earnings",
    one: "earnings",
    after: { do: "article:earning-more", add: "article:import-statement" },
  },
  "models-audience-breakdown": { about: "followers", one: "audience-breakdown" },
  "models-breakdown": { about: "earnings", one: "breakdown" },
  "models-forecast": { about: "earnings", one: "earnings-forecast", after: { do: "article:earning-more" } },
  "models-platforms": { about: "platform", one: "platform-best" },
  "models-rank": { about: "account", one: "overview", after: { do: "models-attention" } },
  compare: { about: "account", after: { do: "next-steps" } },
};

const frameById: ReadonlyMap<string | undefined, Frame> = new Map(dataIntents.map((id) => [id, frames[id]]));
export const frameOf = (id: string | undefined): Frame | undefined => frameById.get(id);

/** Whether an intent is about what a member without the earnings switch does not see. */
export const isOfEarnings = (id: DataIntent): boolean => ofEarnings.has(frames[id].about);
const ofEarnings: ReadonlySet<Measure> = new Set<Measure>(["earnings", "subscribers", "price", "payers"]);

/** Whether an intent is about several models. */
export const isOfSeveral = (id: IntentId): boolean => id.startsWith("models-") || id === "compare";

/** Operations that ask for figures, also after an article. */
const ofFigures: ReadonlySet<Operation> = new Set<Operation>([
  ...(["cause", "trust", "norm", "ahead", "change", "best", "worst", "parts"] as const),
]);

/** The intent that answers an operation on what an intent states; itself where it states it already. */
export function intentAfter(last: IntentId, operation: Operation, isCount = false): IntentId {
  const behind = ofFigures.has(operation) || isCount ? figuresBehind[last] : undefined;
  if (behind) return operation === "trust" ? "source" : intentAfter(behind, operation);
  const frame = frameOf(last);
  if (!frame) return last;
  if (operation === "trust") return isOfSeveral(last) || last === "source" ? "article:how-sure-is-a-figure" : "source";
  const own = frame.after?.[operation];
  if (own || isOfSeveral(last)) return own ?? last;
  return byMeasure[frame.about][operation] ?? last;
}

/** The same question about one model. */
export const ofOneModel = (id: IntentId): IntentId => frameOf(id)?.one ?? id;

/** The same question about all models; undefined where it is of one alone. `isNamed`: the question says that it is about all. */
export function ofAllModels(id: IntentId | undefined, isNamed: boolean): Frame["all"] {
  const all = frameOf(id)?.all;
  return all && (isNamed || !all.needsAll) ? all : undefined;
}

/** The figures that an intent states. */
export const figuresOf = (id: IntentId): readonly MetricName[] | undefined => frameOf(id)?.states;
