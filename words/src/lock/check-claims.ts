import type { Concept } from "./lexicon/lexicon.ts";
import type { Span } from "./lexicon/match.ts";
import { isChange } from "./metric-rules.ts";
import { directionOf, relationOf } from "./relation.ts";
import { isBreak, isOf, type Placed, type Sentence } from "./sentence.ts";

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

export const numeric = ({ fact }: Placed) => typeof fact.value === "number";
export const nearest = (placed: Placed[], at: number) =>
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
  if (!newOnesCame(sentence) || claimsGrowth(sentence) || promisesGrowth(sentence)) return false;
  return sentence.figures.every(
    (figure) => figure.member !== "size" || !isChange(figure.fact.metric) || saysWay(sentence, figure),
  );
}

function directionHolds(sentence: Sentence, span: Span, way: "up" | "down", claims: boolean): boolean {
  const { figures, facts, isAdvice, tokens } = sentence;
  if (isGot(sentence, span, way) || isOtherSense(sentence, span)) return true;
  const isNear = (one: Placed, colons: boolean) =>
    numeric(one) &&
    !isBreak(sentence, Math.min(one.at, span.from), Math.max(one.at, span.from), { commas: false, colons });
  const inClause = figures.filter((one) => isNear(one, true));
  const near = inClause.length > 0 ? inClause : figures.filter((one) => isNear(one, false));
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
  const [from, to] = clauseOf(sentence, span, sentence.isImperative);
  if (!isWeighty(sentence, from, to)) return true;
  return claims ? false : isAdvice || isLinked(sentence, span) || sentence.language !== "en";
}

/** 'picks up {x} likes', 'leave {x} comments': what a post gets, and no way that anything goes. */
function isGot({ figures, tokens, named }: Sentence, { from, to }: Span, way: "up" | "down"): boolean {
  if (way === "down" && !/^(?:leav|left|laiss|dej|hinterl)/.test(tokens[from]?.low ?? "")) return false;
  const got = figures.find(
    ({ at }) =>
      at === to ||
      (at === to + 1 &&
        /^(?:about|around|some|roughly|unos|unas|environ|etwa|rund|you|te|vous|dir)$/.test(tokens[to]?.low ?? "")),
  );
  return (
    got !== undefined &&
    /^(?:likesAverage|commentsAverage|avgViews|topPostShare|earnings(?:Net|Gross))$/.test(got.fact.metric) &&
    (/^(?:topPostShare|earnings)/.test(got.fact.metric) || named.some(({ at }) => at === got.at + 1)) &&
    !/^(?:by|to|um|auf|a|de)$/.test(tokens[to - 1]?.low ?? "")
  );
}

/** 'ganaste', 'gagné' is earned where money is told; 'went up' is a post that appeared. */
function isOtherSense({ figures, tokens }: Sentence, { from }: Span): boolean {
  const counted = figures.filter(numeric);
  const low = tokens[from]?.low ?? "";
  if (counted.length === 0) return false;
  if (/^(?:gan|gagn|left)/.test(low))
    return counted.every(({ fact }) => /^(?:earnings|extras|price)/.test(fact.metric));
  if (/^add/.test(low)) return counted.every(({ fact }) => fact.metric === "follows.total");
  return low === "went" && counted.every(({ fact }) => fact.metric === "daysSincePost");
}

/** 'new followers' came: as many as were gained, and none where some were lost. */
const isNew = ({ tokens, spans }: Sentence, { at }: Placed) =>
  spans("fresh").some(
    ({ from }) =>
      from > at && from - at <= 2 && !notNew.test(tokens[from]?.low ?? "") && !notNew.test(tokens[at + 1]?.low ?? ""),
  );

const notNew = /^(?:more|fewer|less|lost|mas|menos|plus|moins|mehr|weniger|net|nets|netos)$/;

const newOnesCame = (sentence: Sentence) =>
  sentence.figures.every(
    (one) => !isChange(one.fact.metric) || !isNew(sentence, one) || directionOf(one.fact) === "up",
  );

/** '… and your audience will grow', 'growth follows', a chance of growth: advice that says what comes of it. */
function promisesGrowth(sentence: Sentence): boolean {
  const { tokens, spans, named, figures } = sentence;
  const grows = (at: number) => (["up", "down", "toUp", "toDown"] as const).some((sort) => isOf(sentence, sort, at));
  const growth = named.filter(({ concept }) => concept === "growth");
  if (
    growth.length > 0 &&
    figures.some(({ fact }) => fact.metric === "chanceOfDecline") &&
    spans("down").length + spans("toDown").length === 0
  )
    return true;
  if (!sentence.isAdvice || !isWeighty(sentence) || figures.some(numeric)) return false;
  return (
    spans("future").some(({ from, to }) => [from, to, to + 1, to + 2, to + 3].some(grows)) ||
    spans("future").some(({ from }) => itself.test(tokens[from]?.low ?? "")) ||
    growth.some(({ to }) =>
      /^(?:follows|comes|happens|viene|llega|suit|vient|folgt|kommt)$/.test(tokens[to]?.low ?? ""),
    )
  );
}

/** A future of one word, which says itself which way. */
const itself = /^(?:crec|sub|gan|sum|caer|baj|perd|aument|mejor|mont|grandi|gagn|baiss|double)/;

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
  if (directionOf(fact) === "up" && sentence.named.some(({ concept }) => concept === "growth")) return true;
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

/** From one break to the next around a span; with `commas` they break as well. */
export function clauseOf(sentence: Sentence, span: Span, commas = false): [from: number, to: number] {
  let from = span.from;
  while (from > 0 && !isBreak(sentence, from - 1, from, { commas })) from--;
  let to = span.to;
  while (to < sentence.tokens.length && !isBreak(sentence, to, to + 1, { commas })) to++;
  return [from, to];
}
