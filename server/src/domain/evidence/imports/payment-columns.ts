import { countsAsEarned } from "@fanradar/engine/statement";
import { type CountedLine, minuteOf } from "./count-payments.ts";

/** Payments as PostgreSQL array literals, one for each column. */
export interface PaymentColumns {
  count: number;
  /** From the first to the last moment, milliseconds since 1970. */
  span: { from: number; to: number };
  /** Net cents of the payments that count as earned, by currency. */
  net: ReadonlyMap<string, number>;
  /** How many have a net amount of 0, 1, 2 to 3, 4 to 7 … cents, either way. */
  sizes: readonly number[];
  at: string;
  minute: string;
  isDayOnly: string;
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
  const sizes: number[] = Array(sizeCount).fill(0);
  for (const { at, state, netCents, currency } of lines) {
    const size = sizeOf(netCents);
    sizes[size] = (sizes[size] ?? 0) + 1;
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
    sizes,
    at: column(({ at }) => at),
    minute: column(minuteOf),
    isDayOnly: column(({ isDayOnly = false }) => String(isDayOnly)),
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

const sizeCount = 54;
/** By doublings: 0 for none, 1 for one cent, 2 for two or three. */
const sizeOf = (cents: number) => Math.min(sizeCount - 1, cents === 0 ? 0 : Math.floor(Math.log2(Math.abs(cents))) + 1);
