import { addDays, addMonths, daysBetween } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { isKindOfPayments } from "../../payment-kinds.ts";
import { daysOfPeriod } from "../../period.ts";
import { isWeekday, latestWeekday, weekdaysIn } from "../slots/weekdays.ts";
import { askAgain, isOfModels } from "./ask-again.ts";
import { allSums } from "./compare-rules.ts";
import { isExtreme, isStated, paidOf, type Rule, same, says, sumsOf, whole } from "./turn.ts";

/** 'And on Saturday?' after the sum of a day: the latest one; after that of a week or less the one in it. */
export const weekday: Rule = (turn) => {
  const { before, text, tokens, now } = turn;
  const named = tokens.filter(isWeekday);
  const [day] = weekdaysIn(named);
  const sums = sumsOf(before);
  const span = before.period === undefined ? undefined : daysOfPeriod(before.period, now);
  const days = span ? daysBetween(span.from, span.to) + 1 : 0;
  if (!sums || !span || !isStated(sums.operation) || days > daysOfWeek) return undefined;
  if (day === undefined || named.length > 1 || !says(turn, ["weekday"])) return undefined;
  const latest = latestWeekday(day, days > 1 ? addDays(span.to, 1) : now);
  return latest < span.from && days > 1
    ? undefined
    : askAgain(text, before, { payments: { ...whole(sums), operation: "value" }, period: latest });
};

const daysOfWeek = 7;

/** 'How much did the top one spend?' after those who paid most. */
export const topPayer: Rule = (turn) => {
  const { before, text, count } = turn;
  const { payments } = before;
  const beside = ["paid", "together", "net", "brings", "payer", "people"] as const;
  return payments?.measure === "payers" && count === undefined && says(turn, ["most"], { beside })
    ? askAgain(text, before, { payments: { ...payments, operation: "most" }, count: 1 })
    : undefined;
};

/** 'And the month before?' after what a coming month will bring: what one that is over brought. */
export const monthGone: Rule = (turn) => {
  const { before, slots, text, now } = turn;
  const [gone, running] = [slots.period, now.slice(0, "2026-11".length)];
  if (before.month === undefined || gone === undefined || !isMonth.test(gone) || gone >= running) return undefined;
  const isNear = gone >= addMonths(running, -mostMonthsGone) || turn.tokens.some((token) => ofLast.test(token));
  if (!isNear || !says(turn, [], { beside: ["month"], named: "period" })) return undefined;
  const { month: _, ...rest } = before;
  return askAgain(text, rest, { payments: allSums, period: gone });
};
const isMonth = /^\d{4}-\d\d$/;
/** It is said to be of a year that is over. */
const ofLast = /^(?:last|letzt\w*|vorig\w*|pasado|dernier|20\d\d)$/;
/** A month that was longer ago is rather the next of its name. */
const mostMonthsGone = 6;

/** 'Per day?' after a sum. */
export const perUnit: Rule = (turn) => {
  const { before, text, features } = turn;
  const by = (["day", "week", "month"] as const).find((one) => features?.has(one));
  const sums = sumsOf(before);
  return by !== undefined && sums && sumsAlone.has(sums.operation) && says(turn, ["each"], { beside: ["mean", by] })
    ? askAgain(text, before, { payments: { ...whole(sums), operation: "mean", by } })
    : undefined;
};

const sumsAlone: ReadonlySet<string> = new Set(["value", "share", "change"]);

