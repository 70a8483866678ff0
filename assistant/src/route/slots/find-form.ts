import type { RankedPost } from "../../knowledge.ts";
import { tokensOf } from "../tokens.ts";

const forms: readonly (readonly [RegExp, RankedPost["kind"] | "story"])[] = [
  [/^(?:videos?|reels?|clips?)$/, "video"],
  [/^(?:photos?|pics?|pictures?|images?|fotos?|bild(?:er)?|imagen(?:es)?)$/, "image"],
  [/^(?:carousels?|karussells?|carrusel(?:es)?|carrousels?)$/, "carousel"],
  [/^(?:story|stor(?:ie)?s|storys|historias?)$/, "story"],
];

/** The form of posts that a text asks for, in four languages; undefined where it names none, or more than one. */
export function findForm(text: string): RankedPost["kind"] | "story" | undefined {
  const words = tokensOf(text);
  const [form, ...others] = forms.filter(([pattern]) => words.some((word) => pattern.test(word)));
  return others.length === 0 ? form?.[1] : undefined;
}
