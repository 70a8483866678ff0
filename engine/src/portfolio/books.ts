import { dayOf } from "../catalogue/time.ts";
import { fewestMonthDays } from "../earnings/earnings-input.ts";
import { lastOf } from "../earnings/month-totals.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Period } from "../ledger/evidence.ts";
import type { Reason } from "../ledger/fact.ts";
import type { FactDraft } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { changeEntries } from "./change-entries.ts";
import { type CoveredBars, coveredBars } from "./covered-bars.ts";
import { type EarningsEntry as Entry, statement, subjectOfGiven as subjectOf } from "./earnings-entry.ts";
import { exchangeEarnings, mostPaid, sumByCurrency } from "./exchange-earnings.ts";
import { givenEarnings } from "./given-earnings.ts";
import { onePeriod } from "./one-period.ts";
import type { PortfolioInput, PortfolioSubject } from "./portfolio-input.ts";
import { sumByMember } from "./sum-by-member.ts";
import { typical } from "./typical.ts";
import { withoutShort } from "./without-short.ts";

type Together = (values: readonly number[]) => ReturnType<typeof typical>;
/**
 * Earnings by imported statements, and by amounts of a month that were given where no statement reaches, in the currency in
 * which most payments are; amounts of others are exchanged where rates are known, else in no sum and named beside it. A statement
 * says nothing of the days outside it: a bar is of members whose statements cover all of it, and a change is of the same days of
 * both periods. Of the latest thirty days a sum of too few stands for none (`shortDays`). A given amount is in no bar and in no change: it cannot be divided into days.
 */
