import type { Language } from "@fanradar/contract";
import { isOfTime, type MetricName } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { findFeatures, type QuestionFeature } from "../features/find-features.ts";
import type { QuestionSlots } from "../read-slots.ts";
import type { Limit } from "../slots/find-limit.ts";
import { isOfShare } from "../words-of-question.ts";

/** What a question asks of an audience, or of what it makes of posts, each part read by itself. */
export interface AudienceQuestion {
  /** How many follow, how many more there are than before, how posts do, or how many there were. */
  measure: "followers" | "gain" | "engagement" | "likes" | "comments" | "views" | "posts";
  /** A `change` is one against another time; a gain that is compared with none is its `value`. */
  operation:
    | ("value" | "total" | "mean" | "median" | "most" | "least" | "share" | "change" | "why" | "norm")
    | ("first" | "last" | "streak" | "since");
  /** Among what the most is sought, or of what a mean is. */
  by?: "day" | "week" | "month" | "platform" | "model" | undefined;
  /** The number that days, weeks or months are held against. */
  limit?: Limit | undefined;
  /** Whether each of a row of units came to more or to less than the one before: of `streak` and `since` without a number. */
  moves?: "up" | "down" | undefined;
  /** A gain against what there was before: how fast, and not how many. */
  isRelative?: true | undefined;
}
type Measure = AudienceQuestion["measure"];

/** What the figures that a question names measure. */
export const measureOfMetric: Partial<Record<MetricName, Measure>> = {
  followers: "followers",
  "follows.total": "followers",
  gain: "gain",
  gainPercent: "gain",
  "follows.gainPercent": "gain",
  engagement: "engagement",
  engagementChange: "engagement",
  likesAverage: "likes",
  likesTotal: "likes",
  commentsAverage: "comments",
  avgViews: "views",
  postsTotal: "posts",
  postFrequency: "posts",
};

/** What is asked of payments or of single posts, and of no audience. */
const ofOthers = [
  ...(["payment", "size", "people", "payer", "paid", "back", "message"] as const),
  ...(["single", "weekday", "hour", "kind", "ahead", "quiet"] as const),
] satisfies QuestionFeature[];

interface Options {
  slots: Pick<QuestionSlots, "metrics" | "platforms" | "before" | "period" | "isByMonth">;
  language: Language;
  /** What the question before asked of these; `isOfOthers`: it asked something else. */
  before: AudienceQuestion | undefined;
  isOfOthers: boolean;
  /** The number that it holds figures against. */
  limit: Limit | undefined;
  /** It speaks of a fall. */
  isOfFall: boolean;
  /** It asks for so many: 'top 3'. */
  isRanking: boolean;
}

/**
 * What a text asks of an audience, where every word of it is understood; undefined of any other. What it does not say itself is as in the question before;
 * `goesOn`: so that its days and models are that question's as well.
 *
 * @param tokens its folded words that name no metric, model, platform or period
 * @param before the question that it goes on from
 */
export function readAudienceQuestion(
  text: string,
  tokens: readonly string[],
  { slots, language, before, isOfOthers, isRanking, limit, isOfFall }: Options,
): (AudienceQuestion & { goesOn: boolean }) | undefined {
  const features = findFeatures(tokens, language);
  if (!features || slots.platforms.includes("onlyfans")) return undefined;
  const has: Has = (...some) => some.some((name) => features.has(name));
  const named = new Set(slots.metrics.map((metric) => measureOfMetric[metric]));
  // What is won may be money or followers.
  const isOfOther = has(...ofOthers) || (has("fees") && !has("share"));
  if (named.has(undefined) || isOfOther || (has("net") && !has("grow"))) return undefined;
  const measure = measureOf(has, named, { slots, before, isOfOthers, isOfThing: ofThing.test(fold(text)) });
  if (measure === undefined && (before === undefined || slots.metrics.length > 0)) return undefined;
  // What is brought, or less, of nothing that is named may be of anything.
  const isOfPosts = measure === undefined && has("post") && !(before && ofPosts.has(before.measure));
  const isVague =
    isOfPosts ||
    (measure === undefined &&
      ((has("brings") && !(has("which", "who") && has("most", "least"))) ||
        (has("degree") && !has("most", "least", "why"))));
  if (isVague) return undefined;
  // 'Who made the most' is asked of money, whatever was spoken of.
  if (measure === undefined && made.test(fold(text)) && !has("post")) return undefined;
  const unit = slots.isByMonth ? ("month" as const) : unitOf(has, limit !== undefined);
  const row = measure === undefined ? undefined : rowOf(has, { limit, isOfFall });
  const by = row && !isOfTime(unit) ? "month" : unit;
  // Months beside each other are no change of one.
  const isOfRow = slots.isByMonth && !has("most", "least", "why", "share", "norm");
  const operation = row
    ? row.operation
    : isOfRow
      ? "value"
      : operationOf(has, {
          // Growth 'in %' is how fast it is.
          isShare: isOfShare.test(text) && !named.has("gain"),
          isCompared: slots.before !== undefined || slots.metrics.includes("engagementChange"),
        });
  const isRelative =
    measure === "gain" && (isOfShare.test(text) || (!named.has("followers") && !has("count", "much", "lose", "new")));
  // 'And which has the best engagement?' after platforms is asked of these.
  const byBefore = operation === "most" || operation === "least" ? before?.by : undefined;
  const goesOn = measure === undefined || (before !== undefined && has("that"));
  const parts: AudienceQuestion =
    measure === undefined && before
      ? goingOn(before, { operation, by, isCounted: has("count") })
      : {
          measure: measure ?? "followers",
          operation: operation ?? "value",
          by: by ?? byBefore,
          ...(row?.moves && { moves: row.moves }),
          ...(isRelative && !isOfTime(by) && { isRelative }),
          ...(limit && isOfTime(by) && { limit }),
        };
  // The best fans are those who pay most.
  const about = { isRanking, isOfFans: fan.test(fold(text)) };
  // 'And comments?' asks the same of them.
  const isSame = before !== undefined && operation === undefined && by === undefined && measure !== before.measure;
  const same = { ...parts, operation: before?.operation ?? parts.operation, by: before?.by };
  const isBare = isSame && tokens.length <= fewBeside && !has("much", "count", "grow", "lose", "which", "who");
  const isCompared =
    slots.before !== undefined ||
    has("degree") ||
    (before ? before.operation === "change" : !has("grow", "lose", "new"));
  const whole = ofChange(isBare && isAnswered(same, has, about) ? same : parts, isCompared, has("lose"));
  return isAnswered(whole, has, about) ? { ...whole, goesOn } : undefined;
}

