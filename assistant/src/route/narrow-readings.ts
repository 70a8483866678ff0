import type { DataIntent, IntentId } from "../intents/intent-ids.ts";
import type { Concept } from "./concepts/en.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { isOfData, type Reading } from "./decide.ts";
import { figuresBehind } from "./figures-behind.ts";
import type { ClassProbability } from "./question-model.ts";
import type { QuestionSlots } from "./read-slots.ts";

const ofMoney = ["money", "tip", "message", "renewal", "subscription", "payer", "sell", "price", "part"] as const;
const ofPrice = ["price", "subscription", "custom", "message", "money", "sell"] as const;
const ofSubscribers = ["subscriber", "subscription", "leave", "renewal", "money", "payer"] as const;

/** One of these is spoken of where a question has the intent. */
const ofIntents: Partial<Record<DataIntent, readonly Concept[]>> = {
  earnings: ofMoney,
  "earnings-forecast": ofMoney,
  "earnings-best": ofMoney,
  "earnings-kinds": [...ofMoney, "subscriber"],
  "models-earnings": ofMoney,
  price: ofPrice,
  "price-extras": ofPrice,
  payers: [...ofMoney, "subscriber", "follower"],
  subscribers: ofSubscribers,
  "subscribers-lost": ofSubscribers,
  "goal-subscribers": ofSubscribers,
};
const needed: ReadonlyMap<string, readonly Concept[]> = new Map(Object.entries(ofIntents));
/** A number may be of these instead. */
const ofNumbers: readonly Concept[] = ["grow", "engagement", "follower", "view", "like", "post"];
/** A reading that is this probable needs no word for what it is about. */
const beyondDoubt = 0.8;
const likelySearch = 0.6;

/**
 * Whether a text speaks of what a reading is about: 'why did she blow up?' is not about money, however near its other words are to questions on
 * money. A price may be meant by a number alone.
 */
export function speaksOf(
  { intent, probability }: ClassProbability,
  tokens: readonly string[],
  found: readonly string[] = findConcepts(tokens),
): boolean {
  // Who asks for somebody is found before by `readRequest`; what it leaves is refused only where hardly anything else is meant.
  if (intent === "person") return probability >= likelySearch;
  if (intent === "forecast" && (isOfMoneyAlone(found) || ago.test(tokens.join(" ")))) return false;
  const concepts = needed.get(intent);
  if (!concepts || probability >= beyondDoubt) return true;
  const isAmount = tokens.some((token) => /\d/.test(token)) && !ofNumbers.some((one) => found.includes(one));
  return concepts.some((one) => found.includes(one)) || (intent === "price" && isAmount);
}

/** What was is no forecast. */
const ago = /\b(?:ago|vor (?:\d+|eine[rmn]?|zwei|drei) (?:tag|woche|monat|jahr)|hace (?:\d|un|dos|tres)|il y a)/;

/** What is asked of subscribers or money, and of no followers or views, is answered by no forecast of followers. */
function isOfMoneyAlone(found: readonly string[]): boolean {
  const has = (names: readonly Concept[]) => names.some((one) => found.includes(one));
  return has(["renewal", "subscriber", "money"]) && !has(["follower", "view"]);
}

/** Words that part two models or two of anything: 'do we leave her alone or change something?' is no comparison of models. */
const or = new Set(["or", "oder", "o", "u", "ou"]);

const than = /\b(?:than|als|(?:mas|menos|mejor|peor|plus|moins|mieux|aussi)(?: \w+){0,2} que?)\b/;

/** Whether a text that names one model, or none, compares it with others. */
export const comparesOthers = (tokens: readonly string[]): boolean =>
  than.test(tokens.join(" ")) ||
  findConcepts(tokens.filter((token) => !or.has(token))).some((one) => one === "compare" || one === "than");

/**
 * The readings that are left, as probable as they are among themselves.
 *
 * @param sum how probable all that are left are together; their own sum where it is absent
 */
export function amongThemselves<One extends ClassProbability>(
  readings: readonly One[],
  sum = readings.reduce((total, { probability }) => total + probability, 0),
): One[] {
  return readings.map((one) => ({ ...one, probability: sum > 0 ? one.probability / sum : 0 }));
}

