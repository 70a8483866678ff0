import type { Language } from "@fanradar/contract";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Certainty, Question } from "../question.ts";
import { asksHow } from "./adjust-money.ts";
import { findConcepts, hasMeaning } from "./concepts/find-concepts.ts";
import { decide, isOfData, readingsAfter } from "./decide.ts";
import { findFeatures, type QuestionFeature, saysFeature } from "./features/find-features.ts";
import { findTalk, withoutTalk } from "./find-talk.ts";
import { type GivenAnswer, spokenOf, withStatedDays } from "./follow/focus.ts";
import { again, goingOn, goOn, joined, type NamedParts, opensWithAnd, swaps, takesUpFew } from "./go-on.ts";
import { anotherGoal } from "./goal-of.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { intentsOfNames } from "./name-alone.ts";
import { narrow } from "./narrow-readings.ts";
import { basisOf } from "./nearness.ts";
import { onNamedPlatforms, onTaggedModels } from "./on-named-platforms.ts";
import { languageOf } from "./question-language.ts";
import { classify } from "./question-model.ts";
import { findQuickStart } from "./quick-starts.ts";
import { type QuestionSlots, readSlots } from "./read-slots.ts";
import { isOfSameDay } from "./slots/find-day.ts";
import { countsPosts, findForms } from "./slots/find-form.ts";
import type { NamedModel } from "./slots/find-models.ts";
import { tokensOf } from "./tokens.ts";
import { weighPassages } from "./weigh-passages.ts";
import { asksWhoPaid, withoutScope } from "./who-paid.ts";
import { wholeReading } from "./whole-reading.ts";
import { isOfShare, isPlainWord, isWordOf, standing, talkAround } from "./words-of-question.ts";

/** Somebody who is on shift for a model. */
export interface Chatter {
  name: string;
  modelId: number;
}

export interface QuestionOptions {
  /** The reader's own language, for questions that do not show theirs. */
  language: Language;
  /** ISO instant of the question: months without a year are of before it. */
  now: string;
  /** The person's own models. */
  names?: readonly NamedModel[];
  /** Who chats for which of the models that may be asked about. */
  chatters?: readonly Chatter[];
  /** Earlier questions of the conversation, oldest first, and what was answered to each of them; of a visitor that is not known. */
  before?: readonly string[];
  answers?: readonly (GivenAnswer | undefined)[];
  /** A question that names no model, and says nothing of whom it is about, is about all own models. */
  meansAll?: boolean;
  /** 'We' are all models, though one was spoken of. */
  weAreAll?: boolean;
  /** There are figures to ask of; without any, what can be read as a question on figures and as another one is the other. */
  hasFigures?: boolean;
}

const we = /^(?:we|our|us|wir|uns|unsere?\w*|nosotr[oa]s|nuestr[oa]s?|nous|notre|nos)$/;
/** Spanish verbs say who by their end: 'ganamos'. */
const ofUs = /^(?:gan|hici|hac|factur|cobr|ingres|vend)\w*mos$/;
/** A question for advice is about the model of the question before. */
const should = /^(?:should|soll\w*|deber\w*|devr\w*|devons|faut)$/;
/** Whether a text says 'we' and names no model: it asks about all managed models. */
const saysWe = (tokens: readonly string[], { models, scope }: Pick<QuestionSlots, "models" | "scope">): boolean =>
  models.length === 0 &&
  scope === undefined &&
  tokens.some((token) => we.test(token) || ofUs.test(token)) &&
  !tokens.some((token) => should.test(token));

/** A text of more words than this is a question of its own. */
export const fewWords = 10;
/** A question that goes on from the one before with this probability carries along what that named. */
const leastContinuing = 0.25;
export type FirstReading = ReturnType<typeof firstReading>;

/** 'Which of Carla and Ava grew more': two models, and how they differ. */
const isOfPair = ({ models, rest }: QuestionSlots, language: Language): boolean =>
  models.length === 2 && ofDifference.some((one) => findFeatures(rest, language)?.has(one));
const ofDifference = ["degree", "versus", "most", "least"] as const satisfies QuestionFeature[];

