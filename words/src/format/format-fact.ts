import type { Fact, Reason, Unit } from "@fanradar/engine";
import { notationOf } from "@fanradar/engine/catalogue/notations";
import { factPeriod } from "./fact-period.ts";
import {
  compactNumber,
  counted,
  dateAndTime,
  days,
  exactNumber,
  exchanged,
  type Format,
  hourOfDay,
  languageName,
  money,
  percent,
  roundCompact,
  seconds,
} from "./format.ts";
import { displayNames, listFormat, numberFormat, pluralRules } from "./intl.ts";

/** Shown for a missing value: '—' is not 0. */
export const absent = "—";

/** A fact's value as its figure shows it: '412.8K', '6.1%', '+840', '—'. */
export function showFact(fact: Fact, format: Format): string {
  const { value } = fact;
  if (value === null) return absent;
  if (Array.isArray(value)) {
    const isOurs = notationOf(fact.metric) === "list";
    return listFormat(format.locale, {}).format(
      value.map((one) => (isOurs ? (format.words.valueWords[one] ?? one) : one)),
    );
  }
  if (typeof value === "string") return showWord(value, fact, format);
  return signed(value, fact, format, numberBeside(fact));
}

/**
 * How the value of a fact is written so that it stands within its range as `showRange` writes it: short, but with every digit where the
 * range is written so and the short value would leave it: '1,234' beside '1,230 to 1,239', not '1.2K'.
 */
function numberBeside({ value, low, high }: Fact): ShowNumber {
  if (typeof value !== "number" || low === undefined || high === undefined) return compactNumber;
  const short = roundCompact(value);
  const isWithin = short >= low && short <= high;
  return roundCompact(low) === roundCompact(high) && !isWithin ? exactNumber : compactNumber;
}

/** A term of the product, or a code, by its name in the reader's language. Any other text is shown unchanged. */
function showWord(value: string, fact: Fact, format: Format): string {
  const notation = notationOf(fact.metric);
  if (notation === "language") return languageName(value, format);
  if (notation === "link") return value.replace(/^https:\/\/(www\.)?/, "");
  if (notation === "word") return format.words.valueWords[value] ?? value;
  const isCountry = notation === "country" && /^[A-Z]{2}$/.test(value);
  return (isCountry ? displayNames(format.locale, { type: "region" }).of(value) : undefined) ?? value;
}

/** Rounds to 0 with any number of decimals. */
const nearZero = 1e-9;

/** Whether a metric is a change, which has a sign. */
export const isChange = (metric: string): boolean => /signed|counted/.test(notationOf(metric) ?? "");

/** Adds a plus sign to a rise; a change that rounds to 0 has no sign. */
/** A number of a fact, with a plus where it is a rise. */
export function signed(value: number, fact: Fact, format: Format, number: ShowNumber, digits?: number): string {
  const shown = showNumber(value, fact, format, number, digits);
  const nothing = showNumber(nearZero, fact, format, number, digits);
  if (shown.replace(/^[-−]/, "") === nothing) return nothing;
  return value > 0 && isChange(fact.metric) ? `+${shown}` : shown;
}

/** What the figure counts: 'followers', 'posts a week'; empty where it names itself. Counted as shown: 1.04 is '1 post a week'. */
export function showNoun({ metric, value }: Fact, { locale, words }: Format): string {
  const noun = Object.entries(words.nounWords).find(([name]) => name === metric)?.[1];
  if (!noun || typeof value !== "number") return "";
  const plural = pluralRules(locale, { maximumFractionDigits: 1 }).select(Math.abs(value));
  return plural === "one" ? noun.one : noun.other;
}

