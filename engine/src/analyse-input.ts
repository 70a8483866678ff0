import type { Evidence, Observation, Post } from "./ledger/evidence.ts";
import type { Subject } from "./ledger/sealed.ts";
import type { Platform } from "./ledger/vocabulary.ts";

/** What other creators on this instance look like. Absent until there are enough of them. */
export interface Peer {
  platform: Platform;
  followers: number;
  /** Engagement by followers, percent, of the last 8–12 posts. */
  engagement?: number;
  /** Relative gain over 28 days, percent. */
  gain28?: number;
}

/** All that `analyse` may know. Plain data: it crosses into a worker thread. */
export interface AnalyseInput {
  /** ISO instant the report speaks of. */
  asOf: string;
  subjects: Subject[];
  evidence: Evidence[];
  observations: Observation[];
  posts: Post[];
  peers: Peer[];
  /** How many creators of the pool use a word in captions: document frequencies for themes. Absent: none known. */
  wordPool?: { creators: number; frequency: Record<string, number> };
  /** The submitter's own words about an OnlyFans page, shown as given. */
  ownWords?: { contentStyle?: string };
}
