import type { Block, BlockOf } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { isAfterFees } from "../route/payments/payment-words.ts";
import { isMove } from "../route/slots/find-premise.ts";
import { findQualifiers } from "../route/slots/find-qualifiers.ts";
import { tokensOf } from "../route/tokens.ts";
import { asksPerMonth } from "../route/words-of-question.ts";
import { earnedBefore, earnedIn, isOfTotal, monthOfDays, monthsIn, namedDays, namedParts } from "./earned.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import { beyondForecast, hasFigure, type ModelLedger, stateFigures } from "./model-ledger.ts";
import { monthly, monthOf, monthsOver, partsOfMonth } from "./monthly.ts";
import { withPaymentParts } from "./payment-plans.ts";
import { absent, ofOneKind, onPaidPlatforms, statementsOf } from "./price-blocks.ts";
import { towardsSum } from "./sums.ts";

const monthsShown = 3;

/** What stands beside the earnings of a month: the one before, and each side's part; kinds that are held against each other are the whole answer. */
function besideMonth(ledger: ModelLedger): Block[] {
  const { isCompared = false, before } = ledger.question;
  const isOfTimes = isCompared || before !== undefined;
  if (!isOfTimes && namedParts(ledger).length > 1) return [];
  return [...earnedBefore(ledger), ...(isOfTimes ? [] : partsOfNamedMonth(ledger))];
}

/** Each side's part of the month that the question names, where it is divided. */
function partsOfNamedMonth(ledger: ModelLedger): Block[] {
  const days = namedDays(ledger);
  const month = days && monthOfDays(days);
  return month && isOfTotal(ledger) ? stateFigures(ledger, partsOfMonth(ledger, month)) : [];
}

/** What the report, the statements' months or the price analysis say was earned; why nothing is known where none does. */
export function earnings(ledger: ModelLedger): Block[] {
  const isGross = ledger.question.metrics.includes("earningsGross");
  const isNet = !isGross && isAfterFees(ledger.question.text);
  const basis: Block[] = isGross
    ? [{ kind: "phrase", phrase: "of-gross" }]
    : isNet
      ? [{ kind: "phrase", phrase: "after-fees" }]
      : [];
  const mean = isOfTotal(ledger) ? meanOf(ledger) : [];
  const then = earnedIn(ledger);
  if (mean.length > 0) return [...basis, ...mean, ...then];
  const claimed = then.length > 0 ? claimOnMonths(ledger) : [];
  if (claimed.length > 0) return [...basis, ...then, ...claimed];
  if (then.length > 0) return [...basis, ...then, ...byMonth(ledger), ...besideMonth(ledger)];
  const months = namedParts(ledger).flatMap((metric) =>
    monthly(ledger, metric)
      .filter(({ value }) => value !== null)
      .slice(0, monthsShown)
      .map(({ id }) => id),
  );
  const sealed = onPaidPlatforms(ledger, isGross ? "earningsGross" : "earningsNet");
  const answer = stateFigures(ledger, months.length > 0 ? months : sealed);
  if (answer.length === 0) return absent(ledger, "no-earnings", sealed);
  if (isGross || !isOfTotal(ledger)) return [...basis, ...answer];
  const trend = asksWhichWay(ledger) ? stateFigures(ledger, onPaidPlatforms(ledger, "earningsChange")) : [];
  return [...trend, ...answer, ...stateFigures(ledger, ["revenue.month"]), ...onOwnFigures(ledger, "earning-more")];
}

/** What a day, or a month, brings on average, where that is asked for. */
function meanOf(ledger: ModelLedger): Block[] {
  const { period, text } = ledger.question;
  const kinds = findQualifiers(tokensOf(text)).map(({ kind }) => kind);
  if (kinds.includes("daily")) return stateFigures(ledger, ["earnings.dayMean"]);
  const isOfMonths = period === undefined && (kinds.includes("mean") || asksPerMonth(text));
  return isOfMonths ? stateFigures(ledger, ["earnings.monthMean"]) : [];
}

/** Whether it is asked which way earnings go: 'up or down'. */
function asksWhichWay({ question }: ModelLedger): boolean {
  const concepts = findConcepts(tokensOf(question.text));
  return concepts.includes("fall") && concepts.includes("grow");
}

