import type { Language } from "@fanradar/contract";
import type { MetricName } from "@fanradar/engine";
import { dayChanges } from "@fanradar/engine/catalogue/groups";
import { detectLanguage } from "@fanradar/words/safety/languages";
import { type DataIntent, dataIntents, type IntentId, refusedIntents, talkIntents } from "../intents/intent-ids.ts";
import type { Certainty, Question } from "../question.ts";
import { findTalk, findTalkAround } from "./find-talk.ts";
import { endsInWhy, followUp, goingOn, ofOne, takenUp } from "./follow-up.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { amongThemselves, comparesOthers, figuresFirst, speaksOf, withoutFigures } from "./narrow-readings.ts";
import { withMetric, withPortfolioIntents } from "./portfolio-intents.ts";
import { type ClassProbability, classify } from "./question-model.ts";
import { findQuickStart } from "./quick-starts.ts";
import { type QuestionSlots, readSlots } from "./read-slots.ts";
import type { NamedModel } from "./slots/find-models.ts";
import type { Scope } from "./slots/find-scope.ts";
import { tokensOf } from "./tokens.ts";

export interface QuestionOptions {
  /** The reader's own language, for questions that do not show theirs. */
  language: Language;
  /** ISO instant of the question: months without a year are of before it. */
  now: string;
  /** The person's own models. */
  names?: readonly NamedModel[];
  /** Earlier questions of the conversation, oldest first. */
  before?: readonly string[];
  /** A question that names no model, and says nothing of whom it is about, is about all own models. */
  meansAll?: boolean;
  /** There are figures to ask of; without any, what can be read as a question on figures and as another one is the other. */
  hasFigures?: boolean;
}

/** How probable the first reading has to be at least, and how much more than the second. */
const least = {
  sure: { probability: 0.4, margin: 0.15 },
  likely: { probability: 0.2, margin: 0.05 },
  /** Figures of one's own, which state what they are of. */
  own: { probability: 0.14, margin: -0.1 },
};
/** Nothing is read of a text whose first reading is less likely; further readings are offered from `other` on. */
const floor = { first: 0.1, other: 0.08, offTopic: 0.3, newFigure: 0.15 };
/** Of a search for somebody that is this probable nothing else is sure. */
const mayBeSearch = 0.15;
/** What says 'mine', in four languages. */
const ownWords = new Set(
  "i me my mine im we our us ich mir mich mein meine meiner meinem meinen wir uns unser unsere yo mi mis mio mia nuestra nuestro j je me moi ma mon mes nous notre nos".split(
    " ",
  ),
);
const isOwn = (token: string) => ownWords.has(token);
const mostReadings = 3;
/** Below, what a text shows of its language does not decide. */
const decided = 0.6;
/** A longer text is classified by its beginning. */
const longest = 1_000;
/** How many earlier questions a follow-up may go back. */
const mostBefore = 6;

/**
 * Reads what a question asks: its intent, and what it names. A follow-up that names only a platform, a period, a model or 'why?'
 * has the intent of the question before it; another stands alone. No reading where nothing here answers it. Takes under a
 * millisecond once the model is loaded.
 */
export function readQuestion(text: string, options: QuestionOptions): Question {
  const before = (options.before ?? []).slice(-mostBefore);
  const last = before.at(-1);
  const carried = last === undefined ? undefined : readQuestion(last, { ...options, before: before.slice(0, -1) });
  return readOne(text.slice(0, longest), options, carried);
}

/** Whether a text is talk alone: 'are you a real person?'. */
export const isTalkAlone = (text: string): boolean => findTalk(tokensOf(text), loadQuestionModel().talk) !== undefined;

/**
 * Whether a text surely asks for figures or advice, and for nobody behind a profile: 'how is Carla doing?' of an own model, 'who has not
 * linked her accounts?' of all. What is asked of a handle or of 'her' may be a search.
 */