/** What was posted, and not whether anything was, in four languages, folded. */
const ofThing =
  /^(?:and |und |y |et )?(?:what|was (?:hat|haben|wurde)|que (?:ha|han|hemos|publi|poste)|qu est ce qu|quoi|show|list|zeig|muestra|montre)|(?:the|that|her|der|den|die|das|el|la|los|las|le|les) (?:posts?|beitr|publica)/;
const ofOnePost = ["most", "least", "which", "who", "why", "hour", "degree", "norm", "change", "grow", "lose"] as const;
const made = /\b(?:mak(?:e|es|ing)|made|earn\w*|verdien\w*)\b/;
const fan = /\bfans?\b/;
const fewBeside = 3;

/** How a number of followers differs from another time is what was gained. */
const ofChange = (parts: AudienceQuestion, isCompared: boolean, isOfLoss: boolean): AudienceQuestion => {
  const { measure, operation, by } = parts;
  // The best month for followers is the one that brought most.
  const isEnd = (operation === "most" || operation === "least") && isOfTime(by);
  // Where most are lost fewest are won.
  if (isEnd && measure === "gain" && isOfLoss) return { ...parts, operation: operation === "most" ? "least" : "most" };
  if (measure === "followers" && isEnd) return { ...parts, measure: "gain" };
  if (operation !== "change" || (measure !== "followers" && measure !== "gain")) return parts;
  return { ...parts, measure: "gain", operation: isCompared ? "change" : "value" };
};

type Has = (...names: QuestionFeature[]) => boolean;

/** What is asked of months, weeks or days one after the other. */
function rowOf(
  has: Has,
  { limit, isOfFall }: Pick<Options, "limit" | "isOfFall">,
): Pick<AudienceQuestion, "operation" | "moves"> | undefined {
  const moves =
    isOfFall || has("lose") ? ("down" as const) : has("grow", "change", "new") ? ("up" as const) : undefined;
  if (has("inRow", "sinceWhen") && (limit || moves))
    return { operation: has("sinceWhen") ? "since" : "streak", ...(!limit && { moves }) };
  if (!limit || !has("firstTime", "lastTime")) return undefined;
  return { operation: has("firstTime") ? "first" : "last" };
}

