/** How people write each currency after an amount, folded; of several names in one language each stands for the currency of where it is said. */
const currencies = [
  ["USD", "[$]|usd|dollars?|dolar(?:es)?|bucks?"],
  ["EUR", "€|eur(?:os?)?|balles?|pavos?|piepen|ocken|mause"],
  ["GBP", "£|gbp|pounds?|libras?|quid"],
] as const;
export type NamedCurrency = (typeof currencies)[number][0];

/** One name or sign of a currency, without a group. */
export const currencyPattern = `(?:${currencies.map(([, names]) => names).join("|")})`;

const patterns = currencies.map(
  ([code, names]) => [code, new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "u")] as const,
);

/** The currency that folded text names; undefined where it names none. */
export const findCurrency = (folded: string): NamedCurrency | undefined =>
  patterns.find(([, names]) => names.test(folded))?.[0];
