import type { EvidenceConflict, EvidenceItem } from "@fanradar/contract";
import {
  type Evidence,
  type Fact,
  findConflicts,
  foldDailyEarnings,
  type Observation,
  observationMetrics,
  recordFact,
  reportSources,
  sourceFact,
  trustOf,
} from "@fanradar/engine";
import type { Tables } from "@fanradar/words/tables";
import type { ModelInput } from "../analyses/gather-input.ts";
import type { StoredEvidence } from "./find-evidence.ts";
import { importFacts } from "./imports/present-import.ts";

type Words = Pick<Tables, "rowFaultWords">;

/** The presenter of a model's evidence: stored evidence, newest first, then reads of its profiles. Nothing else of it is sent. */
export function presentEvidence(stored: StoredEvidence[], input: ModelInput, words: Words) {
  const known = new Map([...input.evidence, ...stored.map(({ evidence }) => evidence)].map((one) => [one.key, one]));
  const pieces = stored.filter(({ evidence }) => evidence.kind !== "connected");
  const items = [...pieces.map((one) => presentStored(one, words)), ...presentReads(input, known, connectedBy(stored))];
  const ids = new Map(stored.map(({ id, evidence }) => [evidence.key, id]));
  const conflicts = findConflicts(input.observations, known, input.asOf).map(
    ({ platform, metric, sides }): EvidenceConflict => ({
      id: `${platform}.${metric}`,
      sides: sides.flatMap(({ observation, verdict }) => {
        const evidence = known.get(observation.evidence);
        if (!evidence) return [];
        const fact = sourceFact(observation, evidence, `conflict.${platform}.${metric}.${evidence.key}`);
        return [{ fact, verdict, evidence: ids.get(evidence.key) ?? null }];
      }),
    }),
  );
  const facts = [
    ...items.flatMap(({ figures, readings, counts }) => [...figures, ...counts, ...(readings ? [readings] : [])]),
    ...conflicts.flatMap(({ sides }) => sides.map(({ fact }) => fact)),
  ];
  const observations = [...input.observations, ...stored.flatMap((one) => one.observations)];
  return {
    items,
    conflicts,
    sources: reportSources({ evidence: [...known.values()], observations, posts: [] }, facts),
  };
}

function presentStored(stored: StoredEvidence, { rowFaultWords }: Words): EvidenceItem {
  const { id, evidence, platform, addedBy, period, checks, observations, typed, statement, unlinked } = stored;
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
      sourceFact(one, evidence, `evidence.${id}.${one.metric}`),
    ),
    unlinked,
    typed: typed ?? null,
    form: statement?.form ?? null,
    fileName: statement?.fileName ?? null,
    counts: statement
      ? importFacts(statement.counts, { asOf: evidence.addedAt, id: `evidence.${id}`, evidence: evidence.key })
      : [],
    refused: (statement?.counts.refusals ?? []).map(({ fault, ...at }) => ({ ...at, message: rowFaultWords[fault] })),
  };
}

/** By evidence key: who connected the account that it was read from. */
function connectedBy(stored: StoredEvidence[]): ReadonlyMap<string, string | null> {
  return new Map(stored.map(({ evidence, addedBy }) => [evidence.key, addedBy]));
}

/** Groups the reads of a profile to one item, public and connected ones apart, with the newest values and the count of reads. */
function presentReads(
  { observations }: ModelInput,
  known: ReadonlyMap<string, Evidence>,
  owners: ReadonlyMap<string, string | null>,
): EvidenceItem[] {
  const sourceOf = ({ platform, evidence }: Observation) => {
    const piece = known.get(evidence);
    return piece?.scope === "public" || piece?.kind === "connected" ? `${platform}.${piece.kind}` : undefined;
  };
  return [...Map.groupBy(observations, sourceOf)].flatMap(([source, ofSource]) => {
    const platform = ofSource[0]?.platform;
    if (source === undefined || platform === undefined) return [];
    const pieces = [...new Set(ofSource.map((one) => one.evidence))].flatMap((key) => known.get(key) ?? []);
    const inOrder = pieces.toSorted((a, b) => (a.addedAt < b.addedAt ? -1 : 1));
    const [first, newest] = [inOrder[0], inOrder.at(-1)];
    if (!first || !newest) return [];
    const period = { from: first.addedAt, to: newest.addedAt };
    const count = (metric: "evidence.readings" | "evidence.postsDropped", value: number, piece: Evidence): Fact => {
      const [id, formula] =
        metric === "evidence.readings"
          ? [`reads.${source}`, "count.readings"]
          : [`reads.${source}.postsDropped`, "count.postsDropped"];
      return recordFact({ id, metric, platform, value, asOf: piece.addedAt, formula }, piece);
    };
    const readings: Fact = { ...count("evidence.readings", pieces.length, newest), period };
    const withPosts = inOrder.findLast(({ postsDropped }) => postsDropped !== undefined);
    const counts = withPosts?.postsDropped ? [count("evidence.postsDropped", withPosts.postsDropped, withPosts)] : [];
    const figures = newestOf(ofSource).flatMap((one) => {
      const evidence = known.get(one.evidence);
      return evidence ? [sourceFact(one, evidence, `reads.${source}.${one.metric}`)] : [];
    });
    const { kind, sandbox, addedAt } = newest;
    const addedBy = owners.get(newest.key) ?? null;
    const shared = {
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
      refused: [],
    };
    return [{ ...shared, addedAt, period, checks: [], sandbox, readings, figures }];
  });
}

/** The newest observation of each metric, in the order of `observationMetrics`. */
function newestOf(observations: Observation[]): Observation[] {
  const newest = new Map<string, Observation>();
  for (const one of observations)
    if ((newest.get(one.metric)?.observedAt ?? "") <= one.observedAt) newest.set(one.metric, one);
  return observationMetrics.flatMap((metric) => newest.get(metric) ?? []);
}
