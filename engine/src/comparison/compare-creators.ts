import type { Peer } from "../analyse-input.ts";
import { prepareEvidence } from "../builder/fact-builder.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
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
  /** Of a figure of one platform. */
  platform?: Platform;
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
  /** Of the score and the overall place: the part by which the one who leads is furthest ahead of the next. */
  mainPart?: MetricName;
}

export interface Comparison {
  /** In the order given: the facts that the comparison adds to each ledger. */
  creators: { key: string; facts: Fact[] }[];
  leads: Lead[];
}

/** A figure by which creators are ranked. */
interface Ranking {
  metric: MetricName;
  platform?: Platform;
  /** The figures that it is the sum or mean of. */
  parts?: readonly MetricName[];
}

/** Measures that are compared for all members, in the order in which they are shown. */
const compared: Ranking[] = [
  { metric: "follows.total" },
  { metric: "comparison.engagement" },
  { metric: "comparison.growth" },
  { metric: "comparison.consistency" },
  { metric: "earningsNet" },
  {
    metric: "comparison.composite",
    parts: ["comparison.audience", "comparison.engagement", "comparison.growth", "comparison.consistency"],
  },
  { metric: "score", parts: ["score.followers", "score.engagement", "score.earnings"] },
];
/**
 * Figures of a platform of which more is better, and whose ranges are known; medians of posts have none, so that no leader can be named
 * in them. Compared where two have them.
 */
const comparedOn: Ranking[] = [
  ...platformNames.flatMap((platform) =>
    (["followers", "engagement", "gain", "gainPercent"] as const).map((metric) => ({ metric, platform })),
  ),
  { metric: "subscribers", platform: "onlyfans" },
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
    leads: [...compared, ...comparedOn].flatMap((ranking) => {
      const figures = creators.flatMap(({ key }, index) => {
        const facts = ledgers[index] ?? new Map();
        const fact = rankedFact(facts, ranking);
        return fact ? [{ key, fact, facts }] : [];
      });
      return ranking.platform && figures.length < 2 ? [] : [leadIn(ranking, figures)];
    }),
  };
}

/** The figure that a creator is ranked by: that of the platform, else of all, or of the one that has it; undefined where it is in no ranking. */
export function rankedFact(
  facts: ReadonlyMap<string, Fact>,
  { metric, platform }: Pick<Lead, "metric" | "platform">,
): Fact | undefined {
  const fact = platform ? facts.get(`${platform}.${metric}`) : (facts.get(metric) ?? facts.get(`onlyfans.${metric}`));
  if (typeof fact?.value !== "number") return undefined;
  // A score without one of its addends is never ranked against full ones.
  return metric === "score" && fact.inputs.length < 3 ? undefined : fact;
}

interface RankedLedger {
  key: string;
  fact: Fact;
  facts: ReadonlyMap<string, Fact>;
}

function leadIn({ metric, platform, parts = [] }: Ranking, figures: RankedLedger[]): Lead {
  const subject = { metric, ...(platform && { platform }) };
  const ranked = figures
    .map(({ key, fact, facts }): RankEntry => {
      const value = typeof fact.value === "number" ? fact.value : 0;
      return { key, value, low: fact.low ?? value, high: fact.high ?? value, currency: fact.currency, facts };
    })
    .sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  const [first, second] = ranked;
  if (!first || !second || first.currency !== second.currency) return { ...subject, state: "no-data" };
  const { close, behind } = apart(ranked);
  if (close.length > 1) return { ...subject, state: "too-close", ...namesOf({ close, behind }) };
  const mainPart = furthestAhead(parts, first, second);
  return { ...subject, state: "leads", key: first.key, ...namesOf(apart(behind)), ...(mainPart && { mainPart }) };
}

/** Of the parts that both have, the one that says most of why the first is ahead of the second. */
function furthestAhead(parts: readonly MetricName[], first: RankEntry, second: RankEntry): MetricName | undefined {
  const [most] = parts
    .flatMap((metric) => {
      const [more, less] = [first, second].map(({ facts }) => facts.get(metric)?.value);
      return typeof more === "number" && typeof less === "number" ? [{ metric, by: more - less }] : [];
    })
    .sort((a, b) => b.by - a.by);
  return most && most.by > 0 ? most.metric : undefined;
}

interface RankEntry {
  key: string;
  value: number;
  low: number;
  high: number;
  currency: string | undefined;
  facts: ReadonlyMap<string, Fact>;
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
