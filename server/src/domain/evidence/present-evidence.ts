import type { EvidenceConflict, EvidenceItem } from "@fanradar/contract";
import {
  type AnalyseInput,
  type Evidence,
  type Fact,
  findConflicts,
  foldDailyEarnings,
  type Observation,
  observationMetrics,
  recordFact,
  sourcesOf,
  toldFact,
  trustOf,
} from "@fanradar/engine";
import type { Given } from "./find-given.ts";
import { importFacts } from "./imports/present-import.ts";

/** The only door out for a model's evidence: what was given, newest first, then what is read of its accounts. */
export function presentEvidence(given: Given[], input: AnalyseInput) {
  const known = new Map([...input.evidence, ...given.map(({ evidence }) => evidence)].map((one) => [one.key, one]));
  const acts = given.filter(({ evidence }) => evidence.kind !== "connected");
  const items = [...acts.map(presentGiven), ...presentReads(input, known, connectedBy(given))];
  const ids = new Map(given.map(({ id, evidence }) => [evidence.key, id]));
  const conflicts = findConflicts(input.observations, known, input.asOf).map(
    ({ platform, metric, sides }): EvidenceConflict => ({
      id: `${platform}.${metric}`,
      sides: sides.flatMap(({ observation, verdict }) => {
        const evidence = known.get(observation.evidence);
        if (!evidence) return [];
        const fact = toldFact(observation, evidence, `conflict.${platform}.${metric}.${evidence.key}`);
        return [{ fact, verdict, evidence: ids.get(evidence.key) ?? null }];
      }),
    }),
  );
  const facts = [
    ...items.flatMap(({ figures, readings, counts }) => [...figures, ...counts, ...(readings ? [readings] : [])]),
    ...conflicts.flatMap(({ sides }) => sides.map(({ fact }) => fact)),
  ];
  const observations = [...input.observations, ...given.flatMap((one) => one.observations)];
  return { items, conflicts, sources: sourcesOf({ evidence: [...known.values()], observations, posts: [] }, facts) };
}

function presentGiven(given: Given): EvidenceItem {
  const { id, evidence, platform, addedBy, period, checks, observations, typed, statement, unlinked } = given;
  return {
    id,
    kind: evidence.kind,
    trust: trustOf(evidence),
    platform,
    addedBy,
    addedAt: evidence.addedAt,
    period: period && { from: period.from.toISOString(), to: period.to.toISOString() },
    checks,
    sandbox: evidence.sandbox,
    readings: null,
    figures: newestOf(foldDailyEarnings(observations)).map((one) =>
      toldFact(one, evidence, `evidence.${id}.${one.metric}`),
    ),
    unlinked,
    typed: typed ?? null,
    form: statement?.form ?? null,
    fileName: statement?.fileName ?? null,
    counts: statement
      ? importFacts(statement.counts, { asOf: evidence.addedAt, id: `evidence.${id}`, evidence: evidence.key })
      : [],
  };
}

/** Who connected the account that a reading was of. */
function connectedBy(given: Given[]): ReadonlyMap<string, string | null> {
  return new Map(given.map(({ evidence, addedBy }) => [evidence.key, addedBy]));
}

/** All reads of an account are one source, as everybody may read it or by its owner's consent: shown is the newest, and how many there were. */
function presentReads(
  { observations }: AnalyseInput,
  known: ReadonlyMap<string, Evidence>,
  owners: ReadonlyMap<string, string | null>,
): EvidenceItem[] {
  const wayOf = ({ platform, evidence }: Observation) => {
    const act = known.get(evidence);
    return act?.scope === "public" || act?.kind === "connected" ? `${platform}.${act.kind}` : undefined;
  };
  return [...Map.groupBy(observations, wayOf)].flatMap(([way, ofWay]) => {
    const platform = ofWay[0]?.platform;
    if (way === undefined || platform === undefined) return [];
    const acts = [...new Set(ofWay.map((one) => one.evidence))].flatMap((key) => known.get(key) ?? []);
    const inOrder = acts.toSorted((a, b) => (a.addedAt < b.addedAt ? -1 : 1));
    const [first, newest] = [inOrder[0], inOrder.at(-1)];
    if (!first || !newest) return [];
    const period = { from: first.addedAt, to: newest.addedAt };
    const count = (metric: "evidence.readings" | "evidence.postsDropped", value: number, act: Evidence): Fact => {
      const [id, formula] =
        metric === "evidence.readings"
          ? [`reads.${way}`, "count.readings"]
          : [`reads.${way}.postsDropped`, "count.postsDropped"];
      return recordFact({ id, metric, platform, value, unit: "count", asOf: act.addedAt, formula }, act);
    };
    const readings: Fact = { ...count("evidence.readings", acts.length, newest), period };
    const withPosts = inOrder.findLast(({ postsDropped }) => postsDropped !== undefined);
    const counts = withPosts?.postsDropped ? [count("evidence.postsDropped", withPosts.postsDropped, withPosts)] : [];
    const figures = newestOf(ofWay).flatMap((one) => {
      const evidence = known.get(one.evidence);
      return evidence ? [toldFact(one, evidence, `reads.${way}.${one.metric}`)] : [];
    });
    const { kind, sandbox, addedAt } = newest;
    const addedBy = owners.get(newest.key) ?? null;
    const who = {
      id: null,
      kind,
      trust: trustOf(newest),
      platform,
      addedBy,
      unlinked: null,
      typed: null,
      form: null,
      fileName: null,
      counts,
    };
    return [{ ...who, addedAt, period, checks: [], sandbox, readings, figures }];
  });
}

/** Of each figure the newest observation, audience first. */
function newestOf(observations: Observation[]): Observation[] {
  const newest = new Map<string, Observation>();
  for (const one of observations)
    if ((newest.get(one.metric)?.observedAt ?? "") <= one.observedAt) newest.set(one.metric, one);
  return observationMetrics.flatMap((metric) => newest.get(metric) ?? []);
}
