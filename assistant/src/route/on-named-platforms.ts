import type { Language } from "@fanradar/contract";
import { isOnAnother, placesIn } from "../articles/platforms.ts";
import type { ClassProbability } from "./question-model.ts";

const article = "article:";
/** What is on something else than is named is hardly the answer. */
const elsewhere = 0.05;

function setBehind(classes: readonly ClassProbability[], isElsewhere: (intent: string) => boolean) {
  if (!classes.some(({ intent }) => isElsewhere(intent))) return classes;
  const weighed = classes.map((one) =>
    isElsewhere(one.intent) ? { ...one, probability: one.probability * elsewhere } : one,
  );
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed
    .map((one) => ({ ...one, probability: one.probability / total }))
    .toSorted((one, other) => other.probability - one.probability);
}

/** The classes of a text, with articles on other platforms than it names far behind. */
export function onNamedPlatforms(
  classes: readonly ClassProbability[],
  text: string,
  language: Language,
): readonly ClassProbability[] {
  const named = placesIn(text, language);
  return setBehind(classes, (intent) => intent.startsWith(article) && isOnAnother(intent.slice(article.length), named));
}

/** The classes of a text that names models by a tag of theirs, with articles far behind: it asks how these stand. */
export const onTaggedModels = (classes: readonly ClassProbability[]): readonly ClassProbability[] =>
  setBehind(classes, (intent) => intent.startsWith(article));
