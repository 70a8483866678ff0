import type { Peer } from "../analyse-input.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import type { SealedComparison, SealedReport } from "../ledger/sealed.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { besideReport } from "../report/public-ledger.ts";
import { engineVersion } from "../report/report-ledger.ts";
import { overCommonPeriod } from "./common-period.ts";
import { compareCreators, rankedFact } from "./compare-creators.ts";

/** A creator with the report it is compared by, with what the viewer may see of it. */
export interface ComparedReport {
  /** Unique in the comparison; the ids of its facts and series begin with it. */
  key: string;
  name: string;
  sealed: ComparedLedger;
  /** What of it rests on public evidence alone; absent where all of it does. */
  publicPart?: ComparedLedger;
}

type ComparedLedger = Pick<SealedReport, "asOf" | "subjects" | "facts" | "series" | "sources">;
/** A report that is a comparison. */
export type ComparisonReport = SealedReport & { comparison: SealedComparison };

/** Of each creator: figures of a platform, and those of all. */
const onPlatforms: MetricName[] = [
  "followers",
  "engagement",
  "likesAverage",
  "avgViews",
  "postFrequency",
  "gain",
  "gainPercent",
  "subscribers",
  "earningsNet",
  "earningsGross",
  "kindShare.tip",
];
const overall: MetricName[] = [
  "follows.total",
  "comparison.audience",
  "comparison.engagement",
  "comparison.growth",
  "comparison.consistency",
  "comparison.monetisation",
  "comparison.composite",
  "score",
  "score.followers",
  "score.engagement",
  "score.earnings",
];

/**
 * Several reports beside each other, sealed like a report of its own: the figures of each, places, scores, who leads in what,
 * and their lines over a common time. Where a member has a public part, the same of all public parts is sealed beside it: who may
 * no longer read a report still reads what everybody may. Its instant is that of the newest of them, so that the same reports and the
 * same pool give the same bytes. Pure.
 *
 * @param peers the creators of the pool, none of the compared among them
 */
export function sealComparison(
  reports: readonly ComparedReport[],
  { peers }: { peers: readonly Peer[] },
): ComparisonReport {
  const whole = sealLedgers(reports, peers);
  if (!reports.some(({ publicPart }) => publicPart)) return whole;
  const open = sealLedgers(
    reports.map(({ key, name, sealed, publicPart }) => ({ key, name, sealed: publicPart ?? sealed })),
    peers,
  );
  const { subjects, facts, statements, series, sources, checks } = open;
  return {
    ...whole,
    publicLedger: besideReport({ subjects, facts, statements, series, sources, checks }, whole),
    comparison: { ...whole.comparison, publicLeads: open.comparison.leads },
  };
}

function sealLedgers(reports: readonly ComparedReport[], peers: readonly Peer[]): ComparisonReport {
  const moments = reports.map(({ sealed }) => sealed.asOf).sort();
  const asOf = moments.at(-1) ?? "";
  const compared = compareCreators(
    reports.map(({ key, sealed }) => ({ key, facts: sealed.facts })),
    { peers, asOf },
  );
  const ledgers = reports.map(({ key, sealed }, index) => {
    const facts = new Map([...sealed.facts, ...(compared.creators[index]?.facts ?? [])].map((one) => [one.id, one]));
    return { key, sealed, facts };
  });
  const facts = ledgers.flatMap(({ key, facts }) => shownOf(facts).map((fact) => keyedFact(key, fact)));
  const used = new Set(
    facts.flatMap(({ sources, conflicts = [] }) => [...sources, ...conflicts.map(({ evidence }) => evidence)]),
  );
  const sources = new Map(
    ledgers.flatMap(({ key, sealed }) => sealed.sources.map((one) => [`${key}.${one.evidence}`, one] as const)),
  );
  return {
    schema: 1,
    engineVersion,
    asOf,
    subjects: reports.flatMap(({ sealed }) => sealed.subjects),
    facts,
    statements: [],
    series: overCommonPeriod(reports.map(({ key, sealed }) => ({ key, series: sealed.series }))),
    sources: [...sources]
      .filter(([evidence]) => used.has(evidence))
      .map(([evidence, source]) => ({ ...source, evidence })),
    narrator: "engine",
    checks: { figures: 0, passed: 0, dropped: 0 },
    comparison: {
      members: reports.map(({ key, name, sealed }) => ({
        key,
        name,
        asOf: sealed.asOf,
        added: compared.creators.find((one) => one.key === key)?.facts.map(({ id }) => `${key}.${id}`) ?? [],
      })),
      leads: compared.leads.map((lead) => ({
        ...lead,
        figures: ledgers.flatMap(({ key, facts }) => {
          const fact = rankedFact(facts, lead);
          return fact ? [{ key, fact: `${key}.${fact.id}` }] : [];
        }),
      })),
    },
  };
}

/** The figures that a comparison shows, in their order, and whatever they were computed from. */
function shownOf(facts: ReadonlyMap<string, Fact>): Fact[] {
  const shownIds = [...onPlatforms.flatMap((metric) => platformNames.map((name) => `${name}.${metric}`)), ...overall];
  const shown = new Map<string, Fact>();
  const show = (id: string) => {
    const fact = facts.get(id);
    if (!fact || shown.has(id)) return;
    shown.set(id, fact);
    fact.inputs.forEach(show);
  };
  shownIds.forEach(show);
  return [...shown.values()];
}

/** Two ledgers know the same ids and, hidden from others, the same names of sources: each one's begin with its key. */
export function keyedFact(key: string, { alternatives, ...fact }: Fact): Fact {
  const mine = (id: string) => `${key}.${id}`;
  return {
    ...fact,
    id: mine(fact.id),
    inputs: fact.inputs.map(mine),
    sources: fact.sources.map(mine),
    ...(fact.conflicts && {
      conflicts: fact.conflicts.map((conflict) => ({ ...conflict, evidence: mine(conflict.evidence) })),
    }),
  };
}
