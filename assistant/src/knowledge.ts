import type { FailureCode, ModelGoal, Todo } from "@fanradar/contract";
import type { BreakdownColumn, Fact, Platform, SealedReport, Series, Statement } from "@fanradar/engine";
import type { Block } from "./plan/block.ts";

/**
 * What an intent needs besides the chosen model's newest report; the server loads it before the plan is made.
 * `history` is `{platform}.gain.before` and `.gainPercent.before`: what `gain` and `gainPercent` were over as many days before theirs.
 * `newest` are the newest posts. `leaving` is `{id}.subscribers.leaving` of models.
 * `outlooks` are `{id}.revenue.month` of models, and `together.revenue.month`.
 * `splits` are `split.base.{month}`, `.agency` and `.creator`; `cohorts` are `cohort.joined.{month}` and `cohort.stayed.{month}.{months}`.
 * `payments` is `payment.count`, `.largest`, `.mean`, `.median`, `.hour` and `.hourShare`, of single payments, and `payers.count.in` and others on who made them.
 * `breakdown` is `breakdown.{column}.{key}` and others of payments, `audience` of followers and posts, both with `Knowledge.breakdown`; those that begin with `models-` of several.
 * `score` is `trendingScore`, and `{platform}.trendingPlace` and `.trendingWeight` of each platform that counts.
 */
export const needs = [
  "posts",
  "models",
  "prices",
  "changes",
  "earnings",
  "history",
  "score",
  "newest",
  "leaving",
  "outlooks",
  "splits",
  "cohorts",
  "payments",
  "breakdown",
  "models-breakdown",
  "audience",
  "models-audience",
  "chatters",
  "todos",
  "goals",
] as const;
export type Need = (typeof needs)[number];

/** A post with the ids of its facts; `url` and `caption` are text of the world, shown as such. */
export interface RankedPost {
  id: string;
  platform: Platform;
  publishedAt: string;
  kind: "image" | "video" | "carousel" | "text" | "other";
  url: string | null;
  caption: string | null;
  /** Its model, where posts of several are ranked. */
  model?: string;
  /** `post.{id}.likes`, `.comments`, `.views` and `.change`: likes and comments against the typical post of its platform; `.times` of a new one. */
  facts: { likes?: string; comments?: string; views?: string; change?: string; times?: string };
}

/**
 * A model of the person's own portfolio, or one that it is compared with. Ids of its facts and statements begin with `{id}.`; a metric
 * of platforms without one, such as `7.gainPercent`, is the model's single figure: of all platforms, or of the one with most followers.
 */
export interface PortfolioModel {
  id: number;
  name: string;
  /** Ids in `Knowledge.statements` of the risks of its report, most severe first. */
  attention: readonly string[];
  state: "analyzed" | "processing" | "failed";
  /** Why its last analysis failed, where it did. */
  failure?: FailureCode;
}

/** What a chatter sold in a month, and in how many hours alone on shift; of several on one shift together without hours. Ids of facts. */
export interface ChatterSales {
  names: readonly string[];
  sales: string;
  hours: string | null;
  perHour: string | null;
}

/** Something that is open to do in the person's workspace. */
export interface OpenTodo extends Pick<Todo, "id" | "title" | "dueOn" | "model"> {
  assignee: string | null;
  isMine: boolean;
}

/** A goal of a model; `now`, `share` and `ahead` are ids of facts. */
export type KnownGoal = Omit<ModelGoal, "mayChange" | "setOn">;

/** One figure in two versions of a report. `difference` is a fact of its own, with its range. */
export interface Change {
  /** A real change, noise within the ranges, or one that has another cause (new evidence, another method). */
  verdict: "real" | "slight" | "noise" | "new-evidence" | "method" | "appeared" | "disappeared" | "other-profile";
  before?: string;
  after?: string;
  difference?: string;
}

/** Who confirmed how a month was divided, of sums that are still the same. */
export interface SplitState {
  /** `2026-10` */
  month: string;
  isOver: boolean;
  /** Sides whose confirmation holds. */
  confirmed: readonly ("agency" | "creator")[];
}

/**
 * Everything an answer may state, as the person who asks may see it. Facts are by id; those of a question's needs stand beside the
 * report's. Absent parts were not needed, or the person has none.
 */
export interface Knowledge {
  facts: ReadonlyMap<string, Fact>;
  sources: SealedReport["sources"];
  /** ISO instant of the question. */
  now: string;
  /** Nobody is signed in. */
  isVisitor?: true;
  /** Earnings, subscribers and prices of the person's own models are hidden from them by their role. */
  hidesEarnings?: true;
  /** Where none is chosen, the answer about each of all models. */
  ofEach?: readonly Block[];
  /** The model that is asked about; undefined where none is chosen. */
  model?: {
    id: number;
    name: string;
    /** The person sees all of it. */
    isOwn: boolean;
    /** The person manages it: texts name it, and do not say 'your'. */
    isManaged?: boolean;
    hasReport: boolean;
    /** Why its last analysis failed, where it did. */
    failure?: FailureCode;
    /** ISO instant of the newest report. */
    asOf?: string;
  };
  /** By id: `report.{n}`, `{modelId}.report.{n}`, `prices.{n}`. Slots name facts above. */
  statements: ReadonlyMap<
    string,
    { statement: Pick<Statement, "key" | "slots" | "severity"> & { place: string }; from: "report" | "prices" }
  >;
  /** By metric and platform, such as `instagram.followers`. */
  series: ReadonlyMap<string, Series>;
  /** Likes and comments against the typical post of the platform, best first. */
  posts?: readonly RankedPost[];
  /** The newest posts, the newest first, and of each platform at least one; they may be too young to be ranked. */
  newest?: readonly RankedPost[];
  models?: readonly PortfolioModel[];
  /** Own models that the question leaves out, by their names. */
  left?: readonly Pick<PortfolioModel, "id" | "name">[];
  /** Ids of facts that state what asks for attention now among all of the person's models, the most urgent first. */
  attention?: readonly string[];
  /** The months that are divided between agency and creator, newest first. */
  splits?: readonly SplitState[];
  /** What payments came to by the unit that a question asks for: the models whose payments these are, and a row for each group. */
  breakdown?: {
    columns: readonly BreakdownColumn[];
    models: readonly number[];
    rows: readonly { key: string; isWhole: boolean }[];
  };
  /** Tips and paid messages of the month that a question names, or of the newest one with shifts, by chatter. */
  chatters?: readonly ChatterSales[];
  /** What is open to do, by its day; what has none last. Absent where no member asks. */
  todos?: readonly OpenTodo[];
  /** Goals of the models that the person sees, open ones by their day, then those reached. Absent where no member asks. */
  goals?: readonly KnownGoal[];
  changes?: { since: string; list: readonly Change[] };
}
