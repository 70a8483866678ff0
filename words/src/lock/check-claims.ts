import type { Fact } from "@fanradar/engine";
import type { Concept } from "./lexicon/lexicon.ts";
import type { Span } from "./lexicon/match.ts";
import { isChange, isPercentile } from "./metric-rules.ts";
import { directionOf, relationOf } from "./relation.ts";
import { isBreak, isOf, isOfTwo, type Placed, type Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

const weighty = new Set<Concept>([
  "follower",
  "audience",
  "people",
  "engagement",
  "like",
  "comment",
  "view",
  "reach",
  "earnings",
  "subscriber",
  "growth",
  "subscription",
  "follows",
]);

/** Whether a stretch of the sentence speaks of the creator's figures at all, though it may place none. */
export function isWeighty({ named, mentions }: Sentence, from = 0, to = Number.POSITIVE_INFINITY): boolean {
  const inside = ({ at }: { at: number }) => at >= from && at < to;
  return mentions.some(inside) || named.some((one) => inside(one) && weighty.has(one.concept));
}

const numeric = ({ fact }: Placed) => typeof fact.value === "number";
const nearest = (placed: Placed[], at: number) =>
  placed.length === 0
    ? undefined
    : placed.reduce((best, one) => (Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best));

/** Whether what is said to rise or fall does, beyond its interval. */
export function directionsHold(sentence: Sentence): boolean {
  for (const way of ["up", "down"] as const) {
    for (const span of sentence.spans(way)) if (!directionHolds(sentence, span, way, true)) return false;
    for (const span of sentence.spans(way === "up" ? "toUp" : "toDown"))
      if (!isOf(sentence, way, span.from) && !directionHolds(sentence, span, way, false)) return false;
  }
  if (!newOnesCame(sentence) || claimsGrowth(sentence)) return false;
  return sentence.figures.every(
    (figure) => figure.member !== "size" || !isChange(figure.fact.metric) || saysWay(sentence, figure),
  );
}

function directionHolds(sentence: Sentence, span: Span, way: "up" | "down", claims: boolean): boolean {
  const { figures, facts, isAdvice, tokens } = sentence;
  const near = figures.filter(
    (one) =>
      numeric(one) && !isBreak(sentence, Math.min(one.at, span.from), Math.max(one.at, span.from), { commas: false }),
  );
  const change = nearest(
    near.filter(({ fact }) => isChange(fact.metric)),
    span.from,
  );
  if (change && still.test(tokens[span.from]?.low ?? "")) return change.fact.value === 0;
  if (change) return !isNegated(sentence, span) && directionOf(change.fact) === way;
  const chance = figures.find(({ fact }) => fact.metric === "chanceOfDecline");
  if (chance)
    return (
      way === "down" ||
      (Number(chance.fact.value) > 50 && sentence.spans("toDown").some(({ from }) => from < span.from))
    );
  const ahead = nearest(
    near.filter(({ fact }) => fact.metric === "forecast"),
    span.from,
  );
  if (ahead) {
    const relation = relationOf(ahead.fact, facts.get(`${ahead.fact.platform}.followers`));
    return !isNegated(sentence, span) && relation === (way === "up" ? "above" : "below");
  }
  const level = near.find(({ fact }) => fact.metric === "followers");
  if (level && claims) {
    const gain = facts.get(`${level.fact.platform}.gain`);
    // 'lost {followers}' makes a change of a level; 'fell to {followers}' does not.
    const opening = tokens.slice(Math.max(0, level.at - 2), level.at);
    const to = { en: /^to$/, es: /^(?:a|hasta)$/, fr: /^(?:à|jusqu')$/, de: /^auf$/ }[sentence.language];
    if (!opening.some(({ text }) => to.test(text))) return false;
    return !isNegated(sentence, span) && gain !== undefined && directionOf(gain) === way;
  }
  if (near.length > 0) return !claims && isAdvice;
  if (tokens.some(({ slot }) => slot?.fact.value === null)) return true;
  const [from, to] = clauseOf(sentence, span);
  if (!isWeighty(sentence, from, to)) return true;
  return claims ? false : isAdvice || isLinked(sentence, span) || sentence.language !== "en";
}

/** 'new followers' came: as many as were gained, and none where some were lost. */
const isNew = ({ tokens, spans }: Sentence, { at }: Placed) =>
  spans("fresh").some(({ from }) => from > at && from - at <= 2) &&
  !/^(?:more|fewer|less|lost|mas|menos|plus|moins|mehr|weniger|net|nets|netos)$/.test(tokens[at + 1]?.low ?? "");

const newOnesCame = (sentence: Sentence) =>
  sentence.figures.every(
    (one) => !isChange(one.fact.metric) || !isNew(sentence, one) || directionOf(one.fact) === "up",
  );

/** Growth told of a platform without any figure of it. */
const claimsGrowth = ({ figures, named, mentions, tokens, isAdvice }: Sentence) =>
  figures.length === 0 &&
  mentions.length > 0 &&
  !isAdvice &&
  named.some(({ concept }) => concept === "growth") &&
  !tokens.some((token) => token.slot !== undefined && token.slot.fact.value === null);

const still = /^(?:stood|standing|flat|unchanged|stable|stagnat|estable|stagne|stabil|unverandert|stagnier)/;

/** 'to grow', 'and grow'. */
function isLinked({ tokens }: Sentence, { from }: Span): boolean {
  return /^(?:to|can|could|help|helps|will|may|might|should|would|and|or)$/.test(tokens[from - 1]?.low ?? "");
}

function saysWay(sentence: Sentence, figure: Placed): boolean {
  const { at, fact } = figure;
  if (isNew(sentence, figure)) return true;
  const sorts =
    fact.metric === "gain"
      ? (["up", "down", "more", "less", "toUp", "toDown"] as const)
      : (["up", "down", "more", "less"] as const);
  return sorts.some((sort) =>
    sentence
      .spans(sort)
      .some(({ from }) => !isBreak(sentence, Math.min(at, from), Math.max(at, from), { commas: false })),
  );
}

export function isNegated(sentence: Sentence, { from, to }: Span): boolean {
  return sentence.spans("negation").some((span) => {
    const reach = span.from < from ? from - span.to : span.from - to;
    return reach <= 3 && reach >= 0 && !isBreak(sentence, Math.min(span.from, from), Math.max(span.from, from));
  });
}

export function clauseOf(sentence: Sentence, span: Span): [from: number, to: number] {
  let from = span.from;
  while (from > 0 && !isBreak(sentence, from - 1, from, { commas: false })) from--;
  let to = span.to;
  while (to < sentence.tokens.length && !isBreak(sentence, to, to + 1, { commas: false })) to++;
  return [from, to];
}

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
    const isBeside = counted.some(
      ({ at, fact }) => at < span.from && span.from - at <= (isChange(fact.metric) ? 4 : 1),
    );
    if (!isBeside && !hasThan(sentence, span)) return true;
  }
  if (counted.length > 0 && isNegated(sentence, span)) return false;
  const inReach = counted.filter(({ at }) => !isBreak(sentence, Math.min(at, span.from), Math.max(at, span.from)));
  const change = nearest(
    inReach.filter(({ at, fact }) => isChange(fact.metric) && Math.abs(at - span.from) <= 7),
    span.from,
  );
  if (change) return directionOf(change.fact) === (way === "above" ? "up" : "down");
  const before = counted.findLast(({ at }) => at < span.from);
  const after = counted.filter(({ at }) => at > span.from);
  const [left, right] = before ? [before, after[0]] : [after[0], after[1]];
  if (left && right && areComparable(left.fact, right.fact)) return relationOf(left.fact, right.fact) === way;
  const single = nearest(inReach, span.from);
  if (single) return singleHolds(sentence, span, single, way);
  const [from, to] = clauseOf(sentence, span);
  if (!isWeighty(sentence, from, to)) return true;
  return !hasThan(sentence, span) && (isAdvice || tokens.some((token) => roleOf(token) === "absence"));
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
