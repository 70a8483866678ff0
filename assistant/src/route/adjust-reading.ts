import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import { isDay } from "../period.ts";
import type { Question } from "../question.ts";
import { isOfData } from "./decide.ts";
import { frameOf } from "./frames.ts";
import { asksDay, isOfSameDay } from "./slots/find-day.ts";
import { findGoal } from "./slots/find-goal.ts";

/** What is asked of a time to come is a forecast. */
const ahead: Partial<Record<IntentId, IntentId>> = {
  followers: "forecast",
  growth: "forecast",
  jump: "forecast",
  "growth-compared": "forecast",
  earnings: "earnings-forecast",
};

/** 'How many days to 75k?': what is not reached yet. */
export const asksWhen = new RegExp(
  `\\b(?:${[
    "when|how (?:long|soon)|(?:how many|number of) (?:days|weeks|months)|until|till",
    "wann|wie lange|wie viele (?:tage|wochen|monate)|bis",
    "cuando|cuanto (?:falta|tiempo|tardo|tarda)|cuantos (?:dias|meses)|cuantas semanas|hasta",
    "quand|combien de (?:jours|temps|semaines|mois)|jusqu a|avant",
  ].join("|")})\\b`,
);

export const distinct = (intents: readonly IntentId[]): IntentId[] => [...new Set(intents)];
/** A question as it is read so far. */
export type Read = Pick<Question, "text" | "intents" | "metrics" | "certainty">;

/** `aims`: a number of followers is named, and when it is reached; that alone makes a question. */
export function adjustForTimeAhead(read: Read, { isAhead, aims }: { isAhead: boolean; aims: boolean }): Read {
  const [first, ...others] = read.intents;
  const isOpen = read.certainty === "unsure" && !read.metrics.some((metric) => metric !== "followers");
  if (aims && isOpen && (first === undefined || isOfData(first)))
    return { ...read, intents: distinct(["forecast", ...others]), certainty: "likely" };
  if (!isAhead || first === undefined) return read;
  // A list of figures is not asked ahead: 'followers, engagement, growth in 28 days'.
  const isOfFollowers = first === "metric" && read.metrics.length === 1 && read.metrics[0] === "followers";
  const forecast = isOfFollowers ? "forecast" : ahead[first];
  return forecast === undefined ? read : { ...read, intents: distinct([forecast, ...others]) };
}

/** What was posted on a day that is named is the posts of that day: 'what did she post on November 3'. */
export function adjustForNamedDay<Of extends Read>(read: Of, period: string | undefined, namesPosts: boolean): Of {
  const [first, ...others] = read.intents;
  const isOfPosts =
    (first === "metric" && namesPosts && read.metrics.every((one) => ofPosts.test(one))) ||
    first === "posts-worst" ||
    first === "posts-newest" ||
    first === "rhythm" ||
    ((first === "overview" || first === "jump") && namesPosts);
  return isOfPosts && period !== undefined && isDay(period)
    ? { ...read, intents: distinct(["posts-best", ...others]) }
    : read;
}

/** What posts of one form are counted by is how many were posted, and not what they drew: 'how many stories last month'. */
export function adjustForCountedForm(read: Read, concepts: readonly string[], namesForm: boolean): Read {
  const [first, ...others] = read.intents;
  const isDrawn = ["engagement", "like", "view", "follower", "money", "price", "custom", "best", "worst"].some((one) =>
    concepts.includes(one),
  );
  const isMeant = namesForm && concepts.includes("count") && !isDrawn && first !== undefined && isOfData(first);
  const certainty = read.certainty === "unsure" ? "likely" : read.certainty;
  return isMeant ? { ...read, intents: distinct(["rhythm", ...others]), certainty } : read;
}

/** 'Posts with over 1000 likes' are those posts, and no figure of all. */
export function adjustForPostsBeyond<Of extends Read>(
  read: Of,
  limit: Question["limit"],
  concepts: readonly string[],
): Of {
  const drawn = read.metrics.filter((metric) => ofOnePost.test(metric));
  const isMeant = limit !== undefined && concepts.includes("post") && drawn.length === 1;
  if (!isMeant || (read.intents[0]?.startsWith("article:") && !concepts.includes("count"))) return read;
  const end = limit.way === "over" ? "posts-best" : "posts-worst";
  return { ...read, intents: distinct([end, ...read.intents]), metrics: drawn, certainty: "sure" };
}

