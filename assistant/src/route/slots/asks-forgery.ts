/** What is made to look like what it is not, in four languages, folded. */
const forged =
  "(?:fak(?:e|ed|ing)|forg(?:e|ed|ing)|doctor(?:ed)?|falsif\\w*|(?:ge)?falsch\\w*|gefaket\\w*|fals[oa]s?|trucad[oa]s?|truquer?|faux|fausses?|bidon\\w*)";
/** By which somebody shows what is earned or followed. */
const proof =
  "(?:invoices?|statements?|receipts?|pay ?slips?|proofs?|screenshots?|figures|numbers|earnings|income|rechnung\\w*|abrechnung\\w*|beleg\\w*|nachweis\\w*|zahlen|einnahmen|facturas?|extractos?|recibos?|nominas?|justificantes?|capturas?|cifras|ingresos|factures?|releves?|justificatifs?|recus?|fiches? de paie|captures?|chiffres|revenus)";
const makes =
  /\b(?:make|create|write|draw|give|generate|need|want|produce|mach\w*|erstell\w*|schreib\w*|brauch\w*|gib|haz\w*|hace\w*|crea\w*|dame|necesito|quiero|genera\w*|fai\w*|cree\w*|donne\w*|veux|besoin)\b/;
const forgery = new RegExp(`\\b${forged}(?: \\w+){0,2} ${proof}\\b|\\b${proof}(?: \\w+){0,1} ${forged}\\b`);

/** Whether a text asks for a forged proof: 'make fake invoices for the bank'. That followers may be false is asked of figures. */
export function asksForgery(tokens: readonly string[]): boolean {
  const text = tokens.join(" ");
  return forgery.test(text) && makes.test(text);
}
