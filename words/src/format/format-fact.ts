import type { Fact, Reason, Unit } from "@fanradar/engine";
import { reasonWords, sampleWords, valueWords } from "../en/facts.ts";
import { compactNumber, days, exactNumber, type Format, money, percent, period, seconds } from "./format.ts";

/** What is never shown as a number: '—' is not 0. */
export const absent = "—";

const changes = new Set([
  "gain",
  "gainPercent",
  "engagementChange",
  "totalModels.change",
  "completedReports.change",
  "avgRating.change",
]);

/** A fact's value as its figure shows it: '412.8K', '6.1 %', '+840', '—'. */
export function showFact(fact: Fact, format: Format): string {
  const { value } = fact;
  if (value === null) return absent;
  if (Array.isArray(value)) return new Intl.ListFormat(format.locale).format(value);
  if (typeof value === "string") return fact.formula ? (valueWords[value] ?? value) : value;
  const shown = showNumber(value, fact, format, compactNumber);
  return changes.has(fact.metric) && value > 0 ? `+${shown}` : shown;
}

/** The same with every digit, for the ledger card. */
export function showExactly(fact: Fact, format: Format): string {
  return typeof fact.value === "number" ? showNumber(fact.value, fact, format, exactNumber) : showFact(fact, format);
}

/** '5.2 to 7.1 %', undefined when the fact has no interval. */
export function showRange(fact: Fact, format: Format): string | undefined {
  if (fact.low === undefined || fact.high === undefined) return undefined;
  const low = showNumber(fact.low, fact, format, compactNumber);
  const high = showNumber(fact.high, fact, format, compactNumber);
  return `${low.replace(/ %$/, "")} to ${high}`;
}

/** 'not enough data: needs 5 posts, has 2'. */
export function showReason({ code, needs, has }: Reason): string {
  const sentence = reasonWords[code];
  // Without its counts the sentence ends where they would begin.
  if (needs === undefined || has === undefined) return sentence.replace(/: needs \{needs\}.*$/, "");
  return sentence.replace("{needs}", String(needs)).replace("{has}", String(has));
}

/** '12 posts, Oct 4 – Nov 19, 2026'. */
export function showSample(fact: Fact, format: Format): string | undefined {
  const size = fact.n !== undefined && fact.sampleOf ? sampleSize(fact.n, fact.sampleOf, format) : undefined;
  const span = fact.period ? period(fact.period, format) : undefined;
  return [size, span].filter((part) => part !== undefined).join(", ") || undefined;
}

function sampleSize(n: number, of: NonNullable<Fact["sampleOf"]>, format: Format): string {
  const plural = new Intl.PluralRules(format.locale).select(n) === "one" ? "one" : "other";
  return sampleWords[of][plural].replace("{n}", exactNumber(n, format));
}

type ShowNumber = (value: number, format: Format) => string;

function showNumber(value: number, fact: Fact, format: Format, number: ShowNumber): string {
  const byUnit: Partial<Record<Unit, () => string>> = {
    percent: () => percent(value, format),
    cents: () => money(value, fact.currency ?? "USD", format),
    days: () => days(value, format),
    seconds: () => seconds(value, format),
    score: () => new Intl.NumberFormat(format.locale, { maximumFractionDigits: 1 }).format(value),
  };
  return byUnit[fact.unit]?.() ?? number(value, format);
}
