import type { ShownKind } from "../catalogue/observations.ts";

/** A figure as a screen shows it, with what the rounding leaves open. Counts and cents are whole; ends are included. */
export interface ShownFigure {
  value: number;
  /** Absent where the screen shows every digit. */
  low?: number;
  high?: number;
}

/** `ambiguous`: it can be read in two ways ('1.234K'). `unreadable`: it is no figure of this kind. */
export type ShownRefusal = "unreadable" | "ambiguous";

/** What stands behind the digits, in the languages of the four platforms, and how much it multiplies by. */
const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  mil: 1e3,
  tsd: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mill: 1e6,
  b: 1e9,
  mrd: 1e9,
};
const form = /^(\d[\d.,'’ ]*?) ?([a-z]+)?\.?$/;
const currency = /^(?:us\$|\$|€|£|c\$|ca\$|usd|eur|gbp|cad) ?| ?(?:\$|€|£|usd|eur|gbp|cad)$/g;
const largest = 1e12;

/**
 * Reads a figure as a screen shows it: '12,104', '12.3K', '1,2 Mio.', '$1,234.56'. What was rounded away is an interval:
 * 12.3K is 12300, from 12250 to 12349; whole dollars may hide up to half of one. A separator before exactly three digits
 * groups them, before one or two it is the decimal point; anything that could be both is refused, never guessed.
 */
export function readShown(text: string, kind: ShownKind): ShownFigure | ShownRefusal {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  const bare = kind === "money" ? plain.replace(currency, "") : plain;
  const [, digits, suffix] = form.exec(bare) ?? [];
  if (digits === undefined) return "unreadable";
  const multiple = suffix === undefined ? 1 : multiples[suffix];
  if (multiple === undefined) return "unreadable";
  const number = readDigits(digits, multiple > 1);
  if (typeof number === "string") return number;
  return withRounding(number, { multiple, kind });
}

interface Digits {
  value: number;
  decimals: number;
}

function readDigits(digits: string, isShort: boolean): Digits | ShownRefusal {
  const parts = digits.split(/[.,'’ ]/);
  const marks = digits.replace(/\d/g, "");
  const last = parts.at(-1) ?? "";
  if (parts.length === 1) return { value: Number(digits), decimals: 0 };
  // Before 'K', '1.234' may be a thousand or one and a bit.
  if (isShort && last.length === 3) return "ambiguous";
  const isDecimal = last.length < 3 && ".,".includes(marks.at(-1) ?? "");
  const whole = isDecimal ? parts.slice(0, -1) : parts;
  const groupMarks = new Set(isDecimal ? marks.slice(0, -1) : marks);
  const isGrouped = whole.every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  const isMixed = groupMarks.size > 1 || (isDecimal && groupMarks.has(marks.at(-1) ?? ""));
  if (whole.length > 1 && (!isGrouped || isMixed || whole[0] === "0")) return "unreadable";
  if (whole.length === 1 && !isDecimal) return "unreadable";
  return {
    value: Number(isDecimal ? `${whole.join("")}.${last}` : whole.join("")),
    decimals: isDecimal ? last.length : 0,
  };
}

function withRounding(
  { value, decimals }: Digits,
  { multiple, kind }: { multiple: number; kind: ShownKind },
): ShownFigure | ShownRefusal {
  const unit = kind === "money" ? 100 : 1;
  // '$12.5' is how some screens write 12.50, not a rounded amount.
  const step = kind === "money" && multiple === 1 && decimals > 0 ? 1 : (multiple * unit) / 10 ** decimals;
  if (kind === "count" && step < 1) return "unreadable";
  const scaled = Number((value * multiple * unit).toFixed(kind === "rate" ? decimals : 0));
  if (scaled > largest) return "unreadable";
  if (step === 1 && kind !== "rate") return { value: scaled };
  if (kind === "rate") {
    if (multiple === 1 && decimals === 0) return { value: scaled };
    const half = Number((step / 2).toPrecision(1));
    return { value: scaled, low: Math.max(0, trim(scaled - half)), high: trim(scaled + half) };
  }
  return { value: scaled, low: Math.max(0, scaled - step / 2), high: scaled + step / 2 - 1 };
}

const trim = (value: number) => Number(value.toPrecision(12));
