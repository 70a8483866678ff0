import type { MetricName } from "../catalogue/metrics.ts";
import { dayAt, dayMs, dayNumber } from "../catalogue/time.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { type Behind, type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import { changeOf, reasonOf } from "../payers/add-price-change.ts";
import { fewestWeeks, joinsRatio, judgePrice, mostWeeks } from "../payers/judge-price.ts";
import type { PayerBook } from "../payers/payer-book.ts";
import type { LoggedPrice } from "./pricing-input.ts";

/** How many joined on a day. */
export interface PricingDay {
  day: string;
  joined: number;
}

export interface PriceChangeInput {
  asOf: string;
  currency: string;
  /** The change with its id, the one before it and the one after it, where there are such. */
  change: LoggedPrice & { id: number };
  before?: string;
  after?: string;
  /** First and last day that statements cover; absent without any. */
  covered?: Period;
  /** Days on which somebody joined, the oldest first. */
  days: readonly PricingDay[];
  /** Who paid what; absent where the statements do not name them in this currency. */
  book?: PayerBook;
  evidence: readonly Evidence[];
}

const week = 7;
const z = 1.2816;

/**
 * What went before and after a change of the price: who joined, over whole weeks, as many on either side, up to eight and to the next change; and
 * what who joins in a week brings. The ranges cover what chance and the months alone do; the effect of a season or of a
 * viral post in the same weeks is not separated from that of the price.
 *
 * @returns ids begin with `change.{id}`; each figure is absent with its reason while weeks are missing
 */
export function priceChangeFacts(input: PriceChangeInput): Fact[] {
  const { change, covered } = input;
  const weeksKnown = weeksAround(input);
  const addFact = makerOf(input);
  const paid = (name: "from" | "to", cents: number) =>
    addFact(`change.${name}`, { kind: "self-reported", value: cents, currency: input.currency });
  const prices = [paid("from", change.fromCents), paid("to", change.toCents)];
  if (weeksKnown < fewestWeeks) {
    const reason: Reason = covered
      ? { code: "too-few-weeks", needs: fewestWeeks, has: Math.max(0, weeksKnown), ...readyOn(input) }
      : { code: "needs-statement" };
    const none = (metric: MetricName) => addFact(metric, { kind: "unavailable", value: null, reason });
    return [
      ...prices,
      none("change.joinedBefore"),
      none("change.joinedAfter"),
      none("change.joined"),
      none("change.net"),
    ];
  }
  const at = Date.parse(change.on);
  const period = (first: number, last: number) => ({ from: dayAt(at + first * dayMs), to: dayAt(at + last * dayMs) });
  const spans = { before: period(-weeksKnown * week, -1), after: period(0, weeksKnown * week - 1) };
  const whole = { from: spans.before.from, to: spans.after.to };
  const joinedIn = ({ from, to }: Period) =>
    input.days.filter(({ day }) => day >= from && day <= to).reduce((sum, { joined }) => sum + joined, 0);
  const [before, after] = [joinedIn(spans.before), joinedIn(spans.after)];
  const sample = { n: weeksKnown, sampleOf: "weeks" } as const;
  const counted = { ...sample, kind: "derived", formula: "change.counted" } as const;
  return [
    ...prices,
    addFact("change.joinedBefore", { ...counted, value: before, period: spans.before }),
    addFact("change.joinedAfter", { ...counted, value: after, period: spans.after }),
    before === 0
      ? addFact("change.joined", { kind: "unavailable", value: null, reason: { code: "no-subscribers" } })
      : addFact("change.joined", {
          ...{ ...sample, ...joinedChange(before, after), kind: "estimated", level: 0.8 },
          ...{ period: whole, formula: "change.joined" },
        }),
    ...moneyFacts(input, addFact),
  ];
}

/** What who joins in a week brings against before, and over how many days from joining. */
function moneyFacts({ book, change, before, after, asOf }: PriceChangeInput, addFact: AddFact): Fact[] {
  const none = (reason: Reason) => [addFact("change.net", { kind: "unavailable", value: null, reason })];
  if (!book) return none({ code: "needs-statement" });
  const judged = judgePrice(book, {
    day: dayNumber(change.on),
    ...(before !== undefined && { before: dayNumber(before) }),
    ...(after !== undefined && { after: dayNumber(after) }),
  });
  if (judged.state !== "judged") return none(reasonOf(judged, asOf));
  return [
    addFact("change.days", { kind: "derived", value: judged.horizon, formula: "change.days" }),
    addFact("change.net", { ...changeOf(judged), kind: "estimated", formula: "change.net" }),
  ];
}

/** Whole weeks that are covered on both sides and lie in no other price's time. */
function weeksAround({ change, covered, before, after }: PriceChangeInput): number {
  if (!covered) return 0;
  const at = Date.parse(change.on);
  const start = Math.max(Date.parse(covered.from), before === undefined ? 0 : Date.parse(before));
  const end = Math.min(
    Date.parse(covered.to),
    after === undefined ? Number.POSITIVE_INFINITY : Date.parse(after) - dayMs,
  );
  const weeksIn = (ms: number) => Math.floor(ms / (week * dayMs));
  return Math.min(mostWeeks, weeksIn(at - start), weeksIn(end + dayMs - at));
}

/** When the weeks after would be whole, where those before are. */
function readyOn({ change, before, after, covered, asOf }: PriceChangeInput): { readyOn?: string } {
  const [at, needed] = [Date.parse(change.on), fewestWeeks * week * dayMs];
  const start = Math.max(Date.parse(covered?.from ?? change.on), before === undefined ? 0 : Date.parse(before));
  const ready = at + needed;
  const isCut = after !== undefined && Date.parse(after) < ready;
  return at - start < needed || isCut || ready < Date.parse(asOf) ? {} : { readyOn: dayAt(ready) };
}

function joinedChange(before: number, after: number) {
  const { value, variance } = joinsRatio(before, after);
  const off = z * Math.sqrt(variance);
  const middle = (after + 0.5) / (before + 0.5);
  const percent = (one: number) => 100 * (one - 1);
  return {
    value: percent(value),
    low: percent(Math.min(value, middle * Math.exp(-off))),
    high: percent(Math.max(value, middle * Math.exp(off))),
  };
}

type AddFact = ReturnType<typeof makerOf>;

function makerOf({ change, evidence, asOf }: PriceChangeInput) {
  const newest =
    evidence
      .map(({ addedAt }) => addedAt)
      .sort()
      .at(-1) ?? asOf;
  const typed: Behind = { kind: "manual", sandbox: false };
  return (
    metric: MetricName,
    { reason, ...draft }: Partial<FactDraft> & Pick<Fact, "kind" | "value" | "reason">,
  ): Fact => {
    const isTyped = draft.kind === "self-reported";
    const about = {
      ...{ id: `change.${change.id}.${metric.slice("change.".length)}`, metric, scope: "owner" as const },
      asOf: isTyped || reason ? asOf : newest,
      ...draft,
    };
    if (reason) return makeMissing(about, reason);
    const sources = isTyped ? [logKey(change.id)] : evidence.map(({ key }) => key);
    return makeFact({ ...about, sources }, isTyped ? [typed] : evidence);
  };
}

/** Key of the act of logging a price change. */
export const logKey = (id: number): string => `price-change:${id}`;
