import type { Language } from "@fanradar/contract";
import {
  estimate,
  quantize,
  type Shape,
  type SoftmaxModel,
  trainSoftmax,
} from "@fanradar/words/classifier/softmax-regression";
import { featuresOf, hashFeature } from "@fanradar/words/classifier/text-features";
import { type TalkIntent, talkIntents } from "../intents/intent-ids.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { measureOf } from "./nearness.ts";
import type { Spelling } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";

export const bankLanguages = ["en", "de", "es", "fr"] as const satisfies readonly Language[];

/** A question of the bank. `{name}` stands for the name of any model. */
export interface BankQuestion {
  for: string;
  text: string;
  language: Language;
  /** The passage of its article that answers it. */
  passage?: string;
}

/** Which intent a text has: a class for each of `classes`, and the language. */
export interface QuestionModel {
  classes: readonly string[];
  /** What each class is about: a class of the last head. */
  measures: readonly string[];
  model: SoftmaxModel;
  /** The bank's phrases of talk, folded: too short for a probability to decide, and nothing else has the same words. */
  talk: ReadonlyMap<string, TalkIntent>;
  /** Words that several questions of the bank have, folded. */
  words: ReadonlySet<string>;
  /** Those of them that say hardly anything of what is asked: they are as frequent under every intent. */
  plain: ReadonlySet<string>;
  spellings: Readonly<Record<Language, Spelling>>;
  /** The stems of the words that ask for a passage, in all languages, by article and passage. */
  asks: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A class with its probability; its name may be of an intent or of an operation on the one before, `then:cause`. */
export interface ClassProbability {
  intent: string;
  probability: number;
}

const featureCount = 2 ** 15;
/** Of a text of which nothing is known. */
const biasOfNone = 3;

/** Stand for what a question names, so that what is known of one platform, month or model holds for all. */
export const marks = { platform: "qplatform", period: "qperiod", model: "qmodel", theme: "qtheme" } as const;
/** Every other question is learnt with names, since people ask of models that they do not have here. */
const firstNames = ["ava", "julia", "sophie", "marc", "valentina", "chloe"];

/** A text as it is classified: as it stands, and with marks in place of what it names. */
export interface MarkedText {
  plain: string;
  marked: string;
}

/** Trains on questions of the bank, read by `mark`. The same bank gives the same model. */
export function trainQuestionModel(
  bank: readonly BankQuestion[],
  mark: (text: string, language: Language) => MarkedText,
  spellings: QuestionModel["spellings"],
): QuestionModel {
  const classes = [...new Set(bank.map((one) => one.for))].toSorted();
  const measures = classes.map(measureOf);
  const rowOfMeasure = rowsOf(measures);
  const examples = bank.map((one, at) => {
    const name = at % 2 === 0 ? marks.model : (firstNames[at % firstNames.length] ?? "");
    const text = one.text.replaceAll("{name}", name);
    return {
      features: featuresOfMarked(mark(text, one.language)),
      rows: [
        classes.indexOf(one.for),
        classes.length + bankLanguages.indexOf(one.language),
        classes.length + bankLanguages.length + (rowOfMeasure.get(measureOf(one.for)) ?? 0),
      ],
    };
  });
  const talk = new Map(
    bank.flatMap((one) => {
      const intent = talkIntents.find((id) => id === one.for);
      return intent === undefined ? [] : [[tokensOf(one.text).join(" "), intent] as const];
    }),
  );
  const plain = plainWordsOf(bank);
  return {
    classes,
    measures,
    ...{ talk, spellings, plain },
    words: wordsOf(bank),
    asks: asksOf(bank, plain),
    model: quantize(trainSoftmax(shapeOf(classes, measures), examples, { epochs: 3, byRarity: true })),
  };
}

/** Names that stand in examples are in fewer. */
const fewestUses = 3;

/** The words that questions have, but those that searches for somebody, or questions that nothing here answers, alone have: they may be names. */
function wordsOf(bank: readonly BankQuestion[]): Set<string> {
  const uses = new Map<string, number>();
  for (const one of bank)
    if (one.for !== "person" && one.for !== "none")
      for (const word of new Set(tokensOf(one.text))) uses.set(word, (uses.get(word) ?? 0) + 1);
  return new Set([...uses].flatMap(([word, count]) => (count >= fewestUses ? [word] : [])));
}

/** A word of this many questions says little where knowing it tells so few bits of the intent. */
const ofPlain = { fewest: 60, bits: 1.8 };

/** The words that leave open what is asked, by how far the intents of their questions differ from those of all (Kullback and Leibler). */
function plainWordsOf(bank: readonly BankQuestion[]): Set<string> {
  const all = Map.groupBy(bank, (one) => one.for);
  const intents = new Map<string, Map<string, number>>();
  for (const one of bank)
    for (const word of new Set(tokensOf(one.text))) {
      const counts = intents.get(word) ?? new Map<string, number>();
      intents.set(word, counts.set(one.for, (counts.get(one.for) ?? 0) + 1));
    }
  return new Set(
    [...intents].flatMap(([word, counts]) => {
      const sum = [...counts.values()].reduce((total, count) => total + count, 0);
      const bits = [...counts].reduce((total, [intent, count]) => {
        const usual = (all.get(intent)?.length ?? 1) / bank.length;
        return total + (count / sum) * Math.log2(count / sum / usual);
      }, 0);
      return sum >= ofPlain.fewest && bits < ofPlain.bits ? [word] : [];
    }),
  );
}

/** So many letters of a word stand for its forms. */
const stemLength = 5;

/** 'Reply' and 'replies' are one. */
export const stemOf = (word: string): string => word.slice(0, stemLength).replace(/y$/, "i");

/** The beginnings of the words of a text that say what is asked, each once. */
export const stemsOf = (text: string, plain: ReadonlySet<string>): string[] => [
  ...new Set(tokensOf(text).flatMap((word) => (plain.has(word) ? [] : stemOf(word)))),
];

/** A word by which people ask for a larger share of all passages says nothing of one: 'can'. */
const mostAsks = 0.11;

/** What asks for the passages of articles. */
function asksOf(bank: readonly BankQuestion[], plain: ReadonlySet<string>): Map<string, Set<string>> {
  const asks = new Map<string, Set<string>>();
  for (const { for: intent, passage, text } of bank) {
    if (passage === undefined) continue;
    const name = `${intent.replace("article:", "")} ${passage}`;
    asks.set(name, new Set([...(asks.get(name) ?? []), ...stemsOf(text, plain)]));
  }
  const uses = new Map<string, number>();
  for (const stem of [...asks.values()].flatMap((stems) => [...stems])) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const most = asks.size * mostAsks;
  return new Map(
    [...asks].map(([name, stems]) => [name, new Set([...stems].filter((stem) => (uses.get(stem) ?? 0) <= most))]),
  );
}

/** The row of each measure in the last head. */
const rowsOf = (measures: readonly string[]) => new Map([...new Set(measures)].map((measure, row) => [measure, row]));

const shapeOf = (classes: readonly string[], measures: readonly string[]): Shape => ({
  featureCount,
  heads: [classes.length, bankLanguages.length, rowsOf(measures).size],
  bias: { row: Math.max(classes.indexOf("none"), 0), value: biasOfNone },
});

/** How much the measure, which is learnt from all intents about it, counts beside the intent. */
const ofMeasure = 0.5;

/** The intents of a text, the likeliest first, and how likely each language is. */
export function classify(
  { classes, measures, model }: QuestionModel,
  text: MarkedText,
): { readings: ClassProbability[]; languages: { language: Language; probability: number }[] } {
  const probabilities = estimate(model, featuresOfMarked(text));
  const first = classes.length + bankLanguages.length;
  const alone = new Map(
    [...rowsOf(measures)].map(([measure, row]) => [measure, { own: probabilities[first + row] ?? 0, sum: 0 }]),
  );
  const places = measures.map((measure) => alone.get(measure));
  for (const [at, place] of places.entries()) if (place) place.sum += probabilities[at] ?? 0;
  const weighed = classes.map((_, at) => {
    const { own, sum } = places[at] ?? { own: 0, sum: 1 };
    return (probabilities[at] ?? 0) * (own / (sum + 1e-9)) ** ofMeasure;
  });
  const total = weighed.reduce((sum, one) => sum + one, 0);
  return {
    readings: classes
      .map((intent, at) => ({ intent, probability: (weighed[at] ?? 0) / total }))
      .toSorted((one, other) => other.probability - one.probability),
    languages: bankLanguages.map((language, at) => ({
      language,
      probability: probabilities[classes.length + at] ?? 0,
    })),
  };
}

/** A concept counts as much as the parts of a word together. */
const conceptCopies = [1, 2, 3, 4];

/** Words, their parts and neighbours; besides, the concepts that they stand for in any language, and each two of these. */
function featuresOfMarked({ plain, marked }: MarkedText): Uint32Array {
  const features = new Set(featuresOf(plain, featureCount));
  if (marked !== plain) for (const feature of featuresOf(marked, featureCount)) features.add(feature);
  const concepts = findConcepts(tokensOf(plain));
  for (const [at, concept] of concepts.entries()) {
    for (const copy of conceptCopies) features.add(hashFeature(`concept ${concept} ${copy}`, featureCount));
    for (const other of concepts.slice(at + 1)) features.add(hashFeature(`concepts ${concept} ${other}`, featureCount));
  }
  return Uint32Array.from(features);
}

interface Header {
  classes: readonly string[];
  scales: readonly number[];
  talk: readonly [string, TalkIntent][];
  words: readonly string[];
  plain: readonly string[];
  asks: readonly [string, readonly string[]][];
  spellings: Readonly<Record<Language, { common: readonly [string, number][]; rare: readonly string[] }>>;
}

/** The same of each language. */
const byLanguage = <From, To>(all: Readonly<Record<Language, From>>, to: (one: From) => To): Record<Language, To> => ({
  ...{ en: to(all.en), de: to(all.de), es: to(all.es), fr: to(all.fr) },
});

/** A model as a file: the length of its header, the header, how rare each feature is, the weights. */
export function encodeModel({ classes, model, talk, words, plain, asks, spellings }: QuestionModel): Uint8Array {
  const content: Header = {
    ...{ classes, scales: [...model.scales], talk: [...talk], words: [...words], plain: [...plain] },
    asks: [...asks].map(([name, stems]) => [name, [...stems]]),
    spellings: byLanguage(spellings, ({ common, rare }) => ({ common: [...common], rare: [...rare] })),
  };
  const header = new TextEncoder().encode(JSON.stringify(content));
  const { rarity, weights } = model;
  if (!rarity) throw new Error("the question model has no rarity of features");
  const file = new Uint8Array(4 + header.length + rarity.length + weights.length);
  new DataView(file.buffer).setUint32(0, header.length);
  file.set(header, 4);
  file.set(rarity, 4 + header.length);
  file.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 4 + header.length + rarity.length);
  return file;
}

