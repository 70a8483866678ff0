import { changeADay } from "../earnings/whole-months.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import { openBooks } from "./books.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { type AddPortfolioFact, portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";
import { togetherOf } from "./portfolio-levels.ts";
import { inOneBar, inWholeMonths } from "./whole-months-of.ts";

type Input = PortfolioInput & { of: "own" };
const spans = ["month", "year", "soFar"] as const;

export interface EarningsByModel {
  /** Ids of models with known earnings, the highest of the month first, then of the year. */
  models: string[];
  facts: Fact[];
  sources: Source[];
  /** A point for each bar of the year that statements cover. */
  series: Series;
}

interface MonthsInput {
  month: Input;
  /** With a bar for each month, the last of them `month`. */
  year: Input;
  /** The current month. */
  soFar: Input;
  /** Models that are shown also without an amount in these: a statement or a given amount of theirs is of other days. */
  known: ReadonlySet<string>;
}

/**
 * Net earnings of each of one's own models and of all together: of the last whole month, with the change a day against the month before, of
 * the whole months of a year, and of the current month. Ids: `month.portfolio.earnings`, `month.{model}.portfolio.earnings`, each with
 * `.change`, and `year.` and `soFar.` in the same way. Pure.
 */
export function earningsByModel(given: MonthsInput): EarningsByModel {
  const input = {
    ...given,
    month: withoutChange(given.month),
    year: inWholeMonths(given.year),
    soFar: withoutChange(given.soFar),
  };
  const facts: Fact[] = [];
  const sources = new Map<string, Source>();
  const add = (prefix: string, one: Input, whole: Input) => {
    const own: Fact[] = [];
    const addFact = portfolioLedgerOf(one, own);
    const books = openBooks(one);
    for (const { fact, behind } of books.earnings({ platform: undefined, together: togetherOf(one), fewest: 1 })) {
      const named = (id: string) => `${prefix}${id}`;
      const isKnown = one.members.some((member) => given.known.has(member));
      const reason = fact.reason && isKnown && !prefix.startsWith("soFar.") ? noWholeMonth : fact.reason;
      addFact(
        { ...fact, reason, id: named(fact.id), ...(fact.inputs && { inputs: [...fact.inputs].map(named) }) },
        behind,
      );
    }
    if (prefix.startsWith("month.")) addChange(prefix, whole, addFact);
    facts.push(...own);
    for (const source of portfolioSources(own, { asOf: one.asOf, subjects: books.subjects }))
      sources.set(source.evidence, source);
    return own.find(({ id }) => id === `${prefix}portfolio.earnings`)?.value ?? null;
  };
  for (const span of spans) add(`${span}.`, input[span], input.year);
  const [byMonth, byYear, bySoFar] = [split(input.month), split(input.year), split(input.soFar)];
  const ranked = input.month.members.map((id) => {
    const of = (span: (typeof spans)[number], one: Input | undefined) =>
      one && add(`${span}.${id}.`, one, byYear.get(id) ?? one);
    return {
      id,
      month: of("month", byMonth.get(id)),
      year: of("year", byYear.get(id)),
      soFar: of("soFar", bySoFar.get(id)),
    };
  });
  const known = ranked.filter(
    ({ id, ...amounts }) => given.known.has(id) || Object.values(amounts).some((value) => typeof value === "number"),
  );
  const rankOf = (value: unknown) => (typeof value === "number" ? value : Number.NEGATIVE_INFINITY);
  known.sort(
    (a, b) => rankOf(b.month) - rankOf(a.month) || rankOf(b.year) - rankOf(a.year) || rankOf(b.soFar) - rankOf(a.soFar),
  );
  const shown = new Set(known.map(({ id }) => id));
  const isShown = ({ id }: Fact) => {
    const [, model = ""] = id.split(".");
    return model === "portfolio" || shown.has(model);
  };
  // Bars are drawn of what is known of a month, also of one that is in no sum.
  const books = openBooks(given.year);
  const inBar = { together: togetherOf(given.year), fewest: 1 };
  return {
    models: known.map(({ id }) => id),
    facts: facts.filter(isShown),
    sources: [...sources.values()],
    series: {
      ...{ id: "portfolio.earnings", metric: "portfolio.earnings", unit: "cents" },
      points: given.year.bars.flatMap((span, bar) => {
        const value = books.knownInBar(bar, inBar);
        return value === undefined ? [] : [{ at: daysIn(span).to, value }];
      }),
    },
  };
}

/** Something is known of these models, but of no month that is over. */
const noWholeMonth = { code: "too-few-months", needs: 1, has: 0 } as const;

/** Without the days on which it could be compared with the equal number of days before: months are compared a day. */
function withoutChange({ sameDays, ...input }: Input): Input {
  return input;
}

/** The change a day from the last month but one to the last, of those of whom both are whole. */
function addChange(prefix: string, whole: Input, addFact: AddPortfolioFact) {
  const last = whole.bars.length - 1;
  const earners = (bar: number) => {
    const books = openBooks(inOneBar(whole, bar, new Set(whole.members)));
    return new Set(whole.members.filter((member) => books.of(member) !== undefined));
  };
  const earnedBefore = earners(last - 1);
  const both = new Set([...earners(last)].filter((member) => earnedBefore.has(member)));
  const amountIn = (bar: number) => {
    const books = openBooks(inOneBar(whole, bar, both));
    const [entry] = books.earnings({ platform: undefined, together: togetherOf(whole), fewest: 1 });
    const month = whole.bars[bar]?.from.slice(0, 7);
    const value = entry?.fact.value;
    return entry && month && typeof value === "number" ? { ...entry, month, cents: value } : undefined;
  };
  const [now, before] = [amountIn(last), amountIn(last - 1)];
  if (!now || !before || before.cents <= 0 || now.fact.currency !== before.fact.currency) return;
  const inputs = [
    { ...now, metric: "portfolio.earnings.compared" } as const,
    { ...before, metric: "portfolio.earnings.comparedBefore" } as const,
  ].map(({ fact, behind, metric }) => {
    const id = `${prefix}${metric}`;
    addFact({ ...fact, id, metric }, behind);
    return id;
  });
  addFact(
    {
      ...{ id: `${prefix}portfolio.earnings.change`, metric: "portfolio.earnings.change", formula: "earnings.change" },
      ...{ value: changeADay(now, before), inputs },
      ...(now.fact.period && { period: now.fact.period }),
    },
    [...now.behind, ...before.behind],
  );
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
