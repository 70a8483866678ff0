import { fold } from "@fanradar/words/fold";
import { numberOfAmount } from "./find-limit.ts";

const amount = "[$€£]?\\s?(\\d{1,3}(?:[.,' ]\\d{3})+|\\d+(?:[.,]\\d+)?)\\s?(k|m|mil)?(?![\\p{L}\\d])";
/** What asks where a figure comes from, before that figure, in four languages, folded. */
const asked = new RegExp(
  `(?<!\\p{L})(?:where (?:does|do|did|is|are|s) (?:the |this |that |those |these )?|woher (?:kommt|kommen|stammt|stammen|hast du) (?:der |die |das )?|de donde (?:sale|salen|viene|vienen|sacas) (?:el |la |los |las )?|d ou (?:vient|viennent|sort|sortent) (?:le |la |les )?)${amount}`,
  "u",
);

/** The number of which a text asks where it comes from: 'where does the 412 come from'; undefined of any other text. */
export function findNamedFigure(text: string): number | undefined {
  const [, digits, unit = ""] = asked.exec(fold(text).replaceAll(/[’'`]/g, " ")) ?? [];
  return digits === undefined ? undefined : numberOfAmount(digits, unit);
}
