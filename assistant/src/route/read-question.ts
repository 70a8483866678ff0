import { isDeepStrictEqual } from "node:util";
import type { Language } from "@fanradar/contract";
import { addMonths, metricOf } from "@fanradar/engine";
import { type IntentId, talkIntents } from "../intents/intent-ids.ts";
import { daysOfPeriod } from "../period.ts";
import type { Question } from "../question.ts";
import { isSpoken } from "./decide.ts";
import { findFeatures, saysFeature } from "./features/find-features.ts";
import { firstReading, type QuestionOptions } from "./first-reading.ts";
import { inFocus } from "./follow/focus.ts";
import { namePointed } from "./follow/name-pointed.ts";
import { backIn, comeBackTo, withoutCorrection } from "./follow/openings.ts";
import { frameOf, type Measure } from "./frames.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { withPlainDates } from "./plain-dates.ts";
import { readOne } from "./read-one.ts";
import { clockIn } from "./slots/find-clock.ts";
import { currencyIn } from "./slots/find-currency.ts";
import { findFraction, findRate } from "./slots/find-fraction.ts";
import { findPlace } from "./slots/find-place.ts";
import { namesNoDate } from "./slots/names-no-date.ts";
import { correctSpelling, expandShorthand, languageOfWords } from "./spelling.ts";
import { isSlip, tokensOf } from "./tokens.ts";
import { areEnds, areTwo, splitEnds, splitQuestion } from "./two-questions.ts";

/** A longer text is classified by its beginning. */
const longest = 1_000;
/** How many earlier questions a follow-up may go back. */
const mostBefore = 6;