/** What a text names, and what it asks by the model of questions, by its words and by the question before. */
export function firstReading(
  text: string,
  { language: own, now, names = [], meansAll = false, weAreAll = false, hasFigures = true }: QuestionOptions,
  before: Question | undefined,
) {
  const model = loadQuestionModel();
  const said = before ? withoutTalk(text, model.talk) : text;
  const reading = {
    now,
    names,
    spokenOf: spokenOf(tokensOf(text), before, now),
    isWord: (token: string) => isWordOf(model, token),
  };
  const draft = readSlots(said, { ...reading, isEnglish: true });
  const { readings: learnt, languages } = classify(model, draft.text);
  const language = languageOf(text, languages, before?.language ?? own, before !== undefined);
  const tokens = tokensOf(text);
  const last = tokens.length > 0 ? before?.intents[0] : undefined;
  const isOfPayer = asksWhoPaid(tokens, last);
  const spoken = withoutScope(language === "en" ? draft : readSlots(said, { ...reading, isEnglish: false }), isOfPayer);
  const dated = withStatedDays(spoken, before, language);
  const slots = weAreAll && saysWe(tokens, dated) ? { ...dated, scope: "all" as const } : dated;
  const weighed = onNamedPlatforms(weighPassages(learnt, text), text, language);
  const classes = slots.tagged ? onTaggedModels(weighed) : weighed;
  const concepts = findConcepts(tokens.filter((token) => hasMeaning(token, language === "en")));
  const { readings: all, continues } = readingsAfter(classes, { last, concepts, hasFigures });
  const { readings, isOfOwn, isSearch } = narrow(all, { text, tokens, slots, last, hasFigures });
  const [first] = readings;
  const named = slots.metrics.length + slots.models.length + slots.platforms.length;
  const talk = findTalk(tokens, model.talk) ?? (named > 0 || first?.operation ? undefined : talkAround(tokens, all));
  const fixed = findQuickStart(text) ?? talk;
  const likely = decide(readings, { named: slots.models.length, isOfOwn, isSearch });
  const takesUp = !fixed && last !== undefined && likely.certainty === "unsure" && takesUpFew(first, tokens, continues);
  const isSwap =
    !fixed &&
    before !== undefined &&
    first?.operation === undefined &&
    swaps(tokens, slots, before, isPlainWord(model));
  const operation = isSwap ? "same" : takesUp ? (first?.operation ?? "same") : first?.operation;
  // 'And photos?' after a count of posts counts these, and 'that day' is the one that was stated.
  const isOfForm = findForms(text).length > 0 && countsPosts(before);
  const isOfDay = before?.day !== undefined && isOfSameDay(tokens);
  const isOfBefore = isOfDay || (isOfForm && tokens.length <= fewWords);
  // 'Did she sign that off?' after another month is of that month.
  const pointsBack = slots.scope === "one" || saysFeature(tokens, language, "that");
  const isOfSame =
    last !== undefined && likely.intents[0] === last && isOfData(last) && tokens.length <= fewWords && pointsBack;
  const isContinued =
    isOfBefore || isOfSame || operation !== undefined || continues >= leastContinuing || opensWithAnd(tokens);
  const next = fixed ? undefined : anotherGoal(text, tokens, slots, before);
  const goesOn = !fixed && before !== undefined && (isContinued || next !== undefined);
  // 'She' is whom the question before was about, whatever else is asked.
  const ofSame =
    before && slots.scope === "one" && slots.models.length === 0 ? { ...slots, models: before.models } : slots;
  const parts: NamedParts = goesOn
    ? goOn(slots, before, { operation, isCompared: concepts.includes("compare") })
    : ofSame;
  const isOfAll = names.length > 1 && (parts.scope === "all" || (meansAll && parts.scope !== "one"));
  const isOfEach = isOfAll && parts.models.length === 0;
  const isCount = hasFigures && concepts.includes("count");
  const basis = isOfForm ? "rhythm" : last && basisOf(last, concepts, classes);
  const after = goesOn && basis && operation ? [again(basis, operation, { slots, isOfAll: isOfEach, isCount })] : [];
  const isOther = likely.intents[0] !== undefined && !isOfData(likely.intents[0]);
  const byNames = operation
    ? undefined
    : intentsOfNames(slots, {
        isSure: likely.certainty === "sure",
        isUnclear: hasFigures && likely.certainty === "unsure" && !asksHow.test(tokens.join(" ")),
        isOfAll: slots.scope === "all" && names.length > 1,
        opens: before === undefined,
        isOther,
        plain: model.plain,
        first: likely.intents[0],
        concepts: isOfShare.test(text) ? [...concepts, "part"] : concepts,
      });
  const ofWhole = wholeReading(text, {
    ...{ tokens, slots, concepts, classes, language, operation, isOfAll, isOfPayer, before },
    isPlain: isPlainWord(model),
  });
  // What says hardly more than whom it is about asks how these stand.
  const ofWhom: readonly IntentId[] =
    likely.intents.length > 0
      ? []
      : slots.tagged
        ? ["models-overview"]
        : isOfPair(slots, language)
          ? ["compare"]
          : standing(concepts, slots, named);
  const bare = ofWhom.length > 0 && !operation ? ofWhom : undefined;
  const surely = fixed
    ? [fixed]
    : (next ?? (isSwap && after.length > 0 ? after : undefined) ?? ofWhole ?? byNames ?? bare);
  const read = surely ?? joined(after, likely, takesUp);
  const certainty: Certainty = surely ? "sure" : takesUp ? "likely" : likely.certainty;
  const one = goingOn({ text, intents: read, certainty, metrics: parts.metrics }, slots, before);
  return {
    ...{ fixed, slots, tokens, concepts, language, readings, parts, goesOn },
    ...{ next, operation, isOfAll, isOfEach, isCount, ofWhole, one },
  };
}
