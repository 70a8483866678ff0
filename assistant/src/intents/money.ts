import { type Fact, familyOf, type MetricName, type Period } from "@fanradar/engine";
import { daysBefore, daysOfPeriod } from "../period.ts";
import type { Block } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { tokensOf } from "../route/tokens.ts";
import type { Intent } from "./intent.ts";
import {
  beyondForecast,
  figuresOf,
  hasFigure,
  type ModelLedger,
  modelIntent,
  numberOfFact,
  stateFigures,
} from "./model-ledger.ts";
import { monthly, monthOf } from "./monthly.ts";
import { absent, onPaidPlatforms, statementsOf } from "./price-blocks.ts";
import { partsOfMonth } from "./split-parts.ts";
import { towardsSum } from "./sums.ts";

const monthsShown = 3;

/** The days of the period that the question names. */
const namedDays = ({ knowledge, question }: ModelLedger): Period | undefined =>
  question.period === undefined ? undefined : daysOfPeriod(question.period, knowledge.now);

/** Of monthly facts those in these days. */
const monthsIn = (facts: readonly Fact[], days: Period | undefined): Fact[] =>
  facts.filter((fact) => days && monthOf(fact) >= days.from.slice(0, 7) && monthOf(fact) <= days.to.slice(0, 7));

/** The parts of earnings that the question names, such as tips or refunds; without one the total. */
const namedParts = ({ question }: ModelLedger): MetricName[] => {
  const parts = question.metrics.filter((metric) => [...kinds, "back"].some((kind) => metric === `earnings.${kind}`));
  return parts.length > 0 ? parts : ["earnings.total"];
};

/** What the days that the question names brought: the month's own amounts, else the payments of those days. */
export function earnedIn(ledger: ModelLedger): Block[] {
  const days = namedDays(ledger);
  if (!days) return [];
  const month = monthOfDays(days);
  return namedParts(ledger).flatMap((metric) => {
    const ofMonth = `${metric}.${month}`;
    return stateFigures(ledger, [month && hasFigure(ledger, ofMonth) ? ofMonth : `${metric}.in`]);
  });
}

/** The calendar month that these days are, as `2026-10`; undefined of others. */
const monthOfDays = ({ from, to }: Period): string | undefined =>
  from.endsWith("-01") && to.slice(0, 7) === from.slice(0, 7) && from !== to ? from.slice(0, 7) : undefined;

/** Each side's part of the month that the question names, where it is divided. */
function partsOfNamedMonth(ledger: ModelLedger): Block[] {
  const days = namedDays(ledger);
  const month = days && monthOfDays(days);
  return month ? stateFigures(ledger, partsOfMonth(month)) : [];
}

/** What the report, the statements' months or the price analysis say was earned; why nothing is known where none does. */
function earnings(ledger: ModelLedger): Block[] {
  const isGross = ledger.question.metrics.includes("earningsGross");
  const basis: Block[] = isGross ? [{ kind: "phrase", phrase: "of-gross" }] : [];
  const then = earnedIn(ledger);
  if (then.length > 0)
    return [...basis, ...then, ...partsOfNamedMonth(ledger), ...byMonth(ledger), ...earnedBefore(ledger)];
  const months = namedParts(ledger).flatMap((metric) =>
    monthly(ledger, metric)
      .filter(({ value }) => value !== null)
      .slice(0, monthsShown)
      .map(({ id }) => id),
  );
  const sealed = onPaidPlatforms(ledger, isGross ? "earningsGross" : "earningsNet");
  const answer = stateFigures(ledger, months.length > 0 ? months : sealed);
  if (answer.length === 0) return absent(ledger, "no-earnings", sealed);
  if (isGross) return [...basis, ...answer];
  return [...answer, ...stateFigures(ledger, ["revenue.month"]), ...onOwnFigures(ledger, "earning-more")];
}

/** Of days in several months what each month brought. */
function byMonth(ledger: ModelLedger): Block[] {
  const metrics = namedParts(ledger);
  const months = monthsIn(
    metrics.flatMap((metric) => monthly(ledger, metric)),
    namedDays(ledger),
  ).map(monthOf);
  const [to, from] = [months.toSorted().at(-1), months.toSorted()[0]];
  if (from === undefined || to === undefined || from === to) return [];
  return [{ kind: "months", metrics: metrics.slice(0, mostColumns), from, to }];
}
const mostColumns = 5;

