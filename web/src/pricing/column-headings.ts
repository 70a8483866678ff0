import { currencies } from "@fanradar/engine/catalogue/currencies";
import { plainHeader } from "@fanradar/platforms/cells";
import { fold } from "@fanradar/words/fold";

/** What a column of months may hold, named as the call names it. */
export const columnRoles = ["month", "price", "joined", "active", "subscriptions", "extras", "currency"] as const;
export type ColumnRole = (typeof columnRoles)[number];

type Sense = "time" | "price" | "new" | "active" | "people" | "paid" | "money" | "extra" | "currency" | "per" | "plain";

/**
 * Stems of words by what they say of a column, in the four languages and without accents. Plurals, other endings and compounds such as
 * 'Monatspreis' are put together from them. A word of `plain` says nothing.
 */
const stems: readonly (readonly [Sense, string])[] = [
  ["time", "month monat mes mois date datum fecha period periode periodo zeitraum"],
  ["price", "price preis precio prix tarif tarifa"],
  ["new", "new neu nuevo nueva nouveau nouvelle joined joiner beigetreten zugang alta inscrit sign signup"],
  ["active", "active aktiv activo activa actif zahlend paying"],
  ["people", "subscriber sub fan member abonnent suscriptor suscriptora abonne mitglied miembro membre payer"],
  ["paid", "subscription abo abonnement suscripcion"],
  ["money", "revenue income earning sales umsatz einnahme erlos ingreso revenu recette gross brutto bruto brut"],
  [
    "extra",
    "extra tip message ppv trinkgeld nachricht propina mensaje pourboire other else everything sonstige andere otro autre",
  ],
  ["currency", "currency ccy wahrung moneda divisa devise"],
  ["per", "per pro je par por"],
  [
    "plain",
    "of the from in and a for at all up total number no count monthly gesamt anzahl zahl numero nombre de del des du la le les los las el im von aus und y et en al l d mensual mensuel mensuelle monatlich euro eur dollar dolar usd pound pfund libra livre gbp cad",
  ],
];
const senseOf = new Map(stems.flatMap(([sense, words]) => words.split(" ").map((word) => [word, sense] as const)));
const byLength = [...senseOf.keys()].toSorted((a, b) => b.length - a.length);
/** What a stem may end with, or be joined to the next by. */
const endings = ["", "s", "n", "e", "x", "en", "er", "es"];

/** The stems that a word is made of, as what they say; undefined where a part of it is none. */
function sensesOf(word: string): Sense[] | undefined {
  if (word === "") return [];
  for (const stem of byLength) {
    const sense = senseOf.get(stem);
    if (!sense || !word.startsWith(stem)) continue;
    for (const ending of endings) {
      if (!word.startsWith(ending, stem.length)) continue;
      const rest = sensesOf(word.slice(stem.length + ending.length));
      if (rest) return [sense, ...rest];
    }
  }
  return undefined;
}

/**
 * What a heading says that its column holds. It is understood as a whole or not at all: 'Lost subscribers', 'Net subscriptions' and
 * 'Tips per fan' are other things than subscribers, subscriptions and tips.
 * @param isMoney whether the column's cells are amounts of a currency: 'Subs' in dollars is revenue, without a currency a count
 */
export function roleOf(heading: string, isMoney: boolean): ColumnRole | undefined {
  // 'Ingresos por suscripciones' come from all of them; 'por suscriptor' is an average.
  const spelled = heading.replaceAll("/", " per ").replace(/\bpor (?=\p{L}+s\b)/iu, "de ");
  const words = plainHeader(fold(spelled)).split(" ");
  const senses = words.map(sensesOf);
  if (senses.includes(undefined)) return undefined;
  const said = senses.flatMap((sense) => sense ?? []);
  const says = (sense: Sense) => said.includes(sense);
  const isSold = says("people") || says("paid");
  if (says("per") && !says("time") && !says("extra")) return undefined;
  if (says("currency"))
    return said.every((sense) => sense === "currency" || sense === "plain") ? "currency" : undefined;
  if (says("price")) return says("extra") || says("money") ? undefined : "price";
  if (says("extra")) return says("new") || isSold ? undefined : "extras";
  if (says("money")) return isSold && !says("new") ? "subscriptions" : undefined;
  if (says("new")) return "joined";
  if (says("active")) return "active";
  if (says("people")) return isMoney ? "subscriptions" : "active";
  if (says("paid")) return "subscriptions";
  return says("time") ? "month" : undefined;
}

/** Codes and symbols of currencies, and their names in the four languages; '$' is of several. */
const names: readonly (readonly [RegExp, string])[] = [
  [/CA\$|C\$/i, "CAD"],
  [/US\$/i, "USD"],
  [/€|euros?\b/i, "EUR"],
  [/£|\b(?:pounds?|pfund|libras?|livres?)\b/i, "GBP"],
  [/\$|\b(?:dollars?|d[oó]lar(?:es)?)\b/i, "$"],
];

/** Is that the code of any currency in the world? */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf("currency").includes(code);

/** The currency that a heading names: 'Price (EUR)', 'Preis in €'; '$' alone names none of its currencies. Undefined where there is none. */
export function currencyOfHeading(heading: string): string | undefined {
  const code = currencies.find((one) => new RegExp(`\\b${one}\\b`, "i").test(heading));
  const inBrackets = /\(([A-Z]{3})\)/.exec(heading)?.[1] ?? "";
  return code ?? (isCurrency(inBrackets) ? inBrackets : names.find(([name]) => name.test(heading))?.[1]);
}
