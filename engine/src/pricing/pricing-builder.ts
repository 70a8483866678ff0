import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { PricingInput } from "./pricing-input.ts";

type Draft = Omit<
  Fact,
  "id" | "metric" | "unit" | "asOf" | "trust" | "sandbox" | "inputs" | "sources" | "scope" | "reason"
> & {
  metric: MetricName;
  /** Its metric where it is the only one of it. */
  id?: string;
  inputs?: readonly string[];
  sources?: readonly string[];
  asOf?: string;
};

/** The input of one pricing analysis and the facts computed so far. */
export interface PricingBuilder {
  input: PricingInput;
  facts: Map<string, Fact>;
  addFact: (draft: Draft) => Fact;
  addMissing: (metric: MetricName, reason: Reason, id?: string) => Fact;
  /** Where there are statements, their keys: what is counted in them is as sure as they are, though the prices were typed. */
  countedIn: { sources?: readonly string[] };
}

/** Trust is the weakest of the sources'; what is estimated is inferred. All of it is the owner's. */
export function createPricingBuilder(input: PricingInput): PricingBuilder {
  const facts = new Map<string, Fact>();
  const known = new Map(input.evidence.map((one) => [one.key, one]));
  const newest =
    input.evidence
      .map(({ addedAt }) => addedAt)
      .sort()
      .at(-1) ?? input.asOf;
  const statements = input.evidence.filter(({ kind }) => kind !== "manual").map(({ key }) => key);
  const store = (fact: Fact) => {
    facts.set(fact.id, fact);
    return fact;
  };
  return {
    input,
    facts,
    countedIn: statements.length > 0 ? { sources: statements } : {},
    addFact({ sources = input.evidence.map(({ key }) => key), asOf = newest, id, ...draft }) {
      const behind = sources.flatMap((key) => known.get(key) ?? []);
      return store(makeFact({ ...draft, id: id ?? draft.metric, asOf, sources, scope: "owner" }, behind));
    },
    addMissing(metric, reason, id = metric) {
      return store(makeMissing({ id, metric, asOf: input.asOf, scope: "owner" }, reason));
    },
  };
}
