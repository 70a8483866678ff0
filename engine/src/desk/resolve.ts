import type { Evidence, Observation } from "../ledger/evidence.ts";
import type { Conflict } from "../ledger/fact.ts";
import { type Trust, trustLevels } from "../ledger/vocabulary.ts";
import { trustOf } from "./desk.ts";

const dayMs = 86_400_000;

export interface Resolved {
  observation: Observation;
  trust: Trust;
  conflicts: Conflict[];
}

/**
 * Chooses between sources that answer the same question: the strongest trust, within it the newest.
 * Weaker sources never override a stronger one, but are not lost: one younger than 7 days beside a stronger one older
 * than 30 is named (`older-stronger`), and one of the same week whose interval does not meet the chosen one's is named
 * (`disagrees`). Undefined when there is nothing to choose from. Source: ledger.md, 'Choosing between sources'.
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
    if (!before || isNewer(one, before)) newest.set(trust, one);
  }
  const byTrust = trustLevels.flatMap((trust) => {
    const observation = newest.get(trust);
    return observation ? [{ trust, observation }] : [];
  });
  const [chosen, ...weaker] = byTrust;
  if (!chosen) return undefined;
  const conflicts = weaker.flatMap(({ observation }) => conflictOf(chosen.observation, observation, asOf) ?? []);
  return { ...chosen, conflicts };
}

function conflictOf(chosen: Observation, other: Observation, asOf: string): Conflict | undefined {
  const told = { evidence: other.evidence, value: other.value, observedAt: other.observedAt };
  const ageDays = (one: Observation) => (Date.parse(asOf) - Date.parse(one.observedAt)) / dayMs;
  if (ageDays(chosen) > 30 && ageDays(other) < 7) return { ...told, why: "older-stronger" };
  // Counts move: only readings of the same week can contradict each other.
  const sameWeek = Math.abs(ageDays(chosen) - ageDays(other)) <= 7;
  const apart = lowOf(chosen) > highOf(other) || lowOf(other) > highOf(chosen);
  return sameWeek && apart ? { ...told, why: "disagrees" } : undefined;
}

function isNewer(one: Observation, other: Observation): boolean {
  // Two values of one instant: the choice is arbitrary, but must not depend on their order.
  const order = [one.observedAt, one.evidence, String(one.value)].join(" ");
  return order > [other.observedAt, other.evidence, String(other.value)].join(" ");
}

const lowOf = ({ low, value }: Observation) => low ?? value;
const highOf = ({ high, value }: Observation) => high ?? value;
