import { dayChanges } from "@fanradar/engine/catalogue/groups";
import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import { isDay } from "../period.ts";
import type { Question } from "../question.ts";
import { isOfData } from "./decide.ts";
import { frameOf } from "./frames.ts";
import { asksDay, isOfSameDay } from "./slots/find-day.ts";
import { findGoal } from "./slots/find-goal.ts";
import { tokensOf } from "./tokens.ts";

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

/** Days of the week are known of what is posted and of what is paid, and of nothing that an overview states. */
export function ofWeekdays(read: Read, concepts: readonly string[]): Read {
  const [first, ...others] = read.intents;
  const isMeant = read.metrics.some((metric) => dayChanges.some((one) => one === metric));
  const isOfMoney = concepts.includes("money");
  const isOther = frameOf(first)?.about === "account" || (isOfMoney && first === "best-time");
  if (!isMeant || !isOther) return read;
  const intent = isOfMoney ? "earnings-best" : "best-time";
  return { ...read, intents: distinct([intent, ...others]), certainty: "sure" };
}

/** Where a figure comes from, by a word for any figure. */
const asksOrigin =
  /\b(?:where (?:do|does|did) .*\b(?:figures?|numbers?|data|stats?) .*\b(?:come|from)|source of .*\b(?:figures?|numbers?|data)|woher (?:kommt|kommen|stammt|stammen|habt|hast) .*\b(?:\w*zahl(?:en)?|daten|\w*wert(?:e|en)?)|de donde (?:sale|salen|viene|vienen|sacas|sacais) .*\b(?:datos?|cifras?|numeros?)|d ou (?:vient|viennent|sort|sortent) .*\b(?:chiffres?|donnees?|nombres?))\b/;

export function adjustForOrigin(read: Read): Read {
  return asksOrigin.test(tokensOf(read.text).join(" "))
    ? { ...read, intents: distinct(["source", ...read.intents]), certainty: "sure" }
    : read;
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
  const isOfMoney = read.intents[0] === "earnings-forecast" || read.intents[0] === "goal-subscribers";
  return isMeant && !isOfMoney ? { ...read, intents: ["models-goal"], certainty: "sure" } : read;
}
const reaches =
  /\b(?:reach(?:es)?|hits?|gets? to|crack|erreicht?|erreichen|schafft|knackt|llega(?:ra|r)?|alcanza(?:ra|r)?|attein\w+|arrive(?:ra)?|depassera)\b/;

/** Of a single day, and of the last post, none are ranked: 'yesterday's post'. Of the posts of longer days none is the newest. */
export function adjustForSinglePost(read: Read, period: string | undefined): Read {
  const [first, ...others] = read.intents;
  const isRanking = first === "posts-best" || first === "posts-worst";
  const isOfLast = read.metrics.includes("daysSincePost");
  const isOfOne = period === "1d" || isOfLast;
  if (first === "posts-newest" && !isOfOne && period !== undefined)
    return { ...read, intents: distinct(["posts-best", ...others]) };
  return isRanking && isOfOne ? { ...read, intents: distinct(["posts-newest", ...others]) } : read;
}

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

/** What is to be posted tomorrow is a plan, and not what was posted: 'qué publico mañana'. When, and how often, is asked of posts so far. */
export function adjustForPostsToCome(read: Read, concepts: readonly string[]): Read {
  const [first, ...others] = read.intents;
  const isOfPosts = first === "best-time" || (first !== undefined && ofContent.has(first) && concepts.includes("post"));
  const isOther = concepts.includes("often") || concepts.includes("weekday") || asksTime.test(fold(read.text));
  return isOfPosts && concepts.includes("next") && !isOther
    ? { ...read, intents: distinct(["next-steps", first, ...others]) }
    : read;
}
const asksTime = /\b(?:when|times?|hours?|wann|uhr\w*|zeit\w*|cuando|horas?|momento|horario|quand|heures?|moment)\b/;
const ofContent: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(["posts-best", "posts-newest", "content-best", "content-themes", "rhythm"] as const),
  "article:what-to-post",
]);

/** How a count of followers changed over days that are named is its growth: 'how did followers develop last month'. */
export function adjustForCountOverDays(read: Read, concepts: readonly string[], period: string | undefined): Read {
  const [first, ...others] = read.intents;
  const isCount = first === "followers" || (first === "metric" && read.metrics.join() === "followers");
  const isOfChange = ["grow", "fall", "change"].some((one) => concepts.includes(one));
  return isCount && isOfChange && period !== undefined ? { ...read, intents: distinct(["growth", ...others]) } : read;
}

/** Losing an account, in four languages, folded. */
const banned =
  /\b(?:(?:shadow)?bann?(?:ed|s|ning|nt|i[re]?)?|gebannt|gesperrt|sperre[n]?|suspend\w*|suspenden|taken down|flagged|baneen|baneo|banear|cierren la cuenta|bloqueen|fermer le compte)\b/;
/** How people are led elsewhere without losing the account is asked of what may be linked. */
export function adjustForBan(read: Read): Read {
  const [first] = read.intents;
  return first !== undefined && ofPath.has(first) && banned.test(fold(read.text))
    ? { ...read, intents: distinct(["article:rules-of-links", ...read.intents]) }
    : read;
}
const ofPath: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(["article:path-to-the-page", "article:leaving-one-platform-behind", "article:growing-an-audience"] as const),
  ...(["article:tiktok-safe-content", "article:tiktok-to-followers"] as const),
]);

/** What anybody should do, which asks for advice and not for figures, in four languages. */
const impersonal =
  /\b(?:should (?:one|you|people|somebody|a (?:model|creator))|(?:sollte|soll|muss) (?:man|ein(?:e)? (?:model|creator))|se (?:debe|deberia|recomienda)|hay que|(?:faut|doit|devrait) (?:il|on)|il faut|in general|generally|im allgemeinen|allgemein|generell|grundsatzlich|en general|generalmente|en generale?|generalement)\b/;

/** Puts an article first where the text asks for general advice and names no model: 'should one post daily'. */
export function adjustForAdvice(read: Read, advice: IntentId | undefined, namesModel: boolean): Read {
  if (namesModel || advice === undefined || !impersonal.test(fold(read.text).replaceAll("-", " "))) return read;
  return { ...read, intents: distinct([advice, ...read.intents]) };
}
