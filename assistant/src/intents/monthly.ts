import type { Fact, MetricName } from "@fanradar/engine";
import type { Knowledge } from "../knowledge.ts";
import type { BlockOf } from "../plan/block.ts";
import type { ModelLedger } from "./model-ledger.ts";

/** Facts of a metric, the newest month first. */
export const monthly = ({ knowledge }: ModelLedger, metric: MetricName): Fact[] =>
  [...knowledge.facts.values()]
    .filter((fact) => fact.metric === metric && monthOf(fact) !== "")
    .sort((a, b) => (a.id < b.id ? 1 : -1));

/** The month that a fact is of, as `2026-10`; empty where it is of none. */
export const monthOf = ({ id }: Fact) => /\d{4}-\d{2}$/.exec(id)?.[0] ?? "";

/** Of a row of months the facts of those that are over, the earliest first. */
export const monthsOver = (
  knowledge: Knowledge,
  metric: string,
  { from, to }: Pick<BlockOf<"months">, "from" | "to">,
): Fact[] =>
  [...knowledge.facts.values()]
    .filter((fact) => fact.metric === metric && typeof fact.value === "number" && monthOf(fact) !== "")
    .filter((fact) => monthOf(fact) >= from && monthOf(fact) <= to && monthOf(fact) < knowledge.now.slice(0, 7))
    .toSorted((one, other) => (monthOf(one) < monthOf(other) ? -1 : 1));

/** Ids of both sides' parts of a divided month, named as `2026-10`: the person's own first. */
export const partsOfMonth = ({ knowledge }: ModelLedger, month: string): string[] =>
  (knowledge.model?.isManaged ? ["agency", "creator"] : ["creator", "agency"]).map((part) => `split.${part}.${month}`);
