import type { AnalyseInput } from "../analyse-input.ts";
import type { FormulaKey } from "../catalogue/formulas.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import { foldDailyEarnings } from "../earnings/fold-daily-earnings.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { Outcome, Subject } from "../ledger/sealed.ts";
import { type Platform, platformNames, type SampleUnit, type Unit } from "../ledger/vocabulary.ts";
import { cleanObservations, cleanPosts } from "./clean.ts";

/** The evidence of one analysis, cleaned and laid out, and the facts found so far. */
export interface Desk {
  asOf: string;
  platforms: Platform[];
  outcome: ReadonlyMap<Platform, Outcome>;
  /** When a platform was asked in vain, and when it is asked again. */
  tries: ReadonlyMap<Platform, Pick<Subject, "triedAt" | "nextTryAt">>;
  evidence: ReadonlyMap<string, Evidence>;
  /** When each act of giving was taken in, never after `asOf`. Milliseconds. */
  readAt: ReadonlyMap<string, number>;
  observations: Observation[];
  posts: Post[];
  /** Written only: a function takes the facts it computes from as arguments, so that the compiler checks their order. */
  facts: Pick<Map<string, Fact>, "set" | "values">;
}

/** What a fact is made of; the desk adds what follows from its evidence. */
export interface Draft {
  metric: MetricName;
  platform?: Platform;
  /** ISO day of what happened more than once: the end of its id. */
  day?: string;
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
  calibration?: NonNullable<Fact["calibration"]>;
  n?: number;
  sampleOf?: SampleUnit;
  period?: Fact["period"];
  currency?: string;
  conflicts?: Fact["conflicts"];
  alternatives?: string[];
}

/** Lays evidence out for the figures: drops what no figure may rest on and sorts the rest, so that the order of input never matters. */
export function prepareEvidence(input: AnalyseInput): Desk {
  const evidence = new Map(input.evidence.map((one) => [one.key, one]));
  const known = { evidence, asOf: input.asOf };
  const observations = foldDailyEarnings(cleanObservations(input.observations, known));
  const posts = cleanPosts(input.posts, known);
  const given = new Set([...input.subjects, ...observations, ...posts].map(({ platform }) => platform));
  return {
    asOf: input.asOf,
    platforms: platformNames.filter((platform) => given.has(platform)),
    outcome: new Map(input.subjects.map(({ platform, outcome }) => [platform, outcome])),
    tries: new Map(
      input.subjects.map(({ platform, triedAt, nextTryAt }) => [
        platform,
        { ...(triedAt && { triedAt }), ...(nextTryAt && { nextTryAt }) },
      ]),
    ),
    evidence,
    readAt: readTimes(input.evidence, Date.parse(input.asOf)),
    observations,
    posts,
    facts: new Map(),
  };
}

function readTimes(evidence: readonly Evidence[], now: number): Map<string, number> {
  return new Map(
    evidence.map(({ key, addedAt }) => {
      const at = Date.parse(addedAt);
      return [key, Number.isNaN(at) ? now : Math.min(at, now)];
    }),
  );
}

/** Adds a fact that rests on evidence of the desk. */
export function put(desk: Desk, { sources: given, asOf, day, ...draft }: Draft): Fact {
  const sources = [...new Set(given)];
  const id = day === undefined ? idOf(draft) : `${idOf(draft)}.${day}`;
  const behind = sources.flatMap((key) => desk.evidence.get(key) ?? []);
  return keep(desk, makeFact({ id, ...draft, asOf: asOf ?? desk.asOf, sources }, behind));
}

/** Adds a missing fact, and why it is missing. */
export function addMissing(desk: Desk, subject: Pick<Draft, "metric" | "platform" | "unit">, reason: Reason): Fact {
  return keep(desk, makeMissing({ id: idOf(subject), ...subject, asOf: desk.asOf }, reason));
}

/** Adds a finished fact. */
export function keep(desk: Desk, fact: Fact): Fact {
  desk.facts.set(fact.id, fact);
  return fact;
}

/** A fact's number, undefined when it is absent. */
export function numberOf({ value }: Fact): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function idOf({ metric, platform }: { metric: string; platform?: Platform }): string {
  return platform ? `${platform}.${metric}` : metric;
}
