import { addFact, addMadeFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { isoDay } from "../catalogue/time.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import { monthDays } from "../earnings/latest-days.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, makeFact } from "../ledger/make-fact.ts";
import type { TransactionType } from "../ledger/statement.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import { monthPeriod, monthsKnown, type PayerBook, type PayerPayment } from "./payer-book.ts";
import { type Rhythm, rhythmOf, stateOn } from "./rhythm.ts";
import { type PriceOn, paidUntil, subscriptionPrices } from "./subscription-paid.ts";

/** Statements of fewer months hold too few gaps. */
const fewestMonths = 4;
const worthMonths = 3;
const fewestReturns = 20;
/** Of a normal distribution, at 80 %. */
const z = 1.2816;
/** Days between the earlier days that are looked at: as long as a payer counts as newly quiet, so that each is counted once. */
const step = 2 * monthDays;
/** Of fewer regulars on the earlier days it is not known how many are quiet by chance. */
const fewestEarlier = 60;
const [mostEarlier, monthsBefore] = [4, 7];
/** What became of those who were quiet so many days ago is told of each week, as long as a version of then may be looked back at. */
const lookBack = [28, 35, 42, 49, 56];

interface Regular {
  payments: readonly PayerPayment[];
  rhythm: Rhythm;
}

/** Who pays regularly and was there, or went quiet, at a day. */
function regularsOn({ payers }: PayerBook, day: number, state: "here" | "quiet", priceOn: PriceOn): Regular[] {
  return payers.flatMap((payments) => {
    const rhythm = rhythmOf(payments, day);
    return rhythm && stateOn(rhythm, day, () => paidUntil(payments, day, priceOn)) === state
      ? [{ payments, rhythm }]
      : [];
  });
}

/** Net cents a month over the three months up to the last payment. */
function worthOf({ payments, rhythm: { last } }: Regular): number {
  const counted = payments.filter(({ day }) => day <= last && day > last - worthMonths * monthDays);
  return counted.reduce((sum, { netCents }) => sum + netCents, 0) / worthMonths;
}

/**
 * Regulars who have paid nothing for longer than their own rhythm explains: how many, how many it would be by the share of earlier days, what they
 * brought a month, and how many of those who were as quiet earlier paid again within the next thirty days. Source: docs/methods.md, 'Payers'.
 */
export function addQuietPayers(builder: FactBuilder, book: PayerBook): void {
  const months = monthsKnown(book);
  const quiet = { metric: "quietPayers", platform: "onlyfans" } as const;
  if (months < fewestMonths) {
    addMissing(builder, quiet, { code: "too-few-months", needs: fewestMonths, has: months });
    return;
  }
  const priceOn = subscriptionPrices(book);
  const gone = regularsOn(book, book.to, "quiet", priceOn);
  const n = gone.length + regularsOn(book, book.to, "here", priceOn).length;
  if (n < fewestPayers) {
    addMissing(builder, quiet, { code: "too-few-payers", needs: fewestPayers, has: n });
    return;
  }
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  const count = addFact(builder, {
    ...shared,
    metric: "quietPayers",
    value: gone.length,
    n,
    sampleOf: "payers",
    formula: "payers.quiet",
    period: monthPeriod(book, 0, step / monthDays),
  });
  addExpected(builder, book, { priceOn, n, count });
  // A sum of fewer would disclose what one person spent.
  if (gone.length < fewestPayers) return;
  const worths = gone.map(worthOf).sort((a, b) => a - b);
  const earliest = Math.min(...gone.map(({ rhythm }) => rhythm.last));
  const latest = Math.max(...gone.map(({ rhythm }) => rhythm.last));
  const worth = addFact(builder, {
    ...shared,
    metric: "quietWorth",
    value: worths.reduce((sum, cents) => sum + cents, 0),
    currency: book.currency,
    formula: "payers.quietWorth",
    period: { from: isoDay(earliest - worthMonths * monthDays + 1), to: isoDay(latest) },
    inputs: [count.id],
  });
  const earned = [...builder.facts.values()].find(({ id }) => id === "onlyfans.earningsNet");
  if (typeof earned?.value === "number" && earned.value > 0 && earned.currency === worth.currency)
    addMadeFact(
      builder,
      deriveFact(
        {
          ...shared,
          id: "onlyfans.quietShare",
          metric: "quietShare",
          value: (100 * Number(worth.value)) / earned.value,
          formula: "payers.quietShare",
        },
        [worth, earned],
      ),
    );
  addReturns(builder, book, { months, priceOn });
  addBack(builder, book, priceOn);
}

