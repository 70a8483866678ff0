import type { Fact } from "../ledger/fact.ts";
import type { SlotsOf, StatementKey } from "./statement-keys.ts";

/** `above` and `below`: the intervals do not meet. `meets`: they do, so neither may be called the greater. */
export type Relation = "above" | "below" | "meets";
type Comparison<Key extends StatementKey> = readonly [left: SlotsOf<Key>, relation: Relation, right: SlotsOf<Key>];

/** What a sentence says of two of its figures. */
const comparisons: { [Key in StatementKey]?: Comparison<Key> } = {
  "engagement.aboveBenchmark": ["engagement", "above", "benchmark"],
  "engagement.belowBenchmark": ["engagement", "below", "benchmark"],
  "engagement.abovePeers": ["engagement", "above", "peers"],
  "engagement.belowPeers": ["engagement", "below", "peers"],
  "effort.more": ["response", "above", "posts"],
  "effort.less": ["response", "below", "posts"],
  "growth.quicker": ["gain", "above", "expected"],
  "growth.slowed": ["gain", "below", "expected"],
  "growth.turned": ["gain", "below", "expected"],
  "growth.up": ["forecast", "above", "now"],
  "growth.down": ["forecast", "below", "now"],
  "growth.either": ["forecast", "meets", "now"],
  "growth.mayFall": ["forecast", "meets", "now"],
  "growth.mayRise": ["forecast", "meets", "now"],
  "risk.cadence": ["since", "above", "gap"],
  "next.resume": ["since", "above", "usual"],
  "next.resumeEffect": ["since", "above", "usual"],
};

export function comparisonOf(key: string): readonly [string, Relation, string] | undefined {
  return Object.entries(comparisons).find(([name]) => name === key)?.[1];
}

/** How two figures stand to each other, by the ends of their intervals; undefined when one is no number. */
export function relationOf(left: Fact | undefined, right: Fact | undefined): Relation | undefined {
  if (typeof left?.value !== "number" || typeof right?.value !== "number") return undefined;
  if ((left.low ?? left.value) > (right.high ?? right.value)) return "above";
  if ((left.high ?? left.value) < (right.low ?? right.value)) return "below";
  return "meets";
}

/** 1 where a figure with its whole interval is above 0, −1 where below, else 0. */
export function signOf(fact: Fact | undefined): -1 | 0 | 1 {
  if (typeof fact?.value !== "number") return 0;
  if ((fact.low ?? fact.value) > 0) return 1;
  return (fact.high ?? fact.value) < 0 ? -1 : 0;
}

/** `high` and `low` where the ranges part; `typical` within the range of what is usual; `above` and `below` where the figure alone lies outside it. */
export const standings = ["high", "above", "typical", "below", "low"] as const;
export type Standing = (typeof standings)[number];

/** How a figure stands to what is usual, wherever that is stated: head and sentences of a report, the assistant. Undefined when one is no number. */
export function standingTo(fact: Fact | undefined, usual: Fact | undefined): Standing | undefined {
  const relation = relationOf(fact, usual);
  if (typeof fact?.value !== "number" || typeof usual?.value !== "number" || relation === undefined) return undefined;
  if (relation !== "meets") return relation === "above" ? "high" : "low";
  if (fact.value > (usual.high ?? usual.value)) return "above";
  return fact.value < (usual.low ?? usual.value) ? "below" : "typical";
}