/** The name of the figure within a sentence: 'subscription price'. German nouns keep their capital. */
export function showName({ metric }: Fact, { locale, words }: Format): string {
  const names: Record<string, string> = words.metricWords;
  const name = (Object.hasOwn(names, metric) && names[metric]) || metric;
  return locale.startsWith("de") ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

/** The value with every digit, for the ledger card. */
export function showExactly(fact: Fact, format: Format): string {
  if (typeof fact.value !== "number") return showFact(fact, format);
  return signed(fact.value, fact, format, exactNumber);
}

/** The value without its sign, for a sentence that says the direction: 'fell by 53.8%'. */
export function showSize(fact: Fact, format: Format): string {
  return typeof fact.value === "number"
    ? showNumber(Math.abs(fact.value), fact, format, compactNumber)
    : showFact(fact, format);
}

/** '5.2 to 7.1%', undefined when the fact has no interval. Ends that rounding would make equal are shown in full. */
export function showRange(
  fact: Fact,
  format: Format,
  { exactly = false, span = format.words.spanWords } = {},
): string | undefined {
  if (fact.low === undefined || fact.high === undefined) return undefined;
  const { low, high } = fact;
  const between = (number: ShowNumber) => [low, high].map((end) => showNumber(end, fact, format, number));
  const short = new Set(between(compactNumber));
  const ends = short.size > 1 && !exactly ? short : new Set(between(exactNumber));
  const [first = "", last] = ends;
  if (last === undefined) return first;
  // The unit is said once: '5.2 to 7.1%'.
  return span.replace("{low}", first.replace(/\s?%$/, "")).replace("{high}", last);
}

/**
 * Says what kind of range a figure has: an interval at its level; the rounding of a source ('12.3K' stands for 12,250 to
 * 12,349), or what follows from it; the spread of published values. Undefined without a range.
 */
export function rangeInWords(fact: Fact, format: Format, { exactly = false } = {}): string | undefined {
  const { interval, published, rounded, fromRounded } = format.words.rangeWords;
  if (fact.level !== undefined) return showRange(fact, format, { exactly, span: inTimes(interval, fact.level) });
  if (notationOf(fact.metric) === "published") return showRange(fact, format, { exactly, span: published });
  const isGiven = fact.kind === "measured" || fact.kind === "self-reported";
  return showRange(fact, format, { exactly: exactly || isGiven, span: isGiven ? rounded : fromRounded });
}

/** '8 of 10 times', '19 of 20 times': a level as the fewest times that it is whole of. */
function inTimes(sentence: string, level: number): string {
  const of = [10, 20, 100].find((times) => Math.abs(times * level - Math.round(times * level)) < nearZero) ?? 100;
  return sentence.replace("{times}", String(Math.round(of * level))).replace("{n}", String(of));
}

/** 'not enough data: needs 5 or more posts, has 2'. */
export function showReason({ code, needs, has }: Reason, format: Format): string {
  const sentence = format.words.reasonWords[code];
  // Without counts the sentence ends before them.
  if (needs === undefined || has === undefined)
    return sentence.includes("{needs}") ? sentence.replace(/\s?:.*$/, "") : sentence;
  return sentence.replace("{needs}", exactNumber(needs, format)).replace("{has}", exactNumber(has, format));
}

/** The reason with its times: 'the platform did not answer: tried Nov 21, 2026, 8:15 AM, next try after Nov 21, 2026, 8:17 AM'. */
export function showCause(reason: Reason, format: Format): string {
  return [showReason(reason, format), showTries(reason, format)].filter(Boolean).join(": ");
}

/** 'tried Nov 21, 2026, 8:15 AM, next try after Nov 21, 2026, 8:17 AM'; empty where neither is known. */
export function showTries({ triedAt, nextTryAt }: Pick<Reason, "triedAt" | "nextTryAt">, format: Format): string {
  const times = [
    triedAt && format.words.tryWords.tried.replace("{when}", dateAndTime(triedAt, format)),
    nextTryAt && format.words.tryWords.next.replace("{when}", dateAndTime(nextTryAt, format)),
  ];
  return times.filter(Boolean).join(", ");
}

/** '12 posts, Oct 4 – Nov 19, 2026'. */
export function showSample(fact: Fact, format: Format): string | undefined {
  const size =
    fact.n !== undefined && fact.sampleOf
      ? counted(fact.n, format.words.sampleWords[fact.sampleOf], format)
      : undefined;
  const span = factPeriod(fact, format);
  return [size, span].filter((part) => part !== undefined).join(", ") || undefined;
}

/**
 * Says what the width of a figure's range is based on: 'set by 86 creators read on this instance, 2.39 times the width fitted on
 * Instagram accounts, 100 % of it stands on a single day'. Undefined where it rests on the figure's own sample.
 */
export function showCalibration({ calibration }: Fact, format: Format): string | undefined {
  if (!calibration) return undefined;
  const { from, creators, factor, oneDay } = calibration;
  const { calibrationWords, sampleWords } = format.words;
  const parts = [
    calibrationWords[from].replace("{creators}", counted(creators, sampleWords.creators, format)),
    factor !== undefined && calibrationWords.factor.replace("{factor}", exactNumber(rounded(factor), format)),
    oneDay !== undefined && calibrationWords.oneDay.replace("{share}", percent(oneDay, format, 0)),
  ];
  return parts.filter(Boolean).join(", ");
}

/** To two decimals. */
function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}

export type ShowNumber = (value: number, format: Format) => string;

/** `digits`: decimals in place of those that the unit or the interval sets. */
function showNumber(value: number, fact: Fact, format: Format, number: ShowNumber, digits?: number): string {
  const byUnit: Partial<Record<Unit, () => string>> = {
    percent: () => percent(value, format, digits ?? digitsOf(fact)),
    cents: () => {
      const shown = exchanged(value, fact.currency ?? "USD", format);
      // From a hundred units on, cents of an estimate would claim a precision that it does not have.
      const isRough = digits === undefined && fact.kind === "estimated" && value >= 10_000;
      return money(shown.cents, shown.currency, format, isRough);
    },
    days: () => days(value, format, digits),
    hour: () => hourOfDay(value, format),
    seconds: () => seconds(value, format, digits),
    score: () => numberFormat(format.locale, { maximumFractionDigits: digits ?? 1 }).format(value),
    // A small ratio is not 0.
    ratio: () =>
      digits === undefined && Math.abs(value) < 1
        ? numberFormat(format.locale, { maximumSignificantDigits: 2 }).format(value)
        : number(value, format),
  };
  return byUnit[fact.unit]?.() ?? number(value, format);
}

/** Decimals that an interval supports: its width to two digits, at most two decimals where that is not all zeros. */
function digitsOf(fact: Fact): number | undefined {
  const notation = notationOf(fact.metric);
  if (notation === "whole") return 0;
  const { low = 0, high = low } = fact;
  if (high <= low || notation === "counted") return undefined;
  const most = high < 0.1 ? 3 : 2;
  return Math.min(most, Math.max(0, 1 - Math.floor(Math.log10(high - low))));
}
