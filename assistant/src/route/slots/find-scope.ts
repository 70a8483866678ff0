import { isOfAverage } from "./is-of-average.ts";

/**
 * Whom a question that names no model is about, by its words: `all` of the models ('my models', 'which girl', 'who'), everything `together`
 * ('in total'), which of a single model means its platforms, or `one` that was spoken of before ('she').
 */
export type Scope = "all" | "together" | "one";

/** What agencies call the people whom they manage, in four languages. */
const people =
  `(?:models?|modell?e?n?|modelos?|modeles?|girls?|creators?|creatorin(?:nen)?|creadoras?|creatrices?|creatrice|talents?|talente?n?|talentos?|
  clients?|clientas?|clientes?|kundinnen|ladies|performers?|madels?|madchen|chicas?|nenas?|filles?|nanas|artistas?|artistes?)`.replace(
    /\s+/g,
    "",
  );

const all = new RegExp(
  [
    // English
    `(?:my|our|all|these|those|both|which|what|each|every|per|across)(?: (?:of|my|our|the|these|those))* ${people}`,
    "which (?:one|of (?:them|my|our|the|these)|account)|who|whos|whom|whose|every ?(?:one|body)|any ?(?:one|body)|some ?(?:one|body)|all of (?:them|us)|each of them|for all(?! (?:of |the |my )*(?!model|girl|creator)\\w)",
    "(?:the|my|our|whole|entire) (?:agencys?|roster|team|portfolio|stable)|(?:by|per) (?:model|creator|girl)",
    // German
    `(?:meine[nrms]?|unsere[nrms]?|alle[nrs]?|beide[nr]?|welche[nrms]?|jede[nrms]?|(?:von|bei) den|(?:pro|je))(?: (?:meine[nrs]?|unsere[nrs]?|der|die|den))* ${people}`,
    "(?:fur|von|uber) alle(?! (?!model|creator))|wer|wem|wen|wessen|jemand|jede[rs]? einzelne|welche von|alle zusammen|(?:die|meine|unsere|ganze|gesamte)[nr]? (?:agentur|truppe)|(?:mein|unser|gesamte[sn]?)(?:em|en)? (?:team|portfolio)",
    // Spanish
    `(?:mis?|nuestr[oa]s|todas?|todos|las|los|estas|ambas|cual|que|cada|por|de las)(?: (?:mis|las|los|nuestr[oa]s|de|de mis|de las))* ${people}`,
    "(?:para|de|entre) tod[ao]s(?! (?:l[ao]s|mis) (?!model))|quien(?:es)?|alguien|alguna|cual(?:es)? de (?:ellas|ellos|mis|las)|todas ellas|(?:la|mi|nuestra|toda la) (?:agencia|cartera)|(?:mi|el|nuestro|todo el) (?:equipo|plantel)",
    // French; what follows `ce qui` is a thing.
    `(?:mes|nos|toutes|tous|les|ces|quelles?|quels?|chaque|par|de mes)(?: (?:mes|nos|les|de|de mes|des))* ${people}`,
    "(?<!\\bce )qui|(?:pour|de) tou(?:te)?s(?! (?:les|mes) (?!modele))|laquelle|lesquelles|lequel|quelqu un|aucune d elles|elles|toutes ensemble|(?:l|mon|notre|toute l) ?(?:agence|equipe|portefeuille)",
  ]
    .map((phrases) => `\\b(?:${phrases})\\b`)
    .join("|"),
);

const together =
  /\b(?:in total|total(?!e? de)|altogether|all together|overall|combined|in all|insgesamt|zusammen|gesamt\p{L}*|en total|en conjunto|sumad[oa]s|en todo|au total|en tout|globalement|cumule\p{L}*)\b/u;

const one =
  /\b(?:she|her|hers|he|his|him|they|their|this (?:model|girl|creator)|sie|ihr|ihre[nrms]?|er|sein(?:e[nrms]?)?|diese[sr]? (?:model|creatorin)|ella|su|sus|esta (?:modelo|chica)|elle|lui|son|sa|ses|cette (?:modele|creatrice|fille))\b/;

/** A mean over people, whom no other word counts: 'what does a model earn on average?'. */
const anyOf = new RegExp(`\\b(?:a|an|one|ein(?:e[mnrs]?)?|una?|une?) ${people}\\b`);

/** Which of these the folded words of a text say; undefined where they say nothing of it. */
export function findScope(tokens: readonly string[]): Scope | undefined {
  const text = tokens.join(" ");
  if (all.test(text) || (tokens.some(isOfAverage) && anyOf.test(text))) return "all";
  if (one.test(text)) return "one";
  return together.test(text) ? "together" : undefined;
}
