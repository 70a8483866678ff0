import { dayOf } from "../catalogue/time.ts";
import { type PartOfMonth, partOfMonth } from "../earnings/part-of-month.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { openBooks } from "./books.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";
import { togetherOf } from "./portfolio-levels.ts";
import { inWholeMonths, partialBarsOf } from "./whole-months-of.ts";

type Input = PortfolioInput & { of: "own" };
const spans = ["month", "year", "soFar", "latest"] as const;

export interface EarningsByModel {
  /** The page's models, the highest of the month first, then of the year, then of the current month. An amount of a part of the month counts as it is: it was at least that. */
  models: { id: string; part?: PartOfMonth }[];
  /** Of how many models only a part of the month is known: in all pages. */
  inPart: number;
  /** How many models have known earnings: in all pages. */
  known: number;
  /** Whether models follow after the page. */
  hasMore: boolean;
  facts: Fact[];
  sources: Source[];
  /** A point for each bar of the year that statements cover. */
  series: Series;
  /** The places of bars that a statement covers in part. */
  partial: number[];
}

interface MonthsInput {
  month: Input;
  /** With a bar for each month, the last of them `month`. */
  year: Input;
  /** The current month; before it the same days of the month before. */
  soFar: Input;
  /** The last thirty days, up to the newest known one of each model. */
  latest: Input;
  /** Models that are shown also without an amount in these: a statement or a given amount of theirs is of other days. */
  known: ReadonlySet<string>;
  page: EarningsPage;
}

/** Which models get figures of their own. */
interface EarningsPage {
  limit: number;
  /** The last model of the page before; absent for the first page. */
  after?: string | undefined;
}

/**
 * Net earnings of each of one's own models and of all together: of the last whole month, with the change against the month before, of
 * the whole months of a year, and of the current month, with the change from the same days of the month before. Ids: `month.portfolio.earnings`, `month.{model}.portfolio.earnings`, each with
 * `.change`, and `year.`, `soFar.` and `latest.` in the same way; the last thirty days are compared with the thirty before. Models are ranked by amounts in the currency of all together; only those of the page
 * have figures of their own. Undefined where `after` is none of them. Pure.
 */
export function earningsByModel(given: MonthsInput): EarningsByModel | undefined {
  const input = { ...given, year: inWholeMonths(given.year) };
  const facts: Fact[] = [];
  const sources = new Map<string, Source>();
  const add = (prefix: string, one: Input) => {
    const own: Fact[] = [];
    const addFact = portfolioLedgerOf(one, own);
    const books = openBooks(one);
    const sums = books.earnings({ platform: undefined, together: togetherOf(one), fewest: 1 });
    for (const { fact, behind } of [...sums, ...books.otherCurrencies.entries()]) {
      const named = (id: string) => `${prefix}${id}`;
      const isKnown = one.members.some((member) => given.known.has(member));
      const reason =
        fact.reason && isKnown && (prefix.startsWith("month.") || prefix.startsWith("year."))
          ? noWholeMonth
          : fact.reason;
      addFact(
        { ...fact, reason, id: named(fact.id), ...(fact.inputs && { inputs: [...fact.inputs].map(named) }) },
        behind,
      );
    }
    facts.push(...own);
    for (const source of portfolioSources(own, { asOf: one.asOf, subjects: books.subjects }))
      sources.set(source.evidence, source);
  };
  const ranked = rankedModels(input, given.known);
  const from = given.page.after === undefined ? 0 : ranked.indexOf(given.page.after) + 1;
  if (given.page.after !== undefined && from === 0) return undefined;
  const models = ranked.slice(from, from + given.page.limit);
  for (const span of spans) add(`${span}.`, input[span]);
  const parts = {
    month: split(input.month, models),
    year: split(input.year, models),
    soFar: split(input.soFar, models),
    latest: split(input.latest, models),
  };
  for (const id of models)
    for (const span of spans) {
      const own = parts[span].get(id);
      if (own) add(`${span}.${id}.`, own);
    }
  // Bars are drawn of what is known of a month, also of one that is in no sum.
  const books = openBooks(given.year);
  const inBar = { together: togetherOf(given.year), fewest: 1 };
  const partOf = partsIn(given.month);
  return {
    models: models.map((id) => ({ id, ...partOf(id) })),
    inPart: ranked.filter((id) => partOf(id).part !== undefined).length,
    known: ranked.length,
    hasMore: from + models.length < ranked.length,
    facts,
    sources: [...sources.values()],
    partial: partialBarsOf(given.year),
    series: {
      ...{ id: "portfolio.earnings", metric: "portfolio.earnings", unit: "cents" },
      points: given.year.bars.flatMap((span, bar) => {
        const value = books.bars.known(bar, inBar);
        return value === undefined ? [] : [{ at: daysIn(span).to, value }];
      }),
    },
  };
}

/** Models of which something is known, the highest of the month first, then of the year, then of the current month. */
function rankedModels(input: Record<(typeof spans)[number], Input>, known: ReadonlySet<string>): string[] {
  const amounts = spans.map((span) => {
    const books = openBooks(input[span]);
    return (id: string) => ({ ranked: books.of(id)?.value, other: books.otherCurrencies.of(id)?.value });
  });
  const ranked = input.month.members
    .map((id) => ({ id, amounts: amounts.map((of) => of(id)) }))
    .filter((one) => known.has(one.id) || one.amounts.some(({ ranked, other }) => (ranked ?? other) !== undefined));
  // Of two without an amount neither is before the other: their difference is no number.
  const rankOf = (one: (typeof ranked)[number], place: number) =>
    one.amounts[place]?.ranked ?? Number.NEGATIVE_INFINITY;
  return ranked
    .sort((a, b) => spans.map((_, place) => rankOf(b, place) - rankOf(a, place)).find((gap) => gap) ?? 0)
    .map(({ id }) => id);
}

/** How much of a month is known of a member, where it is not the whole. */
function partsIn(input: Input): (id: string) => { part?: PartOfMonth } {
  const books = openBooks(input);
  const [month, today] = [dayOf(input.period.from).slice(0, 7), dayOf(input.asOf)];
  return (id) => {
    const part = partOfMonth(month, { period: books.of(id)?.about.period }, today);
    return part ? { part } : {};
  };
}

/** Something is known of these models, but of no month that is over. */
const noWholeMonth = { code: "too-few-months", needs: 1, has: 0 } as const;

/** What is known of each of these models alone. */
function split(input: Input, models: readonly string[]): Map<string, Input> {
  const payments = Map.groupBy(input.payments, ({ member }) => member);
  const paid = Map.groupBy(input.paid, ({ member }) => member);
  const given = Map.groupBy(input.given ?? [], ({ member }) => member);
  const ownDays = Map.groupBy(input.sameDays ?? [], ({ member }) => member);
  return new Map(
    models.map((id) => [
      id,
      {
        ...input,
        members: [id],
        payments: payments.get(id) ?? [],
        paid: paid.get(id) ?? [],
        given: given.get(id) ?? [],
        sameDays: ownDays.get(id) ?? [],
      },
    ]),
  );
}
