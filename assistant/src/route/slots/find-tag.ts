import { findPhrases, tokensOf } from "../tokens.ts";
import type { NamedModel } from "./find-models.ts";

/** What says that models are meant by a label of theirs, in four languages, folded. */
const marker =
  /^(?:tag|tags|tagged|label|labels|labell?ed|getaggte?[nr]?|markiert|etiqueta|etiquetas|etiquetad[oa]s?|etiquete|etiquetee?s?|etiquette|etiquettes|schlagwort)$/;
const shortest = 2;

/** The tag by which a text means models, and who wears it; undefined where it speaks of none. A word after 'tag' that is no tag is named with no models. */
export function findTag(
  tokens: readonly string[],
  models: readonly NamedModel[],
): { tag: string; models: number[]; from: number; length: number } | undefined {
  const isMarked = (token: string, at: number) =>
    marker.test(token) && !(isDay.test(token) && ofDay.test(tokens[at - 1] ?? ""));
  const marked = tokens.findIndex(isMarked);
  if (marked < 0) return undefined;
  const tags = [...new Set(models.flatMap((model) => model.tags ?? []))];
  const dictionary = new Map(tags.map((tag) => [tokensOf(tag).join(" "), tag] as const));
  const isMarker = (from: number) => marker.test(tokens[from] ?? "");
  const found = findPhrases(tokens, dictionary, { slips: true }).find(({ from }) => !isMarker(from));
  if (found) {
    const wearing = models.filter((model) => model.tags?.includes(found.value)).map(({ id }) => id);
    const from = Math.min(found.from, marked);
    return { tag: found.value, models: wearing, from, length: Math.max(found.from + found.length, marked + 1) - from };
  }
  const after = tokens.slice(marked + 1).findIndex((token) => token.length >= shortest && !linking.has(token));
  const word = after < 0 ? undefined : tokens[marked + 1 + after];
  return word === undefined ? undefined : { tag: word, models: [], from: marked, length: after + 2 };
}
/** The German day, and what stands before it. */
const isDay = /^tags?$/;
const ofDay =
  /^(?:welche[mnrs]?|jede[mnrs]?|an|am|pro|diese[mnrs]?|letzte[mnrs]?|ein(?:e[mnrs]?)?|einzelne[mnrs]?|\w+ste[mnrs]?|\w+liche[mnrs]?|guten|ganze[mnrs]?)$/;
const linking = new Set("as with the of como con la de el als mit dem comme avec le named called".split(" "));
