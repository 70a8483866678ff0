import { dayMs } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import { isDay } from "../period.ts";
import type { Question } from "../question.ts";
import { isOfData } from "./decide.ts";
import { frameOf } from "./frames.ts";
import { findGoal } from "./slots/find-goal.ts";
import { currencyPattern } from "./slots/money-words.ts";
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

const distinct = (intents: readonly IntentId[]): IntentId[] => [...new Set(intents)];
type Read = Pick<Question, "text" | "intents" | "metrics" | "certainty">;

/** `aims`: a number of followers is named, and when it is reached; that alone makes a question. */
export function ofTimeAhead(read: Read, { isAhead, aims }: { isAhead: boolean; aims: boolean }): Read {
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

/** What a sum of money is said of that is no goal of earnings. */
const ofOtherSums: ReadonlySet<string> = new Set<IntentId>([
  "price",
  "price-extras",
  "goal-subscribers",
  "payers",
  "draft",
]);
const ofOtherCounts = /^(?:followers|subscribers|price|earningsPerSubscriber|subscriberRate)$/;
/** How a sum is reached is asked for advice. */
const asksHow = /\b(?:how (?:can|do|to|could|should)|wie (?:kann|komm|schaff|mach|erreich)\p{L}*|como|comment)\b/u;

/** A sum of money that is to be earned is held against what is expected: 'is 100k a year realistic', 'when will she make 10k a month'. */
export function ofMoneyGoal(read: Read, { isMeant }: { isMeant: boolean }): Read {
  const [first, ...others] = read.intents;
  const isOther = ofOtherSums.has(first ?? "") || first?.startsWith("models-") || first === "compare";
  const isCount = read.metrics.some((metric) => ofOtherCounts.test(metric));
  const isAdvice = first?.startsWith("article:") && asksHow.test(fold(read.text));
  if (!isMeant || isOther || isCount || isAdvice) return read;
  const kept = others.filter(isOfData);
  return { ...read, intents: distinct(["earnings-forecast", ...kept]), certainty: "sure" };
}

/** Advice on prices, asked for with a price, asks for what that price does. */
const onPrices: ReadonlySet<IntentId> = new Set(["article:subscription-price", "article:price-and-leaving"]);
const namesPrice = new RegExp(`[$€£]\\s?\\d|\\d\\s?${currencyPattern}`, "u");

export function ofNamedPrice(read: Read): Read {
  const [first, ...others] = read.intents;
  const isMeant = first !== undefined && onPrices.has(first) && namesPrice.test(fold(read.text));
  return isMeant ? { ...read, intents: distinct(["price", first, ...others]) } : read;
}

/** What a model gets on average is what models earn, and not what a fan pays. */
export function ofMean(read: Read, isOfModels: boolean): Read {
  const [first, ...others] = read.intents;
  return isOfModels && first === "payers" ? { ...read, intents: distinct(["earnings", ...others]) } : read;
}

/** What was posted on a day that is named is the posts of that day: 'what did she post on November 3'. */
export function ofNamedDay<Of extends Read>(read: Of, period: string | undefined, namesPosts: boolean): Of {
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

/** Statements end before today: what was earned yesterday is of that day alone, where posts are those of both days. */
export function ofPayday(
  period: string,
  { intents: [first] }: Pick<Read, "intents">,
  { tokens, now }: { tokens: readonly string[]; now: string },
): string {
  const isMeant = period === "1d" && frameOf(first)?.about === "earnings" && tokens.some((one) => yesterday.test(one));
  return isMeant ? new Date(Date.parse(now.slice(0, 10)) - dayMs).toISOString().slice(0, 10) : period;
}
/** The thirty days before today, as `Question.period` writes them. */
export function lastDays(now: string): string {
  const today = Date.parse(now.slice(0, 10));
  return [30, 1].map((back) => new Date(today - back * dayMs).toISOString().slice(0, 10)).join("..");
}
const yesterday = /^(?:yesterday|gestern|ayer|hier)$/;

/** What part of a sum is one's own, in four languages, folded. */
const ofOwnPart =
  /\b(?:(?:is|s|of it) mine|my (?:cut|share|part)|left for me|(?:gehort|bleibt|zusteht|steht) mir|mein(?:en)? anteil|bleibt (?:fur )?mich|(?:krieg|bekomm)e? ich (?:ab|davon)|(?:me|nos) (?:queda|toca|corresponde)|mi parte|(?:me|nous) (?:revient|reste)|ma part)\b|\ba mi$/;
const afterFees = /\b(?:fees?|gebuhr\w*|abzug|comision\w*|commissions?|frais|taxes?|steuern?|impuestos|impots?)\b/;
const ofSums: ReadonlySet<string> = new Set<IntentId>([
  ...([
    "earnings",
    "models-earnings",
    "metric",
    "overview",
    "earnings-kinds",
    "models-overview",
    "platform-share",
  ] as const),
]);

/** How much of what came in is one's own is asked of how it is divided; after fees all of it is. */
export function ofPart(read: Read, { isOfMoney }: { isOfMoney: boolean }): Read {
  const [first, ...others] = read.intents;
  const text = tokensOf(read.text).join(" ");
  const isMeant =
    isOfMoney && (first === undefined || ofSums.has(first)) && ofOwnPart.test(text) && !afterFees.test(text);
  return isMeant
    ? { ...read, intents: distinct(["splits", ...(first ? [first] : []), ...others]), certainty: "sure" }
    : read;
}

/** What posts of one form are counted by is how many were posted, and not what they drew: 'how many stories last month'. */
export function ofCountedForm(read: Read, concepts: readonly string[], namesForm: boolean): Read {
  const [first, ...others] = read.intents;
  const isDrawn = ["engagement", "like", "view", "follower", "money", "price", "custom", "best", "worst"].some((one) =>
    concepts.includes(one),
  );
  const isMeant = namesForm && concepts.includes("count") && !isDrawn && first !== undefined && isOfData(first);
  return isMeant ? { ...read, intents: distinct(["rhythm", ...others]) } : read;
}

/** Money named by its figure is what was earned: of a period that is named, or before fees. */
export function ofMoneyFigure(read: Read, period: string | undefined): Read {
  const [first, ...others] = read.intents;
  const isMoney = read.metrics.length > 0 && read.metrics.every((one) => ofMoney.test(one));
  const isMeant = first === "metric" || first === "overview" || (first === "earnings-kinds" && isGross(read));
  return isMoney && isMeant && (isGross(read) || period !== undefined)
    ? { ...read, intents: distinct(["earnings", ...others]) }
    : read;
}
/** What is earned by a kind of payment that is named asks for that kind, and not for advice: 'do I make more from renewals'. */
export function ofKinds(read: Read, concepts: readonly string[]): Read {
  const [first] = read.intents;
  const namesKind = read.metrics.some((metric) => /^earnings\.[a-z]/.test(metric));
  const isMeant = namesKind && concepts.includes("money") && first?.startsWith("article:") === true;
  return isMeant && !asksHow.test(fold(read.text))
    ? { ...read, intents: distinct(["earnings-kinds", ...read.intents]) }
    : read;
}

const ofMoney = /^earnings(?:Net|Gross)$/;
const isGross = ({ metrics }: Read) => metrics.includes("earningsGross");

const ofPosts = /^post(?:Frequency|sTotal)$/;

/** What a figure is compared with by itself; held against an amount, the figure is asked for. */
const figureItself: Partial<Record<IntentId, IntentId>> = {
  "engagement-for-size": "engagement",
  "growth-compared": "growth",
  forecast: "followers",
};

/** A figure that is held against an amount is asked for itself: 'is her engagement above 4 percent?'. */
export function ofLimit<Of extends Read>(read: Of, limit: Question["limit"], isAhead: boolean): Of {
  const [first, ...others] = read.intents;
  const itself = first && figureItself[first];
  if (limit === undefined || isAhead || itself === undefined || reaches.test(fold(read.text))) return read;
  return { ...read, intents: distinct([itself, ...others]) };
}

/** Which model reaches a number of followers first. */
export function ofModelsGoal<Of extends Read>(read: Of): Of {
  const isMeant = reaches.test(fold(read.text)) && findGoal(read.text, "followers") !== undefined;
  const isOfMoney = read.intents[0] === "earnings-forecast" || read.intents[0] === "goal-subscribers";
  return isMeant && !isOfMoney ? { ...read, intents: ["models-goal"], certainty: "sure" } : read;
}
const reaches =
  /\b(?:reach(?:es)?|hits?|gets? to|crack|erreicht?|erreichen|schafft|knackt|llega(?:ra|r)?|alcanza(?:ra|r)?|attein\w+|arrive(?:ra)?|depassera)\b/;

/** Of a single day, and of the last post, none are ranked: 'yesterday's post'. Of the posts of longer days none is the newest. */
export function ofSinglePost(read: Read, period: string | undefined): Read {
  const [first, ...others] = read.intents;
  const isRanking = first === "posts-best" || first === "posts-worst";
  const isOfLast = read.metrics.includes("daysSincePost");
  const isOfOne = period === "1d" || isOfLast;
  if (first === "posts-newest" && !isOfOne && period !== undefined)
    return { ...read, intents: distinct(["posts-best", ...others]) };
  return isRanking && isOfOne ? { ...read, intents: distinct(["posts-newest", ...others]) } : read;
}

/** What is to be posted tomorrow is a plan, and not what was posted: 'qué publico mañana'. When, and how often, is asked of posts so far. */
export function ofPostsToCome(read: Read, concepts: readonly string[]): Read {
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
export function ofCountOverDays(read: Read, concepts: readonly string[], period: string | undefined): Read {
  const [first, ...others] = read.intents;
  const isCount = first === "followers" || (first === "metric" && read.metrics.join() === "followers");
  const isOfChange = ["grow", "fall", "change"].some((one) => concepts.includes(one));
  return isCount && isOfChange && period !== undefined ? { ...read, intents: distinct(["growth", ...others]) } : read;
}

/** What anybody should do, which asks for advice and not for figures, in four languages. */
const impersonal =
  /\b(?:should (?:one|you|people|somebody|a (?:model|creator))|(?:sollte|soll|muss) (?:man|ein(?:e)? (?:model|creator))|se (?:debe|deberia|recomienda)|hay que|(?:faut|doit|devrait) (?:il|on)|il faut)\b/;

/** Puts an article first where the text asks for general advice and names no model: 'should one post daily'. */
export function ofAdvice(read: Read, advice: IntentId | undefined, namesModel: boolean): Read {
  if (namesModel || advice === undefined || !impersonal.test(fold(read.text).replaceAll("-", " "))) return read;
  return { ...read, intents: distinct([advice, ...read.intents]) };
}
