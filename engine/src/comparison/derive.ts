import { type Desk, type Draft, keep } from "../desk/desk.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { deriveFact, makeMissing } from "../ledger/make-fact.ts";

interface Derived extends Omit<Draft, "kind" | "sources" | "inputs" | "platform"> {
  /** The facts it is computed from, at least one. */
  from: Fact[];
}

/** Adds a fact computed from a finished ledger's own facts. */
export function derive(desk: Desk, { from, asOf, ...draft }: Derived): Fact {
  return keep(desk, deriveFact({ id: draft.metric, ...draft, asOf: asOf ?? desk.asOf }, from));
}

/** Adds a missing one, and why. */
export function deriveAbsent(desk: Desk, { metric, unit }: Pick<Draft, "metric" | "unit">, reason: Reason): Fact {
  return keep(desk, makeMissing({ id: metric, metric, unit, asOf: desk.asOf }, reason));
}
