import { fold } from "@fanradar/words/fold";
import type { Block, BlockOf } from "../plan/block.ts";

/** Links, addresses, markup, and figures as the ledger has them: a draft has none of these. */
const unfit =
  /https?:|www\.|javascript:|[<>]|\]\(|!\[|\b[\w-]+\.(?:com|net|org|io|me|co|example|ly|link|app)\b|\d[\d.,'’\s]{2,}\d|\d{3,}|\d\s?(?:%|[KMkm]\b)/u;
const wordOf = (lists: readonly string[]) => new RegExp(`\\b(?:${lists.join("|")})\\b`, "u");
/** What is measured, in four languages, without marks on letters. */
const measured = wordOf([
  "followers?|audience|subscribers?|subs|engagement|earnings?|income|revenue|likes?|views?|reach|fans|score|growth|price",
  "abos?|abonnent\\w*|anhanger|einnahmen|umsatz|aufrufe|reichweite|preis|wachstum|publikum",
  "seguidor\\w*|suscriptor\\w*|interaccion|ingresos|ganancias|me gusta|vistas|alcance|audiencia|precio|crecimiento",
  "abonn\\w*|revenus?|vues|interactions?|portee|prix|croissance",
]);
/** What a claim says of it in words: numbers, changes, relations and what is to come. */
const told = wordOf([
  "\\w*hundreds?|thousands?|\\w*millions?|half|third|percent|twice|times as|most of|guaranteed|exactly|will (?:reach|have|be|earn)",
  "doubled?|tripled?|halved?|grew|grows?|grown|growing|gained?|lost|loses|losing|fell|falls|dropped|rose|rises|earned",
  "(?:more|less|fewer|higher|lower|faster|slower|better|worse|larger|bigger)\\b.{0,40}\\bthan",
  "\\w*hundert\\w*|\\w*tausend\\w*|million\\w*|halfte|prozent|doppelt|garantiert|genau|wirst|wird|verdienst",
  "verdoppel\\w*|verdreifach\\w*|gewachsen|wachst|gesunken|gestiegen|gefallen|verloren|gewonnen",
  "(?:mehr|weniger|hoher|niedriger|schneller|besser|schlechter)\\b.{0,40}\\bals",
  "cientos?|\\w*mil|millon\\w*|mitad|por ciento|doble|garantizad\\w*|llegara\\w*|tendra\\w*|ganaste|gano",
  "duplic\\w*|triplic\\w*|creci\\w*|crece\\w*|subi\\w*|bajo|bajaron|perdi\\w*",
  "(?:mas|menos|mejor|peor)\\b.{0,40}\\bque",
  "cents?|mille|moitie|pour ?cent|fois plus|garanti\\w*|aur(?:as|ez|a)|atteindr\\w*",
  "doubl\\w*|tripl\\w*|augment\\w*|progress\\w*|baiss\\w*|perdu\\w*|gagn\\w*",
  "(?:plus|moins|mieux)\\b.{0,40}\\bque?",
]);
/** A draft tells nothing of figures, in whatever form. */
/** What is a claim by itself: a pace that is compared, and a count with what it counts or with its time. */
const claim = new RegExp(
  [
    "\\b(?:grow(?:s|ing)?|wachst|wachse|crece|crezco|progress\\w*|croit) (?:\\w+ )?(?:faster|slower|more|schneller|langsamer|mas|menos|plus|moins)\\b",
    `\\d\\s?(?:${measured.source.slice(2)})`,
    "\\d \\S+ (?:a|per|each|every|pro|je|al|por|a la|par) (?:day|week|month|tag|woche|monat|dia|semana|mes|jour|semaine|mois)\\b",
  ].join("|"),
  "u",
);
const isClaim = (text: string) => claim.test(fold(text)) || (measured.test(fold(text)) && told.test(fold(text)));
/** Signs that part a word without being seen. */
const invisible = /[\p{Cf}\u00ad]/gu;

/** So many words of the instructions in a row are no chance. */
const quoted = 5;

/** A draft without its texts that are not what a person would use elsewhere; undefined where none is left. Other blocks as they are. */
export function soundBlock(block: Block, instructions: string): Block | undefined {
  if (block.kind !== "draft") return block;
  const runs = new Set(runsOf(instructions));
  const isSound = (text: string) => !unfit.test(text) && !isClaim(text);
  const texts = block.texts.filter(
    (text) => isSound(text.normalize("NFKC").replaceAll(invisible, "")) && !runsOf(text).some((run) => runs.has(run)),
  );
  return texts.length > 0 ? ({ ...block, texts } satisfies BlockOf<"draft">) : undefined;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(quoted - 1).map((_, at) => words.slice(at, at + quoted).join(" "));
}
