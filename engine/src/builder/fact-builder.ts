import type { AnalyseInput } from "../analyse-input.ts";
import type { FormulaKey } from "../catalogue/formulas.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import { foldDailyEarnings } from "../earnings/fold-daily-earnings.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { Outcome, ReportSubject } from "../ledger/sealed.ts";
import { type Platform, platformNames, type SampleUnit } from "../ledger/vocabulary.ts";
import { cleanObservations, cleanPosts } from "./clean.ts";

/** The cleaned evidence of one analysis, and the facts computed so far. */
export interface FactBuilder {
  asOf: string;
  platforms: Platform[];
  outcome: ReadonlyMap<Platform, Outcome>;
  /** When a request to a platform last failed, and when the next one is made. */
  tries: ReadonlyMap<Platform, Pick<ReportSubject, "triedAt" | "nextTryAt">>;
  evidence: ReadonlyMap<string, Evidence>;
  /** When each piece of evidence was added, never after `asOf`. Milliseconds. */
  readAt: ReadonlyMap<string, number>;
  observations: Observation[];
  posts: Post[];
  /** How many days imported statements span, where they are too few for a month. */
  statementDays?: number;
  /** Written only: a function takes the facts it computes from as arguments, so that the compiler checks their order. */
  facts: Pick<Map<string, Fact>, "set" | "values">;
}

/** What a fact is made of; the builder adds trust, scope and sandbox from its evidence. */
export interface FactInput {
  metric: MetricName;
  platform?: Platform;
  /** The end of its id where a metric has several figures: an ISO day of what happened more than once, or which of them it is. */
  name?: string;
  kind: Fact["kind"];
  value: Fact["value"];
  /** Instant of the newest evidence; that of the analysis when undefined. */
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

/** Prepares the evidence for the figures: drops what no figure may rest on and sorts the rest, so that the order of the input never matters. */
export function prepareEvidence(input: AnalyseInput): FactBuilder {
  const evidence = new Map(input.evidence.map((one) => [one.key, one]));
  const known = { evidence, asOf: input.asOf };
  const observations = foldDailyEarnings(cleanObservations(input.observations, known));
  const posts = cleanPosts(input.posts, known);
  const given = new Set([...input.subjects, ...observations, ...posts].map(({ platform }) => platform));
  const { statementDays } = input;
  if (statementDays !== undefined) given.add("onlyfans");
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
    ...(statementDays !== undefined && { statementDays }),
    facts: new Map(),
  };
}

/** When each piece of evidence was added, never after `now`. Milliseconds. */
export function readTimes(evidence: readonly Evidence[], now: number): Map<string, number> {
  return new Map(
    evidence.map(({ key, addedAt }) => {
      const at = Date.parse(addedAt);
      return [key, Number.isNaN(at) ? now : Math.min(at, now)];
    }),
  );
}

/** Makes a fact from its evidence and adds it. Its id is `platform.metric`, with its name at the end where it has one. */
export function addFact(builder: FactBuilder, { sources: given, asOf, name, ...draft }: FactInput): Fact {
  const sources = [...new Set(given)];
  const id = name === undefined ? idOf(draft) : `${idOf(draft)}.${name}`;
  const behind = sources.flatMap((key) => builder.evidence.get(key) ?? []);
  return addMadeFact(builder, makeFact({ id, ...draft, asOf: asOf ?? builder.asOf, sources }, behind));
}

/** Adds a missing fact with its reason. */
export function addMissing(
  builder: FactBuilder,
  subject: Pick<FactInput, "metric" | "platform">,
  reason: Reason,
): Fact {
  return addMadeFact(builder, makeMissing({ id: idOf(subject), ...subject, asOf: builder.asOf }, reason));
}

/** Adds a fact that `makeFact` or `deriveFact` made. */
export function addMadeFact(builder: FactBuilder, fact: Fact): Fact {
  builder.facts.set(fact.id, fact);
  return fact;
}

/** A fact's number, undefined when it is missing. */
export function numberOf({ value }: Fact): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function idOf({ metric, platform }: { metric: string; platform?: Platform }): string {
  return platform ? `${platform}.${metric}` : metric;
}
