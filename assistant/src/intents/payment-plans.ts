import type { MetricName } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import type { PaymentQuestion } from "../route/payments/read-payment-question.ts";
import { tokensOf } from "../route/tokens.ts";
import { earnedBefore, earnedIn } from "./earned.ts";
import { hasFigure, type ModelLedger, numberOfFact, stateFigures, statements } from "./model-ledger.ts";
import { kindsAlone } from "./price-blocks.ts";

type Plan = (ledger: ModelLedger, parts: PaymentQuestion) => Block[];

/** Says that figures are of the named kinds alone: the names of these figures say nothing of it. */
const ofKinds = (kinds: readonly MetricName[], blocks: Block[]): Block[] =>
  blocks.length > 0 && kinds.length > 0 ? [...kindsAlone(kinds), ...blocks] : blocks;

/** A figure of the named days, and how it differs from that of the days before where that is asked for. */
function counted(ledger: ModelLedger, id: string, { operation }: PaymentQuestion): Block[] {
  const before = `${id.replace(/\.in$/, "")}.before`;
  const isMoved = operation === "change" && hasFigure(ledger, id) && hasFigure(ledger, before);
  return isMoved ? [{ kind: "compare", left: id, right: before }] : stateFigures(ledger, [id]);
}

/** How many payments there were, how large they are, or when they come. */
const payments: Plan = (ledger, parts) => {
  const { operation, by, kinds } = parts;
  if (by === "hour") return ofKinds(kinds, stateFigures(ledger, ["payment.hour", "payment.hourShare"]));
  if (operation === "mean" || operation === "median" || operation === "most") {
    const first = operation === "most" ? "largest" : operation;
    const isCounted = findConcepts(tokensOf(ledger.question.text)).includes("count");
    const sizes = [...(isCounted ? ["count"] : []), first, "largest", "median", "mean"].map(
      (size) => `payment.${size}`,
    );
    return ofKinds(kinds, stateFigures(ledger, sizes));
  }
  const count = ofKinds(kinds, counted(ledger, "payment.count", parts));
  return count.length > 0 ? [...count, ...earnedIn(ledger)] : [];
};

/** Regular payers who pay no more, and what the report advises. */
const quietPayers = (ledger: ModelLedger): Block[] => [
  ...stateFigures(ledger, ["onlyfans.quietPayers", "onlyfans.quietWorth", "onlyfans.quietReturned"]),
  ...statements(ledger, ["money.quiet", "next.winBack", "next.winBackNew"]),
];

/** How many paid, or what each of them spends. */
const payers: Plan = (ledger, parts) => {
  const { operation, kinds } = parts;
  if (operation === "quiet") return quietPayers(ledger);
  const isNarrow = kinds.length > 0 || hasFigure(ledger, "payers.count.in");
  if (operation === "mean" || operation === "median")
    return ofKinds(
      kinds,
      // Of named days or kinds those alone.
      stateFigures(
        ledger,
        [operation, "median", "mean", "count"].map((one) => `payers.${one}${isNarrow ? ".in" : ""}`),
      ),
    );
  if (operation === "share") return stateFigures(ledger, ["payers.topTenth", "payers.topShare", "payers.count"]);
  const id = ["payers.count.in", "payers.count"].find((one) => hasFigure(ledger, one));
  const isCounted = operation === "value" || operation === "change";
  return isCounted && id !== undefined ? ofKinds(kinds, counted(ledger, id, parts)) : [];
};

/** Which part of the earnings each named kind is, the largest first; then how each differs from the month that the question holds it against. */
function shares(ledger: ModelLedger, kinds: readonly MetricName[]): Block[] {
  const idOf = (kind: MetricName, span = "in") => kind.replace("earnings.", `earnings.partShare.${span}.`);
  const { before } = ledger.question;
  const held = kinds
    .map((kind) => ({ kind: "compare" as const, left: idOf(kind), right: idOf(kind, before) }))
    .filter(({ left, right }) => left !== right && hasFigure(ledger, left) && hasFigure(ledger, right));
  const [kind, ...others] = kinds;
  if (held.length > 0 && kind !== undefined && others.length === 0) return ofKinds([kind], held);
  return kinds
    .filter((kind) => hasFigure(ledger, idOf(kind)))
    .toSorted((one, other) => (numberOfFact(ledger, idOf(other)) ?? 0) - (numberOfFact(ledger, idOf(one)) ?? 0))
    .flatMap((kind) => ofKinds([kind], stateFigures(ledger, [idOf(kind)])));
}

/** Whether a figure is made of payments of these kinds alone. */
const isOfKinds = ({ knowledge }: ModelLedger, id: string, kinds: readonly MetricName[]): boolean =>
  knowledge.facts.get(id)?.inputs.every((input) => kinds.some((kind) => input.startsWith(`${kind}.`))) === true;

/** A sum against another time, its mean, its best or weakest day, or its part of all. */
const amounts: Plan = (ledger, { operation, by, kinds }) => {
  if (operation === "change") return earnedBefore(ledger);
  if (operation === "share") return shares(ledger, kinds);
  if (operation === "mean") {
    const mean = by === "day" ? "earnings.dayMean" : by === "payer" ? "payers.mean" : "earnings.monthMean";
    // The mean month of all earnings is none of a kind.
    const isOfAll = mean === "earnings.monthMean" && !isOfKinds(ledger, mean, kinds);
    return kinds.length > 0 && isOfAll ? [] : ofKinds(kinds, stateFigures(ledger, [mean]));
  }
  const isOfDays = by === "day" && (operation === "most" || operation === "least");
  return isOfDays
    ? ofKinds(kinds, stateFigures(ledger, [`earnings.day${operation === "most" ? "Most" : "Least"}`]))
    : [];
};
const plans: Readonly<Record<PaymentQuestion["measure"], Plan>> = { amount: amounts, payments, payers };

/** The plan of an intent, which answers what is understood of payments from its parts. */
export const withPaymentParts =
  (plan: (ledger: ModelLedger) => Block[]) =>
  (ledger: ModelLedger): Block[] => {
    const { payments: parts } = ledger.question;
    const answer = parts ? plans[parts.measure](ledger, parts) : [];
    const basis: Block[] = parts?.basis === "gross" ? [{ kind: "phrase", phrase: "of-gross" }] : [];
    if (answer.length > 0) return [...basis, ...answer];
    // What a typed amount is made of is not known.
    const ofKind = (metric: string) => parts?.kinds.some((kind) => kind === metric) === true;
    const isUnknown =
      parts?.kinds.length &&
      ![...ledger.knowledge.facts.values()].some(({ metric, value }) => ofKind(metric) && value !== null);
    return [...(isUnknown ? [{ kind: "phrase", phrase: "no-kinds" } as const] : []), ...plan(ledger)];
  };
