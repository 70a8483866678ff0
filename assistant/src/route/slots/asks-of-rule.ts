import type { IntentId } from "../../intents/intent-ids.ts";

/** Taxes and dues on sales, in four languages, folded, which share their words with the sales. */
const salesTax =
  /\b(?:umsatzsteuer\w*|mehrwertsteuer\w*|kunstlersozial\w*|ksk|gewerbesteuer\w*|ust|vat|sales tax|iva|tva)\b/;
/** What a court would decide. Content on an illegal site is a matter of its removal. */
const lawsuit =
  /\b(?:su(?:e|ed|ing)|lawsuits?|verklag\w*|klage|demandar(?:me|nos)?|demanda judicial|en justice|proces)\b/;
/** Followers who are bought, by somebody and not by fans, in four languages. */
const bought =
  /\b(?:buy(?:ing)?|kaufe?n?|compr(?:ar|o|amos|ando)|achet(?:er|ons|ant)) (?:\w+ ){0,2}(?:followers?|likes|seguidores|abonnes)\b|\b(?:followers?|likes) (?:\w+ ){0,1}(?:zu)?kaufen\b/;

/** What followers buy is another matter. */
const whoBuys = /\b(?:do|did|does|will|was|que|quoi) (?:\w+ ){0,2}(?:followers?|likes|seguidores|abonnes)\b/;

/** What is asked of the law on sales, or of buying followers: neither is a question on figures. */
export function asksOfRule(tokens: readonly string[]): IntentId[] | undefined {
  const text = tokens.join(" ");
  if (salesTax.test(text) || lawsuit.test(text)) return ["law"];
  return bought.test(text) && !whoBuys.test(text) ? ["article:bought-followers"] : undefined;
}
