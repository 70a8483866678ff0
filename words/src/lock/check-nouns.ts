import { isCalled, isFollowed, isOwnRange, isPartOfExtras, isTold } from "./check-told.ts";
import type { Concept } from "./lexicon/lexicon.ts";
import { isBenchmark, isChange, isPercentile, ruleOf } from "./metric-rules.ts";
import { isBreak, isOf, type Placed, type Sentence } from "./sentence.ts";

/** Concepts so narrow that a figure near them is of them or wrong. */
const narrow = new Set<Concept>([
  "bought",
  "silence",
  "chance",
  "gender",
  "extras",
  "gross",
  "net",
  "confidence",
  "score",
]);

const counts = /^(?:interactions|interacciones|interaktionen|reactions|reacciones|reaktionen)$/;

/** Whether each figure is told of what it measures, in its own unit. */
export function namesRightThings(sentence: Sentence): "noun" | "unnamed" | undefined {
  const { figures, callsFor } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  if (
    counted.length > 0 &&
    callsFor.some(
      (metric) =>
        !sentence.tokens.some(({ slot }) => slot && (slot.fact.metric === metric || isAlike(slot.fact.metric, metric))),
    )
  )
    return "noun";
  // A rate is no number of interactions.
  if (counted.some(({ at, fact }) => fact.unit === "percent" && counts.test(sentence.tokens[at + 1]?.low ?? "")))
    return "noun";
  if (counted.some(({ fact }) => fact.metric === "extrasShare") && isPartOfExtras(sentence)) return "noun";
  for (const [index, figure] of figures.entries()) {
    if (typeof figure.fact.value !== "number" || figure.fact.unit === "hour") continue;
    if (isOwnRange(sentence, figure)) continue;
    const fault = faultOf(sentence, figure, figures[index - 1], figures[index + 1]);
    if (fault) return fault;
    if (!isTold(sentence, figure) && !isCalled(sentence, figure)) return "unnamed";
  }
  return undefined;
}

/** Two of what is published of others; a place among them is none of their figures. */
const isAlike = (one: string, other: string) =>
  isBenchmark(one) && isBenchmark(other) && isPercentile(one) === isPercentile(other);

