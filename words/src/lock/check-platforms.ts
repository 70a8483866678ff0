import type { Fact } from "@fanradar/engine";
import { isBreak, isOf, type Mention, type Placed, type Sentence } from "./sentence.ts";

/** Whether each figure is told of the platform it is of. */
export function namesRightPlatforms(sentence: Sentence): boolean {
  return (
    !leavesUntold(sentence) &&
    sentence.figures.every((figure) =>
      figure.fact.platform ? isOfItsPlatform(sentence, figure) : isOfNone(sentence, figure),
    )
  );
}

/** 'Instagram has {x} followers, TikTok cannot keep up': a platform named beside another's figure, and none of its own. */
function leavesUntold({ figures, mentions, tokens, isAdvice }: Sentence): boolean {
  const told = figures.filter(({ fact }) => typeof fact.value === "number");
  if (isAdvice || told.length === 0 || told.some(({ fact }) => fact.platform === undefined)) return false;
  return mentions.some(({ platform }) => !tokens.some(({ slot }) => slot?.fact.platform === platform));
}

function isOfItsPlatform(sentence: Sentence, figure: Placed): boolean {
  const { mentions, context, figures } = sentence;
  const { platform } = figure.fact;
  if (mentions.length === 0)
    return context.length === 0 || context.some((one) => one === platform) || !isElsewhere(sentence, figure);
  const before = mentions.filter(({ at }) => at < figure.at);
  const previous = before.at(-1);
  const paired = pairOf(sentence, figure, before);
  if (paired) return paired === platform;
  if (
    previous &&
    isJoined(sentence, before.at(-2), previous) &&
    !figures.some(({ at }) => at > (before.at(-2)?.at ?? 0) && at < previous.at)
  )
    return false;
  const next = following(sentence, figure);
  // '{x} followers on A and B'
  const then = next && mentions.find(({ at }) => at > next.at);
  if (next && then && isJoined(sentence, next, then) && !figures.some(({ at }) => at > then.at)) return false;
  const isNear =
    previous !== undefined && !isBreak(sentence, previous.at, figure.at) && !hasAnd(sentence, previous.at, figure.at);
  if (next && isNear)
    return previous.platform === platform && (isCompared(sentence, figure.at, next.at) || next.platform === platform);
  if (next && !isCompared(sentence, figure.at, next.at)) return next.platform === platform;
  if (previous) return previous.platform === platform;
  return mentions.some((one) => one.platform === platform);
}

/** Another platform has a figure of the same kind: which of them is meant must be said. */
function isElsewhere({ facts }: Sentence, { fact }: Placed): boolean {
  return [...facts.values()].some(({ metric, platform }) => metric === fact.metric && platform !== fact.platform);
}

/** A mention after the figure that nothing parts from it: '{x} followers on Instagram'. */
function following(sentence: Sentence, { at }: Placed): Mention | undefined {
  const next = sentence.mentions.find((mention) => mention.at > at);
  const other = sentence.figures.find((figure) => figure.at > at);
  if (!next || (other && other.at < next.at) || isBreak(sentence, at, next.at)) return undefined;
  return hasAnd(sentence, at, next.at) ? undefined : next;
}

function isCompared({ spans }: Sentence, from: number, to: number): boolean {
  return (["more", "less"] as const).some((sort) => spans(sort).some((span) => span.from > from && span.from < to));
}

function hasAnd({ spans }: Sentence, from: number, to: number): boolean {
  return spans("and").some((span) => span.from > from && span.from < to);
}

/** 'Instagram and X': nothing but 'and' or a comma between. */
function isJoined(sentence: Sentence, one: Mention | undefined, other: Mention): boolean {
  if (!one || one.platform === other.platform) return false;
  for (let at = one.at + 1; at < other.at; at++)
    if (sentence.tokens[at]?.text !== "," && !isOf(sentence, "and", at)) return false;
  return other.at - one.at > 1;
}

/** 'A leads B: {a} against {b}': as many figures of one metric after as platforms before go in the same order. */
function pairOf({ mentions, figures }: Sentence, figure: Placed, before: Mention[]) {
  const last = before.at(-1);
  if (!last) return undefined;
  const until = mentions.find(({ at }) => at > last.at)?.at ?? Number.POSITIVE_INFINITY;
  const run = figures.filter(({ at, fact }) => at > last.at && at < until && fact.metric === figure.fact.metric);
  const earlier = figures.findLast(({ at }) => at < last.at)?.at ?? -1;
  const group = before.filter(({ at }) => at > earlier);
  if (group.length < 2 || run.length !== group.length) return undefined;
  return group[run.findIndex(({ at }) => at === figure.at)]?.platform;
}

/** 'X gained {x} followers, and …': a platform that is told of on one side of a comma or an 'and' is not spoken of on the other. */
function isPast(sentence: Sentence, { at, platform }: Mention, figure: Placed): boolean {
  const isParted = (one: number, other: number) => {
    const [from, to] = one < other ? [one, other] : [other, one];
    return isBreak(sentence, from, to) || hasAnd(sentence, from, to);
  };
  return sentence.figures.some(
    (one) =>
      one.fact.platform === platform && !isParted(one.at, at) && isParted(one.at, figure.at) && isParted(at, figure.at),
  );
}

/** A figure of no platform: the total is of all of them, the largest share of the largest. */
function isOfNone(sentence: Sentence, figure: Placed): boolean {
  const { facts } = sentence;
  const { fact } = figure;
  const mentions = sentence.mentions.filter((mention) => !isPast(sentence, mention, figure));
  if (fact.unit === "words" || mentions.length === 0) return true;
  if (fact.metric === "share.largest") {
    const largest = facts.get("share.largestPlatform")?.value;
    const told = following(sentence, figure) ?? mentions.findLast(({ at }) => at < figure.at);
    return told === undefined || told.platform === largest;
  }
  const counted = [...facts.values()].flatMap(({ metric, platform, value }) =>
    metric === "followers" && platform && value !== null ? [platform] : [],
  );
  if (fact.metric === "follows.total") {
    // The largest one's share may be told beside the total.
    const named = mentions.filter(({ at }) => sentence.tokens[at]?.slot?.fact.metric !== "share.largestPlatform");
    return named.length === 0 || counted.every((one) => named.some(({ platform }) => platform === one));
  }
  return counted.length <= 1;
}

/** Whether a fact is the one that is meant: used where a figure is written out and its slot is looked for. */
export function isMentioned({ mentions, context }: Sentence, { platform }: Fact): boolean {
  return platform === undefined || [...mentions.map((one) => one.platform), ...context].includes(platform);
}
