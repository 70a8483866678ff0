import { dayMs } from "../catalogue/time.ts";
import type { Evidence, Observation } from "./evidence.ts";
import type { Conflict } from "./fact.ts";
import { type Trust, trustLevels } from "./vocabulary.ts";

const freshDays = 7;
const staleDays = 30;
/** Two spans of time are one when they share so much of the longer. */
const sameSpan = 0.8;

/** What becomes of a source beside the chosen one. */
export const verdicts = ["chosen", "replaced", "agrees", "different-period", "disagrees", "older-stronger"] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * The whole rule, a row a case; the first that fits counts. `trust` is the source's beside the chosen one's. `fresh`: under
 * 7 days old beside a chosen one over 30. `together`: of one span of time, or at most 30 days apart. `apart`: its interval
 * meets neither the chosen one's nor that of the chosen one's trust nearest in time, since counts move, and a figure typed
 * last week is not contradicted by today's if it was true then.
 */
export const ladder: readonly Rule[] = [
  { trust: "same", verdict: "replaced" },
  { trust: "weaker", isNewestOfItsTrust: false, verdict: "replaced" },
  { trust: "weaker", isFresh: true, verdict: "older-stronger" },
  { trust: "weaker", isTogether: false, verdict: "different-period" },
  { trust: "weaker", isApart: true, verdict: "disagrees" },
  { trust: "weaker", verdict: "agrees" },
];

interface Case {
  trust: "same" | "weaker";
  isNewestOfItsTrust: boolean;
  isFresh: boolean;
  isTogether: boolean;
  isApart: boolean;
}
type Rule = Partial<Case> & Pick<Case, "trust"> & { verdict: Verdict };

/** A source with what the ladder makes of it. */
export interface SourceVerdict {
  observation: Observation;
  trust: Trust;
  verdict: Verdict;
}

/** How far evidence is to be trusted. An official read of public counts is as good as a connected account. */
export function trustOf({ kind }: Pick<Evidence, "kind">): Trust {
  return kind === "api" ? "connected" : kind;
}

/** The weakest of several: what rests on all of them is no stronger. */
export function weakest(trusts: readonly Trust[]): Trust {
  return trusts.reduce((worst, trust) => (rankOf(trust) > rankOf(worst) ? trust : worst), "connected");
}

/**
 * Weighs sources that answer the same question, the chosen one first, the others by trust and age. Chosen is the strongest
 * (connected > file > screenshot > manual > inferred), within it the newest; of two with the same instant, the one
 * taken in later: a correction. A weaker one never overrides a stronger, however new, and is never lost. Observations
 * without their evidence are left out. The order of input changes nothing. Source: docs/methods.md, 'Sources and trust'.
 */
export function weigh(
  observations: readonly Observation[],
  evidence: ReadonlyMap<string, Evidence>,
  asOf: string,
): SourceVerdict[] {
  const known = observations
    .flatMap((observation) => {
      const given = evidence.get(observation.evidence);
      return given ? [{ observation, trust: trustOf(given), order: orderOf(observation, given) }] : [];
    })
    .sort((a, b) => rankOf(a.trust) - rankOf(b.trust) || (a.order < b.order ? 1 : a.order > b.order ? -1 : 0));
  const [chosen, ...others] = known;
  if (!chosen) return [];
  const { currency } = chosen.observation;
  const peers = known
    .filter(({ trust, observation }) => trust === chosen.trust && observation.currency === currency)
    .map(({ observation }) => observation);
  const seen = new Set([chosen.trust]);
  const weighed = others.map(({ observation, trust }): SourceVerdict => {
    const isNewestOfItsTrust = !seen.has(trust);
    seen.add(trust);
    // Amounts of two currencies are not the same question: without a rate neither contradicts the other.
    const mayDiffer = trust !== chosen.trust && isNewestOfItsTrust && observation.currency === currency;
    const compared = {
      trust: trust === chosen.trust ? "same" : "weaker",
      isNewestOfItsTrust,
      ...(mayDiffer ? compare(chosen.observation, observation, { asOf, peers }) : same),
    } as const;
    return { observation, trust, verdict: judge(compared) };
  });
  return [{ observation: chosen.observation, trust: chosen.trust, verdict: "chosen" }, ...weighed];
}

