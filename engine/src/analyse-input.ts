import type { WordPool } from "./content/rank-terms.ts";
import type { SlotPool } from "./content/slot-effects.ts";
import type { ErrorTable } from "./growth/error-table.ts";
import type { Breakdown, Evidence, Observation, Period, Post } from "./ledger/evidence.ts";
import type { CollectionResult, ReportSubject } from "./ledger/sealed.ts";
import type { TransactionType } from "./ledger/statement.ts";
import type { Platform } from "./ledger/vocabulary.ts";
import type { PayerBook } from "./payers/payer-book.ts";
import type { RangePool } from "./posts/range-pool.ts";
import type { PricedPeer } from "./standing/price-among-peers.ts";

/** What other creators on this instance look like. Absent until there are enough of them. */
export interface Peer {
  platform: Platform;
  followers: number;
  /** Engagement by followers, percent, of the last 8–12 posts. */
  engagement?: number;
  /** Relative gain over 28 days, percent. */
  gain28?: number;
  /** Posts a week over the last 56 days. */
  perWeek?: number;
}

/** A month's cleared payments less what was given back; cents, net. */
export interface StatementMonth {
  netCents: number;
  /** How much of it is no subscription. */
  extrasCents: number;
  /** By what was paid for. */
  typeCents?: Partial<Record<TransactionType, number>>;
  /** Upper limit of the people who paid: distinct hashes, and one for each payment without a name. */
  payers: number;
  /** Who paid, by hash, and how often they tipped or paid for a message. Undefined where no payment has a name. */
  people?: { payers: number; tipsAndMessages: number };
  /** Its first and its last day, by the statement's own clock. */
  period: Period;
  /** ISO instant of its last payment. */
  asOf: string;
  evidence: string;
}

/** All that `analyse` may know. Plain data: it crosses into a worker thread. */
export interface AnalyseInput {
  /** ISO instant of the report. */
  asOf: string;
  subjects: ReportSubject[];
  /** What the public reading of a profile came to where its owner's connected account was read instead. */
  publicOutcomes?: Partial<Record<Platform, CollectionResult>>;
  evidence: Evidence[];
  observations: Observation[];
  posts: Post[];
  peers: Peer[];
  /** What others take for their OnlyFans pages, of those whose price may be counted. Absent: none may. */
  pricedPeers?: PricedPeer[];
  /** Who follows, from connected accounts. Undefined: none is connected. */
  breakdowns?: Breakdown[];
  /** How far off forecasts of this instance's own creators were; of those whose counts are exact, and rounded. */
  errorTables?: { exact?: ErrorTable; rounded?: ErrorTable };
  /** How wide ranges of engagement have to be on a platform, by this instance's creators there. Absent: too few. */
  rangePools?: Partial<Record<Platform, RangePool>>;
  /** How many creators of the pool use a word in captions: document frequencies for themes. Absent: none known. */
  wordPool?: WordPool;
  /** What OnlyFans paid in a month by a statement. Absent: no statement. */
  statementMonth?: StatementMonth;
  /** Who paid on OnlyFans by statements. Absent: no statement of a month. */
  payerBook?: PayerBook;
  /** How many days imported statements of OnlyFans span, where they are too few for a month. */
  statementDays?: number;
  /** IANA name of the creator's time zone. Absent: unknown, and never guessed. */
  timeZone?: string;
  /** What a three-hour slot of their local day brings other creators of a platform. Absent: none known. */
  slotPools?: Partial<Record<Platform, SlotPool>>;
  /** The submitter's own words about an OnlyFans page, shown as given. */
  ownWords?: { contentStyle?: string };
}
