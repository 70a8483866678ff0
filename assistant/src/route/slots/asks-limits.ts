import type { IntentId } from "../../intents/intent-ids.ts";

/** How much of something there may be, or of what kind, in four languages, folded. */
const howMuch =
  /\b(?:limits?|max(?:imum|imal\w*)?|at most|how (?:big|large)|how many (?:\w+ ){0,2}(?:can|may|could) i|formats?|file types?|grenzen?|hochst\w*|wie gross|wie viele (?:\w+ ){0,2}(?:kann|darf)|dateiformate?n?|dateityp\w*|limites?|maxim[oa]s?|tamano|cuant[oa]s (?:\w+ ){0,2}puedo|formatos?|taille|maxim(?:um|ale?)|combien de (?:\w+ ){0,2}(?:puis|peux|peut))\b/;
/** Of what the product has. */
const ofWhat =
  /\b(?:files?|csv|screenshots?|uploads?|import\w*|statements?|dateie?n?|abrechnung\w*|archivos?|capturas?|extractos?|fichiers?|captures?|releves?|(?:models?|creators?|members?|mitglieder|modelos?|modeles?|miembros|membres) (?:\w+ ){0,3}(?:add|have|invite|compare|hinzufug\w*|haben|anleg\w*|einlad\w*|anadir|tener|agregar|invitar|ajouter|avoir|inviter|limit\w*)|(?:add|have|invite|anadir|agregar|tener|ajouter|avoir) (?:\w+ ){0,3}(?:models?|modelos?|modeles?|members?|miembros|membres)|(?:models?|modelos?|modeles?) (?:can|may|kann|darf|puedo|je peux|puis)|account limit)\b/;

/** Tables that are taken along, in four languages, folded; an import speaks of none of these verbs. */
const sheets = /\b(?:excel|csv|spreadsheets?|google sheets|tabellenkalkulation|hoja de calculo|tableur)\b/;
const takes =
  /\b(?:export\w*|download\w*|get|save|exportier\w*|herunterlad\w*|runterlad\w*|descarg\w*|baj\w*|saco|sacar|telecharg\w*|recuper\w*|sortir)\b/;

/** The help on limits and formats, or on figures as a table, where a text asks for these; undefined of any other text. */
export function asksLimits(tokens: readonly string[]): IntentId[] | undefined {
  const text = tokens.join(" ");
  if (sheets.test(text) && takes.test(text) && !/\bimport/.test(text)) return ["article:export-figures"];
  return howMuch.test(text) && ofWhat.test(text) ? ["article:limits"] : undefined;
}