/** What is measured, where the words say so. */
function measureOf(
  has: Has,
  named: ReadonlySet<Measure | undefined>,
  { slots, before, isOfOthers, isOfThing }: Pick<Options, "slots" | "before" | "isOfOthers"> & { isOfThing: boolean },
): Measure | undefined {
  const isMove = has("grow", "lose", "new") || named.has("gain");
  // How a number of people changes is what it gains.
  const isGained = isMove || (has("change") && (slots.period ?? slots.before) !== undefined);
  if (named.has("followers") || named.has("gain")) return isGained ? "gain" : "followers";
  const [one, ...others] = named;
  if (others.length > 0) return undefined;
  if (one !== undefined && one !== "posts") return one;
  // How many there were, and not how one of them did.
  const isCounted = has("count", "total", "mean", "each", "who", "model") || before?.measure === "posts";
  // 'And on average per post?' after likes is of these.
  const isOfEach = before !== undefined && ofPosts.has(before.measure) && has("each", "mean") && !has("count");
  const isOfRhythm = slots.metrics.includes("postFrequency");
  // 'Did Mika post today' asks whether there are any.
  const isAny = has("post") && named.size === 0 && slots.period !== undefined && !has(...ofOnePost);
  if (isAny && !isOfThing) return "posts";
  if (isOfRhythm || ((one === "posts" || has("post")) && isCounted && !isOfEach)) return "posts";
  // Who grows is asked of followers, unless something else was spoken of.
  // 'Which one grew fastest' after engagement names another figure.
  const isOfFastest = has("grow") && has("most", "least") && has("who", "which", "model");
  const isOfFollowers =
    before === undefined || before.measure === "followers" || before.measure === "gain" || isOfFastest;
  const isOfWhich = has("who", "model", "platform") || slots.period !== undefined || before !== undefined;
  // 'What part is on TikTok': of followers, where nothing else is named.
  const isPartOf = has("share") && slots.platforms.length > 0 && slots.metrics.length === 0 && before === undefined;
  if (isPartOf && !isOfOthers) return "followers";
  // 'Best day on Instagram': nothing else is counted there by the day.
  const isOfDay = has("day", "month") && has("most", "least") && slots.platforms.length > 0 && before === undefined;
  if (isOfDay && named.size === 0 && !has("post")) return "gain";
  return has("grow", "lose") && !has("post", "net", "inRow", "sinceWhen") && isOfFollowers && isOfWhich && !isOfOthers
    ? "gain"
    : undefined;
}

function unitOf(has: Has, isHeld: boolean): AudienceQuestion["by"] {
  const isSought = isHeld || has("each", "most", "least", "which", "degree", "mean");
  const unit = (["platform", "month", "week", "day", "model"] as const).find((one) => has(one));
  if (unit !== undefined && isSought) return unit;
  return has("who") ? "model" : undefined;
}

function operationOf(
  has: Has,
  { isShare, isCompared }: { isShare: boolean; isCompared: boolean },
): AudienceQuestion["operation"] | undefined {
  // Why a rate is low is how it stands to others.
  if (has("norm") && !has("much")) return "norm";
  if (has("why")) return "why";
  // How much it changed, in percent, is no part of anything.
  if ((isShare || has("share")) && !has("change", "grow", "lose")) return "share";
  if (isCompared) return "change";
  if (has("least")) return "least";
  if (has("most")) return "most";
  if (has("change")) return "change";
  if (has("median") && has("day", "week", "month")) return "median";
  if (has("mean", "median")) return "mean";
  return has("total") ? "total" : undefined;
}

/** What a text says of what the question before asked. */
const goingOn = (
  before: AudienceQuestion,
  { operation, by, isCounted }: { isCounted: boolean } & Partial<Pick<AudienceQuestion, "operation" | "by">>,
): AudienceQuestion => ({
  ...(isCounted ? { ...before, isRelative: undefined } : before),
  // 'In percent' after a change is how much that is.
  operation: operation === "share" && before.operation === "change" ? "change" : (operation ?? before.operation),
  by: by ?? before.by,
});

const ofPosts: ReadonlySet<Measure> = new Set<Measure>(["engagement", "likes", "comments", "views"]);

/** Whether there is an answer to a question of these parts. */
function isAnswered(
  { measure, operation, by }: AudienceQuestion,
  has: Has,
  { isRanking, isOfFans }: { isRanking: boolean; isOfFans: boolean },
): boolean {
  if (operation === "norm") return ofPosts.has(measure) && !has("who", "post", "model");
  const isExtreme = operation === "most" || operation === "least";
  const isOfPeople = measure === "followers" || measure === "gain";
  // The top fans are those who pay most, whatever was spoken of.
  if (isExtreme && isOfFans && !has("grow", "lose", "new")) return false;
  // Which posts, and the best of them, are ranked.
  if (measure === "posts" && has("which", "that") && has("post") && by !== "model") return false;
  // 'The top 3 posts of all models' are posts, 'who posts most' is a model.
  if (measure === "posts" && isExtreme && isRanking && !has("who", "which", "count", "much")) return false;
  if (isExtreme && by === undefined) return (has("which") || isRanking) && !has("post") && !isOfFans;
  // Rates of days are not added up.
  if (isOfTime(by) && measure === "engagement" && by !== "month") return false;
  if (isExtreme && isOfTime(by) && measure === "engagement") return false;
  // Who follows is no number.
  if (operation === "value" && has("who") && !has("count", "much", "each", "grow", "lose")) return false;
  // Why one is first of all is answered by the ranking.
  if (operation === "why" && has("most", "least", "degree")) return false;
  if (operation === "share") return isOfPeople;
  return operation !== "mean" || (measure !== "followers" && (measure !== "gain" || isOfTime(by)));
}