/**
 * Days before the last one, so far apart that everybody is newly quiet on one of them at most. Of those in the first months of the statements only
 * frequent payers have a rhythm, fewer of whom fall silent.
 */
const earlierDays = ({ from, to }: PayerBook): number[] =>
  Array.from({ length: mostEarlier }, (_, index) => to - (index + 1) * step).filter(
    (day) => day - from >= monthsBefore * monthDays,
  );

/** How many of the regulars would be quiet by the share of earlier days, with the range that 8 of 10 such numbers lie in. */
function addExpected(
  builder: FactBuilder,
  book: PayerBook,
  { priceOn, n, count }: { priceOn: PriceOn; n: number; count: Fact },
): void {
  const of = (state: "quiet" | "here") =>
    earlierDays(book).reduce((sum, day) => sum + regularsOn(book, day, state, priceOn).length, 0);
  const quiet = of("quiet");
  const all = quiet + of("here");
  const subject = { metric: "quietExpected", platform: "onlyfans" } as const;
  if (all < fewestEarlier) {
    addMissing(builder, subject, { code: "too-few-payers", needs: fewestEarlier, has: all });
    return;
  }
  // As Agresti and Caffo count: one of each kind is added on both sides.
  const share = (quiet + 1) / (all + 2);
  const reach = z * Math.sqrt(share * (1 - share) * (n + n ** 2 / (all + 2)));
  const value = n * share;
  addFact(builder, {
    ...subject,
    kind: "derived",
    value,
    low: Math.max(0, value - reach),
    high: Math.min(n, value + reach),
    level: 0.8,
    n: all,
    sampleOf: "payers",
    formula: "payers.quietExpected",
    asOf: book.asOf,
    sources: book.evidence,
    inputs: [count.id],
  });
}

/** Of those who were as quiet at an earlier day, the share that paid in the thirty days after it. */
function addReturns(
  builder: FactBuilder,
  book: PayerBook,
  { months, priceOn }: { months: number; priceOn: PriceOn },
): void {
  const past = Array.from({ length: Math.floor(months / 2) }, (_, index) => book.to - monthDays - index * step);
  const returned = past.flatMap((day) => regularsOn(book, day, "quiet", priceOn).map((one) => paidWithin(one, day)));
  const subject = { metric: "quietReturned", platform: "onlyfans" } as const;
  const n = returned.length;
  if (n < fewestReturns) {
    addMissing(builder, subject, { code: "too-few-payers", needs: fewestReturns, has: n });
    return;
  }
  addFact(builder, { ...subject, ...shareOf(returned), ...behind(book), formula: "payers.returned" });
}

/**
 * Of those who were quiet some weeks ago, the share that paid in the thirty days since: what an earlier version's step to write to them is
 * judged by, as `quietReturned.2026-11-02` by the day of then.
 */
function addBack(builder: FactBuilder, book: PayerBook, priceOn: PriceOn): void {
  for (const ago of lookBack) {
    const day = book.to - ago;
    const back = regularsOn(book, day, "quiet", priceOn).map((one) => paidWithin(one, day));
    if (back.length < fewestPayers) continue;
    addFact(builder, {
      ...{ metric: "quietReturned", platform: "onlyfans", name: isoDay(day), formula: "payers.returned" },
      ...{ ...shareOf(back), ...behind(book) },
      period: { from: isoDay(day + 1), to: isoDay(Math.min(book.to, day + monthDays)) },
    });
  }
}

