import type { Statement } from "../ledger/fact.ts";
import type { Facts } from "./draft.ts";

interface Merge {
  /** True for a sentence that may be said of two platforms at once. */
  isOne: (statement: Statement) => boolean;
  /** The slot of its missing figure. */
  slot: string;
  both: (first: string, second: string) => Statement;
}

/** Joins two sentences that say the same of two platforms, for the same reason, into one in the first one's place. */
export function mergePairs(facts: Facts, statements: Statement[], { isOne, slot, both }: Merge): Statement[] {
  const reasonOf = (statement: Statement) => JSON.stringify(facts.get(statement.slots[slot] ?? "")?.reason);
  const merged: Statement[] = [];
  const waiting = [...statements];
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const reason = reasonOf(one);
    const twin = isOne(one) ? waiting.findIndex((other) => isOne(other) && reasonOf(other) === reason) : -1;
    const [other] = twin < 0 ? [] : waiting.splice(twin, 1);
    merged.push(other ? both(one.slots[slot] ?? "", other.slots[slot] ?? "") : one);
  }
  return merged;
}
