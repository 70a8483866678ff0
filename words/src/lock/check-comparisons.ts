import type { Fact } from "@fanradar/engine";
import { clauseOf, isNegated, isWeighty, nearest, numeric } from "./check-claims.ts";
import { isHeading } from "./check-frames.ts";
import type { Span } from "./lexicon/match.ts";
import { isChange, isPercentile } from "./metric-rules.ts";
import { directionOf, relationOf } from "./relation.ts";
import { isBreak, isOfTwo, type Placed, type Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

/** Words that compare only where something to compare with comes next. */
const loose =
  /^(?:vor|uber|unter|hinter|fuhrt|past|behind|over|under|beat|beats|tops|leads|leading|beneath|devant|derriere|bat|sous|lidera|longer|voraus|mas|plus|moins|menos|a)$/;

/** Whether what is called more, higher, ahead is, beyond the intervals. */
export function comparisonsHold(sentence: Sentence): boolean {
  if (comparesUnread(sentence)) return false;
  return (["more", "less"] as const).every((sort) =>
    sentence.spans(sort).every((span) => comparisonHolds(sentence, span, sort === "more" ? "above" : "below")),
  );
}

function comparisonHolds(sentence: Sentence, span: Span, way: "above" | "below"): boolean {
  const { figures, mentions, tokens, isAdvice } = sentence;
  const isInside = ({ from, to }: Span) => from <= span.from && span.to <= to;
  if (
    (isHeading(sentence) && !hasThan(sentence, span)) ||
    (sentence.language === "fr" && span.from === 1 && /^(?:de|en)$/.test(tokens[0]?.low ?? ""))
  )
    return true;
  if ([...sentence.spans("up"), ...sentence.spans("down")].some((one) => one.to - one.from > 1 && isInside(one)))
    return true;
  // 'vor {x}' of a span of time is 'ago'.
  const isAgo = ({ at, fact }: Placed) => fact.unit === "days" && at > span.from && at - span.from <= 2;
  if (tokens[span.from]?.low === "vor" && figures.some(isAgo)) return true;
  // A superlative has been looked at as one.
  if (!isOfTwo(sentence) && sentence.spans("superlative").some(({ from, to }) => from <= span.from && span.to <= to))
    return true;
  const counted = figures.filter(numeric);
  const chance = figures.find(({ fact }) => fact.metric === "chanceOfDecline");
  if (chance && tokens[span.to]?.low === "likely") return way === "above" && Number(chance.fact.value) > 50;
  if (
    loose.test(tokens[span.from]?.low ?? "") &&
    ![...counted, ...mentions].some(({ at }) => at > span.from && at - span.to <= 5)
  ) {
    // '{x} de j'aime et commentaires en plus'
    const far = /^(?:en|de)$/.test(tokens[span.from - 1]?.low ?? "") ? 9 : 4;
    const isBeside = counted.some(
      ({ at, fact }) => at < span.from && span.from - at <= (isChange(fact.metric) ? far : 1),
    );
    if (!isBeside && !hasThan(sentence, span)) return true;
  }
  if (counted.length > 0 && isNegated(sentence, span)) return false;
  const inReach = counted.filter(({ at }) => !isBreak(sentence, Math.min(at, span.from), Math.max(at, span.from)));
  const change = nearest(
    inReach.filter(({ at, fact }) => isChange(fact.metric) && Math.abs(at - span.from) <= 9),
    span.from,
  );
  if (change) return directionOf(change.fact) === (way === "above" ? "up" : "down");
  const place = counted.find(({ at }) => at > span.from);
  if (place && isPercentile(place.fact.metric) && place.at - span.to <= 6 && !isBreak(sentence, span.from, place.at))
    return way === "above";
  const before = counted.findLast(({ at }) => at < span.from);
  const after = counted.filter(({ at }) => at > span.from);
  const [left, right] = before ? [before, after[0]] : [after[0], after[1]];
  if (left && right && areComparable(left.fact, right.fact)) {
    // '…, while B trails with {b}': the one told of stands behind.
    const isTurned =
      left.at < span.from &&
      left.fact.platform !== right.fact.platform &&
      mentions.some(({ at, platform }) => platform === right.fact.platform && at > left.at && at < span.from);
    return isTurned ? relationOf(right.fact, left.fact) === way : relationOf(left.fact, right.fact) === way;
  }
  const single = nearest(inReach, span.from);
  if (single) return singleHolds(sentence, span, single, way);
  if (sentence.isImperative && isMerely(sentence, span)) return true;
  const [from, to] = clauseOf(sentence, span, sentence.isImperative);
  if (!isWeighty(sentence, from, to)) return true;
  return !hasThan(sentence, span) && (isAdvice || tokens.some((token) => roleOf(token) === "absence"));
}

/** 'Answer with more than an emoji': more than some thing that nobody counts. */
function isMerely({ tokens, named }: Sentence, { from }: Span): boolean {
  const than = tokens.slice(from, from + 4).findIndex(({ low }) => /^(?:than|que|qu'|als)$/.test(low));
  const thing = from + than + 1;
  return (
    than >= 0 &&
    /^(?:an?|just|una?|un|une|solo|simple|ein|eine[nmr]?|nur|bloss)$/.test(tokens[thing]?.low ?? "") &&
    !named.some(({ at }) => at > thing && at <= thing + 2)
  );
}

/** 'busier than', 'voller als': which of the two is the greater, nobody can tell. */
function comparesUnread({ tokens, language, spans, figures, mentions, named }: Sentence): boolean {
  if (figures.length === 0 && mentions.length === 0) return false;
  const than = { en: /^than$/, de: /^als$/, es: /^$/, fr: /^$/ }[language];
  const known = (at: number) =>
    (["more", "less", "fresh", "idiom"] as const).some((sort) =>
      spans(sort).some(({ from, to }) => from <= at && at < to),
    );
  return tokens.some(
    ({ low }, at) =>
      than.test(low) &&
      /er$/.test(tokens[at - 1]?.low ?? "") &&
      !known(at - 1) &&
      !named.some(({ to }) => to === at) &&
      !/^(?:rather|other|oder|immer|wieder|aber)$/.test(tokens[at - 1]?.low ?? ""),
  );
}

function hasThan({ tokens, language }: Sentence, { from, to }: Span): boolean {
  const than = { en: "than", es: "que", fr: "que", de: "als" }[language];
  return tokens.slice(from, to + 4).some(({ low }) => low === than || (language === "fr" && low === "qu'"));
}

/** One figure beside a comparative: a percentile says it by itself, a benchmark of the platform's own engagement. */
function singleHolds(sentence: Sentence, span: Span, { at, fact }: Placed, way: "above" | "below"): boolean {
  if (isPercentile(fact.metric)) return way === (at > span.from ? "above" : "below");
  if (fact.metric === "benchmarkEngagement" || fact.metric === "peerEngagement")
    return at > span.from && relationOf(sentence.facts.get(`${fact.platform}.engagement`), fact) === way;
  if (fact.metric === "chanceOfDecline") return way === "above" && Number(fact.value) > 50;
  return sentence.isAdvice && !hasThan(sentence, span) && at < span.from && at !== span.from - 1;
}

function areComparable(one: Fact, other: Fact): boolean {
  if (one.metric === other.metric) return true;
  const rates = /^(?:engagement|engagementMedian|engagementMean|benchmarkEngagement|peerEngagement)$/;
  if (rates.test(one.metric) && rates.test(other.metric)) return one.platform === other.platform;
  const gaps = /^(?:longestGap|usualGap|daysSincePost)$/;
  const sizes = /^(?:followers|forecast)$/;
  return (
    one.platform === other.platform && [gaps, sizes].some((kind) => kind.test(one.metric) && kind.test(other.metric))
  );
}
