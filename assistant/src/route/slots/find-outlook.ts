import { tokensOf } from "../tokens.ts";

const behind =
  /\b(?:behind|miss(?:es|ed|ing)?|fail\w*|late|off track|out of reach|wont|not (?:reach|make|hit)\w*|ruckstand|hinterher|hinter|verfehl\w*|nicht (?:erreich\w*|schaff\w*)|atrasad[ao]s?|retrasad[ao]s?|no (?:se )?(?:cumpl\w*|alcanz\w*|lleg\w*)|fall\w*|en retard|rat(?:e|er|es|ent)|n attein\w*|manqu\w*)\b/;
const ahead =
  /\b(?:ahead|on track|on course|reached|already (?:met|hit)|auf kurs|im plan|erreicht|geschafft|buen camino|cumplid[ao]s?|alcanzad[ao]s?|en bonne voie|atteints?|dans les temps)\b/;

/** Which goals a text asks for: those behind, or those on course; undefined where it asks how they stand. */
export function findOutlook(text: string): "behind" | "ahead" | undefined {
  const words = tokensOf(text).join(" ");
  if (behind.test(words)) return "behind";
  return ahead.test(words) ? "ahead" : undefined;
}
