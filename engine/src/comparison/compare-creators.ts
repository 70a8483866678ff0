import type { Peer } from "../analyse-input.ts";
import { prepareEvidence } from "../builder/fact-builder.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { addComposite, addPlaces } from "./places.ts";
import { addScore } from "./score.ts";

/** A creator's ledger, with a key of the caller's to know it again. */
export interface ComparedCreator {
  key: string;
  facts: readonly Fact[];
}

/**
 * Who leads in a figure: no one where the 80 % intervals of the first two meet, or where fewer than two have it.
 * A creator without the figure, or with only a part of the score, is not ranked.
 */
export interface Lead {
  metric: MetricName;
  state: "leads" | "too-close" | "no-data";
  /** The one who leads. */
  key?: string;
  /**
   * Whose ranges meet the best one's, itself among them: of all where no one leads, else of those behind the leader. The
   * best first; absent where only one is left.
   */
  close?: string[];
  /** Those whose range lies wholly below, the best first. */
  behind?: string[];
}

export interface Comparison {
  /** In the order given: the facts that the comparison adds to each ledger. */
  creators: { key: string; facts: Fact[] }[];
  leads: Lead[];
}

/** What is compared, in the order in which it is shown. */
const compared: MetricName[] = [
  "follows.total",
  "comparison.engagement",
  "comparison.growth",
  "comparison.consistency",
  "earningsGross",
  "comparison.composite",
  "score",
];

/**
 * Places creators in the instance's pool and beside each other. Pure; the order in which they are given changes no figure.
 *
 * @param asOf ISO instant of the comparison
 */
export function compareCreators(
  creators: readonly ComparedCreator[],
  { peers, asOf }: { peers: readonly Peer[]; asOf: string },
): Comparison {
  const none = prepareEvidence({ asOf, subjects: [], evidence: [], observations: [], posts: [], peers: [] });
  const ledgers = creators.map(({ facts }) => {
    const given = new Map(facts.map((fact) => [fact.id, fact]));
    const ledger = new Map(given);
    const builder = { ...none, facts: ledger };
    addComposite(builder, addPlaces(builder, given, peers));
    addScore(builder, given);
    return ledger;
  });
  return {
    creators: creators.map(({ key, facts }, index) => {
      const known = new Set(facts.map(({ id }) => id));
      return { key, facts: [...(ledgers[index]?.values() ?? [])].filter(({ id }) => !known.has(id)) };
    }),
    leads: compared.map((metric) =>
      leadIn(
        metric,
        creators.flatMap(({ key }, index) => {
          const fact = rankedFact(ledgers[index] ?? new Map(), metric);
          return fact ? [{ key, fact }] : [];
        }),
      ),
    ),
  };
}

/** The figure that a creator is ranked by: that of all platforms, or of the one that has it; undefined where it is in no ranking. */
export function rankedFact(facts: ReadonlyMap<string, Fact>, metric: MetricName): Fact | undefined {
  const fact = facts.get(metric) ?? facts.get(`onlyfans.${metric}`);
  if (typeof fact?.value !== "number") return undefined;
  // A score without one of its addends is never ranked against full ones.
  return metric === "score" && fact.inputs.length < 3 ? undefined : fact;
}

function leadIn(metric: MetricName, figures: { key: string; fact: Fact }[]): Lead {
  const ranked = figures
    .map(({ key, fact }): RankEntry => {
      const value = typeof fact.value === "number" ? fact.value : 0;
      return { key, value, low: fact.low ?? value, high: fact.high ?? value, currency: fact.currency };
    })
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  const [first, second] = ranked;
  if (!first || !second || first.currency !== second.currency) return { metric, state: "no-data" };
  const { close, behind } = apart(ranked);
  if (close.length > 1) return { metric, state: "too-close", ...namesOf({ close, behind }) };
  return { metric, state: "leads", key: first.key, ...namesOf(apart(behind)) };
}

interface RankEntry {
  key: string;
  value: number;
  low: number;
  high: number;
  currency: string | undefined;
}

/** The best of a list with all whose ranges meet its own, and the rest, which surely lies behind it. */
function apart(ranked: RankEntry[]): { close: RankEntry[]; behind: RankEntry[] } {
  const least = ranked[0]?.low ?? 0;
  return {
    close: ranked.filter(({ high }, index) => index === 0 || high >= least),
    behind: ranked.filter(({ high }, index) => index > 0 && high < least),
  };
}

function namesOf({ close, behind }: { close: RankEntry[]; behind: RankEntry[] }): Pick<Lead, "close" | "behind"> {
  if (close.length < 2) return {};
  const keys = (list: RankEntry[]) => list.map(({ key }) => key);
  return { close: keys(close), ...(behind.length > 0 && { behind: keys(behind) }) };
}
