import type { Fact, Reason, Unit } from "@fanradar/engine";
import { nounWords, reasonWords, sampleWords, valueWords } from "../en/facts.ts";
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
  "versionChange",
]);

/** Metrics whose value is one of our words. Any other text is the world's, and stays as it is. */
const isOurWord = new Set(["tier", "forecastConfidence", "share.largestPlatform"]);

/** Percentages of samples and likelihoods: decimals would claim what they do not know. */
const roughly = new Set(["chanceOfDecline", "tierPercentile", "market.position", "coverage"]);

/** A fact's value as its figure shows it: '412.8K', '6.1 %', '+840', '—'. */
export function showFact(fact: Fact, format: Format): string {
  const { value } = fact;
  if (value === null) return absent;
  if (Array.isArray(value)) return new Intl.ListFormat(format.locale).format(value);
  if (typeof value === "string") return isOurWord.has(fact.metric) ? (valueWords[value] ?? value) : value;
  return signed(showNumber(value, fact, format, compactNumber), fact);
}

function signed(shown: string, { metric, value }: Fact): string {
  return changes.has(metric) && typeof value === "number" && value > 0 ? `+${shown}` : shown;
}

/** What the figure counts: 'followers', 'posts a week'; empty where it names itself. Counted as shown: 1.04 is '1 post a week'. */
export function showNoun({ metric, value }: Fact, { locale }: Format): string {
  const noun = Object.entries(nounWords).find(([name]) => name === metric)?.[1];
  if (!noun || typeof value !== "number") return "";
  const plural = new Intl.PluralRules(locale, { maximumFractionDigits: 1 }).select(Math.abs(value));
  return plural === "one" ? noun.one : noun.other;
}

/** The same with every digit, for the ledger card. */
export function showExactly(fact: Fact, format: Format): string {
  if (typeof fact.value !== "number") return showFact(fact, format);
  return signed(showNumber(fact.value, fact, format, exactNumber), fact);
}

/** The value without its sign, for a sentence that says the direction: 'fell by 53.8 %'. */
export function showSize(fact: Fact, format: Format): string {
  return typeof fact.value === "number"
    ? showNumber(Math.abs(fact.value), fact, format, compactNumber)
    : showFact(fact, format);
}

/** '5.2 to 7.1 %', undefined when the fact has no interval. Ends that rounding would make equal are shown in full. */
export function showRange(fact: Fact, format: Format, { exactly = false } = {}): string | undefined {
  if (fact.low === undefined || fact.high === undefined) return undefined;
  const { low, high } = fact;
  const between = (number: ShowNumber) => [low, high].map((end) => showNumber(end, fact, format, number));
  const short = new Set(between(compactNumber));
  const told = short.size > 1 && !exactly ? short : new Set(between(exactNumber));
  return [...told].join(" to ").replace(/ %(?= to )/, "");
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
    percent: () => percent(value, format, digitsOf(fact)),
    cents: () => money(value, fact.currency ?? "USD", format),
    days: () => days(value, format),
    seconds: () => seconds(value, format),
    score: () => new Intl.NumberFormat(format.locale, { maximumFractionDigits: 1 }).format(value),
  };
  return byUnit[fact.unit]?.() ?? number(value, format);
}

/** Decimals that an interval bears out: its width to two digits, at most two decimals where that is not all zeros. */
function digitsOf({ metric, low, high }: Fact): number | undefined {
  if (roughly.has(metric)) return 0;
  if (low === undefined || high === undefined || high <= low) return undefined;
  const most = high < 0.1 ? 3 : 2;
  return Math.min(most, Math.max(0, 1 - Math.floor(Math.log10(high - low))));
}
