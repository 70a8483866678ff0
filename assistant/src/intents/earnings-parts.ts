import { earningsTypes, type Fact, familyOf } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { daysOfPeriod } from "../period.ts";
import type { Block, BlockOf } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { asksMonthIn } from "../route/slots/asks-month.ts";
import { isMove } from "../route/slots/find-premise.ts";
import { tokensOf } from "../route/tokens.ts";
import { asksShare } from "../route/words-of-question.ts";
import { wayOf } from "./claims.ts";
import { earnedIn, monthOfDays, monthsIn, namedDays, namedParts } from "./earned.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import { comparedBefore, figuresOf, hasFigure, type ModelLedger, numberOfFact, stateFigures } from "./model-ledger.ts";
import { betweenEnds, claimOnMonths, earnings } from "./money.ts";
import { monthly, monthOf } from "./monthly.ts";
import { withPaymentParts } from "./payment-plans.ts";
import { absent, ofKindsAlone, onPaidPlatforms, statementsOf } from "./price-blocks.ts";

/** The month and the weekday that brought most, or the month that brought least; months that are not covered whole are no rivals. */
function earningsBest(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const weekday = hasFigure(ledger, "earnings.bestWeekday")
    ? stateFigures(ledger, ["earnings.bestWeekday", "earnings.weekdayShare"])
    : figuresOf(ledger, ["earnings.bestWeekday"]);
  const by = question.payments?.by;
  const isOfDays = by
    ? by === "day" || by === "weekday" || by === "weekpart"
    : (dayWords.test(fold(question.text)) || namesWeekdays(ledger)) && !asksMonthIn(question.text);
  if (isOfDays) {
    const days = stateFigures(ledger, [question.order === "worst" ? "earnings.dayLeast" : "earnings.dayMost"]);
    const answer = namesWeekdays(ledger) ? weekday : [...days, ...weekday];
    if (answer.length > 0) return answer;
  }
  const [part = "earnings.total"] = namedParts(ledger);
  const known = monthly(ledger, part).filter((fact) => typeof fact.value === "number");
  const months = known.filter(isWhole);
  const days = namedDays(ledger);
  const named = monthsIn(months, days);
  const isNamed = (fact: Fact) => days === undefined || monthsIn([fact], days).length > 0;
  const rivals = named.length > 1 ? named : months;
  const end = Math[question.order === "worst" ? "min" : "max"](...rivals.map(({ value }) => Number(value)));
  // A month that is not whole may have brought more than any other already.
  const ahead = known.filter(
    (fact) => question.order !== "worst" && !isWhole(fact) && Number(fact.value) > end && isNamed(fact),
  );
  const first = rivals.filter(({ value }) => value === end);
  if (first.length === 0) return [...absent(ledger, "no-earnings", []), ...weekday];
  const idsOf = (facts: readonly Fact[]) => facts.map(({ id }) => id);
  const isOfWeekday = question.order !== "worst" && part === "earnings.total" && !asksMonthIn(question.text);
  return [
    { kind: "phrase", phrase: question.order === "worst" ? "worst-month" : "best-month" },
    ...stateFigures(ledger, idsOf(first.slice(0, 2))),
    ...(ahead.length > 0 ? [{ kind: "phrase", phrase: "running-ahead" } as const] : []),
    ...stateFigures(ledger, idsOf(ahead.slice(0, 1))),
    ...(isOfWeekday ? weekday : []),
  ];
}

const dayWords = /\b(?:days?|tage?n?|dias?|jours?|weekends?|wochenend\w*)\b/;

/** Days of the week are asked for, and no single days. */
const namesWeekdays = ({ question }: ModelLedger) =>
  question.payments?.by === "weekday" ||
  question.payments?.by === "weekpart" ||
  question.metrics.some((metric) => metric === "dayChange.weekday" || metric === "dayChange.weekend");

/** Whether a month's payments are known from its first day to its last. */
const isWhole = ({ id, period }: Fact) => {
  const month = daysOfPeriod(/\d{4}-\d{2}$/.exec(id)?.[0] ?? "", "");
  return period === undefined || (period.from === month?.from && period.to === month.to);
};

