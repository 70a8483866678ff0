import type { Concept } from "./lexicon/lexicon.ts";
import type { Sort } from "./lexicon/match.ts";
import { isBenchmark, isChange } from "./metric-rules.ts";
import { isBreak, type Placed, type Sentence } from "./sentence.ts";

/** Figures that share their subject with others and are told apart by a word: a change, a mean, what is published of others. */
export function isTold(sentence: Sentence, { at, fact }: Placed): boolean {
  const { spans, named, tokens } = sentence;
  const has = (...sorts: Sort[]) =>
    sorts.some((sort) =>
      spans(sort).some(({ from }) => !isBreak(sentence, Math.min(at, from), Math.max(at, from), { commas: false })),
    );
  const names = (...wanted: Concept[]) => named.some(({ concept }) => wanted.includes(concept));
  if (isChange(fact.metric)) return has("up", "down", "more", "less", "toUp", "toDown", "fresh") || names("growth");
  if (isBenchmark(fact.metric)) return has("benchmark") || names("rank", "creator");
  if (fact.metric === "topPostShare") return names("post");
  if (fact.metric === "subscribers") return names("subscriber");
  if (fact.metric === "following") return names("following") || isFollowed(tokens, at);
  if (fact.metric === "followers" && named.some((one) => one.at === at + 1 && one.concept === "people"))
    return names("follower", "audience");
  if (/Average$|^avgViews$/.test(fact.metric)) return names("post", "video") || has("average");
  if (fact.metric === "longestGap") return has("superlative");
  if (fact.metric === "usualGap") return has("average");
  return true;
}

/** '{x} ({x.range})': told with its figure. */
export function isOwnRange({ figures, tokens }: Sentence, { at, fact, member }: Placed): boolean {
  return (
    member === "range" && tokens[at + 1]?.text === ")" && figures.some((one) => one.fact.id === fact.id && one.at < at)
  );
}

/** By several words, which are no other figure's: 'longest break between posts'. A change is told with its way besides. */
export function isCalled(sentence: Sentence, { at, fact }: Placed): boolean {
  const { called, figures } = sentence;
  const isBehind = (from: number) =>
    from > at && !figures.some((one) => one.at > at && one.at < from) && !isBreak(sentence, at, from);
  return (
    !isChange(fact.metric) &&
    fact.metric !== "topPostShare" &&
    called.some((one) => one.fact.id === fact.id && one.to - one.from > 2 && (one.to <= at || isBehind(one.from)))
  );
}

/** 'your account follows {x}' */
export const isFollowed = (tokens: Sentence["tokens"], at: number) =>
  /^(?:follows?|folgst|folgt|sigues?|suit|suis|suivez)$/.test(
    tokens[at - (/^(?:a|about|around|etwa|rund|environ|unas|dort|there|alli)$/.test(tokens[at - 1]?.low ?? "") ? 2 : 1)]
      ?.low ?? "",
  );

/** 'Tips make up …': the extras are tips and messages together, and neither alone. */
export function isPartOfExtras({ tokens }: Sentence): boolean {
  const names = (word: RegExp) => tokens.some(({ low }) => word.test(low));
  return (
    !names(/^extras?$/) &&
    names(/^(?:tips?|propinas?|pourboires?|trinkgeld\p{L}*)$/u) !== names(/^(?:messages?|mensajes?|nachricht(?:en)?)$/)
  );
}