/** 'Her last 5 posts' are those, and no ranking; 'her last post' is that, and not how long ago it was. */
export function adjustForNewestPosts(read: Read, tokens: readonly string[], count: number | undefined): Read {
  const [first] = read.intents;
  const isOfOne = read.metrics.join() === "daysSincePost" && (first === "rhythm" || first === "metric");
  const isMeant =
    (isOfOne && !tokens.some((token) => ofAge.test(token))) ||
    (count !== undefined && count > 1 && newestPosts.test(tokens.join(" ")));
  return isMeant ? { ...read, intents: distinct(["posts-newest", ...read.intents]), certainty: "sure" } : read;
}
const ofAge =
  /^(?:when|since|ago|long|days?|hours?|time|wann|seit|lange?|her|tagen?|stunden?|zeit|cuando|desde|hace|cuanto|dias?|horas?|tiempo|quand|depuis|combien|jours?|heures?|temps|inactive|quiet|posted|gepostet|publico|publie)$/;
const newestPosts = (() => {
  const posts = "(?:posts?|tweets?|reels?|videos?|photos?|pics|beitrage|fotos|publicaciones|publications)";
  return new RegExp(
    `\\b(?:(?:last|latest|newest|most recent|letzten?|neuesten?|ultim[ao]s|dernier(?:e)?s) \\d{1,2} ${posts}|\\d{1,2} (?:latest|newest|most recent|neuesten?|letzten?|ultim[ao]s|dernier(?:e)?s) ${posts}|\\d{1,2} ${posts} (?:mas recientes|(?:les )?plus recente?s))\\b`,
  );
})();

/** What is asked of a single day of followers is asked of their gains, and after that 'that day' of its posts. */
export function adjustForGainDay(read: Read, { tokens, concepts, before }: OfDay): Read & Pick<Question, "day"> {
  const [first, ...others] = read.intents;
  if (before?.day !== undefined && isOfSameDay(tokens))
    return { ...read, intents: ["posts-best"], metrics: [], certainty: "sure", day: "posted" };
  // Followers are won by verbs that also say what is earned.
  const isOfFollowers = concepts.includes("follower") || frameOf(first)?.about === "followers";
  const isOther = ofOtherDays.some((one) => concepts.includes(one));
  return asksDay(tokens) && isOfFollowers && !isOther
    ? { ...read, intents: distinct(["growth", ...others]), metrics: [], certainty: "sure", day: "gained" }
    : read;
}
const ofOtherDays = ["payer", "tip", "message", "post", "like", "view", "engagement"];
interface OfDay {
  tokens: readonly string[];
  concepts: readonly string[];
  before: Question | undefined;
}

const ofPosts = /^post(?:Frequency|sTotal)$/;

/** What a figure is compared with by itself; held against an amount, the figure is asked for. */
const figureItself: Partial<Record<IntentId, IntentId>> = {
  "engagement-for-size": "engagement",
  "growth-compared": "growth",
  forecast: "followers",
};

/** A figure that is held against an amount is asked for itself: 'is her engagement above 4 percent?'. */
export function adjustForLimit<Of extends Read>(read: Of, limit: Question["limit"], isAhead: boolean): Of {
  const [first, ...others] = read.intents;
  const itself = first && figureItself[first];
  if (limit === undefined || isAhead || itself === undefined || reaches.test(fold(read.text))) return read;
  return { ...read, intents: distinct([itself, ...others]) };
}

/** Which model reaches a number of followers first. */
export function adjustForModelsGoal<Of extends Read>(read: Of): Of {
  const isMeant = reaches.test(fold(read.text)) && findGoal(read.text, "followers") !== undefined;
  const isOfMoney = /^(?:earnings-forecast|models-forecast|goal-subscribers)$/.test(read.intents[0] ?? "");
  return isMeant && !isOfMoney ? { ...read, intents: ["models-goal"], certainty: "sure" } : read;
}
const reaches =
  /\b(?:reach(?:es)?|hits?|gets? to|crack|erreicht?|erreichen|schafft|knackt|llega(?:ra|r)?|alcanza(?:ra|r)?|attein\w+|arrive(?:ra)?|depassera)\b/;

/** 'How many views did my top tweet get' asks for that post, and 'posts with #moda' for these: no figure of all posts is asked for. */
export function adjustForNamedPosts(
  read: Read,
  {
    concepts,
    order,
    hasHashtag,
  }: { concepts: readonly string[]; order: "best" | "worst" | undefined; hasHashtag: boolean },
): Read {
  const [first = "none"] = read.intents;
  const isOfOne = read.metrics.length > 0 && read.metrics.every((metric) => ofOnePost.test(metric));
  const isOfAll = /^(?:metric|views|engagement)$/.test(first);
  const isOfTop = isOfAll && isOfOne && order !== undefined && concepts.includes("post");
  const isListed = hasHashtag && /^(?:metric|rhythm|content-\w+)$/.test(first) && read.metrics.includes("postsTotal");
  return isOfTop || isListed
    ? { ...read, intents: distinct([`posts-${order ?? "best"}`, ...read.intents]), certainty: "sure" }
    : read;
}
const ofOnePost = /^(?:avgViews|likesAverage|commentsAverage|reachTotal)$/;
