import type { Earnings } from "@fanradar/contract";
import { earningsTypes, type Fact } from "@fanradar/engine";
import { trustInWords } from "@fanradar/words";
import type { Tables } from "@fanradar/words/tables";
import { csvOfOwn } from "../../platform/http/csv.ts";

type CsvWords = Pick<Tables, "metricWords" | "earningsCsvWords" | "analyticsCsvWords" | "trustWords" | "sourceWords">;

/**
 * The table of months as CSV (RFC 4180): amounts with two decimals, an absent one is an empty cell; at the end of which days the sum of a month is, and where
 * it comes from. All cells are ours.
 */
export function earningsCsv({ months, facts, currency, basis }: Earnings, words: CsvWords): string {
  const { metricWords, earningsCsvWords: csv } = words;
  const { from, to, source } = words.analyticsCsvWords.columns;
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const shown = (id: string) => {
    const value = known.get(id)?.value;
    return typeof value === "number" ? (value / 100).toFixed(2) : "";
  };
  const head = [
    csv.month,
    csv.currency,
    csv.basis,
    metricWords["earnings.total"],
    ...earningsTypes.map((type) => metricWords[`earnings.${type}`]),
    metricWords["earnings.back"],
    metricWords["earnings.pending"],
    ...[from, to, source],
  ];
  const rows = months.map(({ month, types, total, back, pending }) => [
    month,
    currency ?? "",
    csv.bases[basis],
    shown(total),
    ...earningsTypes.map((type) => shown(types[type])),
    shown(back),
    shown(pending),
    ...originOf(known.get(total), words),
  ]);
  return csvOfOwn([head, ...rows]);
}

/** Of which days a figure is, and where it comes from: an amount that was typed may reach over the month. */
function originOf(fact: Fact | undefined, words: CsvWords): [from: string, to: string, source: string] {
  const { from = "", to = "" } = fact?.period ?? {};
  return [from.slice(0, 10), to.slice(0, 10), fact && fact.value !== null ? trustInWords(fact, words) : ""];
}
