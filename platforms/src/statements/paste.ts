import { transactionStateOf } from "./describe-line.ts";
import { isTooLarge, parseCents } from "./parse-cents.ts";

/** A payment as it was pasted: cells in the order of the statement table. */
export interface PastedPayment {
  date: string;
  gross: string;
  fee: string;
  net: string;
  type: string;
  status: string;
}

const beginsWithDate =
  /^\s*(\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,12}\.?,?\s+(?:de\s+)?\d{4}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})/iu;
const amount = String.raw`\(?[-−]?\s?(?:[A-Z]{1,3}\s?)?(?:[$€£]\s?[-−]?\d[\d.,]*|[-−]?\d[\d.,]*\s?[$€£])\)?`;
const oneLine = new RegExp(`^(.*?)\\s+(${amount})\\s+(${amount})\\s+(${amount})(?:\\s+(.*))?$`);

/** Does a line open a payment? What follows up to the next such line belongs to it. */
export const opensPayment = (line: string) => beginsWithDate.test(line);

/**
 * A payment's lines, joined by tabs, to its cells. Tables come on one line ('Oct 8, 202511:54 am $14.99 $3.00 $11.99 Tip
 * from …'), with tabs, or a cell a line. Undefined where date and three amounts are not found.
 */
export function readPasted(text: string): PastedPayment | undefined {
  // One space between words, so that the pattern below has nothing to try twice.
  const cells = text
    .split("\t")
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter((cell) => cell !== "");
  const first = cells.findIndex((_, index) => index > 0 && [0, 1, 2].every((next) => isAmount(cells[index + next])));
  if (first > 0) {
    const [gross = "", fee = "", net = "", ...rest] = cells.slice(first);
    return { date: cells.slice(0, first).join(" "), gross, fee, net, ...parseRest(rest) };
  }
  const found = oneLine.exec(cells.slice(0, 2).join(" ")) ?? oneLine.exec(cells[0] ?? "");
  if (!found) return undefined;
  const [, date = "", gross = "", fee = "", net = "", rest = ""] = found;
  return { date, gross, fee, net, ...parseWords(rest) };
}

const isAmount = (cell: string | undefined) =>
  cell !== undefined && (parseCents(cell) !== undefined || isTooLarge(cell));

function parseRest(rest: string[]) {
  const status = rest.findLast((cell, index) => index > 0 && transactionStateOf(cell) !== undefined) ?? "";
  const [type = ""] = rest;
  return status === "" && rest.length === 1 ? parseWords(type) : { type, status };
}

/** A status may stand behind the description: 'Tip from somebody done'. A name alone is no status. */
function parseWords(rest: string) {
  const [, type = rest, status = ""] =
    /^(.* (?:from|by) \S.*) (done|loading|undo|pending[_ ]return)$/i.exec(rest) ?? [];
  return { type, status };
}
