import { dayMs } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { tokensOf } from "../tokens.ts";
import { daysOf } from "./durations.ts";
import { findCurrency } from "./money-words.ts";
import { monthOf } from "./named-days.ts";

/** An amount that figures are held against: 'more than 10k followers', 'unter 2 %'. */
export interface Limit {
  way: "over" | "under";
  amount: number;
  /** The amount itself is meant too: 'at least'. */
  isInclusive: boolean;
  /** It is an amount of percent. */
  isShare?: true;
  /** It is a number of times: 'more than once'. */
  isOfTimes?: true;
  /** With it what lies between both is meant: 'between 100 and 200'. */
  upTo?: number;
}

/** What stands before the amount, in four languages, without marks on letters. */
const before = {
  atLeast: "at least|minimum|mindestens|wenigstens|al menos|por lo menos|como minimo|au moins|au minimum|>=|≥",
  atMost:
    "at most|no more than|up to|maximum|hochstens|maximal|como maximo|a lo sumo|no mas de|au plus|au maximum|<=|≤",
  over: `more than|over|above|greater than|bigger than|higher than|larger than|exceed(?:s|ing)?|beyond|mehr als|uber|grosser als|hoher als|oberhalb von|
    mas (?:de|que)|pas(?:o|a|an|amos|aron|aban?)(?: por (?:primera|ultima) vez)? de|superior(?:es)? a|por encima de|super(?:a|an|o|aron|amos)(?: \\p{L}+){0,2}?(?: l[ao]s)?|exceeded|beats?|hits|crossed|passed|surpass(?:es|ed)?|depasse(?:r|s|nt)?(?: pour la (?:premiere|derniere) fois)?(?: les)?|plus (?:de|que)|au dessus de|superieure?s? a|>`,
  under: `less than|fewer than|under|below|lower than|smaller than|weniger als|unter|kleiner als|niedriger als|unterhalb von|menos (?:de|que)|
    por debajo de|baj(?:o|a|an|aron) de|inferior(?:es)? a|sous(?: les)?|moins (?:de|que)|en dessous de|au dessous de|inferieure?s? a|<`,
} as const;
/** What stands after it. */
const after = {
  atLeast: "or more|and up|and more|\\+|oder mehr|und mehr|o mas|y mas|ou plus|et plus",
  atMost: "or less|or fewer|oder weniger|o menos|ou moins",
} as const;

/** An amount with its unit, in two groups. */
export const amountPattern =
  "[$€£]?\\s?(\\d{1,3}(?:[.,' ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?)\\s?(k|m|mio|mil|grand|riesen|thousand|million(?:s|en)?|millon(?:es)?|tausend|mille)?(?![\\p{L}\\d])";
/** What follows no amount: one of time is a period. */
export const timePattern =
  "(?!\\s?(?:st|nd|rd|th|h|days?|weeks?|months?|years?|hours?|minutes?|tag\\p{L}*|woche\\p{L}*|monat(?!lich)\\p{L}*|jahr\\p{L}*|stunde\\p{L}*|dias?|semanas?|mes(?:es)?|anos?|horas?|jours?|semaines?|mois|ans?|annees?|heures?)(?!\\p{L}))";

/** Names of months after a number make it a day. */
const notOfMonth = `(?!\\.?\\s?(?:(?:of|de|du) )?(?:${[...monthOf.keys()].join("|")})(?!\\p{L}))`;
/** An amount and the one up to which it goes. */
const between = new RegExp(
  `(?<![\\p{L}\\d])(?:between|zwischen|entre)\\s?${amountPattern}${timePattern}\\s?(?:and|und|y|et|to|bis|a|-)\\s?${amountPattern}${timePattern}${notOfMonth}`,
  "u",
);
/** Smaller numbers without a currency are ages, hours or days. */
const leastBetween = 100;

const words = (list: string) => list.replaceAll(/\s*\n\s*/g, "");
const leading = Object.entries(before).map(
  ([kind, list]) =>
    [kind, new RegExp(`(?<![\\p{L}\\d])(?:${words(list)})\\s?${amountPattern}${timePattern}`, "u")] as const,
);
const trailing = Object.entries(after).map(
  ([kind, list]) =>
    [kind, new RegExp(`(?<![\\p{L}\\d])${amountPattern}(?:\\s\\p{L}+)?\\s?(?:${list})(?!\\p{L})`, "u")] as const,
);

const thousands = /^(?:k|mil|grand|riesen|thousand|tausend|mille)$/;

const percent = /^\s?(?:%|percent|per cent|prozent|por ?ciento|pour ?cent)|\d\s?%/;

