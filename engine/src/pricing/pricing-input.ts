import type { Evidence } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { NotJudged, PriceJudgement } from "../payers/judge-price.ts";
import type { MonthSoFar } from "../revenue/month-so-far.ts";

/** What is sold one by one, as the specification's content prices name it. */
export const contentKinds = ["photoSingle", "photoSet", "videoShort", "videoLong", "videoCustom", "live"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A whole month of a paid page; cents, gross. */
export interface PricingMonth {
  /** '2026-10'. */
  month: string;
  /** The price for new subscribers in it. Undefined: unknown, or it changed within the month. */
  priceCents?: number;
  joined: number;
  /** Who paid for the subscription in it, those who joined included. */
  active: number;
  subscriptionCents: number;
  extrasCents: number;
}

/** A price that was changed, as its owner logged it. */
export interface LoggedPrice {
  /** First day of the new price, '2026-10-14'. */
  on: string;
  fromCents: number;
  toCents: number;
}

/** Those who joined at one price, cents, long enough ago to have renewed or not, and how many of them renewed once. */
export interface JoinersAtPrice {
  priceCents: number;
  n: number;
  stayed: number;
}

/** What pricing may know. Plain data: it crosses into a worker thread. */
export interface PricingInput {
  /** ISO instant. */
  asOf: string;
  /** Absent: a platform whose bounds are not known. */
  platform?: Platform;
  currency: string;
  /** Whole months, the oldest first. */
  months: readonly PricingMonth[];
  /** Where single payments are known by who made them: who joined at which price, the largest group first. */
  joiners?: readonly JoinersAtPrice[];
  /** What the newest change of the price brought, where it led to the present price. */
  judged?: { fromCents: number; toCents: number } & (PriceJudgement | NotJudged);
  /** The month after them, as far as it is known; cents, net. */
  soFar?: MonthSoFar;
  /** The present price with its evidence, where it is stated apart from the months. */
  price?: { cents: number; observedAt: string; evidence: string };
  /** The platform's share, 0–1, where statements state it. */
  feeShare?: number;
  /** What was paid for single things, cents gross. */
  sales: Partial<Record<ContentKind, readonly number[]>>;
  /** All that the figures rest on. */
  evidence: readonly Evidence[];
  /** Why there are no months, where there are none: what would be needed, or that the viewer is not shown them. */
  missingReason: "needs-statement" | "too-few-months" | "no-gross" | "hidden-by-role";
}
