import type { Language } from "@fanradar/contract";
import type { MetricName, Platform } from "@fanradar/engine";
import type { IntentId } from "./intents/intent-ids.ts";
import type { AudienceQuestion } from "./route/audience/read-audience-question.ts";
import type { Focus } from "./route/follow/focus.ts";
import type { PaymentQuestion } from "./route/payments/read-payment-question.ts";
import type { PostForm } from "./route/slots/find-form.ts";
import type { Goal } from "./route/slots/find-goal.ts";
import type { Limit } from "./route/slots/find-limit.ts";
import type { Premise } from "./route/slots/find-premise.ts";
import type { Scope } from "./route/slots/find-scope.ts";

/**
 * What becomes of the readings of a question: `sure`, the first is answered; `likely`, it is answered and the others are offered below;
 * `unsure`, all are offered.
 */
export type Certainty = "sure" | "likely" | "unsure";

/** What a question asks, as the router reads it. */
export interface Question {
  text: string;
  /** Language of the question; the reader's own where it cannot be detected. */
  language: Language;
  /** Readings, the likeliest first, at most three. Empty means nothing matches. */
  intents: readonly IntentId[];
  certainty: Certainty;
  /** Platforms that it names, or that a follow-up carries along. */
  platforms: readonly Platform[];
  /** Metrics that it names. */
  metrics: readonly MetricName[];
  /** Posts or models asked for from the lower end ('worst', 'slowest', 'least'). */
  order: "best" | "worst";
  /** It names which end it asks for, as 'the best' does. */
  isRanked?: boolean;
  /** How many of a ranking it asks for. */
  count?: number;
  /** Which one from the end of a ranking it asks for, where it is not the first: 'the second best'. */
  place?: number;
  /** The part of its amount that it asks for, in percent: '15 % of October'. */
  fraction?: number;
  /** It names a day, week or quarter that there is not: 'November 31'. */
  isOfNoDate?: true;
  /** The forms of posts that it counts. */
  forms?: readonly PostForm[];
  /** It asks for the single day that brought most or fewest followers, or for what was posted on that day. */
  day?: "gained" | "posted";
  /** The end of a forecast's range that it asks for, or how sure the forecast is. */
  range?: "low" | "high" | "sure";
  /** It asks whether what was stated is enough. */
  isNorm?: true;
  /** It also asks why: 'which model is worst, and why?' */
  asksWhy?: boolean;
  /** What it asks of payments, where every word of it is understood. */
  payments?: PaymentQuestion;
  /** What it asks of an audience or of how posts do, where every word of it is understood. */
  audience?: AudienceQuestion;
  /** The hashtag of the posts that it asks for, folded, as '#viajes'. */
  hashtag?: string;
  /** The days of the week that it asks about, each by its number, Sunday's being 0. */
  weekdays?: readonly number[];
  /** The day, week or month of which it asks whether it was first or last: `2026-10-11`, the Monday of a week, `2026-10`. */
  candidate?: string;
  /** It asks of days that begin today, of which no payments are known: its period is the one before. */
  isBegun?: true;
  /** It asks for the sum of its models, or of its kinds of payments. */
  isTogether?: true;
  /** What a question after it may mean. */
  focus?: Focus;
  /** It asks for the last answer as a chart. */
  asChart?: boolean;
  /** It asks for the last answer in fewer words. */
  isBrief?: boolean;
  /** It goes on from the question before, and names nothing that this did not: what repeats its answer is no answer. */
  namesNothingNew?: true;
  /** Ids of models whose names or handles it mentions, in order. */
  models: readonly number[];
  /** The passage whose words to say it wants otherwise. */
  draft?: { article: string; passage: string };
  /** Names of those on shift whom it asks about. */
  chatters?: readonly string[];
  /** Whom it is about, where it names no model but says that. */
  scope?: Scope;
  /** Calendar period that it names: `last-month`, `this-month`, a month such as `2026-10`, months such as `2026-09..2026-10`, a day such as `2026-10-05`, days such as `2026-10-01..2026-10-27`, a year `2026`, or days back such as `30d`. */
  period?: string;
  /** Another question of the same subject in the same text: 'how many followers, and which post did best?' */
  also?: Question;
  /** The amount that it holds figures against: 'more than 10k'. */
  limit?: Limit;
  /** What is to be reached: so many followers, or so much a month or year. */
  goal?: Goal;
  /** The day by which its goal is to be reached, as `2026-12-25`. */
  deadline?: string;
  /** The first day of the time to come that it names, as `2028-11-27`. */
  horizon?: string;
  /** The month to come whose earnings it asks for, as `2026-12`, or months as `2026-12..2027-02`. */
  month?: string;
  /** It asks for a mean over models: 'average earnings per model'. */
  isAverage?: boolean;
  /** Words of it that the first reading does not use, as they were written. */
  unused?: readonly string[];
  /** It names an amount that the first reading holds nothing against. */
  leavesAmount?: boolean;
  /** It asks how a figure of its period differs from one before. */
  isCompared?: boolean;
  /** What it leaves out: 'without TikTok', 'except Carla', with these words. */
  without?: {
    platforms: readonly Platform[];
    models: readonly number[];
    metrics: readonly MetricName[];
    words: string;
  };
  /** The models with this tag; empty where no model has it. */
  tagged?: { tag: string; models: readonly number[] };
  /** What it takes for granted, or asks to be confirmed. */
  premise?: Premise;
  /** The period that this one is compared with, where the question names both. */
  before?: string;
}

/** Whether a model is one that a question on several means: it wears the tag that is named, and is not left out. */
export const includesModel = ({ without, tagged }: Pick<Question, "without" | "tagged">, id: number): boolean =>
  !without?.models.includes(id) && (tagged === undefined || tagged.models.includes(id));

/** Whether it means some of all models by a tag, or by leaving others out. */
export const isOfSomeModels = ({ without, tagged }: Pick<Question, "without" | "tagged">): boolean =>
  tagged !== undefined || (without?.models.length ?? 0) > 0;