/** What the newest month, or the named days, came from, the largest part first; without payments the shares of the report. */
function earningsKinds(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const days = namedDays(ledger);
  const months = monthly(ledger, "earnings.total").filter(({ value }) => typeof value === "number" && value > 0);
  const named = days && (monthOfDays(days) ?? "in");
  const claimed = claimOnMonths(ledger);
  if (claimed.length > 0) return [...earnedIn(ledger), ...claimed];
  const moved = question.isCompared ? comparedBefore(ledger, namedParts(ledger)) : [];
  if (moved.length > 0) return [...moved, ...comparedBefore(ledger, ["earnings.total"])];
  const span = [named, months[0] && monthOf(months[0])].find(
    (one) => one && hasFigure(ledger, `earnings.total.${one}`),
  );
  const shares = [...knowledge.facts.values()].filter(
    ({ metric, value }) => familyOf(metric) === "kindShare" && value !== null,
  );
  const parts = earningsTypes
    .map((kind) => `earnings.${kind}.${span}`)
    .filter((id) => (numberOfFact(ledger, id) ?? 0) > 0)
    .sort((a, b) => (numberOfFact(ledger, b) ?? 0) - (numberOfFact(ledger, a) ?? 0));
  if (span === undefined || parts.length === 0) {
    const origin = originOf(ledger, onPaidPlatforms(ledger, "earningsNet"));
    const largest = shares.sort((a, b) => Number(b.value) - Number(a.value)).map(({ id }) => id);
    return largest.length > 0
      ? stateFigures(ledger, largest.slice(0, 4))
      : [
          ...(origin.length > 0 ? origin : absent(ledger, "no-earnings", onPaidPlatforms(ledger, "earningsNet"))),
          { kind: "phrase", phrase: "no-kinds" },
        ];
  }
  const namedIds = namedParts(ledger)
    .filter((metric) => metric !== "earnings.total")
    .map((metric) => `${metric}.${span}`);
  const share =
    question.limit?.isShare || asksShare(question.text) ? stateFigures(ledger, [`earnings.partShare.${span}`]) : [];
  if (share.length > 0)
    return [...ofKindsAlone(question), ...share, ...stateFigures(ledger, [...namedIds, `earnings.total.${span}`])];
  const kindsMoved = namedIds.length === 0 && movesIn(question.text) ? movedKinds(ledger) : [];
  if (kindsMoved.length > 0) return kindsMoved;
  const sum = question.isTogether ? stateFigures(ledger, [`earnings.named.${span}`]) : [];
  if (sum.length > 0) return [...ofKindsAlone(question), ...sum, ...stateFigures(ledger, namedIds)];
  // Kinds that are held against each other are the whole answer.
  if (namedIds.length > 1) return stateFigures(ledger, namedIds);
  // Shares of the report are of its own days.
  const ofReport = days === undefined;
  const meant = shares.filter(({ metric }) =>
    question.metrics.some((one) => one === metric.replace("kindShare.", "earnings.")),
  );
  const ofNamed = stateFigures(ledger, namedIds);
  const ofShares = ofReport
    ? stateFigures(
        ledger,
        meant.map(({ id }) => id),
      )
    : [];
  const isUnheld = question.limit?.isShare && ofShares.length === 0;
  return [
    ...(isUnheld ? [{ kind: "phrase", phrase: "amount-unused" } as const] : []),
    ...(question.limit?.isShare ? [...ofShares, ...ofNamed] : [...ofNamed, ...ofShares]),
    ...kindsOf(
      ledger,
      parts.filter((id) => !namedIds.includes(id)),
    ),
    ...stateFigures(ledger, [`earnings.total.${span}`]),
    ...(ofReport ? stateFigures(ledger, [...onPaidPlatforms(ledger, "extrasShare"), "extrasShare"]) : []),
    ...(ofReport ? statementsOf(ledger, "reason.extras", 1) : []),
  ];
}

const ofOneSentence = 4;

/** All kinds, so that they come to the sum beside them: four to a sentence. */
const kindsOf = (ledger: ModelLedger, ids: readonly string[]): Block[] => [
  ...stateFigures(ledger, ids.slice(0, ofOneSentence)),
  ...stateFigures(ledger, ids.slice(ofOneSentence)),
];

/** Whether it is asked which kind rose or fell: 'which kind of income grew the most'. */
function movesIn(text: string): boolean {
  const concepts = findConcepts(tokensOf(text));
  return concepts.includes("grow") || concepts.includes("fall");
}

/** The part that most months differ in comes first; of more the answer would be a list. */
const mostKindsCompared = 3;

/**
 * How the newest thirty days differ from the thirty before, as the report has them; of days that the question names, or without such a
 * report, how a month differs from the one before, in all and by the kinds of payments that changed most: no
 * statement says why fans paid more or less.
 */
