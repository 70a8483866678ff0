import type { EvidenceKind, ObservationMetric, Platform } from "./vocabulary.ts";

/** A span of days or instants, ISO 8601, both ends included. */
export interface Period {
  from: string;
  to: string;
}

/** One act of giving: an API read, a connected account, a file, a screenshot, a typed figure. */
export interface Evidence {
  /** Unique, made from its cause: `api:instagram:ava:2026-11-20T09`, `manual:7:3f…`. */
  key: string;
  kind: EvidenceKind;
  /** True when a stand-in of the platform answered, not the platform. */
  sandbox: boolean;
  /** `public`: what any app could read without the owner's consent. Everything else is `owner`. */
  scope: "public" | "owner";
  /** ISO instant at which it was taken in. */
  addedAt: string;
  /** Of a read of posts: how many were answered and could not be read. */
  postsDropped?: number;
}

/** A single value seen once. Append-only; absent is never 0. */
export interface Observation {
  platform: Platform;
  metric: ObservationMetric;
  value: number;
  /** Half-open truth of a rounded or sampled value: 12.3K is 12300, low 12250, high 12349. */
  low?: number;
  high?: number;
  period?: Period;
  currency?: string;
  /** ISO instant. For a read: the moment of the read. */
  observedAt: string;
  /** Key of the evidence it came with. */
  evidence: string;
}

export const breakdownDimensions = ["country", "city", "age", "gender", "onlineHour"] as const;

/**
 * Followers by one dimension, from a connected account alone. Keys are the platform's: `US`, `Berlin, Berlin`, `25-34`, `F`;
 * of `onlineHour` the hour of the UTC day, 0–23. What the platform does not place is in no part.
 */
export interface Breakdown {
  platform: Platform;
  dimension: (typeof breakdownDimensions)[number];
  parts: { key: string; value: number }[];
  observedAt: string;
  evidence: string;
}

/** A published post. A member that the platform did not answer is absent, never 0. */
export interface Post {
  platform: Platform;
  externalId: string;
  publishedAt: string;
  kind: "image" | "video" | "carousel" | "text" | "other";
  /** Absent where there is none and where the source does not say. */
  caption?: string;
  likes?: number;
  comments?: number;
  shares?: number;
  saves?: number;
  views?: number;
  /** Accounts that saw it: from a connected account alone. */
  reach?: number;
  evidence: string;
}