function faultOf(sentence: Sentence, figure: Placed, previous: Placed | undefined, next: Placed | undefined) {
  if (isCalledBy(sentence, figure)) return undefined;
  if (figure.fact.metric === "following" && isFollowed(sentence.tokens, figure.at)) {
    const then = sentence.named.find(({ at }) => at === figure.at + 1);
    if (!then || /^(?:following|people|creator)$/.test(then.concept)) return undefined;
  }
  const { tokens, named } = sentence;
  const rule = ruleOf(figure.fact.metric);
  const after = nounAfter(sentence, figure);
  if (after === "wrong") return "noun";
  // 'Of all follows, {share.largestPlatform} holds {share.largest}': what is in words parts nothing.
  const from = previous && previous.fact.metric !== "share.largestPlatform" ? previous.at + 1 : 0;
  const to = next?.at ?? tokens.length;
  const before = named.filter(
    ({ at, concept }) =>
      at >= from &&
      at < figure.at &&
      !(previous && at === from && !isSame(previous, figure)) &&
      // 'brought {x} of the likes' tells of no money.
      !(concept === "earnings" && figure.fact.unit !== "cents" && brings.test(tokens[at]?.low ?? "")),
  );
  const behind = named.filter(
    ({ at }) => at > figure.at && at < to && !isBreak(sentence, figure.at, at, { commas: false }),
  );
  // Who subscribes pays it, where it is told by the month.
  const isMonthly =
    figure.fact.metric === "price" && [1, 2, 3].some((step) => isOf(sentence, "unit month", figure.at + step));
  const suits = (concept: Concept) =>
    rule.subject.includes(concept) || (isMonthly && /^(?:subscriber|follower|people|follows)$/.test(concept));
  // 'gross was {x} and net was {y}': what stands behind the 'and' is the next one's.
  const reached = behind.filter(
    ({ at }) =>
      !isBreak(sentence, figure.at, at) &&
      !(next && sentence.spans("and").some((and) => and.from > figure.at && and.from < at)),
  );
  // '{x} before fees and {y} after them': each is told behind it.
  const isToldBehind = previous !== undefined && reached.some(({ concept }) => narrow.has(concept) && suits(concept));
  if ([...(isToldBehind ? [] : before), ...reached].some(({ concept }) => narrow.has(concept) && !suits(concept)))
    return "noun";
  if (isToldBehind) return undefined;
  if (after === "right") return undefined;
  if (before.some(({ concept }) => narrow.has(concept) && suits(concept))) return undefined;
  // 'Posts on A get more likes than on B: {a} versus {b}' tells of likes.
  const isCompared = before.some(
    ({ at, concept }) =>
      suits(concept) &&
      (["more", "less"] as const).some((sort) =>
        sentence.spans(sort).some(({ to: end }) => at === end || at === end + 1),
      ),
  );
  if (isCompared) return undefined;
  const heads = before.filter(({ at }) => !isInPhrase(sentence, at));
  const told = heads.length > 0 ? heads : before;
  if (told.length > 0) {
    const paired = pairedHead(sentence, figure, heads);
    const last = paired ?? told.at(-1)?.at;
    const isRight =
      heads.length > 0
        ? told.some(({ at, concept }) => at === last && suits(concept))
        : told.some(({ concept }) => suits(concept));
    return isRight ? undefined : "noun";
  }
  if (previous && ruleOf(previous.fact.metric).subject.some((concept) => rule.subject.includes(concept)))
    return undefined;
  if (behind.length > 0) return behind.some(({ concept }) => suits(concept)) ? undefined : "noun";
  if (isBenchmark(figure.fact.metric) || isShareOf(sentence, figure)) return undefined;
  // 'Instagram grew {x}'
  const grew = (["up", "down"] as const).some((sort) =>
    sentence
      .spans(sort)
      .some(({ to: end }) => figure.at === end || (figure.at === end + 1 && isOf(sentence, "preposition", end))),
  );
  if (figure.fact.metric === "gainPercent" && grew && sentence.mentions.some(({ at }) => at < figure.at))
    return undefined;
  // 'have {a} and {b} followers': the noun stands behind the last of them.
  if (next && rule.counts.some((concept) => ruleOf(next.fact.metric).counts.includes(concept)))
    return faultOf(
      sentence,
      next,
      figure,
      sentence.figures.find(({ at }) => at > next.at),
    );
  return "unnamed";
}

/** What it is called stands right behind it, or before it with nothing else named between. */
function isCalledBy({ called, named, figures }: Sentence, { at, fact }: Placed): boolean {
  return called.some(
    ({ from, to, fact: of }) =>
      of.id === fact.id &&
      to - from > 2 &&
      (from === at + 1 || (to <= at && ![...named, ...figures].some((one) => one.at >= to && one.at < at))),
  );
}

const brings = /^(?:brought|brings|made|brachte|bringt|rapport|eingebracht|genero)/;

const isSame = (one: Placed, other: Placed) =>
  ruleOf(one.fact.metric).counts.some((concept) => ruleOf(other.fact.metric).counts.includes(concept));

/** What is done so many times. */
const timesOf: Record<string, Concept> = {
  avgViews: "view",
  likesAverage: "like",
  commentsAverage: "comment",
  postFrequency: "post",
  postsTotal: "post",
};

/** Who follows or is followed, told by what they have. */
const holders = /^(?:accounts|profiles|pages|cuentas|perfiles|paginas|comptes|profils|konten|profile[n]?|seiten)$/;

