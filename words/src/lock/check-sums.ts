import type { Span } from "./lexicon/match.ts";
import { isChange, isMean } from "./metric-rules.ts";
import type { Sentence } from "./sentence.ts";

/** 'A total of {x} on Instagram': all of one platform's. */
export function isTotalOfOne({ tokens, mentions, figures }: Sentence, { from }: Span): boolean {
  const [first] = mentions;
  if (!first || mentions.some(({ platform }) => platform !== first.platform)) return false;
  return (
    (/^(?:total|insgesamt|suma)$/.test(tokens[from]?.low ?? tokens[from + 1]?.low ?? "") ||
      (/^(?:in|en|au)$/.test(tokens[from]?.low ?? "") && tokens[from + 1]?.low === "total")) &&
    figures.every(({ fact }) => /^(?:followers|following|postsTotal|subscribers)$/.test(fact.metric))
  );
}

/** 'Suma de media', 'unterm Strich': no sum of several. */
export function isNoSum({ tokens, figures, spans }: Sentence, { from }: Span): boolean {
  const low = tokens[from]?.low ?? "";
  if (/^suman?$/.test(low)) return spans("average").length > 0 && figures.every(({ fact }) => isMean(fact.metric));
  return low === "unterm" && figures.length === 1 && figures.every(({ fact }) => isChange(fact.metric));
}

/** 'Per post', 'each subscriber': what is no mean is shared out among them. */
export function isApportioned({ tokens, named, figures }: Sentence): boolean {
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  if (counted.length === 0 || counted.some(({ fact }) => isMean(fact.metric) || fact.unit === "perWeek")) return false;
  return named.some(
    ({ at, concept }) =>
      /^(?:post|subscriber|follower|like|comment|view|video)$/.test(concept) &&
      /^(?:per|each|every|pro|je|jede[rsmn]?|cada|por|par|chaque)$/.test(tokens[at - 1]?.low ?? ""),
  );
}
