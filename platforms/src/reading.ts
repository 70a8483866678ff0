import type { Observation, Outcome, Post } from "@fanradar/engine";
import type { OnAnswer } from "./http/get-json.ts";

/** Every way a read can end but `ok`. Source: docs/platforms.md, 'Results of a read'. */
export type FailedOutcome = Exclude<Outcome, "ok" | "budget_used" | "no_connector" | "no_key">;

/** What the platform said of our standing with it. */
export interface Usage {
  /** Calls left in the window, where the platform says so. */
  remaining?: number;
  /** Share of the window's calls that is left, 0 to 1, where the platform says so. */
  quotaLeft?: number;
  /** ISO instant before which no further call may be made. */
  blockedUntil?: string;
}

/** What a platform answered about one profile. */
export type ProfileReading =
  | {
      result: "ok";
      /** The platform's own id and name of the profile. */
      externalId: string;
      displayName?: string;
      biography?: string;
      observations: Observation[];
      posts: Post[];
      /** Posts that were answered and could not be read: without a time, or not as the contract says. */
      postsDropped: number;
      /** False when a page of posts failed: what was read before it stands. */
      postsComplete: boolean;
      usage: Usage;
      costCents: number;
      /** What the operator should know of an answer that is used all the same. */
      notice?: string;
    }
  | { result: FailedOutcome; usage: Usage; costCents: number; detail: string };

/** Options of every read beside its credentials. */
export interface ReadOptions {
  /** ISO instant that the observations carry. */
  observedAt: string;
  /** Key of the evidence that the read is stored as. */
  evidence: string;
  /** How many posts at most. */
  posts: number;
  signal?: AbortSignal;
  onAnswer?: OnAnswer;
}
