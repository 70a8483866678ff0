import type { Question } from "../question.ts";
import { audienceReading } from "./audience/audience-reading.ts";
import { classReading } from "./by-class/class-reading.ts";
import { chatterReading } from "./chatter-reading.ts";
import { saysFeature } from "./features/find-features.ts";
import { firstReading, type QuestionOptions } from "./first-reading.ts";
import { followUp, orAskBack } from "./follow/follow-up.ts";
import { outlookReading } from "./outlook-reading.ts";
import { paymentReading } from "./payments/payment-reading.ts";
import { findLimit } from "./slots/find-limit.ts";
import type { Turn } from "./turn.ts";
import { isAnsweredByPassage, isWhole } from "./whole-reading.ts";

/**
 * Reads one text by itself, or as one that goes on from the question before. The first that understands it reads it: sales by chatter, a follow-up on
 * what was answered, figures of which every word is understood, and at last the model of questions.
 */
export function readOne(text: string, options: QuestionOptions, before: Question | undefined): Question {
  const turn: Turn = { text, options, before, first: firstReading(text, options, before) };
  return (
    readChatters(turn) ??
    followUp(text, turn.first, before, options.now) ??
    readFigures(turn) ??
    orAskBack(classReading(turn), turn.first, before)
  );
}

function readChatters({ text, options, first, before }: Turn): Question | undefined {
  const { fixed, ofWhole } = first;
  // 'What do I owe him at 10 %?' is asked of what he sold.
  const isAfterSales = before?.intents[0] === "chatters";
  const isAdvice = !isAfterSales && !/\d/.test(text) && isAnsweredByPassage(ofWhole?.[0], text);
  return fixed || options.hasFigures === false || isAdvice ? undefined : chatterReading(text, options, first, before);
}

function readFigures(turn: Turn): Question | undefined {
  const { text, options, first, before } = turn;
  const { fixed, ofWhole, tokens, language } = first;
  // A 'series' above an amount is one of days.
  const isOfStreak = findLimit(text) !== undefined && saysFeature(tokens, language, "inRow");
  const isOther = (isWhole(ofWhole?.[0]) && !isOfStreak) || ofWhole?.[0] === "source";
  if (fixed || options.hasFigures === false || isOther) return undefined;
  // What names no figure goes on from the question before, whatever that was of.
  const ofFigures = before?.payments ? [paymentReading, audienceReading] : [audienceReading, paymentReading];
  for (const read of [outlookReading, ...ofFigures]) {
    const question = read(text, options, first, before);
    if (question) return isOfMove(question, turn) ? { ...question, also: audienceBeside(question) } : question;
  }
  return undefined;
}

/** What moves, differs between two times, or has a cause, without a figure is asked of money, and of followers too. */
const isOfMove = ({ payments, intents: [intent] }: Question, { first, before }: Turn): boolean =>
  before === undefined &&
  (intent === "earnings" || intent === "breakdown" || intent === "earnings-why") &&
  payments !== undefined &&
  (payments.operation === "change" || payments.moves !== undefined || happened.test(first.tokens.join(" "))) &&
  payments.kinds.length === 0 &&
  !first.concepts.includes("money") &&
  first.slots.metrics.length === 0;

/** What happened, in four languages, folded. */
const happened = /\b(?:happened|passiert|war los|paso|s est passe|s est il passe)\b/;

const audienceBeside = ({ payments, ...question }: Question): Question => ({
  ...question,
  intents: [payments?.operation === "why" ? "jump" : "growth-compared"],
  metrics: [],
});