/** The chosen source of `weigh`, with those that contradict it. Undefined when there is nothing to choose from. */
export function resolve(
  observations: readonly Observation[],
  evidence: ReadonlyMap<string, Evidence>,
  asOf: string,
): { observation: Observation; trust: Trust; conflicts: Conflict[] } | undefined {
  const [chosen, ...others] = weigh(observations, evidence, asOf);
  if (!chosen) return undefined;
  const conflicts = others.flatMap(({ observation: { evidence, value, observedAt }, verdict: why }) =>
    why === "disagrees" || why === "older-stronger" ? [{ evidence, value, observedAt, why }] : [],
  );
  return { observation: chosen.observation, trust: chosen.trust, conflicts };
}

function judge(actual: Case): Verdict {
  const fits = ({ trust, isNewestOfItsTrust, isFresh, isTogether, isApart }: Rule) =>
    trust === actual.trust &&
    (isNewestOfItsTrust ?? actual.isNewestOfItsTrust) === actual.isNewestOfItsTrust &&
    (isFresh ?? actual.isFresh) === actual.isFresh &&
    (isTogether ?? actual.isTogether) === actual.isTogether &&
    (isApart ?? actual.isApart) === actual.isApart;
  return ladder.find(fits)?.verdict ?? "agrees";
}

const same = { isFresh: false, isTogether: true, isApart: false } as const;

interface ComparisonBasis {
  asOf: string;
  /** Readings of the chosen one's trust. */
  peers: readonly Observation[];
}

function compare(chosen: Observation, other: Observation, { asOf, peers }: ComparisonBasis) {
  const distance = (one: Observation) => daysBetween(one.observedAt, other.observedAt);
  const comparable = peers.filter((one) => isSameSpan(one, other));
  const beside = comparable.reduce(
    (best, one) => (distance(one) < distance(best) ? one : best),
    comparable[0] ?? chosen,
  );
  return {
    isFresh: daysBetween(chosen.observedAt, asOf) > staleDays && daysBetween(other.observedAt, asOf) < freshDays,
    isTogether: comparable.length > 0 && distance(beside) <= staleDays,
    isApart: areApart(beside, other) && (!isSameSpan(chosen, other) || areApart(chosen, other)),
  };
}

/** Of figures for a span of time: whether it is the same one. Counts of a moment have none, and always are. */
export function isSameSpan({ period: one }: Observation, { period: other }: Observation): boolean {
  if (!one || !other) return true;
  const [from, to] = [one, other]
    .map(({ from, to }) => [Date.parse(from), Date.parse(to) + dayMs] as const)
    .reduce(([from, to], [start, end]) => [Math.max(from, start), Math.min(to, end)]);
  const longest = Math.max(...[one, other].map((span) => Date.parse(span.to) + dayMs - Date.parse(span.from)));
  return to - from >= sameSpan * longest;
}

/** 0 for the strongest. */
export const rankOf = (trust: Trust) => trustLevels.indexOf(trust);

/** Later is greater. Two values of one act and instant: the choice is arbitrary, but must not depend on their order. */
function orderOf({ observedAt, evidence: key, value }: Observation, { addedAt }: Evidence): string {
  return [observedAt, addedAt, key, value].join(" ");
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / dayMs;
}

function areApart(one: Observation, other: Observation): boolean {
  return lowOf(one) > highOf(other) || lowOf(other) > highOf(one);
}

const lowOf = ({ low, value }: Observation) => low ?? value;
const highOf = ({ high, value }: Observation) => high ?? value;
