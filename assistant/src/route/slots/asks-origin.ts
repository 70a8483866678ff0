import type { IntentId } from "../../intents/intent-ids.ts";

/** Where something comes from. */
const whereFrom = /\b(?:where (?:do|does|are|is) (?:\w+ ){0,5}(?:from|get\w*)|from where|woher|de donde|d ou)\b/;
/** The data as a whole, and not a figure. */
const data = /\b(?:data|numbers|stats|daten|zahlen|datos|numeros|donnees)\b/;
/** The product that shows them. */
const product =
  /\b(?:you|your|eure|deine|tus|vos|app|fanradar|tool|site|product|ihr|software|programm|aplicacion|herramienta|vous|appli|application|outil)\b/;

/** The help on where all figures come from, where a text asks that of the product; undefined of any other text. */
export function asksOrigin(tokens: readonly string[]): IntentId[] | undefined {
  const text = tokens.join(" ");
  return whereFrom.test(text) && data.test(text) && product.test(text) ? ["article:refresh-report"] : undefined;
}