export function isAboutFigures(text: string, options: QuestionOptions): boolean {
  const { intents, certainty, models, scope } = readQuestion(text, options);
  const [first = "none"] = intents;
  if (certainty !== "sure" || text.includes("@") || (scope === "one" && maySearch(text, first))) return false;
  return isOfData(first) || (models.length === 0 && first.startsWith("article:"));
}

/** What is asked of 'her' may be a search, unless it is one sentence and surely about figures that say nothing of a person. */
const maySearch = (text: string, first: IntentId) =>
  !isOfData(first) || ofPersons.has(first) || /[.?!].*\p{L}/u.test(text);
const ofPersons: ReadonlySet<IntentId> = new Set(["overview", "audience", "source", "metric", "compare", "missing"]);

function readOne(
  text: string,
  { language: own, now, names = [], meansAll = false, hasFigures = true }: QuestionOptions,
  before: Question | undefined,
): Question {
  const draft = readSlots(text, { now, names, isEnglish: true });
  const model = loadQuestionModel();
  const { readings: all, languages } = classify(model, draft.text);
  const language = languageOf(text, languages, before?.language ?? own, before !== undefined);
  const tokens = tokensOf(text);
  const slots = language === "en" ? draft : readSlots(text, { now, names, isEnglish: false });
  // What may be a search keeps what else is read from being sure.
  const isSearch = searchOf(all) >= mayBeSearch;
  const canCompare =
    [slots.models.length > 1, slots.scope === "all", before?.intents[0] === "compare", text.includes("@")].some(
      Boolean,
    ) || comparesOthers(tokens);
  const isOfOwn = slots.models.length > 0 || slots.scope === "one" || tokens.some(isOwn);
  const meant = all.filter((one) => speaksOf(one, tokens) && (canCompare || !isUncertainPair(one)));
  // A question about one's own model is no search for a person.
  const isNoSearch = isOfOwn && isSearch && !meant.some(({ intent }) => intent === "person");
  const spoken = isNoSearch ? amongThemselves(meant, 1 - searchOf(all)) : meant;
  const readings = !hasFigures ? withoutFigures(spoken) : isOfOwn ? figuresFirst(spoken) : spoken;
  const plain = tokens.join(" ");
  const opening = tokensOf(/^[^?!.,;:]*/.exec(text)?.[0] ?? "").join(" ");
  const asked = followUp(slots, { plain, opening }, before);
  const named = slots.metrics.length + slots.models.length + slots.platforms.length;
  const isClear = (all[0]?.probability ?? 0) >= least.sure.probability && !isSpoken(all[0]?.intent ?? "none");
  const talk = findTalk(tokens, model.talk) ?? (named > 0 || isClear ? undefined : findTalkAround(tokens, model.talk));
  const fixed = findQuickStart(text) ?? talk;
  const likely = intentsOf(readings, { named: slots.models.length, isOfOwn, isSearch });
  const isOther = readings[0]?.intent === "off-topic" && readings[0].probability >= floor.offTopic;
  const isOpen = !fixed && !asked && !isOther && likely.certainty === "unsure";
  const isNewFigure = isOfData(readings[0]?.intent ?? "none") && (readings[0]?.probability ?? 0) >= floor.newFigure;
  const again = isOpen ? takenUp(slots, plain, before) : undefined;
  const taken = isNewFigure ? undefined : again;
  const followed = asked ?? taken;
  const { platforms, metrics, order, models, period, before: earlier } = followed ?? slots;
  const sureOf = fixed ? [fixed] : asked?.intents;
  const surely =
    sureOf ??
    bySlots(slots, {
      isSure: likely.certainty === "sure",
      isOfAll: slots.scope === "all" && names.length > 1,
      isOther: likely.intents[0] !== undefined && !isOfData(likely.intents[0]),
    });
  const known = again ? { intents: taken?.intents ?? likely.intents, certainty: "likely" as const } : likely;
  const one = goingOn(
    { text, ...(surely ? { intents: surely, certainty: "sure" as const } : known), metrics },
    slots,
    before,
  );
  const scope = asked?.scope === "all" ? "all" : (slots.scope ?? followed?.scope);
  const isOfAll = scope === "all" || (meansAll && scope !== "one");
  // What is asked of all models is asked of figures: there the first reading is answered.
  const isRead =
    isOfAll && names.length > 1 && scope === "all" && one.certainty === "unsure" && isOfData(one.intents[0] ?? "none");
  const whole = isRead ? { ...one, certainty: "likely" as const } : one;
  const read = withMetric(
    isOfAll && names.length > 1 && models.length === 0 ? withPortfolioIntents(whole, scope !== undefined) : whole,
  );
  const paired = withPair(read, before, { models, named: slots.models.length, scope });
  const fitting = fitScope(paired, { isOfAll: isOfAll && names.length > 1, isOfOne: names.length < 2, period });
  const asksWhy = followed ? followed.asksWhy === true : endsInWhy.test(plain);
  return {
    ...{ ...fitting, language, platforms, order, models: paired.models },
    ...(scope !== undefined && { scope }),
    ...(period !== undefined && { period }),
    ...(earlier !== undefined && { before: earlier }),
    ...(asksWhy && { asksWhy }),
    ...(followed?.isBrief && { isBrief: true }),
  };
}

