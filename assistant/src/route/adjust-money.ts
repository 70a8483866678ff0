import type { MetricName } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";
import { distinct, type Read } from "./adjust-reading.ts";
import { isOfData } from "./decide.ts";
import { frameOf } from "./frames.ts";
import { asksMonthIn } from "./slots/asks-month.ts";
import { currencyPattern } from "./slots/money-words.ts";
import { tokensOf } from "./tokens.ts";
import { asksShare } from "./words-of-question.ts";

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
export const asksHow =
  /\b(?:how (?:can|do|to|could|should)|wie (?:kann|komm|schaff|mach|erreich)\p{L}*|como|comment)\b/u;

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

/** What was earned on days that are over is no forecast: 'Umsatz 1.11. bis 15.11.'. */
export function ofPastDays(read: Read, period: string | undefined, now: string): Read {
  const [first, ...others] = read.intents;
  const last = /(\d{4}-\d\d-\d\d)$/.exec(period ?? "")?.[1];
  return first === "earnings-forecast" && last !== undefined && last < now
    ? { ...read, intents: distinct(["earnings", ...others]) }
    : read;
}

const ofCounts = ["follower", "subscriber", "engagement", "like", "view", "post"];

/** What the running month comes to in the end is a forecast, of earnings where nothing else is named. */
export function ofMonthEnd(read: Read, { isMeant, concepts }: { isMeant: boolean; concepts: readonly string[] }): Read {
  const [first = "none"] = read.intents;
  const isOther = first.startsWith("models-") || ofCounts.some((one) => concepts.includes(one));
  const isOfMoney = concepts.includes("money") || frameOf(first)?.about === "earnings";
  if (!isMeant || (isOther && !isOfMoney)) return read;
  return { ...read, intents: distinct(["earnings-forecast", ...read.intents]), certainty: "sure" };
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

/** Statements end before today: what was earned yesterday is of that day alone, where posts are those of both days. */
export function ofPayday(
  period: string,
  { intents: [first] }: Pick<Read, "intents">,
  { tokens, now }: { tokens: readonly string[]; now: string },
): string {
  const about = frameOf(first)?.about;
  const isOfMoney = about === "earnings" || about === "payers" || about === "subscribers";
  const isMeant = period === "1d" && isOfMoney && tokens.some((one) => yesterday.test(one));
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

/** Money named by its figure is what was earned: of a period that is named, before fees, or by a kind of payments. */
export function ofMoneyFigure(read: Read, period: string | undefined): Read {
  const [first, ...others] = read.intents;
  const isMoney = read.metrics.length > 0 && read.metrics.every((one) => isAmount(one) || isKindOfPayments(one));
  const isOfKind = first === "metric" && read.metrics.every(isKindOfPayments);
  const isMeant = first === "metric" || first === "overview" || (first === "earnings-kinds" && isGross(read));
  return isMoney && isMeant && (isGross(read) || period !== undefined || isOfKind)
    ? { ...read, intents: distinct(["earnings", ...others]) }
    : read;
}
/** What is earned by a kind of payment that is named asks for that kind, and not for advice: 'do I make more from renewals'. */
export function ofKinds(read: Read, concepts: readonly string[]): Read {
  const [first] = read.intents;
  const namesKind = read.metrics.some(isKindOfPayments);
  const isMeant = namesKind && concepts.includes("money") && first?.startsWith("article:") === true;
  return isMeant && !asksHow.test(fold(read.text))
    ? { ...read, intents: distinct(["earnings-kinds", ...read.intents]) }
    : read;
}

/** 'Which month brought most' asks for that month, also of one kind of payments or of all models; several models have none in common. */
export function ofBestMonth(read: Read, concepts: readonly string[]): Read {
  const [first, ...others] = read.intents;
  const namesKind = read.metrics.some((metric) => /^earnings/.test(metric));
  const isOfMoney = namesKind || concepts.includes("money") || frameOf(first)?.about === "earnings";
  const isOfOther = read.metrics.some((metric) => !/^earnings/.test(metric)) || concepts.includes("who");
  return isOfMoney && !isOfOther && asksMonthIn(read.text)
    ? { ...read, intents: distinct(["earnings-best", ...(first ? [first] : []), ...others]), certainty: "sure" }
    : read;
}

/** Whether earnings rise or fall is asked of all of them: 'steigen oder fallen die Einnahmen?'. */
export function ofWhichWay(read: Read, concepts: readonly string[]): Read {
  const [first, ...others] = read.intents;
  const isMeant = concepts.includes("fall") && concepts.includes("grow") && concepts.includes("money");
  const isOfKind = read.metrics.some(isKindOfPayments);
  return isMeant && !isOfKind && first === "earnings-kinds"
    ? { ...read, intents: distinct(["earnings", ...others]) }
    : read;
}

const ofFees =
  /\b(?:(?:onlyfans|platform) (?:fees?|cut|share|commission)|fees? (?:of|from|for|by) (?:onlyfans|the platform)|(?:onlyfans|platform)\b.* (?:takes?|took|keeps?|kept|cut|nimmt|behalt\w*|einbehalt\w*|abzieht|se queda|cobra|prend|preleve|garde|retient)|gebuhr\w* (?:von|bei|an) onlyfans|onlyfans gebuhr\w*|comision\w* de onlyfans|(?:frais|commissions?) (?:d|de) ?onlyfans)\b/;

/** What the platform keeps, and no sum that is left: 'how much does OnlyFans take'. */
export function ofPlatformFees(read: Read, period: string | undefined): Read {
  const [first] = read.intents;
  const isOfMoney = frameOf(first)?.about === "earnings" || first?.startsWith("article:") === true;
  const isMeant = isOfMoney && period !== undefined;
  return isMeant && ofFees.test(tokensOf(read.text).join(" "))
    ? { ...read, intents: distinct(["earnings", ...read.intents]), metrics: ["earnings.fees"], certainty: "sure" }
    : read;
}

const ofSingleDay =
  /\b(?:(?:which|what|best|worst|strongest|weakest|highest|lowest)(?: single| sales| earning)? days?|(?:welche[mnrs]?|beste[mnrs]?|schlechteste[mnrs]?|starkste[mnrs]?|schwachste[mnrs]?) tage?|(?:que|cual|mejor|peor) dia|(?:quel|meilleur|pire) jour)\b/;

/** 'Which day brought most' asks for that day, of earnings where nothing else is named and days are. */
export function ofBestDay(
  read: Read,
  { concepts, period }: { concepts: readonly string[]; period: string | undefined },
): Read {
  const [first = "none"] = read.intents;
  const isOfOther = [...ofCounts, "who", "models"].some((one) => concepts.includes(one));
  const isOfMoney = frameOf(first)?.about === "earnings" || concepts.includes("money");
  const isOpen = read.certainty === "unsure" && period !== undefined;
  const isMeant = ofSingleDay.test(tokensOf(read.text).join(" ")) && !isOfOther && (isOfMoney || isOpen);
  return isMeant && !asksMonthIn(read.text)
    ? { ...read, intents: distinct(["earnings-best", ...read.intents]), certainty: "sure" }
    : read;
}

/** A part of the earnings, asked for or held against a share, asks what they come from. */
export function ofShare(read: Read, limit: Question["limit"]): Read {
  const namesKind = read.metrics.some(isKindOfPayments);
  const isOfOne = !read.intents[0]?.startsWith("models-");
  return namesKind && isOfOne && (limit?.isShare === true || asksShare(read.text))
    ? { ...read, intents: distinct(["earnings-kinds", ...read.intents]), certainty: "sure" }
    : read;
}

/** What is compared with an earlier time, without a word for any figure, asks for what was earned first. */
export function ofBetterTimes(
  read: Read,
  { isMeant, isUnpaid, concepts }: { isMeant: boolean; isUnpaid: boolean; concepts: readonly string[] },
): Read {
  const [first] = read.intents;
  if (!isMeant || read.metrics.length > 0) return read;
  // Where nothing is paid only followers are gained.
  if (isUnpaid && frameOf(first)?.about === "earnings")
    return { ...read, intents: distinct(["growth-compared", ...read.intents]), certainty: "likely" };
  const isOfMoney = !isUnpaid && concepts.includes("money") && read.intents[0] !== "earnings-why";
  if (isOfMoney) return { ...read, intents: distinct(["earnings", ...read.intents]), certainty: "likely" };
  if (isUnpaid || concepts.some((one) => ofFigure.has(one))) return read;
  return { ...read, intents: distinct(["earnings", "growth-compared", ...read.intents]), certainty: "likely" };
}
const ofFigure: ReadonlySet<string> = new Set([
  "money",
  "follower",
  "subscriber",
  "engagement",
  "like",
  "view",
  "post",
  "grow",
  "price",
  "tip",
  "message",
  "renewal",
]);

const isAmount = (metric: MetricName) => metric === "earningsNet" || metric === "earningsGross";
const isGross = ({ metrics }: Read) => metrics.includes("earningsGross");
