import { type Platform, platformNames } from "@fanradar/engine";
import { type Found, findPhrases } from "../tokens.ts";

/** Short names, older names and what is posted on one platform only. */
const names: Record<Platform, readonly string[]> = {
  onlyfans: ["onlyfans", "only fans", "onlyfan", "only fan"],
  instagram: ["instagram", "insta", "ig", "the gram", "instagramm", "insta gram", "reel", "reels"],
  x: ["twitter", "tweet", "tweets", "twiter"],
  tiktok: ["tiktok", "tik tok", "tiktoks", "tik toks", "tt", "tictoc", "tik tock", "tictok"],
};
const dictionary = new Map(
  platformNames.flatMap((platform) => names[platform].map((name) => [name, platform] as const)),
);

/** 'of' is OnlyFans in capitals, in other languages than English, and after these words: 'on my of'. */
const beforeOf = new Set("my on her his your our an via auf mein meinem mi en mon sur son sa su".split(" "));
/** Spanish writes 'x' for 'por': 'x mes'. */
const afterPor = new Set("mes semana dia ano hora post video q que favor".split(" "));

/** The platforms that a text names, by full and usual short names, with one slip of the finger in longer ones. */
export function findPlatforms(text: string, tokens: readonly string[], isEnglish: boolean): Found<Platform>[] {
  const found = findPhrases(tokens, dictionary, { slips: true });
  const hasCapitalOf = /\bOF\b/.test(text) && /\p{Ll}/u.test(text);
  for (const [from, token] of tokens.entries()) {
    const before = tokens[from - 1] ?? "";
    const after = tokens[from + 1] ?? "";
    if (token === "of" && (tokens.length === 1 || !isEnglish || hasCapitalOf || beforeOf.has(before)))
      found.push({ from, length: 1, value: "onlyfans" });
    if (token === "x" && !/^\d/.test(before) && !/^\d/.test(after) && !afterPor.has(after))
      found.push({ from, length: 1, value: "x" });
  }
  return found.toSorted((one, other) => one.from - other.from);
}
