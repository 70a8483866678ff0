import { dayMs } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import { distinct, type Read } from "./adjust-reading.ts";
import { isOfData } from "./decide.ts";
import { frameOf } from "./frames.ts";
import { dayBefore, isYesterday } from "./slots/yesterday.ts";

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
export function adjustForMoneyGoal(read: Read, { isMeant }: { isMeant: boolean }): Read {
  const [first, ...others] = read.intents;
  const isOther = ofOtherSums.has(first ?? "") || first?.startsWith("models-") || first === "compare";
  const isCount = read.metrics.some((metric) => ofOtherCounts.test(metric));
  const isAdvice = first?.startsWith("article:") && asksHow.test(fold(read.text));
  if (!isMeant || isOther || isCount || isAdvice) return read;
  const kept = others.filter(isOfData);
  return { ...read, intents: distinct(["earnings-forecast", ...kept]), certainty: "sure" };
}

/** What all models bring in months to come is a forecast of them. */
export function adjustForRevenueOfAll<Of extends Pick<Read, "intents">>(
  read: Of,
  { isToCome }: { isToCome: boolean },
): Of {
  const [first, ...others] = read.intents;
  return first === "models-earnings" && isToCome
    ? { ...read, intents: distinct(["models-forecast", ...others]) }
    : read;
}

/** Statements end before today: what was earned yesterday is of that day alone, where posts are those of both days. */
export function endBeforePayday(
  period: string,
  { intents: [first] }: Pick<Read, "intents">,
  { tokens, now }: { tokens: readonly string[]; now: string },
): string {
  const about = frameOf(first)?.about;
  const isOfMoney = about === "earnings" || about === "payers" || about === "subscribers";
  const isMeant = period === "1d" && isOfMoney && tokens.some(isYesterday);
  return isMeant ? dayBefore(now) : period;
}
/** The week or month before one that begins today: no payment of that is known yet. Undefined of any other time. */
export function beforeBegun(period: string, now: string): string | undefined {
  const today = now.slice(0, 10);
  if (period === "this-month" && today.endsWith("-01")) return "last-month";
  if (period !== `${today}..${today}`) return undefined;
  const ms = Date.parse(today);
  return [7, 1].map((back) => new Date(ms - back * dayMs).toISOString().slice(0, 10)).join("..");
}
/** The thirty days before today, as `Question.period` writes them. */
export function lastDays(now: string): string {
  const today = Date.parse(now.slice(0, 10));
  return [30, 1].map((back) => new Date(today - back * dayMs).toISOString().slice(0, 10)).join("..");
}

/** What is compared with an earlier time, without a word for any figure, asks for what was earned first. */
export function adjustForBetterTimes(
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
