import type { Language } from "@fanradar/contract";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import { kindsAsked } from "./asked-kind.ts";
import { asksAllChanges } from "./asks-all-changes.ts";
import { asksHowTo } from "./asks-how.ts";
import { intentIdOf } from "./decide.ts";
import { findPassage } from "./find-passage.ts";
import type { Operation } from "./frames.ts";
import { opensWithAnd } from "./go-on.ts";
import { asksLinked } from "./linked-models.ts";
import { eachModel } from "./payments/payment-words.ts";
import type { ClassProbability } from "./question-model.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { asksDefinition } from "./slots/asks-definition.ts";
import { findNamedFigure } from "./slots/find-named-figure.ts";
import { asksGoalOfBefore, teamWorkIn } from "./team-work.ts";

interface WholeOptions {
  tokens: readonly string[];
  slots: QuestionSlots;
  concepts: readonly string[];
  classes: readonly ClassProbability[];
  language: Language;
  operation: Operation | undefined;
  isOfAll: boolean;
  /** It asks who paid. */
  isOfPayer: boolean;
  before: Question | undefined;
  /** Whether a word says nothing of what is asked. */
  isPlain: (word: string) => boolean;
}

/** What a text asks that is answered as a whole, whatever figures it names; the first that is meant. */
export function wholeReading(text: string, options: WholeOptions): readonly IntentId[] | undefined {
  const { tokens, slots, concepts, classes, language, operation, isOfAll, isOfPayer, before, isPlain } = options;
  const opens = opensWithAnd(tokens);
  const last = tokens.length > 0 ? before?.intents[0] : undefined;
  if (findNamedFigure(text) !== undefined) return ["source"];
  if (asksDefinition(tokens, slots) !== undefined) return ["definition"];
  const surely =
    operation === undefined ? surelyWhole(classes, { text, slots, last: opens ? last : undefined }) : undefined;
  const isOfGoal = before?.goal !== undefined && !asksGoalOfBefore(tokens);
  const ofTeam = isOfGoal
    ? undefined
    : teamWorkIn(tokens, slots, { isOfMoney: concepts.includes("money"), language, last });
  // 'My goals' are these, and no help on how to set one.
  const isOfList = ofTeam?.[0] !== undefined && surely?.[0] === `article:${ofTeam[0]}`;
  if (isOfList && !asksHowTo(tokens.join(" "))) return ofTeam;
  if (surely) return surely;
  if (last === "source" && slots.metrics.length > 0 && opens) return ["source"];
  if (isOfPayer || slots.metrics.includes("payers.spend")) return ["payers"];
  if (ofTeam) return ofTeam;
  if (asksAllChanges(tokens, concepts, slots)) return ["changes"];
  // 'The subscription price of each model' is no advice on it.
  if (isOfAll && slots.metrics.includes("price") && eachModel.test(tokens.join(" "))) return ["models-rank"];
  return isOfAll && asksLinked(tokens, slots, isPlain) ? ["models-linked"] : undefined;
}

/** What is no question on sums by a unit, whatever figures it names. */
const wholes: ReadonlySet<string> = new Set<IntentId>([
  ...(["law", "definition", "models-attention", "goals", "risks", "posts-best", "posts-worst"] as const),
  ...(["subscribers-staying", "followers-real"] as const),
]);
/** Whether an intent is answered as a whole, and not by the figures and units that its question names. */
export const isWhole = (intent: IntentId | undefined): boolean =>
  intent !== undefined && (wholes.has(intent) || intent.startsWith("article:"));
/** From this probability on no words that look like figures change what a question is read as. */
const beyondWords = 0.8;

/** An article with a passage for the question needs less, the more of its words people use for that. */
const withPassage = [beyondWords, 0.5, 0.42, 0.36, 0.3] as const;
const article = "article:";

/** The passage that answers a text, of an intent that is an article. */
const passageFor = (intent: string | undefined, text: string) => {
  const { passage, words } = intent?.startsWith(article) ? findPassage(intent.slice(article.length), text) : noPassage;
  return { hasPassage: passage !== undefined, words };
};
const noPassage = { passage: undefined, words: 0 };

/** Whether an intent is an article that answers a text with a passage. */
export const isAnsweredByPassage = (intent: IntentId | undefined, text: string): boolean =>
  passageFor(intent, text).hasPassage;

/** Whether an article has the words to say that a text asks for: then no other draft is meant. */
function isAnsweredInWords(intent: string, text: string): boolean {
  if (!intent.startsWith(article)) return false;
  const { passage, asked, words } = findPassage(intent.slice(article.length), text);
  return passage !== undefined && asked === "words" && words > 0;
}

/** How probable the first reading has to be to be beyond doubt; figures of named models or days are asked for by other words. */
function leastFor(intent: string, text: string, { models, period }: Pick<QuestionSlots, "models" | "period">): number {
  const { hasPassage, words } = passageFor(intent, text);
  if (!hasPassage || models.length > 0 || period !== undefined) return beyondWords;
  return withPassage[Math.min(words, withPassage.length - 1)] ?? beyondWords;
}

/** What the product does not do is also what it refuses to do. */
const denied = "article:what-it-leaves-out";

/** The reading of a question that is beyond doubt, and answered as a whole; `last`: of 'and …?' only that of the question before. */
function surelyWhole(
  classes: readonly ClassProbability[],
  { text, slots, last }: { text: string; slots: QuestionSlots; last: IntentId | undefined },
): IntentId[] | undefined {
  const asksWhether = kindsAsked(text).includes("yes-no");
  const probabilityOf = (name: string) => classes.find(({ intent }) => intent === name)?.probability ?? 0;
  const refused = asksWhether ? probabilityOf("act") : 0;
  const worded = classes.find(({ intent }) => isAnsweredInWords(intent, text))?.intent;
  const [first] = classes
    .map((one) => (one.intent === denied ? { ...one, probability: one.probability + refused } : one))
    .map((one) => (one.intent === worded ? { ...one, probability: one.probability + probabilityOf("draft") } : one))
    .toSorted((one, other) => other.probability - one.probability);
  const [intent] = first && first.probability >= leastFor(first.intent, text, slots) ? intentIdOf(first.intent) : [];
  if (!intent || !isWhole(intent) || (last !== undefined && intent !== last)) return undefined;
  // A language model may write another draft.
  return intent === worded ? [intent, "draft"] : [intent];
}