/** 'And is that good?' after a question, in four languages. */
const isThatGood =
  /[\s,.;?]*(?:(?:and|y|und|et) )?(?:is (?:that|it|this) (?:any )?(?:good|ok|okay|normal|bad|a lot|much|low|high)|ist das (?:gut|viel|normal|ok|okay|wenig|schlecht)|(?:si )?(?:eso |esto )?(?:es|est[aá]) (?:buen[oa]|bien|mucho|normal|poco|mal[oa]?)|c[’' ]?est (?:bien|bon|normal|beaucoup|peu|mal))[\s?!.]*$/iu;

const fewestWords = 3;

/**
 * Reads what a question asks: its intent, and what it names. A follow-up that names only a platform, a period, a model or 'why?'
 * has the intent of the question before it; another stands alone. No reading where nothing here answers it. Takes a
 * millisecond or two once the model is loaded, and as long for each earlier question.
 */
export function readQuestion(text: string, options: QuestionOptions): Question {
  const carried = carriedFrom(options);
  const found = withWholeWeeks(withOtherBefore(readWhole(text, options, carried), options.now), options.now);
  const question: Question = {
    ...found,
    ...(namesNoDate(tokensOf(text)) && { isOfNoDate: true }),
    ...(carried && namesTheSame(found, carried) && { namesNothingNew: true }),
  };
  if (frameOf(question.intents[0])?.about !== "earnings") return question;
  // Payments are not known between hours of the day, and stated in the currency of their statements.
  const unused = [clockIn(text), question.limit ? undefined : currencyIn(text)].flatMap((one) => one ?? []);
  return unused.length === 0 ? question : { ...question, unused: [...(question.unused ?? []), ...unused] };
}

/** A question without the days before, where these are its own: nothing is held against itself. */
function withOtherBefore({ before, ...question }: Question, now: string): Question {
  const { period } = question;
  const isItself =
    before !== undefined &&
    period !== undefined &&
    isDeepStrictEqual(daysOfPeriod(before, now), daysOfPeriod(period, now));
  return { ...question, ...(before !== undefined && !isItself && { before }) };
}

/** How followers move in a month that has hardly begun is asked of the last four weeks against those before: a day says nothing of either. */
function withWholeWeeks(question: Question, now: string): Question {
  const { period, before, ...rest } = question;
  const isOfGrowth = question.intents[0] === "growth-compared" && period === "this-month";
  const isOfMonthBefore = before === undefined || before === "last-month" || before === addMonths(now.slice(0, 7), -1);
  return isOfGrowth && isOfMonthBefore && Number(now.slice(8, 10)) <= fewDaysOfMonth ? rest : question;
}
const fewDaysOfMonth = 3;

/** Whether a question is of the same models, platforms and days as the one before it. */
const namesTheSame = (one: Question, other: Question): boolean =>
  isDeepStrictEqual({ ...namedBy(one), ...(one.models.length === 0 && { models: other.models }) }, namedBy(other));

const namedBy = ({ models, platforms, period, before, month, without, tagged, hashtag, forms, place }: Question) => ({
  ...{ models, platforms, period, before, month, without, tagged, hashtag, forms, place },
});

/** What the questions before were about: the last of them that a later one may go on from. */
function carriedFrom(options: QuestionOptions): Question | undefined {
  const corrected = corrector(options);
  let carried: Question | undefined;
  const { before = [], answers = [] } = options;
  for (const [at, earlier] of before.entries()) {
    if (at < before.length - mostBefore) continue;
    const text = pointed(corrected(earlier.slice(0, longest), carried?.language), options, carried);
    const question = readTurn(text, options, carried);
    if (!isTakenUp(question)) continue;
    const asked = question.certainty === "unsure" ? { ...question, intents: [] } : question;
    carried = inFocus(asked, carried, answers[at]);
  }
  return carried;
}

/** A text with the names of what it points at in the last answer. */
function pointed(text: string, { names = [], language }: QuestionOptions, carried: Question | undefined): string {
  if (!carried) return text;
  const spoken = languageOfWords(text, loadQuestionModel().spellings, carried.language ?? language);
  return namePointed(text, carried, { names, language: spoken });
}

function readWhole(text: string, options: QuestionOptions, carried: Question | undefined): Question {
  const corrected = corrector(options);
  const whole = pointed(corrected(text.slice(0, longest), carried?.language), options, carried);
  // Whether a sum is good is not known; what it is stands first.
  const judged = whole.replace(isThatGood, "");
  const figure =
    judged === whole || tokensOf(judged).length < fewestWords ? undefined : readOne(judged, options, carried);
  if (figure?.payments) return { ...figure, text: whole };
  const part =
    readPlace(text.slice(0, longest), { options, carried, corrected }) ?? readFraction(whole, options, carried);
  if (part) return part;
  const [one, other] = (splitEnds(whole) ?? []).map((end) => readOne(end, options, carried));
  if (one && other && areEnds(one, other)) return { ...one, text: whole, also: { ...other, models: one.models } };
  const [opening, rest] = splitQuestion(whole) ?? [];
  if (opening === undefined || rest === undefined) return readTurn(whole, options, carried);
  const first = readOne(opening, options, carried);
  const second = readOne(rest, options, first);
  return areTwo(first, second)
    ? { ...first, text: whole, also: onSamePlatforms(second, first) }
    : readTurn(whole, options, carried);
}

/** 'How many followers on Instagram, and how's engagement?' asks of both there; earnings are of no such platform. */
function onSamePlatforms(second: Question, first: Question): Question {
  const isOfAudience = ofAudience.has(frameOf(second.intents[0])?.about);
  return isOfAudience && second.platforms.length === 0 ? { ...second, platforms: first.platforms } : second;
}
const ofAudience: ReadonlySet<Measure | undefined> = new Set<Measure>(["followers", "engagement", "views"]);

/** Reads one text after what was spoken of: of one that corrects the question before the rest, of one that comes back to an earlier question after that. */
function readTurn(text: string, options: QuestionOptions, before: Question | undefined): Question {
  if (!before) return readOne(text, options, before);
  const { what, rest } = backIn(text) ?? {};
  const to = what === undefined ? undefined : comeBackTo(readOne(what, options, before), before);
  if (to && rest !== undefined) return rest === "" ? { ...to, text } : { ...readOne(rest, options, to), text };
  return readOne(withoutCorrection(text), options, before);
}

/** 'The second best month' asks what 'the best month' does, and for another of its rows; of what has no rows so many are asked for. */
function readPlace(
  text: string,
  { options, carried, corrected }: { options: QuestionOptions; carried: Question | undefined; corrected: Corrector },
): Question | undefined {
  const placed = findPlace(text);
  if (!placed) return undefined;
  const [first, many] = [placed.first, placed.many].map((one) =>
    readOne(corrected(one, carried?.language), options, carried),
  );
  const { operation } = first?.payments ?? first?.audience ?? {};
  const isOfRows = first?.intents[0]?.endsWith("breakdown") && (operation === "most" || operation === "least");
  return first && isOfRows ? { ...first, text, place: placed.place } : many && { ...many, text };
}

/** '15 % of October' asks for what was earned, and for a part of it; undefined of any other question. */
function readFraction(text: string, options: QuestionOptions, carried: Question | undefined): Question | undefined {
  const found = findFraction(text);
  if (!found) return readCommission(text, options, carried);
  const language = languageOfWords(text, loadQuestionModel().spellings, options.language);
  for (const one of [found.text, `${earned[language]} ${found.text}`]) {
    const question = readOne(one, options, carried);
    const { payments, limit, intents } = question;
    const isSum = payments?.measure === "amount" && payments.operation === "value" && payments.by === undefined;
    if (isSum && limit === undefined && ofSums.has(intents[0])) return { ...question, text, fraction: found.percent };
  }
  return readCommission(text, options, carried);
}

/** 'Our cut at 20 % for last month' asks for a part of what was earned in the days, and by the models, that it names; undefined where it names none. */
function readCommission(text: string, options: QuestionOptions, carried: Question | undefined): Question | undefined {
  const percent = findRate(text);
  if (percent === undefined || options.hasFigures === false) return undefined;
  const { slots, parts, tokens, language, isOfAll } = firstReading(text, options, carried);
  if (!ofCommission.some((feature) => saysFeature(tokens, language, feature))) return undefined;
  const isOfOther = slots.metrics.some((metric) => metricOf(metric)?.field !== "earnings");
  // 'How much do I keep if I take 40 %?' is asked of the last month that is over.
  const asksMuch = findFeatures(tokens.slice(0, wordsOfMuch), language)?.has("much") === true;
  const asksSum = asksMuch && saysFeature(tokens, language, "fees");
  if (isOfOther || (slots.period === undefined && slots.models.length === 0 && !asksSum)) return undefined;
  const { models, platforms } = parts;
  const period = parts.period ?? (models.length === 0 ? "last-month" : undefined);
  const question = readOne(earned[language], { ...options, meansAll: isOfAll && models.length === 0 }, undefined);
  return { ...question, text, models, platforms, ...(period !== undefined && { period }), fraction: percent };
}
/** 'How much', 'wie viel'. */
const wordsOfMuch = 2;
const ofCommission = ["fees", "share", "much"] as const;

/** What is earned, where a text does not say of what it asks a part. */
const earned: Readonly<Record<Language, string>> = { en: "earnings", de: "einnahmen", es: "ingresos", fr: "revenus" };
const ofSums: ReadonlySet<IntentId | undefined> = new Set<IntentId>(["earnings", "earnings-kinds", "models-earnings"]);

type Corrector = (text: string, before?: Language) => string;

/** Writes dates in one way and corrects typing errors of a text, in the language of the question before it where it shows none of its own, but for what may be a name of a model or of somebody on shift. */
function corrector({ now, language, names = [], chatters = [] }: QuestionOptions): Corrector {
  const { spellings } = loadQuestionModel();
  const named = new Set(
    [
      ...names.flatMap(({ name, handles, tags = [] }) => [name, ...handles, ...tags]),
      ...chatters.map(({ name }) => name),
    ].flatMap(tokensOf),
  );
  const isName = (word: string) => named.has(word) || [...named].some((name) => isSlip(word, name));
  return (text, before = language) => {
    const own = languageOfWords(text, spellings, before);
    const dated = withPlainDates(text, { monthFirst: own === "en", now });
    return correctSpelling(expandShorthand(dated, own), spellings[own], isName);
  };
}

/**
 * Whether a later question may go on from this one: talk between them changes nothing, nor does what could not be read. Of what was answered
 * with a question back only the model, platform and period are kept, and not what it may have asked.
 */
const isTakenUp = ({ intents: [first = "none"], certainty }: Question): boolean =>
  first !== "none" && !isTalk(first) && (certainty !== "unsure" || !isSpoken(first));
const isTalk = (intent: IntentId) => talkIntents.some((one) => one === intent);
