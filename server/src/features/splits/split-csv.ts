import type { Splits } from "@fanradar/contract";
import type { Tables } from "@fanradar/words/tables";
import { csvOfOwn } from "../../platform/http/csv.ts";
import type { PaymentParts } from "./split-sums.ts";

type CsvTables = Pick<Tables, "splitCsvWords" | "stateWords" | "transactionWords">;

const amountOf = (cents: number) => (cents / 100).toFixed(2);
const percentOf = (share: number) => (share / 100).toFixed(2);

/** The months as CSV (RFC 4180), a line for each rule of a month: amounts with two decimals; a side that has not confirmed its sums is an empty cell. */
export function splitMonthsCsv({ months, currency }: Splits, { splitCsvWords: words }: CsvTables): string {
  const { month, from, to, net, agency, creator } = words;
  const confirmedOn = (one: Splits["months"][number]["confirmations"]["agency"]) =>
    one?.isCurrent ? one.at.slice(0, 10) : "";
  return csvOfOwn([
    [month, from, to, words.currency, words.share, words.payments, net, agency, creator, ...words.confirmed],
    ...months.flatMap(({ month: name, periods, confirmations }) =>
      periods.map(({ from: first, to: last, share, payments, sums }) => [
        ...[name, first, last, currency ?? "", percentOf(share), String(payments)],
        ...[amountOf(sums.base), amountOf(sums.agency), amountOf(sums.creator)],
        ...[confirmedOn(confirmations.agency), confirmedOn(confirmations.creator)],
      ]),
    ),
  ]);
}

/** The payments of a month as CSV, each with its cents of both sides. */
export function splitPaymentsCsv(
  payments: readonly PaymentParts[],
  { currency }: { currency: string },
  { splitCsvWords: words, stateWords, transactionWords }: CsvTables,
): string {
  const { net, agency, creator } = words;
  return csvOfOwn([
    [words.time, words.type, words.state, words.currency, words.share, net, agency, creator],
    ...payments.map((one) => [
      ...[one.at.toISOString(), transactionWords[one.type], stateWords[one.state], currency, percentOf(one.share)],
      ...[amountOf(one.netCents), amountOf(one.agency), amountOf(one.creator)],
    ]),
  ]);
}
