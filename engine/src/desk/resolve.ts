import type { Evidence, Observation } from "../ledger/evidence.ts";
import type { Conflict } from "../ledger/fact.ts";
import { type Trust, trustLevels } from "../ledger/vocabulary.ts";
import { trustOf } from "./desk.ts";

const dayMs = 86_400_000;
const freshDays = 7;
const staleDays = 30;

export interface Resolved {
  observation: Observation;
  trust: Trust;
  conflicts: Conflict[];
}

/**
 * Chooses between sources that answer the same question: the strongest trust, within it the newest (of two that speak of
 * one instant, the one taken in later: a correction).
 * Weaker sources never override a stronger one, but are not lost. The newest of each is named when it is younger than 7
 * days beside a chosen one older than 30 (`older-stronger`), or when its interval meets neither the chosen one's nor that
 * of the same trust's reading nearest in time, at most 30 days away (`disagrees`): counts move, and a figure typed last
 * week is not contradicted by today's if it was true then.
 * Undefined when there is nothing to choose from. Source: ledger.md, 'Choosing between sources'.
 */
export function resolve(
  observations: readonly Observation[],
  evidence: ReadonlyMap<string, Evidence>,
  asOf: string,
): Resolved | undefined {
  const newest = new Map<Trust, Observation>();
  for (const one of observations) {
    const given = evidence.get(one.evidence);
    if (!given) continue;
    const trust = trustOf(given);
    const before = newest.get(trust);
    if (!before || isLater(one, before, evidence)) newest.set(trust, one);
  }
  const byTrust = trustLevels.flatMap((trust) => {
    const observation = newest.get(trust);
    return observation ? [{ trust, observation }] : [];
  });
  const [chosen, ...weaker] = byTrust;
  if (!chosen) return undefined;
  const peers = weaker.length === 0 ? [] : observations.filter((one) => isOf(one, chosen.trust, evidence));
  const conflicts = weaker.flatMap(({ observation }) => {
    const why = whyConflict(chosen.observation, observation, { asOf, peers });
    const { evidence, value, observedAt } = observation;
    return why ? [{ evidence, value, observedAt, why }] : [];
  });
  return { ...chosen, conflicts };
}

interface Among {
  asOf: string;
  /** Readings of the chosen one's trust. */
  peers: readonly Observation[];
}

function whyConflict(chosen: Observation, other: Observation, { asOf, peers }: Among): Conflict["why"] | undefined {
  if (daysBetween(chosen.observedAt, asOf) > staleDays && daysBetween(other.observedAt, asOf) < freshDays)
    return "older-stronger";
  const distance = (one: Observation) => daysBetween(one.observedAt, other.observedAt);
  const beside = peers.reduce((best, one) => (distance(one) < distance(best) ? one : best), chosen);
  const isComparable = distance(beside) <= staleDays;
  return isComparable && areApart(chosen, other) && areApart(beside, other) ? "disagrees" : undefined;
}

function isOf(one: Observation, trust: Trust, evidence: ReadonlyMap<string, Evidence>): boolean {
  const given = evidence.get(one.evidence);
  return given !== undefined && trustOf(given) === trust;
}

function isLater(one: Observation, other: Observation, evidence: ReadonlyMap<string, Evidence>): boolean {
  if (one.observedAt !== other.observedAt) return one.observedAt > other.observedAt;
  return orderOf(one, evidence) > orderOf(other, evidence);
}

/** Two values of one act and instant: the choice is arbitrary, but must not depend on their order. */
function orderOf({ evidence: key, value }: Observation, evidence: ReadonlyMap<string, Evidence>): string {
  return [evidence.get(key)?.addedAt, key, value].join(" ");
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / dayMs;
}

function areApart(one: Observation, other: Observation): boolean {
  return lowOf(one) > highOf(other) || lowOf(other) > highOf(one);
}

const lowOf = ({ low, value }: Observation) => low ?? value;
const highOf = ({ high, value }: Observation) => high ?? value;
