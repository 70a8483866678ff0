import { daysIn } from "../ledger/days-in.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { openBooks } from "./books.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";
import { togetherOf } from "./portfolio-levels.ts";

type Input = PortfolioInput & { of: "own" };

export interface EarningsByModel {
  /** Ids of models with known earnings, the highest of the month first, then of the year. */
  models: string[];
  facts: Fact[];
  sources: Source[];
  /** A point for each bar of the year that statements cover. */
  series: Series;
}

/**
 * Net earnings of each of one's own models and of all together: of a month, with the change on the days that are covered in both periods,
 * and of a year. Ids: `month.portfolio.earnings`, `month.{model}.portfolio.earnings`, each with `.change`, and `year.` in the same way. Pure.
 *
 * @param input the same models over the month, and over the year with its bars
 */
export function earningsByModel(input: { month: Input; year: Input }): EarningsByModel {
  const facts: Fact[] = [];
  const sources = new Map<string, Source>();
  const add = (prefix: string, one: Input) => {
    const own: Fact[] = [];
    const addFact = portfolioLedgerOf(one, own);
    const books = openBooks(one);
    for (const { fact, behind } of books.earnings({ platform: undefined, together: togetherOf(one), fewest: 1 })) {
      const named = (id: string) => `${prefix}${id}`;
      addFact({ ...fact, id: named(fact.id), ...(fact.inputs && { inputs: [...fact.inputs].map(named) }) }, behind);
    }
    facts.push(...own);
    for (const source of portfolioSources(own, { asOf: one.asOf, subjects: books.subjects }))
      sources.set(source.evidence, source);
    return own.find(({ id }) => id === `${prefix}portfolio.earnings`)?.value ?? null;
  };
  for (const span of ["month", "year"] as const) add(`${span}.`, input[span]);
  const [byMonth, byYear] = [split(input.month), split(input.year)];
  const ranked = input.month.members.map((id) => {
    const of = (span: "month" | "year", one: Input | undefined) => one && add(`${span}.${id}.`, one);
    return { id, month: of("month", byMonth.get(id)), year: of("year", byYear.get(id)) };
  });
  const known = ranked.filter(({ month, year }) => typeof month === "number" || typeof year === "number");
  const rankOf = (value: unknown) => (typeof value === "number" ? value : Number.NEGATIVE_INFINITY);
  known.sort((a, b) => rankOf(b.month) - rankOf(a.month) || rankOf(b.year) - rankOf(a.year));
  const shown = new Set(known.map(({ id }) => id));
  const isShown = ({ id }: Fact) => {
    const [, model = ""] = id.split(".");
    return model === "portfolio" || shown.has(model);
  };
  const books = openBooks(input.year);
  const inBar = { together: togetherOf(input.year), fewest: 1 };
  return {
    models: known.map(({ id }) => id),
    facts: facts.filter(isShown),
    sources: [...sources.values()],
    series: {
      ...{ id: "portfolio.earnings", metric: "portfolio.earnings", unit: "cents" },
      points: input.year.bars.flatMap((span, bar) => {
        const value = books.inBar(bar, inBar);
        return value === undefined ? [] : [{ at: daysIn(span).to, value }];
      }),
    },
  };
}

/** What is known of each model alone. */
function split(input: Input): Map<string, Input> {
  const payments = Map.groupBy(input.payments, ({ member }) => member);
  const paid = Map.groupBy(input.paid, ({ member }) => member);
  const given = Map.groupBy(input.given ?? [], ({ member }) => member);
  const { sameDays, ...rest } = input;
  return new Map(
    input.members.map((id) => [
      id,
      {
        ...rest,
        members: [id],
        payments: payments.get(id) ?? [],
        paid: paid.get(id) ?? [],
        given: given.get(id) ?? [],
        ...(sameDays?.members.includes(id) && { sameDays: { ...sameDays, members: [id] } }),
      },
    ]),
  );
}
