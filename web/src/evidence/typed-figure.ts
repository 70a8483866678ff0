import type { ShownKind } from "@fanradar/engine";

/**
 * Reads what was typed as its reader writes figures: digits, in threes or not, and decimals where the kind has them; two at
 * most where it is money, which becomes cents. Blanks between threes are read in every language, since they mean nothing else.
 * Anything else (a sign, an exponent, 'K') is no figure: undefined.
 */
export function readTyped(text: string, kind: ShownKind, locale: string): number | undefined {
  const { group, decimal } = marksOf(locale);
  // A French group is a narrow blank, for which no keyboard has a key.
  const blank = "[ \u00a0\u202f]";
  const groups = [blank, ...(/\s/.test(group) ? [] : [`\\${group}`])].map((mark) => `\\d{1,3}(?:${mark}\\d{3})+`);
  const decimals = { count: "", rate: `(?:\\${decimal}(\\d+))?`, money: `(?:\\${decimal}(\\d{1,2}))?` }[kind];
  const found = new RegExp(`^(\\d+|${groups.join("|")})${decimals}$`).exec(text.trim());
  if (!found) return undefined;
  const [, digits = "", rest = ""] = found;
  const whole = digits.replace(/\D/g, "");
  return kind === "money" ? Number(whole + rest.padEnd(2, "0")) : Number(`${whole}.${rest || "0"}`);
}

/** A figure as it would be typed again. */
export function writeTyped(value: number, kind: ShownKind, locale: string): string {
  const isMoney = kind === "money";
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: isMoney ? 2 : 0,
    maximumFractionDigits: isMoney ? 2 : 20,
  }).format(isMoney ? value / 100 : value);
}

function marksOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const markOf = (type: "group" | "decimal") => parts.find((part) => part.type === type)?.value ?? ".";
  return { group: markOf("group"), decimal: markOf("decimal") };
}
