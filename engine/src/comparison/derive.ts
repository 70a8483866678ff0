import type { Desk, Draft } from "../desk/desk.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { weakest } from "../ledger/trust-ladder.ts";

interface Derived extends Omit<Draft, "kind" | "sources" | "inputs" | "platform"> {
  /** The facts it is computed from, at least one. */
  from: Fact[];
}

/** Adds a figure of a finished ledger's own facts: no more trusted, no more public and no more real than they are. */
export function derive(desk: Desk, { from, asOf, ...draft }: Derived): void {
  const fact: Fact = {
    id: draft.metric,
    ...draft,
    kind: "derived",
    asOf: asOf ?? desk.asOf,
    trust: weakest(from.map(({ trust }) => trust)),
    sandbox: from.some(({ sandbox }) => sandbox),
    inputs: from.map(({ id }) => id),
    sources: [...new Set(from.flatMap(({ sources }) => sources))].sort(),
    scope: from.some(({ scope }) => scope === "owner") ? "owner" : "public",
  };
  desk.facts.set(fact.id, fact);
}

/** Adds the absence of one, and why. */
export function deriveAbsent(desk: Desk, { metric, unit }: Pick<Draft, "metric" | "unit">, reason: Reason): void {
  desk.facts.set(metric, {
    id: metric,
    metric,
    kind: "unavailable",
    value: null,
    unit,
    asOf: desk.asOf,
    trust: "inferred",
    sandbox: false,
    inputs: [],
    sources: [],
    reason,
    scope: "public",
  });
}
