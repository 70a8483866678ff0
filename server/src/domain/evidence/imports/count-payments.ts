import type { StatementLine } from "@fanradar/engine";
import { currencies } from "@fanradar/engine";

const minuteMs = 60_000;

/** A payment with its number among its file's payments of the same minute, amount and currency, from 1. */
export interface CountedLine extends StatementLine {
  copy: number;
}

/**
 * Numbers the otherwise identical payments of one file, in the order of the file. Two files have the
 * same payment where minute, net amount, currency and number are the same: some forms have no seconds, and a payment's
 * state changes between exports.
 */
export function paymentCounter(): (lines: readonly StatementLine[]) => CountedLine[] {
  const copies = new Map<number | string, number>();
  return (lines) =>
    lines.map((line) => {
      const key = keyOf(line);
      const copy = (copies.get(key) ?? 0) + 1;
      copies.set(key, copy);
      return { ...line, copy };
    });
}

const bits = 26;
const half = 2 ** (bits - 1);
const known: readonly string[] = currencies;

/** Exact key of minute, amount and currency; a number if it fits, for speed: a file of 20 MB has some hundred thousand payments. */
function keyOf(line: StatementLine): number | string {
  const { netCents, currency } = line;
  const [minute, place] = [minuteOf(line), known.indexOf(currency)];
  const isSmall = Math.abs(netCents) < half && minute >= 0 && minute < 2 ** (bits - 1) && place >= 0;
  return isSmall ? (minute * 4 + place) * 2 ** bits + netCents + half : `${minute} ${netCents} ${currency}`;
}

/** Minutes since 1970, UTC. */
export const minuteOf = ({ at }: Pick<StatementLine, "at">) => Math.floor(at / minuteMs);
