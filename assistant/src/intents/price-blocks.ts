import type { MetricName } from "@fanradar/engine";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Block } from "../plan/block.ts";
import { figuresOf, hasFigure, type ModelLedger, onPlatforms, stateFigures } from "./model-ledger.ts";

/** Statements of the price analysis whose key, or place, begins so. */
export function statementsOf({ knowledge }: ModelLedger, start: string, most: number): Block[] {
  return [...knowledge.statements]
    .filter(([, { from, statement }]) => from === "prices" && `${statement.key}.`.startsWith(`${start}.`))
    .slice(0, most)
    .map(([id]) => ({ kind: "statement", id }));
}

/** Metrics of platforms in question, and of OnlyFans, which pays, where the question names none. */
export const onPaidPlatforms = (ledger: ModelLedger, metric: MetricName): string[] => [
  ...(ledger.question.platforms.length === 0 ? [`onlyfans.${metric}`] : []),
  ...onPlatforms(ledger, metric).filter((id) => ledger.question.platforms.length > 0 || !id.startsWith("onlyfans.")),
];

/** Says that nothing is known, and of the first of these figures why. */
export function absent(ledger: ModelLedger, phrase: "no-earnings" | "no-price", ids: readonly string[]): Block[] {
  const given = onPaidPlatforms(ledger, "earningsNet").filter((id) => hasFigure(ledger, id));
  // An amount without payments is known, and nothing of them.
  if (phrase === "no-earnings" && given.length > 0 && !ids.some((id) => given.includes(id)))
    return [{ kind: "phrase", phrase: "no-payments" }, ...stateFigures(ledger, given)];
  const why = figuresOf(ledger, ids);
  return why.length > 0 ? why : [{ kind: "phrase", phrase }];
}

/** Says that single payments, or those who made them, are of one kind alone, where the question names one. */
export function ofOneKind(question: ModelLedger["question"]): Block[] {
  return question.metrics.filter(isKindOfPayments).length === 1 ? ofKindsAlone(question) : [];
}

/** Says that figures are of the kinds of payments alone that the question names. */
export const ofKindsAlone = ({ metrics }: ModelLedger["question"]): Block[] =>
  kindsAlone(metrics.filter(isKindOfPayments));

/** Says that figures are of these kinds of payments alone. */
export const kindsAlone = (kinds: readonly MetricName[]): Block[] => [
  { kind: "limits", tag: null, platforms: [], models: [], metrics: [], only: [...kinds] },
];