/** Beside a month the one before, or the one that the question compares it with. */
export function earnedBefore(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const [days, other] = [question.period, question.before].map((period) =>
    period === undefined ? undefined : daysOfPeriod(period, knowledge.now),
  );
  if (!days || days.from === days.to || days.from.slice(0, 7) !== days.to.slice(0, 7)) return [];
  const before = (other ?? daysBefore(days)).to.slice(0, 7);
  const [left, right] = [`earnings.total.${days.from.slice(0, 7)}`, `earnings.total.${before}`];
  return hasFigure(ledger, left) && hasFigure(ledger, right) ? [{ kind: "compare", left, right }] : [];
}

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
  return [
    ...beyondForecast(ledger, [ledger.question.horizon === undefined ? "revenue.month" : "revenue.year"]),
    ...stateFigures(ledger, ["revenue.month", "revenue.monthLow", "revenue.monthHigh"]),
    ...stateFigures(ledger, last ? [last.id] : []),
    ...stateFigures(ledger, ["revenue.year", "revenue.yearLow", "revenue.yearHigh"]),
    ...statementsOf(ledger, "strategy", 1),
  ];
}

/** The month and the weekday that brought most, or the month that brought least; months that are not covered whole are no rivals. */
function earningsBest(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const weekday = hasFigure(ledger, "earnings.bestWeekday")
    ? stateFigures(ledger, ["earnings.bestWeekday", "earnings.weekdayShare"])
    : figuresOf(ledger, ["earnings.bestWeekday"]);
  const concepts = findConcepts(tokensOf(question.text));
  if (weekday.length > 0 && concepts.includes("weekday") && !concepts.includes("month"))
    return [...weekday, { kind: "phrase", phrase: "no-single-days" }];
  const months = monthly(ledger, "earnings.total").filter((fact) => typeof fact.value === "number" && isWhole(fact));
  const named = monthsIn(months, namedDays(ledger));
  const rivals = named.length > 1 ? named : months;
  const end = Math[question.order === "worst" ? "min" : "max"](...rivals.map(({ value }) => Number(value)));
  const first = rivals.filter(({ value }) => value === end);
  if (first.length === 0) return [...absent(ledger, "no-earnings", []), ...weekday];
  const other = rivals.filter((fact) => !first.includes(fact)).slice(0, 2);
  const idsOf = (facts: readonly Fact[]) => facts.map(({ id }) => id);
  return [
    ...stateFigures(ledger, idsOf(first.slice(0, 2))),
    ...(question.order === "worst" ? [] : weekday),
    ...stateFigures(ledger, idsOf(other)),
  ];
}

/** Whether a month's payments are known from its first day to its last. */
const isWhole = ({ id, period }: Fact) => {
  const month = daysOfPeriod(/\d{4}-\d{2}$/.exec(id)?.[0] ?? "", "");
  return period === undefined || (period.from === month?.from && period.to === month.to);
};

const kinds = [
  ...(["subscription", "renewal", "tip", "message", "post", "stream", "referral", "other"] as const),
] as const;

/** What the newest month, or the named days, came from, the largest part first; without payments the shares of the report. */
function earningsKinds(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const days = namedDays(ledger);
  const months = monthly(ledger, "earnings.total").filter(({ value }) => typeof value === "number" && value > 0);
  const named = days && (monthOfDays(days) ?? "in");
  const span = [named, months[0] && monthOf(months[0])].find(
    (one) => one && hasFigure(ledger, `earnings.total.${one}`),
  );
  const shares = [...knowledge.facts.values()].filter(
    ({ metric, value }) => familyOf(metric) === "kindShare" && value !== null,
  );
  const parts = kinds
    .map((kind) => `earnings.${kind}.${span}`)
    .filter((id) => (numberOfFact(ledger, id) ?? 0) > 0)
    .sort((a, b) => (numberOfFact(ledger, b) ?? 0) - (numberOfFact(ledger, a) ?? 0));
  if (span === undefined || parts.length === 0) {
    const largest = shares.sort((a, b) => Number(b.value) - Number(a.value)).map(({ id }) => id);
    return largest.length > 0
      ? stateFigures(ledger, largest.slice(0, 4))
      : [
          ...absent(ledger, "no-earnings", onPaidPlatforms(ledger, "earningsNet")),
          { kind: "phrase", phrase: "no-kinds" },
        ];
  }
  const asked = namedParts(ledger)
    .filter((metric) => metric !== "earnings.total")
    .map((metric) => `${metric}.${span}`);
  // Shares of the report are of its own days.
  const ofReport = days === undefined;
  const meant = shares.filter(({ metric }) =>
    question.metrics.some((one) => one === metric.replace("kindShare.", "earnings.")),
  );
  return [
    ...stateFigures(ledger, asked),
    ...(ofReport
      ? stateFigures(
          ledger,
          meant.map(({ id }) => id),
        )
      : []),
    ...stateFigures(ledger, parts.filter((id) => !asked.includes(id)).slice(0, 4)),
    ...stateFigures(ledger, [`earnings.total.${span}`]),
    ...(ofReport ? stateFigures(ledger, [...onPaidPlatforms(ledger, "extrasShare"), "extrasShare"]) : []),
    ...(ofReport ? statementsOf(ledger, "reason.extras", 1) : []),
  ];
}