const behind = ({ asOf, evidence }: PayerBook) => ({ kind: "derived", asOf, sources: evidence }) as const;

const paidWithin = ({ payments }: Regular, day: number): boolean =>
  payments.some((one) => one.netCents > 0 && one.day > day && one.day <= day + monthDays);

function shareOf(answers: readonly boolean[]) {
  const [n, share] = [answers.length, answers.filter(Boolean).length / answers.length];
  return { value: 100 * share, ...wilsonInterval(share, n, z), level: 0.8, n, sampleOf: "payers" } as const;
}

/** Standard normal deviate of one chance in twenty. */
const unlikely = 1.645;

/**
 * Whether more regulars are quiet than chance explains: less than one time in twenty.
 *
 * @param expected with its 80 % range; undefined where the facts have none
 */
export function isUnusuallyQuiet(
  quiet: number,
  expected: Pick<Fact, "value" | "high"> | undefined,
): boolean | undefined {
  if (typeof expected?.value !== "number" || expected.high === undefined) return undefined;
  return quiet - expected.value > (unlikely / z) * (expected.high - expected.value);
}

/** One of the regulars who went quiet, without a name: ids of facts, and of what type the last payment was. */
export interface QuietPayer {
  /** Net cents a month, until then. */
  worth: string;
  /** Typical days between payments. */
  gap: string;
  /** Days since the last payment. */
  silence: string;
  /** The last payment, whose day and amount lead to the person in the statement. */
  last: string;
  type: TransactionType;
}

/** The page of payers is a list to write to, not an archive. */
const mostListed = 50;

/**
 * Those whom `addQuietPayers` counts, the one who brought most first: how often they paid, what, and when last. The ledger has no names; the
 * last payment is found in the statement by its day and amount.
 */
export function quietPayersOf(book: PayerBook, evidence: readonly Evidence[]): { quiet: QuietPayer[]; facts: Fact[] } {
  if (monthsKnown(book) < fewestMonths) return { quiet: [], facts: [] };
  const gone = regularsOn(book, book.to, "quiet", subscriptionPrices(book))
    .map((one) => ({ ...one, worth: worthOf(one) }))
    .sort((a, b) => b.worth - a.worth || b.rhythm.last - a.rhythm.last)
    .slice(0, mostListed);
  const facts: Fact[] = [];
  const quiet = gone.map(({ payments, rhythm, worth }, index): QuietPayer => {
    const newest = payments.filter(({ day, netCents }) => day === rhythm.last && netCents > 0).sort(byAmount);
    const [last] = newest;
    const shared = { kind: "derived", asOf: book.asOf, scope: "owner", sources: book.evidence } as const;
    const add = (name: "worth" | "gap" | "silence" | "last", value: number, period: { from: number; to: number }) => {
      const id = `quiet.${index + 1}.${name}`;
      const days = { from: isoDay(period.from), to: isoDay(period.to) };
      const currency = name === "worth" || name === "last" ? { currency: book.currency } : {};
      const formula = name === "last" ? ("earnings.sum" as const) : (`quiet.${name}` as const);
      facts.push(
        makeFact({ ...shared, id, metric: `quiet.${name}`, value, period: days, formula, ...currency }, evidence),
      );
      return id;
    };
    const { last: day } = rhythm;
    return {
      worth: add("worth", worth, { from: day - worthMonths * monthDays + 1, to: day }),
      gap: add("gap", rhythm.usual, { from: Math.min(...payments.map((one) => one.day)), to: day }),
      silence: add("silence", book.to - day, { from: day, to: book.to }),
      last: add("last", last?.grossCents ?? last?.netCents ?? 0, { from: day, to: day }),
      type: last?.type ?? "other",
    };
  });
  return { quiet, facts };
}

const byAmount = (one: PayerPayment, other: PayerPayment) =>
  (other.grossCents ?? other.netCents) - (one.grossCents ?? one.netCents);
