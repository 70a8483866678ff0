import { dayOf } from "../catalogue/time.ts";
import { lastOf } from "../earnings/month-totals.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Period } from "../ledger/evidence.ts";
import type { FactDraft } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { BookAmounts, GivenAmount, Payment } from "./book-amounts.ts";
import { statement, subjectOfGiven } from "./earnings-entry.ts";
import { onePeriod } from "./one-period.ts";
import type { PortfolioInput, PortfolioSubject } from "./portfolio-input.ts";
import { sumByMember } from "./sum-by-member.ts";

interface Earned {
  /** Cents by member. */
  amounts: ReadonlyMap<string, number>;
  /** Over what time, and by which formula. */
  about: Partial<FactDraft>;
  /** What of it people typed. */
  byHand: readonly GivenAmount[];
  hasGiven: boolean;
  behind: PortfolioSubject[];
}

/** Whose earnings: of all or one platform, of all members or one. */
interface EarnedOptions {
  platform?: Platform | undefined;
  member?: string;
}

/** What members earned by payments and given amounts, over what time, and what it rests on. */
export function earnedOf({ input, paidIn, given }: BookAmounts): (options: EarnedOptions) => Earned {
  const days = daysIn(input.period);
  // Grouped once: a portfolio may have thousands of members, each of whom is looked up.
  const paidNow = paidIn.get("now") ?? [];
  const paidTo = Map.groupBy(paidNow, (one) => one.member);
  const givenBy = Map.groupBy(given, (one) => one.member);
  const statementsOf = Map.groupBy(input.paid, (one) => one.member);
  const ends = statementEnds(input.paid);
  // Beside others an amount that reaches beyond the period would make a sum of days that some of it has and some has not. Each model's own is shown with its days.
  const isWithin = (one: GivenAmount) => dayOf(one.from) >= days.from && dayOf(one.to) <= days.to;
  const inSum = input.isLatest || input.members.length < 2 ? given : given.filter(isWithin);

  /** The days that payments of the period are of. */
  const daysOf = (paid: readonly Payment[], member: string | undefined): Period[] => {
    const known = paid.flatMap((one) => one.days ?? []);
    if (known.length > 0) return known;
    const [first, last] = member === undefined ? ends : statementEnds(statementsOf.get(member) ?? []);
    return [{ from: later(dayOf(first), days.from), to: earlier(dayOf(last), days.to) }];
  };

  return ({ platform, member }) => {
    const isOn = (one: { platform: Platform | null }) => platform === undefined || one.platform === platform;
    const paid = (member === undefined ? paidNow : (paidTo.get(member) ?? [])).filter(isOn);
    const meant = (member === undefined ? inSum : (givenBy.get(member) ?? [])).filter(isOn);
    const amounts = sumByMember(paid);
    const isPaid = amounts.size > 0;
    for (const one of meant) amounts.set(one.member, (amounts.get(one.member) ?? 0) + one.cents);
    const spans = [
      ...(isPaid ? daysOf(paid, member) : []),
      ...meant.map((one) => ({ from: dayOf(one.from), to: dayOf(one.to) })),
    ];
    // The latest days of several members may end on different dates: from the first to the last of them are more days than any amount is of.
    const period = input.isLatest && amounts.size > 1 ? onePeriod(spans) : around(spans);
    const byHand = meant.filter(({ kind }) => kind === "manual" || kind === "screenshot");
    const isByHandAlone = !isPaid && byHand.length === meant.length;
    return {
      ...{ amounts, byHand, hasGiven: meant.length > 0 },
      about: {
        ...(period && { period }),
        formula:
          period === undefined ? "portfolio.ownDays" : meant.length > 0 ? "portfolio.earnings" : "earnings.cleared",
        ...(isByHandAlone && { kind: "self-reported" }),
      },
      behind: [...(isPaid ? [statement] : []), ...meant.map(subjectOfGiven)],
    };
  };
}

/** From when to when statements reach; empty of none. */
export const statementEnds = (paid: PortfolioInput["paid"]): [first: string, last: string] => [
  paid.map((one) => one.first).sort()[0] ?? "",
  lastOf(paid.map((one) => one.last)),
];

/** From the first of the days to the last; empty of none. */
const around = (spans: readonly Period[]): Period => ({
  from: spans.map(({ from }) => from).sort()[0] ?? "",
  to: lastOf(spans.map(({ to }) => to)),
});

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
