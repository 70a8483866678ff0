import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { PricingInput } from "./pricing-input.ts";

type Draft = Omit<Fact, "id" | "metric" | "asOf" | "trust" | "sandbox" | "inputs" | "sources" | "scope" | "reason"> & {
  metric: MetricName;
  /** Its metric where it is the only one of it. */
  id?: string;
  inputs?: readonly string[];
  sources?: readonly string[];
  asOf?: string;
};

/** Where the facts of one pricing analysis are laid down. */
export interface PricingDesk {
  input: PricingInput;
  facts: Map<string, Fact>;
  put: (draft: Draft) => Fact;
  addMissing: (metric: MetricName, unit: Fact["unit"], reason: Reason, id?: string) => Fact;
  /** A fact's number, undefined when it is absent. */
  numberOf: (id: string) => number | undefined;
}

/** Trust is the weakest of the sources'; what is estimated is inferred. All of it is the owner's. */
export function openPricingDesk(input: PricingInput): PricingDesk {
  const facts = new Map<string, Fact>();
  const known = new Map(input.evidence.map((one) => [one.key, one]));
  const newest =
    input.evidence
      .map(({ addedAt }) => addedAt)
      .sort()
      .at(-1) ?? input.asOf;
  const keep = (fact: Fact) => {
    facts.set(fact.id, fact);
    return fact;
  };
  return {
    input,
    facts,
    put({ sources = input.evidence.map(({ key }) => key), asOf = newest, id, ...draft }) {
      const behind = sources.flatMap((key) => known.get(key) ?? []);
      return keep(makeFact({ ...draft, id: id ?? draft.metric, asOf, sources, scope: "owner" }, behind));
    },
    addMissing(metric, unit, reason, id = metric) {
      return keep(makeMissing({ id, metric, unit, asOf: input.asOf, scope: "owner" }, reason));
    },
    numberOf(id) {
      const value = facts.get(id)?.value;
      return typeof value === "number" ? value : undefined;
    },
  };
}