const searchOf = (readings: readonly ClassProbability[]) =>
  readings.find(({ intent }) => intent === "person")?.probability ?? 0;
/** A comparison for which one of the two is lacking, unless hardly anything else is meant. */
const isUncertainPair = ({ intent, probability }: ClassProbability) => intent === "compare" && probability < surePair;
const surePair = 0.8;

/** What a ranking of two compares. */
const comparedBy: Partial<Record<IntentId, readonly MetricName[]>> = {
  "models-growth": ["gainPercent"],
  "models-best": [],
  "models-rank": [],
};

/** 'Compare her with Mika' is of the model before and Mika; 'who grows faster?' after a comparison is of its models. */
function withPair<Read extends Pick<Question, "intents" | "metrics">>(
  read: Read,
  before: Question | undefined,
  { models, named, scope }: { models: readonly number[]; named: number; scope: Scope | undefined },
): Read & Pick<Question, "models"> {
  const [first, ...others] = read.intents;
  const earlier = before?.models ?? [];
  if (first === "compare" && models.length === 1 && scope !== "all")
    return { ...read, models: [...new Set([...earlier, ...models])].slice(-2) };
  const by = first && comparedBy[first];
  if (!by || named > 0 || before?.intents[0] !== "compare" || earlier.length < 2) return { ...read, models };
  const metrics = read.metrics.length > 0 ? read.metrics : by;
  return { ...read, intents: ["compare", ...others], metrics, models: earlier };
}

/** What is asked of several models has another answer where there is one; what changed in some days is their growth where all are meant. */
function fitScope<Read extends Pick<Question, "intents">>(
  read: Read,
  { isOfAll, isOfOne, period }: { isOfAll: boolean; isOfOne: boolean; period: string | undefined },
): Read {
  const [first, ...others] = read.intents;
  if (first === undefined) return read;
  if (isOfAll && first === "changes" && period !== undefined) return { ...read, intents: ["models-growth", ...others] };
  if (first === "models-attention" && !isOfAll) return { ...read, intents: ["next-steps", ...others] };
  return isOfOne ? { ...read, intents: [...new Set(read.intents.map((id) => ofOne[id] ?? id))] } : read;
}

const isOfData = (id: string) => dataIntents.some((one) => one === id);

/**
 * What a text asks that is little more than names: figures by their names ('followers, likes and views'; 'tips in October'), or two
 * periods beside each other, or what one brought. Where the classifier is sure of another intent, only a list of metrics without any other word.
 */
