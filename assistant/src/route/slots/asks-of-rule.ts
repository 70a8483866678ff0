import type { IntentId } from "../../intents/intent-ids.ts";

/** Taxes on sales, in four languages, folded, which share their words with the sales. */
const salesTax = /\b(?:umsatzsteuer\w*|mehrwertsteuer\w*|ust|vat|sales tax|iva|tva)\b/;
/** Followers who are bought, in four languages. */
const bought =
  /\b(?:buy(?:ing)?|kauf\w*|compr\w+|achet\w+) (?:\w+ ){0,2}(?:followers?|fans|likes|seguidores|abonnes)\b|\b(?:followers?|fans|likes|seguidores|abonnes) (?:\w+ ){0,1}(?:buy|kauf\w*|zukauf\w*|comprar|acheter)\b/;
/** What fans buy is another matter, and so is whether somebody's followers were bought. */
const ofFans =
  /\b(?:do|did|what|was|que|quoi|haben|hat|has|have|are|is|sind|ist|sont|son) (?:\w+ )?(?:fans|followers?)\b/;

/** What is asked of the law on sales, or of buying followers: neither is a question on figures. */
export function asksOfRule(tokens: readonly string[]): IntentId[] | undefined {
  const text = tokens.join(" ");
  if (salesTax.test(text)) return ["law"];
  return bought.test(text) && !ofFans.test(text) ? ["article:bought-followers"] : undefined;
}
