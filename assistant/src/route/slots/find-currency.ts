/** Another currency than statements are in, named without an amount: 'in euros', 'en libras'. */
const currency = /(?:\b(?:in|en|auf) )?(?<!\d\s?)\b(?:euros?|eur|pounds?|sterling|gbp|pfund|libras|livres)\b/iu;

/** The words of a text for a currency that its answer is wanted in, as they are written; undefined where it names none. */
export const currencyIn = (text: string): string | undefined => currency.exec(text)?.[0];
