import type { RankedPost } from "../../knowledge.ts";
import type { Question } from "../../question.ts";
import { tokensOf } from "../tokens.ts";

const forms: readonly (readonly [RegExp, PostForm])[] = [
  [/^(?:videos?|reels?|clips?)$/, "video"],
  [/^(?:photos?|pics?|pictures?|images?|fotos?|bild(?:er)?|imagen(?:es)?)$/, "image"],
  [/^(?:carousels?|karussells?|carrusel(?:es)?|carrousels?)$/, "carousel"],
  [/^(?:story|stor(?:ie)?s|storys|historias?)$/, "story"],
];

export type PostForm = RankedPost["kind"] | "story";

/** The forms of posts that a text names, in four languages. */
export function findForms(text: string): PostForm[] {
  const words = tokensOf(text);
  return forms.flatMap(([pattern, form]) => (words.some((word) => pattern.test(word)) ? [form] : []));
}

/** Whether a question counts posts: what goes on from it may name a form of them. */
export const countsPosts = (question: Question | undefined): boolean =>
  question?.intents[0] === "rhythm" || question?.metrics.includes("postsTotal") === true;

/** The forms of posts that a question counts; those of the one before where it names none. */
export function formsOf(text: string, before: Question | undefined, isCount: boolean): PostForm[] {
  const named = findForms(text);
  if (named.length > 0) return isCount || countsPosts(before) ? named : [];
  return [...(before?.forms ?? [])];
}

/** The form that a text asks for; undefined where it names none, or more than one. */
export function findForm(text: string): PostForm | undefined {
  const [form, ...others] = findForms(text);
  return others.length === 0 ? form : undefined;
}
