import type { ShiftSales } from "@fanradar/contract";
import type { Tables } from "@fanradar/words/tables";
import { csvOf } from "../../platform/http/csv.ts";

/** Sales by chatter as CSV (RFC 4180): amounts and hours with two decimals, an absent one is an empty cell. */
export function shiftsCsv(
  { month, currency, chatters, shared, sums, facts }: ShiftSales,
  { bookMetricWords: words, shiftCsvWords: csv }: Pick<Tables, "bookMetricWords" | "shiftCsvWords">,
): string {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const numberOf = (id: string | null | undefined) => {
    const value = id ? known.get(id)?.value : null;
    return typeof value === "number" ? value : null;
  };
  const amount = (id: string | null | undefined) => {
    const cents = numberOf(id);
    return cents === null ? null : Number((cents / 100).toFixed(2));
  };
  const hours = (id: string) => {
    const value = numberOf(id);
    return value === null ? null : Number(value.toFixed(2));
  };
  const row = (name: string, sales: string | null | undefined, ...rest: (number | null)[]) => [
    ...[month, name, currency, amount(sales)],
    ...(rest.length > 0 ? rest : [null, null, null]),
  ];
  return csvOf([
    [
      csv.month,
      csv.chatter,
      csv.currency,
      words["chatters.sales"],
      words["chatters.hours"],
      words["chatters.aloneHours"],
      words["chatters.perHour"],
    ],
    ...chatters.map(({ chatter, sales, hours: all, aloneHours, perHour }) =>
      row(chatter, sales, hours(all), hours(aloneHours), amount(perHour)),
    ),
    ...shared.map((group) => row(group.chatters.join(" + "), group.sales)),
    ...(sums ? [row(words["chatters.outside"], sums.outside), row(words["chatters.untimed"], sums.untimed)] : []),
    ...(sums ? [row(words["chatters.total"], sums.total), row(words["chatters.back"], sums.back)] : []),
  ]);
}