function bySlots(
  { metrics, period, before, others, rest }: QuestionSlots,
  { isSure, isOfAll, isOther }: { isSure: boolean; isOfAll: boolean; isOther: boolean },
): IntentId[] | undefined {
  const between = rest.filter((word) => !joining.has(word)).length;
  const isList = metrics.length >= manyMetrics && between <= others.length / 2;
  if (isOther && rest.length > 1 && !isList) return undefined;
  if (isOfAll && metrics.length > 0 && !isSure) return ["models-rank"];
  // A ratio is asked for by its name alone; beside 'day of the week' the classifier knows whether posts or money are meant.
  if (metrics.includes("earningsPerSubscriber")) return ["metric"];
  if (metrics.some((metric) => dayChanges.some((one) => one === metric))) return undefined;
  if (metrics.length > 1 && between <= (isSure ? 0 : others.length / 2)) return ["metric"];
  if (rest.length > shortRest) return undefined;
  if (metrics.length === 0 && before !== undefined && period !== undefined) return ["growth-compared"];
  if (isSure) return undefined;
  if (metrics.length === 0) return period === undefined ? undefined : ["overview"];
  return metrics.length === 1 && (period !== undefined || rest.length < 2) ? ["metric"] : undefined;
}
const shortRest = 3;
const manyMetrics = 3;
const joining = new Set("and please und bitte y e por favor et merci svp".split(" "));

const aboutOne: ReadonlySet<string> = new Set<DataIntent>(dataIntents.filter((id) => !id.startsWith("models-")));

function intentsOf(
  readings: readonly ClassProbability[],
  { named, isOfOwn, isSearch }: { named: number; isOfOwn: boolean; isSearch: boolean },
): Pick<Question, "intents" | "certainty"> {
  const [first, second] = readings;
  if (!first || first.intent === "none" || first.probability < floor.first) return { intents: [], certainty: "unsure" };
  // What is asked of two models of the own is a comparison.
  if (named > 1 && aboutOne.has(first.intent)) return { intents: ["compare"], certainty: "sure" };
  const likely = readings
    .slice(0, mostReadings)
    .filter(({ intent, probability }) => probability >= floor.other && intent !== "none");
  return {
    intents: likely.flatMap(({ intent }) => intentIdOf(intent)),
    certainty: certaintyOf(first, second, { isOfOwn, isSearch }),
  };
}

const isSpoken = (intent: string) => [...talkIntents, ...refusedIntents].some((id) => id === intent);

/** Talk or a refusal that may be wrong is worse than a question back. */
function certaintyOf(
  { intent, probability }: ClassProbability,
  second: ClassProbability | undefined,
  { isOfOwn, isSearch }: { isOfOwn: boolean; isSearch: boolean },
): Certainty {
  const reaches = (one: { probability: number; margin: number }) =>
    probability >= one.probability && probability - (second?.probability ?? 0) >= one.margin;
  if (reaches(least.sure) && (!isSearch || intent === "person")) return "sure";
  if (isOfOwn && dataIntents.some((id) => id === intent) && reaches(least.own)) return "likely";
  return reaches(least.likely) && !isSpoken(intent) ? "likely" : "unsure";
}

const allIntents = [...dataIntents, ...talkIntents, ...refusedIntents] as const;

/** The intent of a class of the model; none where there is no such intent any more. */
function intentIdOf(name: string): IntentId[] {
  const intent = allIntents.find((id) => id === name);
  if (intent !== undefined) return [intent];
  return name.startsWith("article:") ? [`article:${name.slice("article:".length)}`] : [];
}

/** Fewer words show little of a language: 'oui vas-y' stays in that of the question before. */
const fewWords = 3;
const decidedOfFew = 0.97;

function languageOf(
  text: string,
  languages: readonly { language: Language; probability: number }[],
  usual: Language,
  isFollowing: boolean,
): Language {
  const likeliest = languages.toSorted((one, other) => other.probability - one.probability)[0];
  const enough = isFollowing && tokensOf(text).length <= fewWords ? decidedOfFew : decided;
  if (likeliest && likeliest.probability >= enough) return likeliest.language;
  return detectLanguage(text) ?? usual;
}
