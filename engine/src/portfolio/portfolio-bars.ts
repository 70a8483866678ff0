import { daysIn } from "../ledger/days-in.ts";
import type { Series } from "../ledger/fact.ts";
import { openBooks } from "./books.ts";
import { coveredBars } from "./covered-bars.ts";
import { statement } from "./earnings-entry.ts";
import type { PortfolioInput, PortfolioMetric, PortfolioSubject } from "./portfolio-input.ts";
import type { AddPortfolioFact } from "./portfolio-ledger.ts";
import { fewestOf, togetherOf } from "./portfolio-levels.ts";
import { fewestPosts, type Readings, ratedProfiles, rateOfPosts, readingsOf } from "./readings.ts";
import { typical } from "./typical.ts";

interface BarsOptions {
  readings: Readings;
  books: ReturnType<typeof openBooks>;
  together: (values: readonly number[]) => ReturnType<typeof typical>;
  fewest: number;
  addFact: AddPortfolioFact;
  /** Whose figures make the bars, in place of those that are known longest. */
  cohort?: { followers: readonly PortfolioSubject[]; earnings: ReadonlySet<string> };
}

/**
 * One bar a span, of the metric, at the last day of the span; one of which nothing is known is left out. Of followers the ledger
 * says how many profiles the bars are of, of earnings how many models.
 */
export function barsOf(
  input: PortfolioInput,
  metric: PortfolioMetric,
  { readings, books, together, fewest, addFact, cohort: given }: BarsOptions,
): Series {
  const { followers, posts } = readings;
  const points = (valueAt: (bar: number) => number | undefined) =>
    input.bars.flatMap((span, bar) => {
      const value = valueAt(bar);
      return value === undefined ? [] : [{ at: daysIn(span).to, value }];
    });
  const seriesOf: Record<PortfolioMetric, () => Omit<Series, "id" | "metric">> = {
    followers: () => {
      const { cohort, from } = given ? { cohort: given.followers, from: 0 } : cohortOf(input, { followers, fewest });
      const counts = cohort.map(({ id }) => followers.barsOf(id));
      if (cohort.length >= fewest)
        addFact(
          {
            id: "portfolio.cohort",
            metric: "portfolio.cohort",
            value: cohort.length,
            formula: "portfolio.cohort",
          },
          cohort,
        );
      return {
        unit: "count",
        points: points((bar) => {
          const values = valuesAt(counts, bar);
          return bar < from || cohort.length < fewest || values.length < cohort.length
            ? undefined
            : together(values).value;
        }),
      };
    },
    engagement: () => {
      const rows = ratedProfiles(input.subjects, readings).map(({ id }) => ({
        counts: followers.barsOf(id),
        samples: posts.barsOf(id),
      }));
      return {
        unit: "percent",
        points: points((bar) => {
          const rates = rows.flatMap(({ counts, samples }) => rateOfPosts(samples[bar], counts[bar], 1) ?? []);
          const n = rows.reduce((sum, { samples }) => sum + (samples[bar]?.n ?? 0), 0);
          return rates.length < fewest || n < fewestPosts ? undefined : typical(rates).value;
        }),
      };
    },
    earnings: () => {
      const of = given?.earnings ?? books.bars.cohort();
      if (of.size >= fewest)
        addFact(
          {
            id: "portfolio.earnings.cohort",
            metric: "portfolio.earnings.cohort",
            value: of.size,
            formula: "portfolio.earningsCohort",
          },
          [statement],
        );
      return { unit: "cents", points: points((bar) => books.bars.whole(bar, { of, together, fewest })) };
    },
  };
  return { id: `portfolio.${metric}`, metric: `portfolio.${metric}`, ...seriesOf[metric]() };
}

/** What is known at a bar. */
function valuesAt(rows: readonly (readonly (number | undefined)[])[], bar: number): number[] {
  const values: number[] = [];
  for (const row of rows) {
    const value = row[bar];
    if (value !== undefined) values.push(value);
  }
  return values;
}

/**
 * The bars of the equal period before, for a chart that draws both: the same profiles and models make them as make those of
 * `input`, and a bar at which one of these is not known has no point.
 *
 * @param earlier the portfolio over that period
 */
export function barsBefore(input: PortfolioInput, earlier: PortfolioInput, metric: PortfolioMetric): Series {
  const fewest = fewestOf(input);
  const { followers } = readingsOf(input);
  return barsOf(earlier, metric, {
    readings: readingsOf(earlier),
    books: openBooks(earlier),
    together: togetherOf(earlier),
    fewest,
    addFact: () => undefined,
    cohort: {
      followers: cohortOf(input, { followers, fewest }).cohort,
      earnings: coveredBars(input.paid, input.bars).cohort,
    },
  });
}

/**
 * The profiles whose followers make the bars: the same in each, so that one who joins later is no growth. They begin where the
 * most is shown, profiles times steps: many who join in one day do not take the past away, nor does one that was read long alone
 * leave out all others. Bars before are empty.
 */
function cohortOf(
  { subjects, bars }: PortfolioInput,
  { followers, fewest }: Pick<Readings, "followers"> & { fewest: number },
) {
  const known = subjects.filter(({ id }) => followers(id, "now") !== undefined);
  const counts = known.map(({ id }) => followers.barsOf(id));
  const shown = bars.map((_, bar) => {
    const { length } = valuesAt(counts, bar);
    // From bar to bar; the last one alone has none, and is shown only where nothing else can be.
    const steps = bars.length - bar - 1 || 1 / (known.length + 1);
    return length < fewest ? 0 : length * steps;
  });
  const from = shown.indexOf(Math.max(...shown));
  return { cohort: from < 0 ? [] : known.filter(({ id }) => followers(id, from) !== undefined), from };
}