export function openBooks(whole: PortfolioInput) {
  const { input, short } = withoutShort(whole);
  const currency = mostPaid(input);
  const exchanged = exchangeEarnings(input, currency);
  const payments = exchanged.payments.filter((one) => one.currency === currency);
  const given = givenEarnings({ ...input, given: exchanged.given }, currency);
  const others = exchanged.payments.filter((one) => one.currency !== currency && one.span === "now");
  const othersGiven = [...new Set(exchanged.given.map((one) => one.currency))]
    .filter((one) => one !== currency)
    .flatMap((one) => givenEarnings(input, one));
  const days = daysIn(input.period);
  // Grouped once: a portfolio may have thousands of members, each of whom is looked up.
  const paidIn = Map.groupBy(payments, (one) => one.span);
  const paidTo = Map.groupBy(paidIn.get("now") ?? [], (one) => one.member);
  const givenBy = Map.groupBy(given, (one) => one.member);
  const othersTo = Map.groupBy(others, (one) => one.member);
  const othersGivenBy = Map.groupBy(othersGiven, (one) => one.member);
  const statementsOf = Map.groupBy(input.paid, (one) => one.member);
  const [first, last] = endsOf(input.paid);
  let covered: CoveredBars | undefined;

  /** The days that payments of the period are of. */
  const spansOfPaid = (platform?: Platform, member?: string): Period[] => {
    const paid = (member === undefined ? paidIn.get("now") : paidTo.get(member)) ?? [];
    const own = paid.filter((one) => platform === undefined || one.platform === platform);
    const known = own.flatMap((one) => one.days ?? []);
    if (known.length > 0) return known;
    const [from, to] = member === undefined ? [first, last] : endsOf(statementsOf.get(member) ?? []);
    return [{ from: later(dayOf(from), days.from), to: earlier(dayOf(to), days.to) }];
  };

  /** What members earned by payments and given amounts, over what time, and what it rests on. */
  const earned = (platform?: Platform, member?: string) => {
    const amounts = sumByMember(member === undefined ? paidIn.get("now") : paidTo.get(member), { platform });
    const isPaid = amounts.size > 0;
    const meant = (member === undefined ? given : (givenBy.get(member) ?? [])).filter(
      (one) => platform === undefined || one.platform === platform,
    );
    for (const one of meant) amounts.set(one.member, (amounts.get(one.member) ?? 0) + one.cents);
    const spans = [
      ...(isPaid ? spansOfPaid(platform, member) : []),
      ...meant.map((one) => ({ from: dayOf(one.from), to: dayOf(one.to) })),
    ];
    const around = {
      from: spans.map(({ from }) => from).sort()[0] ?? "",
      to:
        spans
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? "",
    };
    // The latest days of several members may end on different dates: from the first to the last of them are more days than any amount is of.
    const period = input.isLatest && amounts.size > 1 ? onePeriod(spans) : around;
    const byHand = meant.filter(({ kind }) => kind === "manual" || kind === "screenshot");
    const isByHandAlone = !isPaid && byHand.length === meant.length;
    const about: Partial<FactDraft> = {
      ...(period && { period }),
      formula:
        period === undefined ? "portfolio.ownDays" : meant.length > 0 ? "portfolio.earnings" : "earnings.cleared",
      ...(isByHandAlone && { kind: "self-reported" }),
    };
    return {
      amounts,
      about,
      byHand,
      hasGiven: meant.length > 0,
      behind: [...(isPaid ? [statement] : []), ...meant.map(subjectOf)],
    };
  };

  return {
    subjects: [statement, ...[...exchanged.given, ...othersGiven].map(subjectOf)],
    platforms: new Set([...payments, ...given].flatMap(({ platform }) => platform ?? [])),

    /** What one member earned in the period; undefined where nothing is known. */
    of(member: string): { value: number; about: Partial<FactDraft>; behind: PortfolioSubject[] } | undefined {
      const { amounts, about, behind } = earned(undefined, member);
      const value = amounts.get(member);
      return value === undefined ? undefined : { value, about: { ...about, ...(currency && { currency }) }, behind };
    },

    /** Why nothing is known of a member, or of all: too few days of the month, or no statement. */
    missing(member?: string): Reason {
      const known = [...short].filter(([one]) => member === undefined || one === member);
      const has = Math.max(...known.map(([, days]) => days));
      return known.length > 0
        ? { code: "too-few-statement-days", needs: fewestMonthDays, has }
        : { code: "needs-statement" };
    },

    /** What one member earned in a currency without a rate, where that is all that is known; it cannot be ranked. */
    unexchanged(member: string): { value: number; about: Partial<FactDraft>; behind: PortfolioSubject[] } | undefined {
      const [paid, stated] = [othersTo.get(member) ?? [], othersGivenBy.get(member) ?? []];
      const [first] = sumByCurrency([...paid, ...stated]).sort(([, one], [, other]) => other - one);
      if (!first) return undefined;
      const [own, value] = first;
      const isPaid = paid.some((one) => one.currency === own);
      const about = { currency: own, formula: "portfolio.earnings" } as const;
      const behind = stated.filter((one) => one.currency === own).map(subjectOf);
      return { value, about, behind: [...(isPaid ? [statement] : []), ...behind] };
    },

    /** Amounts of other currencies: those exchanged into the sum, and those that are in no sum; in their own currency. */
    inOtherCurrencies(): Entry[] {
      const entriesOf = (
        metric: "portfolio.earnings.exchanged" | "portfolio.earnings.notExchanged",
        amounts: readonly { currency: string; cents: number }[],
        behind: PortfolioSubject[],
      ) =>
        sumByCurrency(amounts).map(([own, cents]) => ({
          fact: { id: `${metric}.${own}`, metric, value: cents, currency: own, formula: "portfolio.earnings" as const },
          behind,
        }));
      const fromPayments = payments.flatMap((one) => (one.span === "now" && one.own ? [one.own] : []));
      const fromGiven = given.filter((one) => one.own !== undefined);
      const behindOf = (isPaid: boolean, stated: typeof othersGiven) => [
        ...(isPaid ? [statement] : []),
        ...stated.map(subjectOf),
      ];
      return [
        ...entriesOf(
          "portfolio.earnings.exchanged",
          [...fromPayments, ...fromGiven.flatMap(({ own }) => own ?? [])],
          behindOf(fromPayments.length > 0, fromGiven),
        ),
        ...entriesOf(
          "portfolio.earnings.notExchanged",
          [...others, ...othersGiven],
          behindOf(others.length > 0, othersGiven),
        ),
      ];
    },

    /**
     * The sum of the period, what of it was given by hand, and its change on the same days, of one platform or of all. Where not every member
     * in the sum can be compared, the change is that of the others, with the amounts that it is of.
     */
    earnings({
      platform,
      together,
      fewest,
    }: {
      platform: Platform | undefined;
      together: Together;
      fewest: number;
    }): Entry[] {
      const id = `${platform ? `${platform}.` : ""}portfolio.earnings`;
      const about = { ...(platform && { platform }), id, metric: "portfolio.earnings" } as const;
      const now = earned(platform);
      const has = now.amounts.size;
      if (has < fewest || currency === undefined) {
        // A platform without payments has no card.
        if (platform) return [];
        const isFew = fewest > 1 && has > 0;
        const reason = isFew ? ({ code: "too-few-peers", needs: fewest, has } as const) : this.missing();
        return [{ fact: { ...about, reason }, behind: [] }];
      }
      const entries: Entry[] = [
        { fact: { ...about, ...together([...now.amounts.values()]), currency, ...now.about }, behind: now.behind },
      ];
      if (now.byHand.length > 0)
        entries.push({
          fact: {
            ...about,
            id: `${id}.manual`,
            metric: "portfolio.earnings.manual",
            kind: "self-reported",
            value: now.byHand.reduce((sum, { cents }) => sum + cents, 0),
            currency,
          },
          behind: now.byHand.map(subjectOf),
        });
      const isTypical = together === typical;
      return [
        ...entries,
        ...changeEntries(input, paidIn, {
          ...{ about: { ...about, currency }, isTypical, fewest, given: exchanged.given },
          sum: { members: now.amounts, hasGiven: now.hasGiven },
        }),
      ];
    },

    /** Who has statements of which bars. Computed once, and only for who draws them: it looks at every member in every bar. */
    get covered() {
      covered ??= coveredBars(input.paid, input.bars);
      return covered;
    },

    /** What a bar brought to members whose statements cover all of it, 0 where these have no payment; else undefined. */
    inBar(
      bar: number,
      { of, ...options }: { of: ReadonlySet<string>; together: Together; fewest: number },
    ): number | undefined {
      const isCovered = of.size > 0 && [...of].every((member) => this.covered.has(member, bar));
      return isCovered ? this.knownInBar(bar, { of, ...options }) : undefined;
    },

    /** What is known of a bar that a statement reaches into, which may be a part of what it brought; 0 where it has no payment. */
    knownInBar(
      bar: number,
      { of, together, fewest }: { of?: ReadonlySet<string>; together: Together; fewest: number },
    ): number | undefined {
      const span = input.bars[bar];
      if (!span || first === "" || span.to < first || span.from > last) return undefined;
      const paid = paidIn.get(bar)?.filter(({ member }) => !of || of.has(member));
      const values = [...sumByMember(paid).values()];
      if (values.length === 0) return fewest > 1 ? undefined : 0;
      return values.length < fewest ? undefined : together(values).value;
    },
  };
}

/** From when to when statements reach; empty of none. */
const endsOf = (paid: PortfolioInput["paid"]): [string, string] => [
  paid.map((one) => one.first).sort()[0] ?? "",
  lastOf(paid.map((one) => one.last)),
];

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
