import { type MetricName, unitOf } from "../catalogue/metrics.ts";
import type { Evidence } from "./evidence.ts";
import type { Fact, Reason } from "./fact.ts";
import { trustOf, weakest } from "./trust-ladder.ts";

/** What a fact says of itself. Its unit follows from its metric; its trust, and who may see it, from what it rests on. */
export type FactDraft = Omit<
  Fact,
  "metric" | "unit" | "trust" | "sandbox" | "scope" | "inputs" | "sources" | "reason"
> & {
  metric: MetricName;
  /** Ids of the facts it was computed from. */
  inputs?: Iterable<string>;
  /** Keys of the evidence it rests on. */
  sources?: Iterable<string>;
  /** Where it is not the scope of its evidence: earnings are the owner's, whatever they rest on. */
  scope?: Fact["scope"];
};

/** What a piece of evidence lends to the facts that rest on it. */
export type Behind = Pick<Evidence, "kind" | "sandbox"> & Partial<Pick<Evidence, "scope">>;

const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort();

/**
 * A fact that rests on evidence. It is trusted as its weakest piece, the owner's when one piece is, and of the sandbox when one
 * is. An estimate, and what rests on nothing, is inferred. Source: docs/methods.md, 'Sources and trust'.
 */
export function makeFact({ inputs = [], sources = [], scope, ...draft }: FactDraft, behind: readonly Behind[]): Fact {
  return {
    ...draft,
    unit: unitOf(draft.metric),
    trust: draft.kind === "estimated" || behind.length === 0 ? "inferred" : weakest(behind.map(trustOf)),
    sandbox: behind.some(({ sandbox }) => sandbox),
    inputs: [...inputs],
    sources: sorted(sources),
    scope: scope ?? (behind.some((one) => one.scope === "owner") ? "owner" : "public"),
  };
}

/** A missing fact with its reason, and the sources that did not have it, where they are named. */
export function makeMissing(
  { scope = "public", sources = [], ...subject }: Omit<FactDraft, "kind" | "value" | "inputs">,
  reason: Reason,
): Fact {
  return {
    ...subject,
    unit: unitOf(subject.metric),
    kind: "unavailable",
    value: null,
    trust: "inferred",
    sandbox: false,
    inputs: [],
    sources: sorted(sources),
    reason,
    scope,
  };
}

/** A fact computed from other facts alone, at least one: no more trusted, no more public and no more real than they are. */
export function deriveFact(
  { inputs, ...draft }: Omit<FactDraft, "kind" | "sources" | "scope">,
  from: readonly Fact[],
): Fact {
  return {
    ...draft,
    unit: unitOf(draft.metric),
    kind: "derived",
    trust: weakest(from.map(({ trust }) => trust)),
    sandbox: from.some(({ sandbox }) => sandbox),
    inputs: [...(inputs ?? from.map(({ id }) => id))],
    sources: sorted(from.flatMap(({ sources }) => sources)),
    scope: from.some(({ scope }) => scope === "owner") ? "owner" : "public",
  };
}

/** A count of this instance's own rows, which rests on no evidence: 'record' on the ladder of trust (decision 0005). */
export function recordFact(
  { inputs = [], ...draft }: Omit<FactDraft, "sources" | "scope" | "kind"> & { kind?: "measured" | "derived" },
  { scope, sandbox = false }: Pick<Fact, "scope"> & { sandbox?: boolean },
): Fact {
  const unit = unitOf(draft.metric);
  return { kind: "measured", ...draft, unit, trust: "record", sandbox, inputs: [...inputs], sources: [], scope };
}
