import type { Language } from "@fanradar/contract";
import { fold } from "@fanradar/words/fold";
import type { Question } from "../../question.ts";
import type { NamedModel } from "../slots/find-models.ts";

/** Places in a row, in four languages, folded, the first one first. */
const places: Readonly<Record<Language, readonly string[]>> = {
  en: ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th"],
  de: ["erste[nrms]?|1", "zweite[nrms]?|2", "dritte[nrms]?|3", "vierte[nrms]?|4", "funfte[nrms]?|5"],
  es: ["primer[oa]?", "segund[oa]", "tercer[oa]?", "cuart[oa]", "quint[oa]"],
  fr: [
    "premiere?|1ere?",
    "deuxieme|seconde?|2e(?:me)?",
    "troisieme|3e(?:me)?",
    "quatrieme|4e(?:me)?",
    "cinquieme|5e(?:me)?",
  ],
};
/** Before a place, where it points at a row of what was answered. */
const article: Readonly<Record<Language, string>> = {
  en: "(?:the|number|nr|no)",
  de: "(?:de[rmn]|die|das|am|beim|vom|zu[mr])",
  es: "(?:el|la|al|del|lo)",
  fr: "(?:le|la|au|du)",
};
/** What may stand after it, and makes it one of the row for sure. */
const ofRow: Readonly<Record<Language, string>> = {
  en: "(?: ones?)?(?: (?:of|on|in) (?:them|those|these|the list|that list))|(?: ones?)",
  de: "(?: (?:davon|von (?:denen|ihnen|diesen)))",
  es: "(?: de (?:ellas|ellos|esas|esos|estas|estos|la lista))",
  fr: "(?: (?:d entre )?(?:d )?(?:elles|eux|ceux ci|celles ci|la liste))",
};
/** What goes on after a place that stands for a row by itself: no noun that it would be of. */
const goesOn: Readonly<Record<Language, string>> = {
  en: "(?= ?(?:$|[,.;:?!]| (?:s|is|was|did|do|does|has|have|had|in|on|for|and|make|made|earn|earned|get|got|lose|lost|pay|spend|spent|who|what|whats|how|why|when)(?!\\p{L})))",
  de: "(?= ?(?:$|[,.;:?!]| (?:hat|hatte|ist|war|bekam|macht|machte|verdient|verdiente|verlor|gewann|bei|im|in|und|was|wie|warum|wann|los|so)(?!\\p{L})))",
  es: "(?= ?(?:$|[,.;:?!]| (?:en|es|fue|tiene|tuvo|gano|gana|gasto|gasta|perdio|hizo|y|que|como|cuanto|cuando|por)(?!\\p{L})))",
  fr: "(?= ?(?:$|[,.;:?!]| (?:a|est|etait|avait|en|fait|gagne|perd|et|combien|comment|quand|pourquoi)(?!\\p{L})))",
};
/** An end of a row of models, after a word that it cannot be asked for with. */
const ends: Readonly<Record<Language, Readonly<Record<"best" | "worst", RegExp>>>> = {
  en: {
    best: endAfter("of|for|with|from|by|about|to", "the (?:best|top|highest|biggest|strongest|fastest)(?: one)?"),
    worst: endAfter("of|for|with|from|by|about|to", "the (?:worst|lowest|weakest|smallest|slowest|bottom)(?: one)?"),
  },
  de: {
    best: endAfter("von|fur|bei|mit|zu", "de[rmn] (?:best|starkst|hochst|grosst|schnellst)\\p{L}*"),
    worst: endAfter("von|fur|bei|mit|zu", "de[rmn] (?:schlechtest|schwachst|niedrigst|kleinst|langsamst|letzt)\\p{L}*"),
  },
  es: {
    best: endAfter("de|para|con|sobre|a", "la (?:mejor|mas alta|mas fuerte|primera)"),
    worst: endAfter("de|para|con|sobre|a", "la (?:peor|mas baja|mas floja|ultima)"),
  },
  fr: {
    best: endAfter("de|pour|avec|chez|a", "la (?:meilleure|plus forte|plus haute|premiere)"),
    worst: endAfter("de|pour|avec|chez|a", "la (?:pire|plus faible|plus basse|derniere)"),
  },
};
/** The two that were spoken of last. */
const two: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:of )?(?:the two(?: of them)?|these two|those two|both of them|both girls|them both|the 2|both)(?!\p{L})/u,
  de: /(?<!\p{L})(?:von |der )?(?:(?:den|die|der) )?beiden?(?: (?:models|girls|frauen))?(?!\p{L})/u,
  es: /(?<!\p{L})(?:de )?(?:las dos|los dos|ambas|ambos)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:des|les) deux(?!\p{L})/u,
};
const and: Readonly<Record<Language, string>> = { en: "and", de: "und", es: "y", fr: "et" };
function endAfter(prepositions: string, end: string): RegExp {
  return new RegExp(`(?<=(?<!\\p{L})(?:${prepositions}) )${end}(?!\\p{L})(?= ?(?:$|[,.;:?!]))`, "u");
}

/** Words that ask nothing of what is pointed at. */
const few = /^(?:and|what|about|how|then|so|ok|und|was|ist|mit|dann|y|que|tal|con|e|et|pour|for|of|von|de)$/;

/**
 * A text with the names of what it points at in the last answer: 'what did the second one earn' is asked of the second model, day or month of it, and 'which of
 * the two' of the two models that were spoken of. The text itself where it points at nothing, or asks for that alone.
 */
export function namePointed(
  text: string,
  before: Question | undefined,
  { names, language }: { names: readonly NamedModel[]; language: Language },
): string {
  if (!before?.focus) return text;
  const folded = fold(text).replaceAll(/[’']/g, " ");
  const nameOf = (id: number) => names.find((one) => one.id === id)?.name;
  for (const [at, place] of places[language].entries()) {
    const row = before.focus.rows[at];
    const named = row === undefined ? undefined : typeof row === "number" ? nameOf(row) : row;
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])${article[language]} (?:${place})(?:${ofRow[language]}|${goesOn[language]})(?!\\p{L})\\.?`,
      "u",
    );
    if (named === undefined || !pattern.test(folded)) continue;
    const rest = folded.replace(pattern, " ").split(/[^\p{L}\d]+/u);
    // 'And the third?' is of the row itself, unless something was asked of one of it since.
    const isAlone = rest.every((word) => word === "" || few.test(word));
    return isAlone && !before.focus.areRowsEarlier ? text : folded.replace(pattern, ` ${named} `);
  }
  const models = before.focus.rows.filter((row) => typeof row === "number");
  const [best, worst] = before.order === "worst" ? [models.at(-1), models[0]] : [models[0], models.at(-1)];
  for (const [end, model] of [["best", best] as const, ["worst", worst] as const]) {
    const name = model === undefined ? undefined : nameOf(model);
    if (name !== undefined && ends[language][end].test(folded)) return folded.replace(ends[language][end], name);
  }
  const pair = pairOf(before).map(nameOf);
  const [one, other] = pair;
  return one !== undefined && other !== undefined && pair.length === 2
    ? folded.replace(two[language], ` ${one} ${and[language]} ${other} `)
    : text;
}

/** The two models that were held against each other or asked of one after the other. */
function pairOf({ models, focus }: Question): readonly number[] {
  if (models.length === 2) return models;
  return focus?.sides?.of === "models" ? [focus.sides.other, focus.sides.one] : [];
}