/** The noun right after the figure, and what it is a share of. */
function nounAfter(sentence: Sentence, { at, fact, member }: Placed): "right" | "wrong" | undefined {
  const { tokens, named } = sentence;
  const rule = ruleOf(fact.metric);
  const next = tokens[at + 1];
  if (!next) return undefined;
  if (next.slot?.member === "noun") return next.slot.fact.id === fact.id ? "right" : "wrong";
  if (next.kind !== "word") return undefined;
  const here = named.filter((one) => one.at === at + 1);
  const names = (concept: Concept) => named.some((one) => one.concept === concept);
  const timed = /^(?:times|veces|fois|mal)$/.test(next.low) ? timesOf[fact.metric] : undefined;
  if (timed) return names(timed) ? "right" : "wrong";
  // '{x} ago posted', '{x} nothing posted', '{x} earned': the verb stands behind.
  if ((fact.unit === "days" || fact.unit === "cents") && here.some(({ concept }) => rule.subject.includes(concept)))
    return "right";
  if (next.low === "fans" && fact.metric === "subscribers") return undefined;
  if (holders.test(next.low) && /^(?:followers|gain|following)$/.test(fact.metric)) {
    const follows = /^(?:follows?|suit|folgt)$/.test(tokens[at - 1]?.low ?? "") || tokens[at - 1]?.low === "a";
    return fact.metric === "following" ? undefined : follows ? "wrong" : undefined;
  }
  if (here.length > 0) {
    const last = Math.max(...here.map(({ to }) => to));
    const isNarrowed = (isOf(sentence, "narrowing", last) || isOf(sentence, "fresh", last)) && !isChange(fact.metric);
    return here.some(({ concept }) => rule.counts.includes(concept)) && !isNarrowed ? "right" : "wrong";
  }
  if (isOf(sentence, "of", at + 1)) return baseOf(sentence, at + 2, [...rule.of, ...rule.counts]);
  for (const unit of ["hour", "day", "week", "month", "year", "other"] as const)
    if (isOf(sentence, `unit ${unit}`, at + 1)) return "wrong";
  const then = named.filter((one) => one.at === at + 2);
  const isCounted = then.some(({ concept }) =>
    /^(?:follower|people|subscriber|like|comment|view|post|engagement)$/.test(concept),
  );
  if (isOf(sentence, "fresh", at + 1) || isOf(sentence, "more", at + 1) || isOf(sentence, "less", at + 1)) {
    if (!isChange(fact.metric)) return isCounted ? "wrong" : undefined;
    if (!isCounted) return undefined;
    return then.some(({ concept }) => rule.counts.includes(concept) || rule.subject.includes(concept))
      ? "right"
      : "wrong";
  }
  if (isOf(sentence, "narrowing", at + 1)) return "wrong";
  const isCount = (fact.unit === "count" || fact.unit === "perWeek") && member !== "range";
  const isFree = ["preposition", "and", "contrast", "negation"] as const;
  if (isCount && isCounted && !isFree.some((sort) => isOf(sentence, sort, at + 1))) return "wrong";
  return undefined;
}

/** '{share} are {part}': the part names it. */
function isShareOf({ figures }: Sentence, { fact }: Placed): boolean {
  return figures.some((one) => one.fact.unit === "words" && fact.id === `${one.fact.id}.share`);
}

/** '6 % of the …': the first thing named must be what the figure is a share of. */
function baseOf(sentence: Sentence, from: number, allowed: readonly Concept[]): "wrong" | undefined {
  for (let at = from; at < from + 5; at++) {
    const here = sentence.named.filter((one) => one.at === at);
    if (here.length > 0) return here.some(({ concept }) => allowed.includes(concept)) ? undefined : "wrong";
    if (sentence.tokens[at]?.kind !== "word" || isOf(sentence, "preposition", at)) return undefined;
  }
  return undefined;
}

/** 'on a typical post', 'de los seguidores': named by the way, and no subject. */
function isInPhrase(sentence: Sentence, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back--) {
    if (sentence.tokens[back]?.kind === "mark") return false;
    if (isOf(sentence, "preposition", back) || isOf(sentence, "of", back)) return true;
    if (sentence.language === "de" && /^(?:d?eines|des)$/.test(sentence.tokens[back]?.low ?? "")) return true;
    if (sentence.named.some((one) => one.at <= back && back < one.to)) return false;
  }
  return false;
}

/** 'Likes and comments come to {a} and {b}': as many figures as things named go in the same order. */
function pairedHead(sentence: Sentence, figure: Placed, heads: Sentence["named"]): number | undefined {
  const places = [...new Set(heads.map(({ at }) => at))];
  const last = places.at(-1) ?? 0;
  const run = sentence.figures.filter(({ at }) => at > last);
  if (places.length < 2 || run.length !== places.length) return undefined;
  const areJoined = places.every((at, index) => index === 0 || isOnlyAnd(sentence, places[index - 1] ?? 0, at));
  return areJoined ? places[run.findIndex(({ at }) => at === figure.at)] : undefined;
}

function isOnlyAnd(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++)
    if (sentence.tokens[at]?.text !== "," && !isOf(sentence, "and", at)) return false;
  return true;
}