/** So much less likely figures are still what is asked of one's own. */
const nearly = { share: 0.6, least: 0.14 };
/** Advice that is this likely is what is asked for. */
const surelyAdvice = 0.2;

/** What is said of one's own, and is nearly as likely to ask for its figures as for advice, asks for the figures. */
export function figuresFirst<One extends ClassProbability>(readings: readonly One[]): One[] {
  const [first] = readings;
  const figures = readings.find(({ intent }) => isOfData(intent));
  if (!first?.intent.startsWith("article:") || first.probability >= surelyAdvice || !figures) return [...readings];
  if (figures.probability < Math.max(first.probability * nearly.share, nearly.least)) return [...readings];
  return [figures, ...readings.filter((one) => one !== figures)];
}

/** Below, a text asks of figures, whether there are any or not. */
const leastOther = 0.15;

/**
 * The readings that need no figures, as probable as they are among themselves. Where hardly any is left, the advice on what the figures
 * would be of: in their place, or behind what is asked of one's own.
 */
export function withoutFigures<One extends ClassProbability>(readings: readonly One[], isOfOwn: boolean): One[] {
  const others = readings.filter(({ intent }) => !isOfData(intent));
  const sum = others.reduce((total, { probability }) => total + probability, 0);
  if (sum >= leastOther) return amongThemselves(others);
  return readings.flatMap((one) => {
    const advice = adviceOn.get(one.intent);
    if (advice === undefined) return [one];
    return isOfOwn ? [one, { ...one, intent: advice }] : [{ ...one, intent: advice }];
  });
}

/** The first article on what an intent states. */
export const adviceOn: ReadonlyMap<string, string> = new Map(
  Object.entries(figuresBehind)
    .map(([article, intent]) => [intent, article] as const)
    .toReversed(),
);

/** Of a search for somebody that is this probable nothing else is sure. */
const mayBeSearch = 0.15;
/** What says 'mine', in four languages. */
const ownWords = new Set(
  "i me my mine im we our us ich mir mich mein meine meiner meinem meinen wir uns unser unsere yo mi mis mio mia nuestra nuestro j je me moi ma mon mes nous notre nos".split(
    " ",
  ),
);
const isOwn = (token: string) => ownWords.has(token);

const searchOf = (readings: readonly ClassProbability[]) =>
  readings.find(({ intent }) => intent === "person")?.probability ?? 0;
/** A comparison for which one of the two is lacking, unless hardly anything else is meant. */
const isUncertainPair = ({ intent, probability }: ClassProbability) => intent === "compare" && probability < surePair;
const surePair = 0.8;

/**
 * The readings that fit what a text speaks of and who asks.
 *
 * @returns besides, whether it is about one's own, and whether it may be a search, which keeps what else is read from being sure
 */
export function narrow(
  all: readonly Reading[],
  {
    text,
    tokens,
    slots,
    last,
    hasFigures,
  }: { text: string; tokens: readonly string[]; slots: QuestionSlots; last: IntentId | undefined; hasFigures: boolean },
): { readings: Reading[]; isOfOwn: boolean; isSearch: boolean } {
  const isSearch = searchOf(all) >= mayBeSearch;
  const { models, scope } = slots;
  const namesOthers = [models.length > 1, scope === "all", last === "compare", text.includes("@")].some(Boolean);
  const canCompare = namesOthers || comparesOthers(tokens);
  const isOfOwn = models.length > 0 || scope === "one" || tokens.some(isOwn);
  const found = findConcepts(tokens);
  const meant = all.filter(
    (one) => one.operation !== undefined || (speaksOf(one, tokens, found) && (canCompare || !isUncertainPair(one))),
  );
  // A question about one's own model is no search for a person.
  const isNoSearch = isOfOwn && isSearch && !meant.some(({ intent }) => intent === "person");
  const spoken = isNoSearch ? amongThemselves(meant, 1 - searchOf(all)) : meant;
  const readings = !hasFigures ? withoutFigures(spoken, isOfOwn) : isOfOwn ? figuresFirst(spoken) : spoken;
  return { readings, isOfOwn, isSearch };
}
