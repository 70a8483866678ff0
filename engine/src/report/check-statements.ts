import type { Fact, Statement } from "../ledger/fact.ts";
import { comparisonOf, relationOf } from "./comparisons.ts";
import { type SlotRule, slotRules } from "./statement-keys.ts";

/**
 * Reads every sentence again against the ledger: its slots are those of its key; each points to a fact of the unit the
 * slot names, present or missing, above or below 0 as the words say; and where it compares two figures, the comparison is true.
 * A sentence that fails is dropped and counted.
 *
 * @param rulesOf the slots of a key; undefined where there is no such key
 */
export function checkStatements<Said extends Omit<Statement, "section">>(
  statements: Said[],
  facts: Fact[],
  rulesOf: (key: string) => Record<string, SlotRule> | undefined = slotRules,
): { sound: Said[]; checks: { figures: number; passed: number; dropped: number } } {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const sound = statements.filter((statement) => isConsistent(statement, byId, rulesOf(statement.key)));
  const figuresIn = (list: Said[]) => list.reduce((sum, { slots }) => sum + Object.keys(slots).length, 0);
  // Figures that stand in no sentence are checked too: each must satisfy the rules of the ledger.
  return {
    sound,
    checks: {
      figures: facts.length + figuresIn(statements),
      passed: facts.filter(isSound).length + figuresIn(sound),
      dropped: statements.length - sound.length,
    },
  };
}

/**
 * The checks of a part of a ledger whose sentences were checked when it was sealed: counts its facts and each slot of
 * its sentences.
 *
 * @param dropped sentences of the whole ledger that failed and are not in it
 */
export function statementChecks(
  { facts, statements }: { facts: readonly Fact[]; statements: readonly Pick<Statement, "slots">[] },
  dropped: number,
): { figures: number; passed: number; dropped: number } {
  const slots = statements.reduce((sum, { slots }) => sum + Object.keys(slots).length, 0);
  return { figures: facts.length + slots, passed: facts.filter(isSound).length + slots, dropped };
}

/** A fact that is there has a value inside its interval; one that is absent has none, and a reason. */
export function isSound(fact: Fact): boolean {
  if (fact.kind === "unavailable") return fact.value === null && fact.reason !== undefined;
  if (fact.value === null || fact.reason !== undefined) return false;
  if (typeof fact.value !== "number") return fact.low === undefined && fact.high === undefined;
  const { value, low = value, high = value } = fact;
  return [value, low, high].every(Number.isFinite) && low <= value && value <= high;
}

function isConsistent(
  { key, slots, evidence }: Omit<Statement, "section">,
  facts: ReadonlyMap<string, Fact>,
  rules: Record<string, SlotRule> | undefined,
): boolean {
  if (!rules || !sameNames(rules, slots) || !evidence.every((id) => facts.has(id))) return false;
  const factIn = (slot: string) => facts.get(slots[slot] ?? "");
  const comparison = comparisonOf(key);
  if (comparison) {
    const [left, relation, right] = comparison;
    if (relationOf(factIn(left), factIn(right)) !== relation) return false;
  }
  return Object.entries(rules).every(([slot, rule]) => suits(rule, factIn(slot)));
}

function suits(rule: string, fact: Fact | undefined): boolean {
  if (!fact || !isSound(fact)) return false;
  if (rule === "absent") return fact.kind === "unavailable";
  const [unit, direction] = rule.split(" ");
  if (fact.value === null || fact.unit !== unit) return false;
  return direction === undefined || (typeof fact.value === "number" && directionOf(fact.value) === direction);
}

function directionOf(value: number): "rise" | "fall" | "still" {
  return value > 0 ? "rise" : value < 0 ? "fall" : "still";
}

function sameNames(a: object, b: object): boolean {
  return Object.keys(a).sort().join() === Object.keys(b).sort().join();
}