function earningsWhy(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const months = monthly(ledger, "earnings.total")
    .filter(({ value }) => value !== null)
    .map(monthOf);
  const running = knowledge.now.slice(0, 7);
  const days = namedDays(ledger);
  const newest = stateFigures(ledger, onPaidPlatforms(ledger, "earningsChange"));
  // Months that are over may have gone the other way than the days since.
  const isOfLately = newest.length > 0 && days === undefined && question.before === undefined;
  if (isOfLately && !isUnclear(ledger))
    return [...newest, { kind: "phrase", phrase: "why-paid-unknown" }, ...statementsOf(ledger, "strategy.leaving", 1)];
  const month = (days && monthOfDays(days)) ?? months.find((one) => one < running);
  const other = question.before === undefined ? undefined : daysOfPeriod(question.before, knowledge.now);
  const before = (other && monthOfDays(other)) ?? months.find((one) => month !== undefined && one < month);
  const parts = namedParts(ledger);
  const others = ["earnings.total" as const, ...earningsTypes.map((kind) => `earnings.${kind}` as const)].filter(
    (metric) => !parts.includes(metric),
  );
  const claimed = claimOnMonths(ledger);
  const row = claimed.find((one): one is BlockOf<"months"> => one.kind === "months");
  if (row) return [...claimed, ...whyPaid(ledger, betweenEnds(ledger, row, others))];
  // Of days that are not over as many days before, and never a whole month.
  const isOpen = days !== undefined && (month === running || monthOfDays(days) === undefined);
  const ofDays = isOpen ? comparedBefore(ledger, parts) : [];
  if (ofDays.length > 0) return [...ofDays, ...whyPaid(ledger, comparedBefore(ledger, others))];
  if (month === undefined || before === undefined || !months.includes(month)) return earnings(ledger);
  const pairOf = (metric: string) => ({
    kind: "compare" as const,
    left: `${metric}.${month}`,
    right: `${metric}.${before}`,
  });
  const isKnown = (pair: BlockOf<"compare">) => hasFigure(ledger, pair.left) && hasFigure(ledger, pair.right);
  const from = months
    .filter((one) => one < running)
    .slice(0, mostMonthsShown)
    .at(-1);
  const lately: Block[] =
    isOfLately && from !== undefined && months[0] !== undefined && from < months[0]
      ? [{ kind: "months", metrics: parts, from, to: months[0] }]
      : [];
  return [
    ...(isOfLately ? newest : []),
    ...lately,
    ...parts.map(pairOf).filter(isKnown),
    ...whyPaid(ledger, others.map(pairOf).filter(isKnown)),
  ];
}

const mostMonthsShown = 4;

/** Whether it is claimed that earnings moved, and the newest thirty days surely went no way: then months say more. */
const isUnclear = (ledger: ModelLedger): boolean =>
  ledger.question.premise !== undefined &&
  isMove(ledger.question.premise) &&
  onPaidPlatforms(ledger, "earningsChange").every((id) => {
    const fact = ledger.knowledge.facts.get(id);
    const way = fact && wayOf(fact);
    return way === undefined || way === "unsure";
  });

/** Pairs whose amounts differ, those that differ most first; `isFall` those that fell before the others. */
function mostDifferent(
  ledger: ModelLedger,
  pairs: readonly BlockOf<"compare">[],
  isFall?: boolean,
): BlockOf<"compare">[] {
  const risen = ({ left, right }: BlockOf<"compare">) =>
    (numberOfFact(ledger, left) ?? 0) - (numberOfFact(ledger, right) ?? 0);
  const size = (pair: BlockOf<"compare">) =>
    isFall === undefined ? Math.abs(risen(pair)) : isFall ? -risen(pair) : risen(pair);
  return pairs
    .filter((pair) => risen(pair) !== 0)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, mostKindsCompared);
}

/** How each kind of payments differs between the last two months that are over, the one that rose most first, or of a fall the one that fell most. */
function movedKinds(ledger: ModelLedger): Block[] {
  const running = ledger.knowledge.now.slice(0, 7);
  const [month, before] = monthly(ledger, "earnings.total")
    .filter((fact) => fact.value !== null && isWhole(fact) && monthOf(fact) < running)
    .map(monthOf);
  const pairs = earningsTypes
    .map((kind) => ({
      kind: "compare" as const,
      left: `earnings.${kind}.${month}`,
      right: `earnings.${kind}.${before}`,
    }))
    .filter(({ left, right }) => hasFigure(ledger, left) && hasFigure(ledger, right));
  return mostDifferent(ledger, pairs, findConcepts(tokensOf(ledger.question.text)).includes("fall"));
}

/** What changed beside the figures that are asked about: the total, and the kinds of payments that differ most; then that no statement says why. */
function whyPaid(ledger: ModelLedger, pairs: readonly BlockOf<"compare">[]): Block[] {
  const changed = mostDifferent(ledger, pairs);
  return [
    ...changed,
    { kind: "phrase", phrase: changed.length > 0 ? "why-paid-unknown" : "no-kinds" },
    ...statementsOf(ledger, "strategy.leaving", 1),
  ];
}

export const earningsPartIntents: readonly Intent[] = [
  modelIntent("earnings-why", earningsWhy, ["earnings", "prices"]),
  modelIntent("earnings-best", withPaymentParts(earningsBest), ["earnings", "payments"]),
  modelIntent("earnings-kinds", withPaymentParts(earningsKinds), ["earnings"], {
    isOfPeriod: true,
    needsOtherwise: ["prices"],
  }),
];

/** Where the first of these figures comes from, where it is known. */
function originOf(ledger: ModelLedger, ids: readonly string[]): Block[] {
  const fact = ids.find((id) => hasFigure(ledger, id));
  return fact === undefined ? [] : [{ kind: "origin", fact }];
}
