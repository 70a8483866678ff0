import type { AnalyseInput } from "../analyse-input.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import type { Outcome } from "../ledger/sealed.ts";
import { type Platform, platformNames, type Trust, trustLevels, type Unit } from "../ledger/vocabulary.ts";
import type { FormulaKey } from "./formulas.ts";
import type { MetricName } from "./metrics.ts";

/** The evidence of one analysis, cleaned and laid out, and the facts found so far. */
export interface Desk {
  asOf: string;
  platforms: Platform[];
  outcome: ReadonlyMap<Platform, Outcome>;
  evidence: ReadonlyMap<string, Evidence>;
  observations: Observation[];
  posts: Post[];
  facts: Map<string, Fact>;
}

/** What a fact is made of; the desk adds what follows from its evidence. */
export interface Draft {
  metric: MetricName;
  platform?: Platform;
  kind: Fact["kind"];
  value: Fact["value"];
  unit: Unit;
  /** Instant of the newest evidence; the desk's own when absent. */
  asOf?: string;
  sources: Iterable<string>;
  inputs?: string[];
  formula?: FormulaKey;
  low?: number;
  high?: number;
  level?: number;
  n?: number;
  sampleOf?: NonNullable<Fact["sampleOf"]>;
  period?: Fact["period"];
  currency?: string;
  conflicts?: Fact["conflicts"];
  alternatives?: string[];
}

/**
 * Lays evidence out for the figures: drops what no figure may rest on (values that are not finite or negative, posts and
 * readings after `asOf`, unknown evidence, the same post twice) and sorts the rest, so that the order of input never matters.
 */
export function layOut(input: AnalyseInput): Desk {
  const evidence = new Map(input.evidence.map((one) => [one.key, one]));
  const observations = input.observations
    .filter((one) => evidence.has(one.evidence) && isCount(one.value) && one.observedAt <= input.asOf)
    .sort((a, b) => compare(keyOf(a), keyOf(b)));
  const posts = new Map<string, Post>();
  for (const post of [...input.posts].sort((a, b) => compare(a.evidence, b.evidence))) {
    if (evidence.has(post.evidence) && post.publishedAt <= input.asOf)
      posts.set(`${post.platform} ${post.externalId}`, withSoundCounts(post));
  }
  const given = new Set([
    ...input.subjects.map(({ platform }) => platform),
    ...observations.map(({ platform }) => platform),
  ]);
  return {
    asOf: input.asOf,
    platforms: platformNames.filter((platform) => given.has(platform)),
    outcome: new Map(input.subjects.map(({ platform, outcome }) => [platform, outcome])),
    evidence,
    observations,
    posts: [...posts.values()].sort(
      (a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.externalId, b.externalId),
    ),
    facts: new Map(),
  };
}

/** Adds a fact. Trust is its weakest source's; it is the owner's when one source is; it is the sandbox's when one source is. */
export function put(desk: Desk, { sources: given, asOf, inputs = [], ...draft }: Draft): Fact {
  const sources = [...new Set(given)].sort();
  const behind = sources.flatMap((key) => desk.evidence.get(key) ?? []);
  const fact: Fact = {
    id: idOf(draft),
    ...draft,
    asOf: asOf ?? desk.asOf,
    trust: draft.kind === "estimated" || behind.length === 0 ? "inferred" : weakest(behind.map(trustOf)),
    sandbox: behind.some(({ sandbox }) => sandbox),
    inputs,
    sources,
    scope: behind.some(({ scope }) => scope === "owner") ? "owner" : "public",
  };
  desk.facts.set(fact.id, fact);
  return fact;
}

/** Adds the absence of a figure, and why it is absent. */
export function putAbsent(desk: Desk, subject: Pick<Draft, "metric" | "platform" | "unit">, reason: Reason): Fact {
  const fact: Fact = {
    id: idOf(subject),
    ...subject,
    kind: "unavailable",
    value: null,
    asOf: desk.asOf,
    trust: "inferred",
    sandbox: false,
    inputs: [],
    sources: [],
    reason,
    scope: "public",
  };
  desk.facts.set(fact.id, fact);
  return fact;
}

/** A fact's number, undefined when it is absent. */
export function numberOf(desk: Desk, id: string): number | undefined {
  const value = desk.facts.get(id)?.value;
  return typeof value === "number" ? value : undefined;
}

/** How far evidence is to be trusted. An official read of public counts is as good as a connected account. */
export function trustOf({ kind }: Evidence): Trust {
  return kind === "api" ? "connected" : kind;
}

function idOf({ metric, platform }: { metric: string; platform?: Platform }): string {
  return platform ? `${platform}.${metric}` : metric;
}

function weakest(trusts: Trust[]): Trust {
  return trusts.reduce((worst, trust) => (trustLevels.indexOf(trust) > trustLevels.indexOf(worst) ? trust : worst));
}

/** A count that is none is absent: the rest of the post still counts. */
function withSoundCounts(post: Post): Post {
  const sound = { ...post };
  for (const member of ["likes", "comments", "shares", "saves", "views"] as const) {
    const count = sound[member];
    if (count !== undefined && !isCount(count)) delete sound[member];
  }
  return sound;
}

/** Rates and averages have fractions, but none so small that a division by it leaves the numbers. */
function isCount(value: number): boolean {
  return value === 0 || (value >= 1e-6 && value <= Number.MAX_SAFE_INTEGER);
}

function keyOf(one: Observation): string {
  return `${one.platform} ${one.metric} ${one.observedAt} ${one.evidence} ${one.value}`;
}

/** Code unit order: the same on every machine, unlike a locale's. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