/** The part that most months differ in comes first; of more the answer would be a list. */
const mostKindsCompared = 3;

/** How a month differs from the one before, in all and by the kinds of payments that changed most: no statement says why fans paid more or less. */
function earningsWhy(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const months = monthly(ledger, "earnings.total")
    .filter(({ value }) => value !== null)
    .map(monthOf);
  const running = knowledge.now.slice(0, 7);
  const days = namedDays(ledger);
  const month = (days && monthOfDays(days)) ?? months.find((one) => one < running);
  const other = question.before === undefined ? undefined : daysOfPeriod(question.before, knowledge.now);
  const before = (other && monthOfDays(other)) ?? months.find((one) => month !== undefined && one < month);
  if (month === undefined || before === undefined || !months.includes(month)) return earnings(ledger);
  const pairOf = (metric: string) => ({ left: `${metric}.${month}`, right: `${metric}.${before}` });
  const differs = ({ left, right }: { left: string; right: string }) =>
    Math.abs((numberOfFact(ledger, left) ?? 0) - (numberOfFact(ledger, right) ?? 0));
  const changed = kinds
    .map((kind) => pairOf(`earnings.${kind}`))
    .filter((pair) => hasFigure(ledger, pair.left) && hasFigure(ledger, pair.right) && differs(pair) > 0)
    .sort((a, b) => differs(b) - differs(a))
    .slice(0, mostKindsCompared);
  return [
    { kind: "compare", ...pairOf("earnings.total") },
    ...changed.map((pair): Block => ({ kind: "compare", ...pair })),
    { kind: "phrase", phrase: changed.length > 0 ? "why-paid-unknown" : "no-kinds" },
    ...statementsOf(ledger, "strategy.leaving", 1),
  ];
}

function subscribers(ledger: ModelLedger): Block[] {
  const ids = [...onPaidPlatforms(ledger, "subscribers"), "subscribers"];
  const known = ids.filter((id) => hasFigure(ledger, id)).slice(0, 1);
  const joined = stateFigures(ledger, ["subscribers.joined", "subscribers.leaving"]);
  if (known.length === 0 && joined.length === 0) return absent(ledger, "no-earnings", ids);
  return [...stateFigures(ledger, known), ...joined, ...onOwnFigures(ledger, "why-subscribers-leave")];
}

/** The share of newcomers that leaves, as payments show it; why it is unknown where they do not. */
function subscribersLost(ledger: ModelLedger): Block[] {
  if (!hasFigure(ledger, "subscribers.leaving"))
    return [
      ...absent(ledger, "no-earnings", ["subscribers.leaving", ...onPaidPlatforms(ledger, "subscribers")]),
      ...onOwnFigures(ledger, "why-subscribers-leave"),
    ];
  const isOfDays = namedDays(ledger) !== undefined;
  return [
    ...(isOfDays ? [{ kind: "phrase", phrase: "leaving-not-counted" } as const] : []),
    ...stateFigures(ledger, ["subscribers.leaving", "subscribers.joined"]),
    ...statementsOf(ledger, "strategy.leaving", 1),
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

function payers(ledger: ModelLedger): Block[] {
  const ids = ["payers.topShare", "payers.count", "payers.median", "payers.mean", "extras.perPayer"];
  const known = stateFigures(ledger, ids);
  if (known.length === 0) return absent(ledger, "no-earnings", ids.slice(0, 1));
  return [...known, ...onOwnFigures(ledger, "loyal-fans")];
}

/** A next step of the playbook, where it is the person's own model. */
const onOwnFigures = ({ knowledge }: ModelLedger, article: string): Block[] =>
  knowledge.model?.isOwn ? [{ kind: "step", article, step: 0 }] : [];

export const moneyIntents: readonly Intent[] = [
  modelIntent("earnings", earnings, ["earnings", "prices"], { isOfPeriod: true, needsInPeriod: ["splits"] }),
  modelIntent("earnings-why", earningsWhy, ["earnings", "prices"]),
  modelIntent("earnings-forecast", earningsForecast, ["prices", "earnings"]),
  modelIntent("earnings-best", earningsBest, ["earnings"], { isOfPeriod: true }),
  modelIntent("earnings-kinds", earningsKinds, ["earnings", "prices"], { isOfPeriod: true }),
  modelIntent("subscribers", subscribers, ["prices"], { isOfPeriod: true }),
  modelIntent("subscribers-lost", subscribersLost, ["prices"], { isOfPeriod: true }),
  modelIntent("conversion", conversion),
  modelIntent("goal-subscribers", goalSubscribers, ["prices"]),
  modelIntent("payers", payers, ["earnings", "prices"], { isOfPeriod: true }),
];
