import type { Period } from "../ledger/evidence.ts";
import type { EvidenceKind, Platform } from "../ledger/vocabulary.ts";
import type { SameDays, StatementSpan } from "./same-days.ts";

export const portfolioMetrics = ["earnings", "engagement", "followers"] as const;
export type PortfolioMetric = (typeof portfolioMetrics)[number];

/** The whole period, the equal one before it, and its bars by their place. */
export type Span = "now" | "before" | number;

/** Followers of one profile, or typed figures of one model on a platform without a connector. */
export interface PortfolioSubject {
  id: string;
  platform: Platform;
  /** Ids of the models that link it. */
  members: string[];
  kind: EvidenceKind;
  sandbox: boolean;
}

/** A value of a subject for each span; undefined where none is known. Packed: a portfolio may have thousands of subjects. */
export interface BySpan<Value> {
  subject: string;
  before?: Value | undefined;
  now?: Value | undefined;
  bars: readonly (Value | undefined)[];
}

/** Likes and comments of the typical post of a span, and how many posts there are. */
export interface TypicalPostCounts {
  interactions: number;
  n: number;
  /** Those of each post, where so few subjects are requested that a change needs each one's own range. */
  all?: readonly number[];
}

/** All that a portfolio's figures may know. Plain data. */
export interface PortfolioInput {
  asOf: string;
  /** These spans are half-open: they contain the instant that they begin at, not the one that they end at. */
  period: Period;
  before: Period;
  /**
   * Whether earnings of the period are those of as many days up to the newest known one of each member (`latestDays`), and those before it
   * of as many days before these.
   */
  isLatest?: boolean;
  bars: Period[];
  /** `own`: counts and amounts are added up. `creators`: the typical one of at least five. */
  of: "own" | "creators";
  members: string[];
  /** Members whose earnings enter figures of many, and are shown for no one of them. */
  aggregateOnly?: string[];
  subjects: PortfolioSubject[];
  /** The newest reading at the end of a span; none where it is too old to stand for it. */
  followers: BySpan<number>[];
  posts: BySpan<TypicalPostCounts>[];
  /** Cleared payments less what was given back, net. */
  payments: {
    member: string;
    platform: Platform | null;
    span: Span;
    cents: number;
    currency: string;
    n: number;
    /** The days that this amount is of, both included, where they are not those of the span. */
    days?: Period;
    /** Of the member's days of `sameDays` alone; absent without such. */
    sameCents?: number;
  }[];
  /** What one dollar is in each currency. Absent: amounts of different currencies are never added. */
  perDollar?: Record<string, number>;
  /** From when to when each statement reaches. */
  paid: StatementSpan[];
  /** On which days of each member the two periods may be compared, where these are not the latest days. */
  sameDays?: SameDays[];
  /** Net earnings of a span of days that a member gave without payments: typed, from a screenshot, sums of a file. */
  given?: {
    member: string;
    platform: Platform;
    cents: number;
    currency: string;
    from: string;
    to: string;
    observedAt: string;
    kind: EvidenceKind;
    sandbox: boolean;
  }[];
}
