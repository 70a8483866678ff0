import type { Analytics } from "@fanradar/contract";
import type { Fact, Period } from "@fanradar/engine";
import { platformWords, trustInWords } from "@fanradar/words";
import type { Tables } from "@fanradar/words/tables";
import { csvOf } from "../../platform/http/csv.ts";

type CsvWords = Pick<Tables, "analyticsCsvWords" | "metricWords" | "trustWords" | "sourceWords" | "kindWords">;

/** The page as one table: overview, platforms, bars, top models. Amounts are in whole units of their currency. */
export function analyticsCsv({ facts, series, platforms, top, bars, metric }: Analytics, words: CsvWords): string {
  const { analyticsCsvWords: csv, metricWords } = words;
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  // Of a missing figure only the requested days are known.
  const days = { from: bars[0]?.from ?? "", to: bars.at(-1)?.to ?? "" };
  const rowsOf = (part: string, name: string, prefix: string) =>
    (["members", "followers", "engagement", "earnings"] as const).flatMap((what) => {
      const fact = known.get(`${prefix}portfolio.${what}`);
      if (!fact) return [];
      const row = (of: Fact, change: string) =>
        rowOf([part, name], of, { change: known.get(`${fact.id}.${change}`), days, words });
      // Where not all of a sum can be compared, what can be has a row of its own with its change.
      const compared = known.get(`${fact.id}.compared`);
      return [row(fact, "change"), ...(compared ? [row(compared, "partChange")] : [])];
    });
  return csvOf([
    Object.values(csv.columns),
    ...rowsOf(csv.overview, "", ""),
    ...facts
      .filter(
        ({ metric: name }) => name === "portfolio.earnings.exchanged" || name === "portfolio.earnings.notExchanged",
      )
      .map((fact) => rowOf([csv.overview, ""], fact, { change: undefined, days, words })),
    ...platforms.flatMap((platform) => rowsOf(csv.platform, platformWords[platform], `${platform}.`)),
    ...bars.map(({ from, to }) => {
      const point = series.points.find(({ at }) => at === to);
      const value = point ? amount(point.value, series.unit) : null;
      return [
        csv.bar,
        "",
        metricWords[`portfolio.${metric}`],
        value,
        unitOf({ unit: series.unit, currency: known.get("portfolio.earnings")?.currency }, words),
        null,
        null,
        null,
        null,
        from,
        to,
        "",
        "",
      ];
    }),
    ...top.flatMap(({ id, name }) => rowsOf(csv.top, name, `${id}.`)),
  ]);
}

function rowOf(
  place: [part: string, name: string],
  fact: Fact,
  { change, days, words }: { change: Fact | undefined; days: Period; words: CsvWords },
): (string | number | null)[] {
  const { metricWords, kindWords } = words;
  const { value, low, high, n, unit, period, asOf } = fact;
  const isMissing = fact.kind === "unavailable";
  const numberOf = (one: unknown) => (typeof one === "number" ? amount(one, unit) : null);
  return [
    ...place,
    named(metricWords)[fact.metric] ?? fact.metric,
    numberOf(value),
    unitOf(fact, words),
    numberOf(low),
    numberOf(high),
    n ?? null,
    typeof change?.value === "number" ? rounded(change.value) : null,
    period?.from ?? (isMissing ? days.from : ""),
    period?.to ?? (isMissing ? days.to : asOf),
    kindWords[fact.kind],
    isMissing ? "" : trustInWords(fact, words),
  ];
}

/** Amounts are written with their currency. */
function unitOf({ unit, currency }: Pick<Fact, "unit" | "currency">, { analyticsCsvWords: csv }: CsvWords): string {
  return unit === "cents" ? (currency ?? "") : (named(csv.units)[unit] ?? unit);
}

const named = (words: Record<string, string>) => words;
const amount = (value: number, unit: string) => rounded(unit === "cents" ? value / 100 : value);
/** As many decimals as any figure bears. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