/** Of days in several months what each month brought. */
function byMonth(ledger: ModelLedger): Block[] {
  const metrics = namedParts(ledger);
  const months = monthsIn(
    metrics.flatMap((metric) => monthly(ledger, metric)),
    namedDays(ledger),
  ).map(monthOf);
  if (metrics.every((metric) => monthly(ledger, metric).every(({ value }) => !value))) return [];
  const [to, from] = [months.toSorted().at(-1), months.toSorted()[0]];
  if (from === undefined || to === undefined || from === to) return [];
  return [{ kind: "months", metrics: metrics.slice(0, mostColumns), from, to }];
}
const mostColumns = 5;

/** Of a claim that earnings moved over several months each of them, and the last one that is over against the first; nothing of any other question. */
export function claimOnMonths(ledger: ModelLedger): Block[] {
  const { premise, before } = ledger.question;
  const [row] = premise !== undefined && isMove(premise) && before === undefined ? byMonth(ledger) : [];
  const ends = row?.kind === "months" ? betweenEnds(ledger, row, row.metrics) : [];
  return row === undefined || ends.length === 0 ? [] : [row, ...ends];
}

/** Of a row of months the last one that is over against the first. */
export const betweenEnds = (
  { knowledge }: Pick<ModelLedger, "knowledge">,
  row: Pick<BlockOf<"months">, "from" | "to">,
  metrics: readonly string[],
): BlockOf<"compare">[] =>
  metrics.flatMap((metric) => {
    const [first, ...others] = monthsOver(knowledge, metric, row).map(({ id }) => id);
    const last = others.at(-1);
    return first === undefined || last === undefined ? [] : [{ kind: "compare" as const, left: last, right: first }];
  });

/** What the coming months are expected to bring, with the ends; a sum that the question names against it, and the newest month beside it. */
function earningsForecast(ledger: ModelLedger): Block[] {
  const [last] = monthly(ledger, "earnings.total").filter(({ value }) => value !== null);
  if (!hasFigure(ledger, "revenue.month"))
    return absent(ledger, "no-earnings", ["revenue.month", "revenue.year", ...(last ? [last.id] : [])]);
  const sum = towardsSum(ledger);
  if (sum.length > 0) return [...sum, ...stateFigures(ledger, last ? [last.id] : [])];
  const [from = "", to] = ledger.question.month?.split("..") ?? [];
  if (to !== undefined && hasFigure(ledger, "revenue.ahead"))
    return [
      ...stateFigures(ledger, ["revenue.ahead"]),
      { kind: "months", metrics: ["revenue.month"], from, to },
      ...stateFigures(ledger, last ? [last.id] : []),
    ];
  const ofMonth = stateFigures(ledger, [`revenue.month.${ledger.question.month}`]);
  if (ofMonth.length > 0) return [...ofMonth, ...stateFigures(ledger, last ? [last.id] : [])];
  const isOfYear = ledger.question.horizon !== undefined;
  const year = stateFigures(ledger, ["revenue.year", "revenue.yearLow", "revenue.yearHigh"]);
  const month = [
    ...stateFigures(ledger, ["revenue.month", "revenue.monthLow", "revenue.monthHigh"]),
    ...stateFigures(ledger, last ? [last.id] : []),
  ];
  return [
    ...beyondForecast(ledger, [isOfYear ? "revenue.year" : "revenue.month"]),
    ...(isOfYear ? year : [...month, ...year]),
    ...statementsOf(ledger, "strategy", 1),
  ];
}

/** How many there are and stay; those who joined first where they are asked for. */
function subscribers(ledger: ModelLedger): Block[] {
  const isOfNew = ledger.question.metrics.includes("earnings.subscription");
  const added = isOfNew ? stateFigures(ledger, ["payment.count"]) : [];
  const ids = [...onPaidPlatforms(ledger, "subscribers"), "subscribers"];
  const known = ids.filter((id) => hasFigure(ledger, id)).slice(0, 1);
  const joined = stateFigures(ledger, [...(added.length > 0 ? [] : ["subscribers.joined"]), "subscribers.leaving"]);
  if (known.length + joined.length + added.length === 0) return absent(ledger, "no-earnings", ids);
  const lead = added.length > 0 ? [...ofOneKind(ledger.question), ...added] : [];
  return [...lead, ...stateFigures(ledger, known), ...joined, ...onOwnFigures(ledger, "why-subscribers-leave")];
}

