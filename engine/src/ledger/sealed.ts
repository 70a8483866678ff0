import type { Fact, Series, Statement } from "./fact.ts";
import type { EvidenceKind, Platform } from "./vocabulary.ts";

/** A profile the report is about, and what reading it came to. */
export interface ReportSubject extends CollectionResult {
  platform: Platform;
  handle: string;
  url: string;
}

/** What reading a profile came to. */
export interface CollectionResult {
  /** `ok`: figures were read. Otherwise why not, from the closed list of connector results. */
  outcome: Outcome;
  /** ISO instant of the last request that failed, where `outcome` states a failure. */
  triedAt?: string;
  /** ISO instant before which no other request is made, where that is known. */
  nextTryAt?: string;
}

export const outcomes = [
  "ok",
  "not_found",
  "not_professional_or_missing",
  "private",
  "suspended",
  "reconnect",
  "missing_scope",
  "rate_limited",
  "out_of_credits",
  "no_data",
  "upstream_error",
  "contract_error",
  "budget_used",
  "no_connector",
  "no_key",
] as const;
export type Outcome = (typeof outcomes)[number];

/** Where figures came from, as the ledger card and the trust mix show it. */
export interface Source {
  evidence: string;
  kind: EvidenceKind | "record";
  platform?: Platform;
  sandbox: boolean;
  observedAt: string;
  scope: "public" | "owner";
}

/** Figures, the sentences and lines that show them, and the evidence they rest on. */
export interface ReportLedger {
  subjects: ReportSubject[];
  facts: Fact[];
  statements: Statement[];
  series: Series[];
  sources: Source[];
  checks: { figures: number; passed: number; dropped: number };
}

/** A ledger beside a report's own: what is the same in both stands here by its id alone, a source by its evidence. */
export interface PublicLedger extends Omit<ReportLedger, "facts" | "series" | "sources"> {
  facts: (Fact | string)[];
  series: (Series | string)[];
  sources: (Source | string)[];
}

/** The truth of a report. Everything a reader sees is rendered from it on reading. */
export interface SealedReport extends ReportLedger {
  schema: 1;
  engineVersion: string;
  asOf: string;
  /**
   * The same report computed from public evidence alone, for readers who may not see the owner's. Absent where no evidence is
   * the owner's: the report is then its own public ledger.
   */
  publicLedger?: PublicLedger;
  /** Who wrote the text: the engine, or the name of a language model. */
  narrator: string;
  /** Of a saved comparison alone: whose facts these are, by the keys that their ids begin with, and who leads. */
  comparison?: SealedComparison;
}

/** Several reports beside each other, in the order of the request. */
export interface SealedComparison {
  /** `added`: facts that the comparison itself computed from the creator's own. */
  members: { key: string; name: string; asOf: string; added: string[] }[];
  leads: ComparisonLead[];
  /** Who leads by public evidence alone; beside a public ledger. */
  publicLeads?: ComparisonLead[];
}

/** `figures`: who is in the running, and by which fact. `key`: who leads. */
export interface ComparisonLead {
  metric: string;
  /** Of a figure of one platform. */
  platform?: Platform;
  state: "leads" | "too-close" | "no-data";
  key?: string;
  /** Whose ranges meet, the best first, and who surely lies behind them. */
  close?: string[];
  behind?: string[];
  /** The part by which the one who leads is furthest ahead. */
  mainPart?: string;
  figures: { key: string; fact: string }[];
}
