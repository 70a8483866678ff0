import { fold } from "@fanradar/words/fold";
import { amountPattern, numberOfAmount, timePattern } from "./find-limit.ts";
import { currencyPattern, findCurrency, type NamedCurrency } from "./money-words.ts";

/** What is to be reached: so many followers, or so much money a month or, with `per`, a year or the calendar's year, in the currency that the text names. */
export interface Goal {
  of: "followers" | "money";
  amount: number;
  per?: "year" | "this-year";
  currency?: NamedCurrency;
}

/** What stands right after an amount of money, in four languages: a currency, or the month that it is for. */
const money = new RegExp(
  `^\\s?(?:${[
    currencyPattern,
    "\\/ ?(?:mo|month|monat|mes|mois)",
    "(?:a|per|each|every|pro|im|jeden|al|por|cada|par|chaque) (?:month|monat|mes|mois)",
    "monthly|monatlich|mensual(?:es)?|mensuels?|netto|net\\b|brutto|gross",
  ].join("|")})`,
  "u",
);
const ofSubscribers =
  /^\s?(?:more |neue |nuev[oa]s |nouveaux )?(?:subs?\b|subscri|abos?\b|abonnent|suscri|abonnes? payants?|abonnements?|fans?\b|payers?)/u;
const ofFollowers = /^\s?(?:more |weitere |mas |de )?(?:follower|seguidor|abonnes?(?! payant)|fans?\b|k followers)/u;
/** A sum that is for a year: 'a year', 'im nächsten Jahr', 'par an'. */
const ofYear =
  /\b(?:(?:a|per|each|every|next|pro|im|nachste[ns]?|kommende[ns]?|al|por|cada|proximo|par|l) (?:year|jahr|ano|an|annee)\b|yearly|annual|jahrlich|anual|annuel|ano que viene|(?:an|annee) prochaine?\b)/;
/** A sum that is for the calendar's year, of which a part is over. */
const ofThisYear = /\b(?:this year|dieses jahr|este ano|cette annee)\b/;
/** A smaller number of followers is no goal: 'the top 3', 'in 2'. */
const fewestFollowers = 100;

/** A smaller sum is in thousands where the one before it was: 'and 10?' after '6k'. */
const fewestMoney = 100;

/**
 * The amount that a text names as something to be reached; undefined where it names none.
 *
 * @param before the one that was spoken of, which may say what a small number counts
 */
export function findGoal(text: string, of: Goal["of"], before?: Goal): Goal | undefined {
  const folded = inDigits(fold(text).replaceAll(/[-’']/g, " ").replaceAll(/\s+/g, " "));
  const found = [...folded.matchAll(new RegExp(`(?<![\\p{L}\\d.,])${amountPattern}${timePattern}(?!\\s?%)`, "gu"))].map(
    ([whole, digits = "", unit = ""], at, all) => {
      const from = all[at]?.index ?? 0;
      const after = folded.slice(from + whole.length);
      return {
        amount: numberOfAmount(digits, unit),
        isYear: unit === "" && /^20[2-4]\d$/.test(digits) && !ofFollowers.test(after),
        isMoney: /[$€£]/.test(whole) || money.test(after),
        isOfSubscribers: ofSubscribers.test(after),
        isOfFollowers: ofFollowers.test(after),
      };
    },
  );
  const goals = found.filter(({ isYear, amount }) => !isYear && amount > 0);
  if (of === "followers") {
    const counts = goals.filter(({ isMoney, amount }) => !isMoney && amount >= fewestFollowers);
    const count = counts.find(({ isOfFollowers }) => isOfFollowers) ?? counts.at(-1);
    return count && { of, amount: count.amount };
  }
  const sums = goals.filter(({ isOfSubscribers }) => !isOfSubscribers);
  const sum = sums.find(({ isMoney }) => isMoney) ?? sums.at(-1);
  const currency = findCurrency(folded);
  if (!sum) return undefined;
  const isInThousands = sum.amount < fewestMoney && before?.of === of && before.amount >= 1_000;
  const amount = isInThousands ? sum.amount * 1_000 : sum.amount;
  const per = ofThisYear.test(folded) ? "this-year" : ofYear.test(folded) ? "year" : undefined;
  return amount < fewestMoney ? undefined : { of, amount, ...(per && { per }), ...(currency && { currency }) };
}

/** Round numbers in words, in four languages, folded: 'half a million', 'los mil'. */
const inDigits = (folded: string): string =>
  folded
    .replaceAll(/\b(?:half a million|(?:eine )?halbe million|medio millon|(?:un )?demi million)\b/g, "500000")
    .replaceAll(/(?<![\d.,] ?)\b(?:a thousand|tausend|mil|mille)\b/g, "1000");

/** An amount without a currency is money from here on. */
const fewestUnmarked = 1_000;
const perMonth =
  /\b(?:a|per|each|every|pro|im|jeden|al|por|cada|par|chaque) (?:month|monat|mes|mois)\b|\bmonthly|\bmonatlich|\bmensual|\bmensuel/;

/**
 * The sum of money that a text names as something to be earned. Followers are a number at a time and money is one over a time: so an amount
 * without a unit is money where it is for a month or a year.
 *
 * @param isOfMonth whether the text names a month to come
 */
export function findMoneyGoal(text: string, isOfMonth: boolean): Goal | undefined {
  const goal = findGoal(text, "money");
  if (goal === undefined) return undefined;
  const folded = fold(text);
  const isOverTime = goal.per !== undefined || perMonth.test(folded) || isOfMonth;
  const isMarked = findCurrency(folded) !== undefined;
  return isMarked || (isOverTime && goal.amount >= fewestUnmarked) ? goal : undefined;
}
