/** Rows of weights: of each head, the classes of which one holds. */
export interface Shape {
  featureCount: number;
  /** How many classes each head has; their rows follow each other. */
  heads: readonly number[];
  /** A bias that is fixed, not trained: of a text of which no feature is known. */
  bias: { row: number; value: number };
}

/** A softmax regression. Weights stand by feature, then by row; those of a row are multiplied by its scale. */
export interface SoftmaxModel {
  shape: Shape;
  weights: Float32Array | Int8Array;
  scales: Float32Array;
  /** How rare each feature is among the examples, 255 if it is in none; undefined where all weigh the same. */
  rarity: Uint8Array | undefined;
}

/** A text whose classes are known: one row of each head. */
export interface LabelledFeatures {
  features: Uint32Array;
  rows: readonly number[];
}

const rate = 0.4;

/**
 * Trains a softmax regression for each head over hashed features, by stochastic gradient descent with AdaGrad (Duchi, Hazan and
 * Singer, 2011). The same examples give the same model.
 *
 * @param epochs how often each example is seen
 * @param byRarity a feature counts the more the rarer it is (inverse document frequency); what is in no example has its share too, so
 *   that little is concluded from the few known words of a text
 */
export function trainSoftmax(
  shape: Shape,
  examples: readonly LabelledFeatures[],
  { epochs, byRarity = false }: { epochs: number; byRarity?: boolean },
): SoftmaxModel {
  const width = widthOf(shape);
  const weights = new Float32Array(shape.featureCount * width);
  const squares = new Float32Array(weights.length).fill(1e-3);
  const rarity = byRarity ? rarityOf(shape.featureCount, examples) : undefined;
  const model: SoftmaxModel = { shape, weights, scales: new Float32Array(width).fill(1), rarity };
  const probabilities = new Float64Array(width);
  const wrong = new Uint32Array(width);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { features, rows } of shuffle(examples, epoch)) {
      writeProbabilities(model, features, probabilities);
      for (const row of rows) probabilities[row] = (probabilities[row] ?? 0) - 1;
      // Most rows are right soon, and would change by nothing.
      let wrongCount = 0;
      for (let row = 0; row < width; row++) if (Math.abs(probabilities[row] ?? 0) >= 0.01) wrong[wrongCount++] = row;
      const norm = normOf(features, rarity);
      // By feature: the weights of one lie beside each other in memory.
      for (let at = 0; at < features.length; at++) {
        const feature = features[at] ?? 0;
        const value = featureValue(feature, rarity) / norm;
        for (let place = 0; place < wrongCount; place++) {
          const row = wrong[place] ?? 0;
          const gradient = (probabilities[row] ?? 0) * value;
          const index = feature * width + row;
          const square = (squares[index] ?? 0) + gradient * gradient;
          squares[index] = square;
          weights[index] = (weights[index] ?? 0) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  return model;
}

/** The probability of each row: those of a head add up to 1. */
export function estimate(model: SoftmaxModel, features: Uint32Array): Float64Array {
  const probabilities = new Float64Array(widthOf(model.shape));
  writeProbabilities(model, features, probabilities);
  return probabilities;
}

/** The model with weights of one byte each: a quarter of the size. */
export function quantize({ shape, weights, rarity }: SoftmaxModel): SoftmaxModel {
  const width = widthOf(shape);
  const scales = new Float32Array(width);
  weights.forEach((weight, at) => {
    scales[at % width] = Math.max(scales[at % width] ?? 0, Math.abs(weight) / 127);
  });
  const bytes = new Int8Array(weights.length);
  weights.forEach((weight, at) => {
    bytes[at] = Math.round(weight / (scales[at % width] || 1));
  });
  return { shape, weights: bytes, scales, rarity };
}

const widthOf = ({ heads }: Shape) => heads.reduce((sum, classes) => sum + classes, 0);

/** The logarithm of how few of the examples have a feature: 0 if all have it, 255 if none has. */
function rarityOf(featureCount: number, examples: readonly LabelledFeatures[]): Uint8Array {
  const counts = new Float64Array(featureCount);
  for (const { features } of examples) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const most = Math.log(examples.length + 1);
  return Uint8Array.from(counts, (count) => Math.round(255 * (1 - Math.log(count + 1) / most)));
}

const featureValue = (feature: number, rarity: Uint8Array | undefined) => rarity?.[feature] ?? 1;

/** What the values of a text's features are divided by: the squares of all then add up to 1. */
function normOf(features: Uint32Array, rarity: Uint8Array | undefined): number {
  let squares = 0;
  for (const feature of features) squares += featureValue(feature, rarity) ** 2;
  return Math.sqrt(squares || 1);
}

/** Writes the probability of each row into `into`, which is reused while training. */
function writeProbabilities(model: SoftmaxModel, features: Uint32Array, into: Float64Array): void {
  const { shape, weights, scales, rarity } = model;
  const width = into.length;
  const norm = normOf(features, rarity);
  into.fill(0);
  // Four features at a time: the sums are read and written a quarter as often.
  const count = features.length;
  for (let at = 0; at < count; at += 4) {
    const a = features[at] ?? 0;
    const b = at + 1 < count ? (features[at + 1] ?? 0) : a;
    const c = at + 2 < count ? (features[at + 2] ?? 0) : a;
    const d = at + 3 < count ? (features[at + 3] ?? 0) : a;
    const valueOfA = featureValue(a, rarity) / norm;
    const valueOfB = at + 1 < count ? featureValue(b, rarity) / norm : 0;
    const valueOfC = at + 2 < count ? featureValue(c, rarity) / norm : 0;
    const valueOfD = at + 3 < count ? featureValue(d, rarity) / norm : 0;
    for (let row = 0; row < width; row++)
      into[row] =
        (into[row] ?? 0) +
        valueOfA * (weights[a * width + row] ?? 0) +
        valueOfB * (weights[b * width + row] ?? 0) +
        valueOfC * (weights[c * width + row] ?? 0) +
        valueOfD * (weights[d * width + row] ?? 0);
  }
  for (let row = 0; row < width; row++) into[row] = (into[row] ?? 0) * (scales[row] ?? 1);
  into[shape.bias.row] = (into[shape.bias.row] ?? 0) + shape.bias.value;
  let from = 0;
  for (const classes of shape.heads) {
    softmax(into.subarray(from, from + classes));
    from += classes;
  }
}

function softmax(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const weight = Math.exp((scores[at] ?? 0) - most);
    scores[at] = weight;
    sum += weight;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum;
}

/** The items in an order that depends on `seed` only. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  // A linear congruential generator (Numerical Recipes): the order has to differ by epoch, no more.
  let state = seed + 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