/** The subscriptions that ended in the named months, or the newest ones, and the share of newcomers that leaves; why neither is known. */
function subscribersLost(ledger: ModelLedger): Block[] {
  const ended = monthly(ledger, "subscribers.left");
  const named = monthsIn(ended, namedDays(ledger));
  const shown = (named.length > 0 ? named : ended).slice(0, monthsShown).map(({ id }) => id);
  const share = stateFigures(ledger, ["subscribers.leaving", "subscribers.joined"]);
  if (shown.length + share.length === 0)
    return [
      ...absent(ledger, "no-earnings", ["subscribers.leaving", ...onPaidPlatforms(ledger, "subscribers")]),
      ...onOwnFigures(ledger, "why-subscribers-leave"),
    ];
  const isUncounted = shown.length === 0 && namedDays(ledger) !== undefined;
  // Who left in a month is known once its renewals are due.
  const isOfOther = shown.length > 0 && named.length === 0 && namedDays(ledger) !== undefined;
  return [
    ...(isUncounted ? [{ kind: "phrase", phrase: "leaving-not-counted" } as const] : []),
    ...(isOfOther ? [{ kind: "phrase", phrase: "other-period" } as const] : []),
    ...stateFigures(ledger, shown),
    ...share,
    ...(shown.length === 0 ? statementsOf(ledger, "strategy.leaving", 1) : []),
    ...onOwnFigures(ledger, "why-subscribers-leave"),
  ];
}

/** All subscribers against all followers; that no figure shows who came from where. */
function conversion(ledger: ModelLedger): Block[] {
  const rate = stateFigures(ledger, onPaidPlatforms(ledger, "subscriberRate"));
  if (rate.length === 0)
    return absent(ledger, "no-earnings", [...onPaidPlatforms(ledger, "subscribers"), "onlyfans.subscribers"]);
  return [
    ...rate,
    ...stateFigures(ledger, ["onlyfans.subscribers", "follows.total"]),
    { kind: "phrase", phrase: "conversion-unseen" },
    ...stateFigures(ledger, onPaidPlatforms(ledger, "earningsPerThousand")),
  ];
}

/** How many subscribers bring the sum that the question names, beside those that there are and what each brings. */
function goalSubscribers(ledger: ModelLedger): Block[] {
  const needed = stateFigures(ledger, ["onlyfans.subscribers.needed"]);
  const now = stateFigures(ledger, ["onlyfans.subscribers", "onlyfans.earningsPerSubscriber"]);
  if (now.length === 0)
    return absent(ledger, "no-earnings", ["onlyfans.earningsPerSubscriber", "onlyfans.subscribers"]);
  const ask: Block[] = needed.length === 0 ? [{ kind: "phrase", phrase: "name-goal" }] : [];
  return [...needed, ...now, ...ask, ...onOwnFigures(ledger, "earning-more")];
}

/** A next step of the playbook, where it is the person's own model. */
export const onOwnFigures = ({ knowledge }: ModelLedger, article: string): Block[] =>
  knowledge.model?.isOwn ? [{ kind: "step", article, step: 0 }] : [];

export const moneyIntents: readonly Intent[] = [
  modelIntent("earnings", withPaymentParts(earnings), ["earnings"], {
    ...{ isOfPeriod: true, needsInPeriod: ["splits"], needsOtherwise: ["prices"] },
  }),
  modelIntent("earnings-forecast", earningsForecast, ["prices", "earnings"]),
  modelIntent("subscribers", withPaymentParts(subscribers), ["prices", "payments"], { isOfPeriod: true }),
  modelIntent("subscribers-lost", subscribersLost, ["prices", "cohorts"], { isOfPeriod: true }),
  modelIntent("conversion", conversion),
  modelIntent("goal-subscribers", goalSubscribers, ["prices"]),
];
