import type { Language } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as english } from "n2words/en-US";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as french } from "n2words/fr-FR";
import { showFact } from "../../format/format-fact.ts";
import { platformWords } from "../../platform-names.ts";
import { drawFrom } from "./draw-ledger.ts";
import { formats } from "./example.ts";

const numerals: Record<Language, (value: number) => string> = { en: english, es: spanish, fr: french, de: german };

const turned: Record<Language, [string, string][]> = {
  en: [
    ["gained", "lost"],
    ["grew", "shrank"],
    ["fewer", "more"],
    ["larger", "smaller"],
    ["above", "below"],
    ["higher", "lower"],
  ],
  es: [
    ["ganó", "perdió"],
    ["creció", "cayó"],
    ["menos", "más"],
    ["mayor", "menor"],
    ["encima", "debajo"],
  ],
  fr: [
    ["gagné", "perdu"],
    ["progressé", "reculé"],
    ["moins", "plus"],
    ["supérieur", "inférieur"],
    ["plus grand", "plus petit"],
  ],
  de: [
    ["gewonnen", "verloren"],
    ["wuchs", "schrumpfte"],
    ["weniger", "mehr"],
    ["größer", "kleiner"],
    ["über", "unter"],
  ],
};

const added: Record<Language, Record<string, string>> = {
  en: {
    benchmark: ", above the industry average",
    superlative: ", the best of all platforms",
    date: " since March",
    period: " every day",
    derived: ", twice as many as before",
    certainty: ", without doubt",
  },
  es: {
    benchmark: ", por encima de la media del sector",
    superlative: ", el mejor de todos",
    date: " desde marzo",
    period: " cada día",
    derived: ", el doble que antes",
    certainty: ", sin duda",
  },
  fr: {
    benchmark: ", au-dessus de la moyenne du secteur",
    superlative: ", le meilleur de tous",
    date: " depuis mars",
    period: " chaque jour",
    derived: ", deux fois plus qu'avant",
    certainty: ", sans aucun doute",
  },
  de: {
    benchmark: ", über dem Durchschnitt der Branche",
    superlative: ", der beste Wert von allen",
    date: " seit März",
    period: " jeden Tag",
    derived: ", doppelt so viel wie zuvor",
    certainty: ", ohne Zweifel",
  },
};

const denied: Record<Language, [RegExp, string]> = {
  en: [/ (has|is(?! worth)|gained|lost|grew|are|have|drew|costs|gets|had|brought|come) /, " never $1 "],
  es: [/ (tiene|es|ganó|perdió|hay|creció|cayó|cuesta|tienen|recibe) /, " no $1 "],
  fr: [/ (compte|coûte|ont|reçoit|représentent|pourrait) /, " ne $1 pas "],
  de: [/ (hat|liegt|ist|haben|kostet|bekommt|wuchs|schrumpfte|sind) /, " $1 nicht "],
};

const whole = (word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u");

const bounds: Record<Language, string> = { en: "more than", es: "más de", fr: "plus de", de: "mehr als" };

/** Metrics that a slot is swapped among; those of one row share their subject and are not told apart by it. */
const swapped = [
  ["followers"],
  ["likesAverage"],
  ["commentsAverage"],
  ["engagement"],
  ["postFrequency"],
  ["avgViews"],
  ["longestGap"],
];

/** Wrong texts made by rule of a right one over its ledger: each with its kind. `{…}` slots and their words are changed one at a time. */
export function mutate(
  text: string,
  language: Language,
  facts: readonly Fact[],
  seed: number,
): { kind: string; text: string }[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const draw = drawFrom(seed);
  const format = formats[language];
  const slots = [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(([whole, id = ""]) => {
    const fact = byId.get(id) ?? byId.get(id.replace(/\.(?:size|range)$/, ""));
    return typeof fact?.value === "number" ? [{ whole, fact }] : [];
  });
  const first = slots[0];
  if (!first) return [];
  const { whole: slot, fact } = first;
  const wrong: { kind: string; text: string }[] = [];
  const put = (kind: string, changed: string) => {
    if (changed !== text) wrong.push({ kind, text: changed });
  };
  const shown = new Set(facts.map((one) => showFact(one, format)));
  const drawn = () => Math.round(10 ** (0.7 + 4 * draw()));
  let other = showFact({ ...fact, value: drawn() }, format);
  while (shown.has(other)) other = showFact({ ...fact, value: drawn() }, format);
  put("digit", text.replace(slot, other));
  put("words", text.replace(slot, numerals[language](drawn())));
  put("words", text.replace(slot, numerals[language](2 + Math.floor(18 * draw()))));
  put("trick", text.replace(slot, `${slot}${Math.floor(10 * draw())}`));
  put("bound", text.replace(slot, `${bounds[language]} ${slot}`));
  // In the sentence with the figure: said in another one, the same words may be advice.
  const from = text.slice(0, text.indexOf(slot)).search(/[^.!?:]*$/);
  const to =
    text.indexOf(slot) + slot.length + text.slice(text.indexOf(slot) + slot.length).search(/[.;!?](?=\s|$)|\n|$/);
  const [before, told, after] = [text.slice(0, from), text.slice(from, to), text.slice(to).replace(/^[.;]/, "")];
  const negated = told.replace(...denied[language]);
  if (negated !== told) put("negation", `${before}${negated}${text.slice(to)}`);
  for (const [kind, more] of Object.entries(added[language]))
    if (!text.includes("\n")) put(kind, `${before}${told}${more}.${after}`);
  const turn = turned[language].find((pair) => pair.some((word) => whole(word).test(told)));
  if (turn) {
    const [way, back] = whole(turn[0]).test(told) ? turn : [turn[1], turn[0]];
    put("direction", `${before}${told.replace(whole(way), back)}${text.slice(to)}`);
  }
  const metrics = swapped.flat().filter((metric) => metric !== fact.metric && byId.has(`${fact.platform}.${metric}`));
  const metric = metrics[Math.floor(metrics.length * draw())];
  if (fact.platform && metric) put("unit", text.replace(slot, `{${fact.platform}.${metric}}`));
  const named = facts.flatMap(({ platform }) => (platform && platform !== fact.platform ? [platform] : []));
  const next = named[Math.floor(named.length * draw())];
  const names = platformWords;
  const isSingle = new Set(slots.map((one) => one.fact.platform)).size === 1;
  if (fact.platform && next && isSingle)
    put("platform", text.replaceAll(new RegExp(`\\b${names[fact.platform]}\\b`, "g"), names[next]));
  return wrong;
}
