import { tokensOf } from "../tokens.ts";

/** A month that is asked for by its rank, and neither one that is named nor a rate. */
const rankedMonth =
  /\b(?:(?:which|what|best|worst|strongest|weakest|highest|lowest|top|record)(?: \w+)?|welche[rmns]?|beste[rnms]?|schlechteste[rnms]?|starkste[rnms]?|schwachste[rnms]?|que|cual|mejor|peor|quel(?:le)?|meilleur|pire) (?:months?|monat\w*|mes(?:es)?|mois)\b/;

/** Whether a text asks which month was first or last: 'which month brought most tips', and not 'what did she make last month'. */
export const asksMonthIn = (text: string): boolean => rankedMonth.test(tokensOf(text).join(" "));
