import type { Earnings } from "@fanradar/contract";
import { earningsTypes } from "@fanradar/engine";
import type { Tables } from "@fanradar/words/tables";
import { csvOfOwn } from "../../platform/http/csv.ts";

/** The table of months as CSV (RFC 4180): amounts with two decimals, an absent one is an empty cell. All cells are ours. */
export function earningsCsv(
  { months, facts, currency, basis }: Earnings,
  { metricWords, earningsCsvWords: csv }: Pick<Tables, "metricWords" | "earningsCsvWords">,
): string {
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
  ];
  const rows = months.map(({ month, types, total, back, pending }) => [
    month,
    currency ?? "",
    csv.bases[basis],
    shown(total),
    ...earningsTypes.map((type) => shown(types[type])),
    shown(back),
    shown(pending),
  ]);
  return csvOfOwn([head, ...rows]);
}