/** The model of a file of `encodeModel`. Throws where it is none. */
export function decodeModel(file: Uint8Array): QuestionModel {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0);
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length)));
  const rarity = file.subarray(4 + length, 4 + length + featureCount);
  // A view: a slice of a Node buffer would have the bytes before it in its ArrayBuffer.
  const from = 4 + length + featureCount;
  const weights = new Int8Array(file.buffer, file.byteOffset + from, Math.max(0, file.byteLength - from));
  const measures = header.classes.map(measureOf);
  const shape = shapeOf(header.classes, measures);
  if (weights.length !== featureCount * header.scales.length)
    throw new Error(
      `the question model has ${weights.length} weights instead of ${featureCount * header.scales.length}`,
    );
  const talk = new Map(header.talk);
  return {
    classes: header.classes,
    measures,
    talk,
    words: new Set(header.words),
    plain: new Set(header.plain),
    asks: new Map(header.asks.map(([name, stems]) => [name, new Set(stems)])),
    spellings: byLanguage(header.spellings, ({ common, rare }) => ({ common: new Map(common), rare: new Set(rare) })),
    model: { shape, weights, scales: Float32Array.from(header.scales), rarity },
  };
}

/** The words of a text with marks in place of some. */
export function markTokens(text: string, spans: readonly { from: number; length: number; mark: string }[]): string {
  const tokens = tokensOf(text);
  const ordered = spans.toSorted((one, other) => other.from - one.from);
  for (const { from, length, mark } of ordered) tokens.splice(from, length, mark);
  return tokens.join(" ");
}
