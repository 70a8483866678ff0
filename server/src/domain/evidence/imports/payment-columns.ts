import { countsAsEarned } from "@fanradar/engine/statement";
import { type CountedLine, minuteOf } from "./count-payments.ts";

/** Payments as PostgreSQL array literals, one for each column. */
export interface PaymentColumns {
  count: number;
  /** From the first to the last moment, milliseconds since 1970. */
  span: { from: number; to: number };
  /** Net cents of the payments that count as earned, by currency. */
  net: ReadonlyMap<string, number>;
  at: string;
  minute: string;
  type: string;
  gross: string;
  fee: string;
  netCents: string;
  currency: string;
  state: string;
  /** Hashes, hexadecimal. */
  payer: string;
  copy: string;
}

/**
 * Columns of payments; undefined for none. Values are numbers, hashes and enum members, which need no quotes. As text they are
 * posted between threads and sent to the database without an object for each cell.
 */
export function paymentColumns(lines: readonly CountedLine[]): PaymentColumns | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const span = { from: first.at, to: first.at };
  const net = new Map<string, number>();
  for (const { at, state, netCents, currency } of lines) {
    span.from = Math.min(span.from, at);
    span.to = Math.max(span.to, at);
    const isEarned = countsAsEarned({ state, isNegative: netCents < 0 });
    net.set(currency, (net.get(currency) ?? 0) + (isEarned ? netCents : 0));
  }
  const column = (of: (line: CountedLine) => string | number | undefined) => {
    let text = "{";
    for (const line of lines) text += `${of(line) ?? "NULL"},`;
    return `${text.slice(0, -1)}}`;
  };
  return {
    count: lines.length,
    span,
    net,
    at: column(({ at }) => at),
    minute: column(minuteOf),
    type: column(({ type }) => type),
    gross: column(({ grossCents }) => grossCents),
    fee: column(({ feeCents }) => feeCents),
    netCents: column(({ netCents }) => netCents),
    currency: column(({ currency }) => currency),
    state: column(({ state }) => state),
    payer: column(({ payer }) => payer),
    copy: column(({ copy }) => copy),
  };
}
