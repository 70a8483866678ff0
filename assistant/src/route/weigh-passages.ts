import { isOfData } from "./decide.ts";
import { nearPassages } from "./find-passage.ts";
import type { ClassProbability } from "./question-model.ts";

/** How much the share of a question's words that a passage has counts beside what the model makes of the whole. */
const ofShare = 3;
/** A share below this is chance. */
const leastShare = 0.3;
const article = "article:";

/**
 * The classes of a text, those of articles weighed by whether a passage of them has its words. What is asked of figures, or goes on from a question, stays
 * as it is.
 */
export function weighPassages(classes: readonly ClassProbability[], text: string): ClassProbability[] {
  const shares = new Map<string, number>();
  for (const { article: name, share } of nearPassages(text))
    if (share >= leastShare) shares.set(`${article}${name}`, Math.max(share, shares.get(`${article}${name}`) ?? 0));
  const isWeighed = ({ intent }: ClassProbability) => !isOfData(intent) && !intent.startsWith("then:");
  const weight = (one: ClassProbability) =>
    isWeighed(one) ? one.probability * Math.exp(ofShare * (shares.get(one.intent) ?? 0)) : 0;
  const before = classes.reduce((sum, one) => sum + (isWeighed(one) ? one.probability : 0), 0);
  const after = classes.reduce((sum, one) => sum + weight(one), 0);
  if (shares.size === 0 || after === 0) return [...classes];
  return classes
    .map((one) => (isWeighed(one) ? { ...one, probability: (weight(one) / after) * before } : one))
    .toSorted((one, other) => other.probability - one.probability);
}