/** 'What share is that?', 'how much of it is Carla?' */
export const part: Rule = (turn) => {
  const { text, slots, focus } = turn;
  // 'The top five' are those who paid most, whatever was asked since.
  const ofPayers = [turn.before, ...focus.past].find(({ payments }) => payments?.measure === "payers");
  const before = turn.features?.has("most") && turn.count !== undefined && ofPayers ? ofPayers : turn.before;
  const { payments } = before;
  const beside = ["together", "total", "brings", "most", "people", "payer", "net"] as const;
  const ofTop = payments?.measure === "payers" && says(turn, ["together"], { beside });
  if (!payments || !(ofTop || says(turn, ["share", "percent"], { beside, named: "models" }))) return undefined;
  if (payments.measure === "payers")
    return askAgain(text, before, {
      ...{ payments: { ...payments, operation: "share", by: undefined } },
      count: turn.count ?? before.count ?? topPayers,
    });
  const sums = sumsOf(before);
  if (!sums) return undefined;
  const shares = { ...whole(sums), operation: "share" } as const;
  const [named, ...others] = slots.models;
  if (named !== undefined)
    return others.length > 0
      ? undefined
      : askAgain(text, before, { payments: { ...shares, kinds: [] }, models: [named], isOfAll: true });
  // How much of all came back is known as an amount alone.
  const isOfBack = sums.kinds.includes("earnings.back");
  if (isOfBack || sums.operation === "change" || sums.operation === "why") return same(turn);
  if (isOfModels(before) && (sums.kinds.length === 0 || before.isRanked))
    return askAgain(text, before, { payments: { ...shares, kinds: [] } });
  const kinds = focus.sides?.of === "kinds" ? [focus.sides.one, focus.sides.other] : sums.kinds;
  if (kinds.length > 0) return askAgain(text, before, { payments: { ...shares, kinds } });
  const wasOfAll = before.models.length === 1 && focus.past.some(isOfModels);
  return wasOfAll ? askAgain(text, before, { payments: shares, isOfAll: true }) : undefined;
};

const topPayers = 5;

/** 'Only renewals' after a share: that of the other kind. */
export const otherKinds: Rule = (turn) => {
  const { before, text, slots } = turn;
  const sums = sumsOf(before);
  const isMeant = slots.metrics.length > 0 && slots.metrics.every(isKindOfPayments);
  return sums?.operation === "share" && isMeant && says(turn, [], { named: "metrics" })
    ? askAgain(text, before, { payments: { ...sums, kinds: slots.metrics.filter(isKindOfPayments) } })
    : undefined;
};

/** 'And how many new ones?' after renewals: new subscriptions in the same way. */
export const newOnes: Rule = (turn) => {
  const { before, text } = turn;
  const paid = paidOf(before);
  const isOfRenewals = paid?.kinds.join() === "earnings.renewal";
  return paid && isOfRenewals && says(turn, ["new"], { beside: ["count", "people", "payer"] })
    ? askAgain(text, before, { payments: { ...paid, kinds: ["earnings.subscription"] } })
    : undefined;
};

/** 'What came in that day, tips or messages?' after the best one: what that day brought. */
export const statedDay: Rule = (turn) => {
  const { before, focus, slots, text } = turn;
  const sums = sumsOf(before);
  const isOfDay = isExtreme(sums) && focus.period !== undefined && slots.period === focus.period;
  if (!sums || !isOfDay || !says(turn, [], { beside: ["brings", "net", "kind", "paid"], named: "metrics" }))
    return undefined;
  const kinds = slots.metrics.filter(isKindOfPayments);
  if (kinds.length !== slots.metrics.length) return undefined;
  return askAgain(text, before, { payments: { ...whole(sums), kinds, operation: "value" }, period: focus.period });
};

/** 'And the worst one?' after what a day brought that was singled out: the other end of what it was singled out of. */
export const otherExtreme: Rule = (turn) => {
  const { before, focus, slots, text } = turn;
  const beside = ["day", "week", "month"] as const;
  const isOfDay = before.payments !== undefined && !isExtreme(before.payments) && before.payments.by === undefined;
  if (!isOfDay || slots.namedOrder === undefined || !says(turn, ["most", "least"], { beside })) return undefined;
  const ranked = focus.past.find(({ payments }) => isExtreme(payments));
  return ranked?.payments
    ? askAgain(text, ranked, {
        payments: { ...ranked.payments, operation: slots.namedOrder === "worst" ? "least" : "most" },
      })
    : undefined;
};

/** 'From whom?' after a sum: who paid most of it. */
export const fromWhom: Rule = ({ before, text }) => {
  const sums = sumsOf(before);
  if (!sums || before.period === undefined || !ofWhom.test(fold(text))) return undefined;
  const payments = { measure: "payers", basis: "net", kinds: sums.kinds, operation: "most" } as const;
  return askAgain(text, before, { payments, count: topPayers });
};
/** In four languages, folded, and nothing else. */
const ofWhom =
  /^(?:(?:and|but|und|y|et) )?(?:from whom|from who|who from|who (?:paid|bought)(?: (?:it|that|them))?|von wem|wer hat (?:das )?(?:be)?zahlt|de quien(?:es)?|quien(?:es)? (?:lo )?pag\w+|de qui|qui a paye)[ ?!.]*$/;
