import type { Language } from "@fanradar/contract";
import { estimate, quantize, type Shape, type SoftmaxModel, trainSoftmax } from "../classifier/softmax-regression.ts";
import { featuresOf } from "../classifier/text-features.ts";
import { type Danger, dangers, distress } from "./dangers.ts";
import { maskNumbers } from "./mask-numbers.ts";

export const modelLanguages = ["en", "de", "es", "fr"] as const satisfies readonly Language[];

/** A text whose class and language are known. */
export interface Example {
  /** A danger, `distress`, `none`, or what else a harmless text is about. */
  class: string;
  text: string;
  language: Language;
}

/** When the examples were written. */
const learntAt = new Date(Date.UTC(2026, 10, 30));

const none = "none";
/** The classes that every model has, in the order of their rows; those of harmless texts follow. */
const fixedClasses: readonly string[] = [...dangers, distress, none];
const distressRow = dangers.length;

/** So many that few of them share a number: with half as many, unknown words weigh like known ones. */
const featureCount = 2 ** 16;
const shapeOf = (classCount: number): Shape => ({
  featureCount,
  heads: [classCount, modelLanguages.length],
  // A text of which nothing is known (another script, made-up words) is harmless.
  bias: { row: fixedClasses.indexOf(none), value: 5 },
});

/**
 * Trains a model of dangers. The same examples give the same model. What harmless texts are about is learnt too: 'what if my family
 * sees this' is near blackmail, and nearer to other questions on one's privacy.
 */
export function trainDangerModel(examples: readonly Example[]): SoftmaxModel {
  const classes = [...new Set([...fixedClasses, ...examples.map((example) => example.class)])];
  return quantize(
    trainSoftmax(
      shapeOf(classes.length),
      examples.map((example) => ({
        features: featuresOf(maskNumbers(example.text, learntAt), featureCount),
        rows: [classes.indexOf(example.class), classes.length + modelLanguages.indexOf(example.language)],
      })),
      { epochs: 5, byRarity: true },
    ),
  );
}

/** A model as a file: the scale of each row, the rarity of each feature, the weights. */
export function encodeDangerModel({ scales, rarity, weights }: SoftmaxModel): Uint8Array {
  const parts = [scales, rarity ?? new Uint8Array(), weights];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    file.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return file;
}

/** The model of a file of `encodeDangerModel`. */
export function decodeDangerModel(file: Uint8Array): SoftmaxModel {
  // A copy, so that its numbers begin where four bytes do. Not by `from`, which goes through ten million bytes one by one.
  const { buffer } = new Uint8Array(file);
  const rows = (buffer.byteLength - featureCount) / (Float32Array.BYTES_PER_ELEMENT + featureCount);
  const scales = new Float32Array(buffer, 0, rows);
  return {
    shape: shapeOf(rows - modelLanguages.length),
    scales,
    rarity: new Uint8Array(buffer, scales.byteLength, featureCount),
    weights: new Int8Array(buffer, scales.byteLength + featureCount),
  };
}

/** What a text is about by a model. */
export interface Estimate {
  /** That the text is about any danger: 0 to 1. */
  probability: number;
  /** That it states distress and no danger: 0 to 1. */
  distress: number;
  /** The likeliest danger, and the likeliest language. */
  danger: Danger;
  language: Language;
}

export function estimateDanger(model: SoftmaxModel, text: string, today: Date): Estimate {
  const probabilities = estimate(model, featuresOf(maskNumbers(text, today), featureCount));
  const languagesFrom = probabilities.length - modelLanguages.length;
  return {
    probability: probabilities.subarray(0, dangers.length).reduce((sum, one) => sum + one, 0),
    distress: probabilities[distressRow] ?? 0,
    danger: likeliest(dangers, probabilities),
    language: likeliest(modelLanguages, probabilities.subarray(languagesFrom)),
  };
}

function likeliest<Name>(names: readonly [Name, ...Name[]], probabilities: Float64Array): Name {
  const most = Math.max(...probabilities.subarray(0, names.length));
  return names[probabilities.indexOf(most)] ?? names[0];
}
