import { addMadeFact, type FactBuilder, type FactInput } from "../builder/fact-builder.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { deriveFact, makeMissing } from "../ledger/make-fact.ts";

interface DeriveOptions extends Omit<FactInput, "kind" | "sources" | "inputs" | "platform"> {
  /** The facts it is computed from, at least one. */
  from: Fact[];
}

/** Adds a fact computed from a finished ledger's own facts. */
export function derive(builder: FactBuilder, { from, asOf, ...draft }: DeriveOptions): Fact {
  return addMadeFact(builder, deriveFact({ id: draft.metric, ...draft, asOf: asOf ?? builder.asOf }, from));
}

/** Adds a missing fact of a comparison with its reason. */
export function deriveMissing(builder: FactBuilder, { metric }: Pick<FactInput, "metric">, reason: Reason): Fact {
  return addMadeFact(builder, makeMissing({ id: metric, metric, asOf: builder.asOf }, reason));
}
