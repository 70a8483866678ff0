import { dayOf } from "../catalogue/time.ts";
import { firstOf, lastOf } from "../earnings/month-totals.ts";
import { partOfMonth } from "../earnings/part-of-month.ts";
import { wholeMonthsOf } from "../earnings/whole-months.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Period } from "../ledger/evidence.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { pageOf, pagesIn } from "./same-days.ts";

/** The places of the bars that are whole months of a member, newest first, as the page of its earnings counts them. */
function wholeBarsOf(
  input: PortfolioInput,
  { paid = [], given = [] }: Partial<Pick<PortfolioInput, "paid" | "given">>,
) {
  const today = dayOf(input.asOf);
  const places = input.bars.map((_, bar) => bar).toReversed();
  return wholeMonthsOf(places, (bar) => {
    const span = input.bars[bar];
    if (!span) return false;
    const days = daysIn(span);
    const isWhole = (period: Period) => partOfMonth(days.from.slice(0, 7), { period }, today) === undefined;
    const covered = coveredIn(days, paid);
    if (covered) return isWhole(covered);
    return given.some((one) => isWhole({ from: dayOf(one.from), to: dayOf(one.to) }));
  });
}

/** Members of whom every bar, each of which is a month, is known whole of each page that anything is known of in them. */
export function membersOfWholeBars(input: PortfolioInput): Set<string> {
  const paidTo = Map.groupBy(input.paid, ({ member }) => member);
  const givenBy = Map.groupBy(input.given ?? [], ({ member }) => member);
  const isWithin = (one: Period) => input.bars.some((bar) => one.from < bar.to && one.to >= bar.from);
  const isWhole = (member: string) => {
    const paid = pagesIn(paidTo.get(member) ?? [], input.bars);
    const paidPages = new Set(paid.flatMap((ofPage) => ofPage.slice(0, 1).map(pageOf)));
    // An amount beside a statement of the same page says nothing of the days that the statement leaves out.
    const isBeside = (one: NonNullable<PortfolioInput["given"]>[number]) => paidPages.has(pageOf(one));
    const given = (givenBy.get(member) ?? []).filter((one) => isWithin(one) && !isBeside(one));
    const stated = [...Map.groupBy(given, pageOf).values()];
    const known = [...paid.map((ofPage) => ({ paid: ofPage })), ...stated.map((ofPage) => ({ given: ofPage }))];
    return known.length > 0 && known.every((page) => wholeBarsOf(input, page).length === input.bars.length);
  };
  return new Set(input.members.filter(isWhole));
}

/** The places of bars, each of which is a month, that the statements of a member reach into and do not cover. */
export function partialBarsOf(input: Pick<PortfolioInput, "bars" | "paid" | "asOf">): number[] {
  const today = dayOf(input.asOf);
  const paidTo = [...Map.groupBy(input.paid, ({ member }) => member).values()];
  return [...input.bars.entries()].flatMap(([bar, span]) => {
    const days = daysIn(span);
    const isPart = paidTo.some((paid) => {
      const period = coveredIn(days, paid);
      return period !== undefined && partOfMonth(days.from.slice(0, 7), { period }, today) !== undefined;
    });
    return isPart ? [bar] : [];
  });
}

/** From the first to the last of some days that statements cover; undefined where they cover none. */
function coveredIn(days: Period, paid: PortfolioInput["paid"]): Period | undefined {
  const covering = paid.filter(({ first, last }) => dayOf(first) <= days.to && dayOf(last) >= days.from);
  if (covering.length === 0) return undefined;
  return {
    from: lastOf([days.from, firstOf(covering.map(({ first }) => dayOf(first)))]),
    to: firstOf([days.to, lastOf(covering.map(({ last }) => dayOf(last)))]),
  };
}

/** The input, of which each bar is a month, with the payments, statements and given amounts of each member's whole months alone. */
export function inWholeMonths<T extends PortfolioInput>(input: T): T {
  const paidTo = Map.groupBy(input.paid, ({ member }) => member);
  const givenBy = Map.groupBy(input.given ?? [], ({ member }) => member);
  const wholeOf = new Map(
    input.members.map((member) => [
      member,
      wholeBarsOf(input, { paid: paidTo.get(member) ?? [], given: givenBy.get(member) ?? [] }),
    ]),
  );
  const spanOf = (member: string): Period | undefined => {
    const whole = wholeOf.get(member) ?? [];
    const [newest, oldest] = [input.bars[whole[0] ?? -1], input.bars[whole.at(-1) ?? -1]];
    return newest && oldest && { from: oldest.from, to: newest.to };
  };
  const counts = ({ member, span }: PortfolioInput["payments"][number]) =>
    typeof span === "number" && (wholeOf.get(member)?.includes(span) ?? false);
  return {
    ...input,
    payments: input.payments.filter(counts).flatMap((one) => [one, { ...one, span: "now" as const }]),
    paid: input.paid.flatMap((one) => {
      const span = spanOf(one.member);
      if (!span || one.first >= span.to || one.last < span.from) return [];
      const end = new Date(Date.parse(span.to) - 1).toISOString();
      return [{ ...one, first: lastOf([one.first, span.from]), last: firstOf([one.last, end]) }];
    }),
    given: (input.given ?? []).filter((one) => {
      const span = spanOf(one.member);
      return span !== undefined && one.from >= span.from && one.to <= span.to;
    }),
  };
}
