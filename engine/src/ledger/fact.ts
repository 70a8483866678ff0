import type { Period } from "./evidence.ts";
import type { FactKind, Platform, SampleUnit, Section, Trust, Unit } from "./vocabulary.ts";

/** Why a figure is absent. There exactly when the fact's kind is `unavailable`. */
export interface Reason {
  code: ReasonCode;
  needs?: number;
  has?: number;
  /** ISO day on which it will be there if daily readings go on. */
  readyOn?: string;
  /** ISO instants: of the last request that failed, and before which no other is made. */
  triedAt?: string;
  nextTryAt?: string;
}

export const reasonCodes = [
  "too-few-posts",
  "post-too-new",
  "post-of-others",
  "too-few-days",
  "too-few-rounded",
  "too-few-captions",
  "too-few-peers",
  "too-few-videos",
  "too-few-ratings",
  "too-few-months",
  "too-few-places",
  "no-pool",
  "no-earnings",
  "likes-hidden",
  "no-interactions",
  "no-follower-count",
  "not-linked",
  "too-few-links",
  "needs-typing",
  "needs-earnings",
  "needs-connection",
  "needs-statement",
  "too-few-statement-days",
  "not-public",
  "hidden-by-role",
  "not-found",
  "private-account",
  "suspended",
  "platform-empty",
  "platform-unreachable",
  "platform-unreadable",
  "platform-refused",
  "rate-limited",
  "no-key",
  "budget-used",
  "no-benchmark",
  "no-reliable-difference",
  "no-common-theme",
  "no-common-language",
  "no-other-posts",
  "no-gross",
  "too-few-payers",
  "no-subscribers",
  "too-few-weeks",
  "no-best-weekday",
  "needs-price",
  "too-few-sales",
  "needs-dollars",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** A figure with its provenance. Computed by the engine at `asOf`, for one report or page. */
export interface Fact {
  /** `{platform}.{metric}` or `{metric}`: 'instagram.followers', 'growth.gain28'. Unique in its ledger. */
  id: string;
  metric: string;
  platform?: Platform;
  kind: FactKind;
  value: number | string | string[] | null;
  unit: Unit;
  currency?: string;
  /** Ends of the interval at `level`. */
  low?: number;
  high?: number;
  level?: number;
  calibration?: Calibration;
  /** Size of the sample: posts, days, creators. */
  n?: number;
  /** What `n` counts. */
  sampleOf?: SampleUnit;
  period?: Period;
  asOf: string;
  trust: Trust;
  sandbox: boolean;
  /** Key of `words/`: how it was computed. */
  formula?: string;
  /** Ids of facts it was computed from. */
  inputs: string[];
  /** Keys of the evidence it rests on. */
  sources: string[];
  /** Other facts that answer nearly the same question by another formula. */
  alternatives?: string[];
  conflicts?: Conflict[];
  reason?: Reason;
  /** Set on a figure that only its owner and submitter may read (earnings, subscribers, anything typed). */
  scope: "public" | "owner";
}

/** What the width of an interval rests on. */
export interface Calibration {
  /** `own`: creators read on this instance. `shipped`: the data that the engine's constants were fitted on. */
  from: "own" | "shipped";
  creators: number;
  /** Times the width that ships; absent where the width is no multiple of it. */
  factor?: number;
  /** Percent of it that stands on readings of one day, the day with most; absent where the days are not known. */
  oneDay?: number;
}

/** A source that says something else, and is not lost. */
export interface Conflict {
  evidence: string;
  value: number;
  observedAt: string;
  /** `disagrees`: beyond both intervals. `older-stronger`: stronger but over 30 days old. */
  why: "disagrees" | "older-stronger";
}

/** A sentence: a key of `words/` whose slots are filled by facts, and nothing else. */
export interface Statement {
  key: string;
  section: Section;
  /**
   * Where in its section: 'overview'; a platform; 'themes', 'posts', 'schedule', 'audience'; 'growth' (what speaks for it),
   * 'outlook' (what else is known), 'position'; 'risk', 'checks' (how many ran), 'notChecked', 'next'.
   */
  place: string;
  slots: Record<string, string>;
  /** Facts it rests on beyond the slots. */
  evidence: string[];
  /** On risks and next steps. */
  severity?: "low" | "medium" | "high";
}

export interface SeriesPoint {
  at: string;
  value: number;
  low?: number;
  high?: number;
}

/** A line or a row of bars. Gaps are gaps: a day without a reading has no point. */
export interface Series {
  id: string;
  metric: string;
  platform?: Platform;
  unit: Unit;
  points: SeriesPoint[];
  forecast?: SeriesPoint[];
}
