import type { Fact, Statement } from "../ledger/fact.ts";
import { slotRules } from "./statement-keys.ts";

/**
 * Reads every sentence again against the ledger: its slots are those of its key, each points to a fact, and the fact is
 * what the slot's rule says (there, absent, above or below 0). A sentence that fails is dropped and counted.
 */
export function checkStatements(
  statements: Statement[],
  facts: Fact[],
): { kept: Statement[]; checks: { figures: number; passed: number; dropped: number } } {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const kept: Statement[] = [];
  let figures = 0;
  let passed = 0;
  for (const statement of statements) {
    const rules = slotRules(statement.key) ?? {};
    const isKnown = slotRules(statement.key) !== undefined && sameNames(rules, statement.slots);
    const held = Object.entries(statement.slots).filter(([slot, id]) => isKnown && holds(rules[slot], byId.get(id)));
    const count = Object.keys(statement.slots).length;
    figures += count;
    if (!isKnown || held.length < count || !statement.evidence.every((id) => byId.has(id))) continue;
    passed += count;
    kept.push(statement);
  }
  // Figures that stand in no sentence are checked too: each must be a fact that keeps the ledger's own rules.
  const sound = facts.filter(isSound);
  return {
    kept,
    checks: {
      figures: figures + facts.length,
      passed: passed + sound.length,
      dropped: statements.length - kept.length,
    },
  };
}

/** A fact that is there has a value inside its interval; one that is absent has none, and a reason. */
export function isSound(fact: Fact): boolean {
  if (fact.kind === "unavailable") return fact.value === null && fact.reason !== undefined;
  if (fact.value === null || fact.reason !== undefined) return false;
  if (typeof fact.value !== "number") return fact.low === undefined && fact.high === undefined;
  const { value, low = value, high = value } = fact;
  return [value, low, high].every(Number.isFinite) && low <= value && value <= high;
}

function holds(rule: string | undefined, fact: Fact | undefined): boolean {
  if (!rule || !fact) return false;
  if (rule === "absent") return fact.kind === "unavailable";
  if (fact.value === null) return false;
  if (rule === "rise") return typeof fact.value === "number" && fact.value > 0;
  if (rule === "fall") return typeof fact.value === "number" && fact.value < 0;
  return true;
}

function sameNames(a: object, b: object): boolean {
  return Object.keys(a).sort().join() === Object.keys(b).sort().join();
}
