/** What a word of a text may name, as far as figures stand to it. */
export const concepts = [
  "follower",
  "people",
  "audience",
  "following",
  "subscriber",
  "subscription",
  "post",
  "like",
  "comment",
  "view",
  "engagement",
  "reach",
  "earnings",
  "gross",
  "net",
  "growth",
  "silence",
  "theme",
  "follows",
  "bought",
  "extras",
  "creator",
  "chance",
  "rank",
  "score",
  "video",
  "gender",
  "confidence",
] as const;
export type Concept = (typeof concepts)[number];

/**
 * A language's words, by what they claim. An entry is a word or several, in lower case and without accents; a `*` at the end
 * of a word stands for any ending. A text is folded the same way before it is looked up.
 */
export interface Lexicon {
  concepts: Record<Concept, string[]>;
  /** Went up, went down: forms that claim it, and forms that may as well be advice. */
  up: string[];
  down: string[];
  toUp: string[];
  toDown: string[];
  more: string[];
  less: string[];
  /** What follows a comparative: 'than'. */
  than: string[];
  superlative: string[];
  certain: string[];
  exact: string[];
  /** What others are said to have, and who is said to have said so. */
  benchmark: string[];
  source: string[];
  average: string[];
  together: string[];
  difference: string[];
  negation: string[];
  bound: string[];
  hedge: string[];
  advice: string[];
  imperative: string[];
  future: string[];
  /** 'a', 'per', 'each' before a unit of time; and what says it in a word. */
  per: string[];
  span: string[];
  rates: Record<TimeUnit, string[]>;
  units: Record<TimeUnit, string[]>;
  /** Days named without a unit: yesterday, today. */
  nearDay: string[];
  month: string[];
  weekday: string[];
  dayPart: string[];
  currency: string[];
  percent: string[];
  /** Words that narrow what a noun counts: active, new, paying. */
  narrowing: string[];
  fresh: string[];
  preposition: string[];
  of: string[];
  and: string[];
  contrast: string[];
  /** Good, high, enough: compared with something that is not named. */
  judgement: string[];
  /** Words that say nothing of figures although one of the lists holds their parts. */
  idiom: string[];
}

export const timeUnits = ["hour", "day", "week", "month", "year", "other"] as const;
export type TimeUnit = (typeof timeUnits)[number];
