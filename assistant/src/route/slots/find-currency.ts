/** Another currency than statements are in, named without an amount: 'in euros', 'en libras'. */
const currency = /(?:\b(?:in|en|auf) )?(?<!\d\s?)\b(?:euros?|eur|pounds?|sterling|gbp|pfund|libras|livres)\b/iu;

/** The currency that a text asks to be answered in, as it is written; undefined without one. */
export const currencyIn = (text: string): string | undefined => currency.exec(text)?.[0];
