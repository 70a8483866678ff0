/** What a cell says of money: minor units, and the currency where it names one. */
export interface Money {
  cents: number;
  currency?: string;
}

const symbols: Record<string, string> = { $: "", "€": "EUR", "£": "GBP" };
const dollars: Record<string, string> = { us: "USD", ca: "CAD", c: "CAD" };
/** What may stand around the digits: a sign, a symbol, a code. */
const parts =
  /^(?<sign>[-−–+]?)\s*(?<before>[a-z]{0,3}\s?[$€£]?)\s*(?<inner>[-−–]?)\s*(?<digits>\d[\d.,'’\s]*?)\s*(?<after>[$€£]?\s?[a-z]{0,3})$/i;
const mostCents = 1e12;

interface ParseOptions {
  isPointGrouping?: boolean;
}

/**
 * '$14.99', '1,234.56', '1.234,56 €', '(5.00)', '-$5', 'CA$10' → minor units, by digits alone: no float comes near an
 * amount. Undefined when it is none, is too large, has more than two decimals, or could be read in two ways ('1.234'): that is a thousand
 * where the caller knows that a point groups digits.
 */
export function parseCents(text: string, options: ParseOptions = {}): Money | undefined {
  const money = parseAnySize(text, options);
  return money && Math.abs(money.cents) <= mostCents ? money : undefined;
}

/** Whether it is an amount, of more than can be stored. */
export function isTooLarge(text: string): boolean {
  const money = parseAnySize(text, {});
  return money !== undefined && Math.abs(money.cents) > mostCents;
}

function parseAnySize(text: string, { isPointGrouping = false }: ParseOptions): Money | undefined {
  const trimmed = text.normalize("NFKC").trim();
  const inBrackets = /^\((.*)\)$/.exec(trimmed);
  const found = parts.exec(inBrackets?.[1] ?? trimmed)?.groups;
  if (!found) return undefined;
  const { sign = "", inner = "", before = "", after = "", digits = "" } = found;
  const size = parseDigits(digits, isPointGrouping);
  const named = [before, after].map((one) => one.replace(/\s/g, "")).filter((one) => one !== "");
  const currencies = named.map(currencyOf);
  if (size === undefined || currencies.includes(undefined)) return undefined;
  const [currency = "", other] = currencies.filter((one) => one !== "");
  if (other !== undefined && other !== currency) return undefined;
  const isNegative = inBrackets !== null || /[-−–]/.test(sign) || inner !== "";
  return { cents: isNegative && size > 0 ? -size : size, ...(currency && { currency }) };
}

/** 'US$' → 'USD', '€' → 'EUR', 'gbp' → 'GBP'; '$' alone names none of its currencies; undefined when it is none. */
function currencyOf(text: string): string | undefined {
  const code = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : undefined;
  if (code) return code;
  const [, letters = "", symbol = ""] = /^([a-z]*)([$€£])$/i.exec(text) ?? [];
  if (symbol === "") return undefined;
  return letters === "" ? symbols[symbol] : symbol === "$" ? dollars[letters.toLowerCase()] : undefined;
}

function parseDigits(text: string, isPointGrouping: boolean): number | undefined {
  const digits = text.replace(/['’\s]/g, "");
  const mark = /[.,](?=\d{1,2}$)/.exec(digits)?.[0];
  const [whole = "", decimals = ""] = mark ? splitAtLast(digits, mark) : [digits, ""];
  if (mark && whole.includes(mark)) return undefined;
  const groups = whole.split(/[.,]/);
  const isGrouped =
    groups.length === 1 || (groups.slice(1).every((one) => one.length === 3) && /^[1-9]\d{0,2}$/.test(groups[0] ?? ""));
  const marks = new Set(whole.match(/[.,]/g));
  // '1.234' may be a thousand or a slip of three decimals; '1,234' is a thousand wherever statements come from.
  const isAmbiguous = !isPointGrouping && !mark && groups.length === 2 && marks.has(".");
  if (!isGrouped || marks.size > 1 || isAmbiguous || !/^\d+$/.test(groups.join(""))) return undefined;
  return Number(groups.join("")) * 100 + Number(decimals.padEnd(2, "0"));
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}