/** Parts of a whole, as percent; of a time they are a period. */
const parts: readonly (readonly [RegExp, string])[] = [
  [
    /(?:the |a |die |der |la |el |l )?\b(?:half|halfte|mitad|moitie)\b(?! (?:an? |eines? )?(?:hour|day|week|month|year|jahr))/g,
    "50 %",
  ],
  [
    /(?:a |one |eine?[nms]? |un |una |le )?\b(?:quarter of|viertel (?:der|des|von|mein\w*|ihr\w*|sein\w*|unser\w*)|cuarto de|cuarta parte|quart de[s]?)\b/g,
    "25 %",
  ],
];

/** The amount that a text holds figures against; undefined where it names none. */
export const findLimit = (text: string): Limit | undefined => findLimitAt(text)?.limit;

const whichTime = /por (?:primera|ultima) vez|pour la (?:premiere|derniere) fois/;

/** Folded words of a text without those that name its amount: 'more than 500'. */
export function withoutLimit(text: string, words: readonly string[]): string[] {
  const named = tokensOf(findLimitAt(text)?.words ?? "");
  const from = words.findIndex((_, at) => named.every((word, next) => words[at + next] === word));
  // 'Pasó por primera vez de 5000' also says which time.
  const time = tokensOf(whichTime.exec(named.join(" "))?.[0] ?? "");
  if (named.length > 0 && from >= 0) return [...words.slice(0, from), ...time, ...words.slice(from + named.length)];
  return words.filter((word) => !named.includes(word));
}

function findBetween(folded: string): { limit: Limit; words: string } | undefined {
  const [found, digits, unit = "", lastDigits, lastUnit = ""] = between.exec(folded) ?? [];
  if (found === undefined || digits === undefined || lastDigits === undefined) return undefined;
  const upTo = numberOfAmount(lastDigits, lastUnit);
  // 'Between 4 and 5k'.
  const own = numberOfAmount(digits, unit);
  const amount =
    unit === "" && lastUnit !== "" && own < numberOfAmount("1", lastUnit) ? numberOfAmount(digits, lastUnit) : own;
  const isMeant = amount < upTo && (upTo >= leastBetween || findCurrency(folded) !== undefined);
  return isMeant ? { limit: { way: "over", amount, isInclusive: true, upTo }, words: found } : undefined;
}

function findLimitAt(text: string): { limit: Limit; words: string } | undefined {
  const plain = fold(text).replaceAll(/[-’]/g, " ").replaceAll(/\s+/g, " ");
  const folded = parts.reduce((said, [part, share]) => said.replaceAll(part, share), plain);
  const ofTwo = findBetween(folded);
  if (ofTwo) return ofTwo;
  for (const [kind, pattern] of [...leading, ...trailing]) {
    const match = pattern.exec(folded);
    const [found, digits, unit = ""] = match ?? [];
    if (!match || found === undefined || digits === undefined) continue;
    const isShare = percent.test(found) || percent.test(folded.slice(match.index + found.length));
    const way = kind === "atLeast" || kind === "over" ? "over" : "under";
    const isInclusive = kind === "atLeast" || kind === "atMost";
    const limit = { way, amount: numberOfAmount(digits, unit), isInclusive, ...(isShare && { isShare }) } as const;
    return { limit, words: found };
  }
  return undefined;
}

/** '10.000' and '10,000' are ten thousand, '2.5' and '2,5' two and a half; 'k' and 'mil' are thousands. */
export function numberOfAmount(digits: string, unit: string): number {
  const times = unit === "" ? 1 : thousands.test(unit) ? 1_000 : 1_000_000;
  const isGrouped = /^\d{1,3}(?:[.,' ]\d{3})+$/.test(digits);
  return times * Number(isGrouped ? digits.replaceAll(/\D/g, "") : digits.replace(",", "."));
}

/** 'In a week', 'for more than 30 days', 'seit zwei Wochen': after what time without a post somebody is meant. */
const silence = new RegExp(
  "(?:^| )(?:in|for|since|seit|hace|desde hace|en|depuis|vor|lleva[n]?)(?: (?:over|more than|at least|mehr als|mindestens|uber|mas de|al menos|plus de|au moins|the last|den letzten|los ultimos|les))? " +
    "(\\d{1,3}|a|an|one|two|three|einer|eine|einem|zwei|drei|una?|dos|tres|une|deux|trois) (days?|weeks?|months?|tage?n?|wochen?|monate?n?|dias?|semanas?|mes(?:es)?|jours?|semaines?|mois)(?= |$)",
);

/** The days that somebody was silent at least, where a text names them, also as a period: 'in the last week'. */
export function findSilence(tokens: readonly string[], period?: string): Limit | undefined {
  const [, number, unit] = silence.exec(tokens.join(" ")) ?? [];
  const [, back] = /^(\d+)d$/.exec(period ?? "") ?? [];
  const [, from = "", to = ""] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(period ?? "") ?? [];
  const named = number !== undefined && unit !== undefined ? daysOf(number, unit) : undefined;
  const spanned = to === "" ? undefined : Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  const days = named ?? spanned ?? (back === undefined ? undefined : Number(back));
  return days === undefined ? undefined : { way: "over", amount: days, isInclusive: true };
}
