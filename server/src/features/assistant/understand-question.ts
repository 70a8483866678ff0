import type { Asker } from "@fanradar/assistant/compose/instructions";
import { needsBeside } from "@fanradar/assistant/intents/figures-for";
import type { Intent } from "@fanradar/assistant/intents/intent";
import type { IntentId } from "@fanradar/assistant/intents/intent-ids";
import { intentOf } from "@fanradar/assistant/intents/intents";
import { isOfEach } from "@fanradar/assistant/intents/of-each-model";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import type { Block, BlockOf } from "@fanradar/assistant/plan/block";
import type { Query } from "@fanradar/assistant/plan/query";
import { includesModel, type Question } from "@fanradar/assistant/question";
import { isAboutFigures, isTalkAlone, unknownNameIn } from "@fanradar/assistant/route/about-figures";
import { findConcepts } from "@fanradar/assistant/route/concepts/find-concepts";
import { isOfData } from "@fanradar/assistant/route/decide";
import { frameOf } from "@fanradar/assistant/route/frames";
import { questionOfQuery } from "@fanradar/assistant/route/question-of-query";
import { readQuestion } from "@fanradar/assistant/route/read-question";
import { asksForgery } from "@fanradar/assistant/route/slots/asks-forgery";
import { wordsOfModel } from "@fanradar/assistant/route/slots/find-models";
import { namesOtherPlatform } from "@fanradar/assistant/route/slots/names-other-platform";
import { namesCompetitors, namesRivals, namesUnmeasured } from "@fanradar/assistant/route/slots/unknown-figures";
import { tokensOf } from "@fanradar/assistant/route/tokens";
import { mayAs } from "@fanradar/contract";
import { readRequest } from "@fanradar/words/people/find-person";
import type { Viewer } from "../../domain/access/policy.ts";
import { type ChosenModel, findOther, type OtherModel } from "../../domain/creators/chosen-models.ts";
import { findMentioned } from "../../domain/creators/find-mentioned.ts";
import { findByName } from "../../domain/reports/find-by-name.ts";
import type { Db } from "../../platform/db/open-database.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { Turn } from "./conversation-store.ts";
import { findSubject, onlyWithChatters } from "./find-subject.ts";
import { loadAnswerOfEach } from "./load-answer-of-each.ts";
import { loadKnowledge } from "./load-knowledge.ts";
import type { MoreFigures } from "./more-figures.ts";
import { findViewerModels, namesOf, type OwnModel } from "./own-models.ts";

export interface QuestionContext {
  viewer: Viewer;
  reader: Reader;
  message: string;
  /** Earlier questions of the conversation, oldest first, with what was answered. */
  turns: readonly Turn[];
  /** The model that the person chose, as they may see it; undefined where none is chosen. */
  chosen: ChosenModel | undefined;
  /** The model that the conversation was last about. */
  lastModelId: number | null;
  /** The blocks of the last answer, unless its question was the same. */
  given?: readonly Block[];
  /** The first of several that the last answer states: 'she' is that one. */
  statedModelId?: number | undefined;
  now: Date;
  figures: MoreFigures;
}

/** Why a question has no answer from figures. */
export type RefusalReason = Extract<
  BlockOf<"refuse">["reason"],
  "others-figures" | "unknown-model" | "other-platform" | "unmeasured" | "forgery"
>;

/** A question as it is understood, with what an answer to it may state. */
export interface UnderstoodQuestion {
  question: Question;
  /** What is asked, as it was typed, without the part that is refused. */
  asked: string;
  /** It asks who somebody is: that part is refused, the rest is the question. */
  asksForPerson: boolean;
  /**
   * Why there is no answer from figures: a foreign account without a public page, an unknown name, a platform that is not read, a figure that no
   * source provides; or that it asks for a forged proof.
   */
  refusalReason: RefusalReason | undefined;
  chosen: ChosenModel | undefined;
  knowledge: Knowledge;
  needs: ReadonlySet<Need>;
  /** The blocks of the answer before, which this one is not to repeat. */
  given: readonly Block[];
  /** The same with what these needs load. */
  load(needs: ReadonlySet<Need>): Promise<Knowledge>;
  /** Who asks. */
  asker: Asker;
  /** The question of a query in place of the one that was read; undefined where nothing answers it. */
  readAs(query: Query): Promise<UnderstoodQuestion | undefined>;
}

/**
 * Reads a question and loads what its answer needs. The model it is about is the one it names, else the chosen one, else the one that the
 * conversation was about or the person's only model. Without any, who manages models asks about all of them where that has an answer.
 */
export async function understandQuestion(db: Db, context: QuestionContext): Promise<UnderstoodQuestion> {
  const { viewer, reader, message, now } = context;
  const own = await findViewerModels(db, viewer);
  const reading = { language: reader.language, now: now.toISOString(), names: own };
  const requestIn = (text: string, before: readonly string[] = []) => {
    const request = readRequest(text, reader.language);
    // 'Are you a real person?' is no search for a person. Whether a text is about figures takes longest to read, and matters only here. What names
    // nothing of a person is read as a question, which nothing may answer.
    const isHarmless =
      !request.asks || request.isVague || isTalkAlone(text) || isAboutFigures(text, { ...reading, before });
    return isHarmless ? { asks: false, rest: text } : request;
  };
  const { asks, rest } = requestIn(
    message,
    context.turns.map(({ question }) => question),
  );
  const turns = context.turns.flatMap(({ question, answer }) => {
    const asked = requestIn(question).rest;
    return asked === "" ? [] : [{ asked, answer }];
  });
  const before = turns.map(({ asked }) => asked);
  const answers = turns.map(({ answer }) => answer);
  // A model without a report is spoken of until something else is asked.
  const last = own.find(({ id, reportId }) => id === context.lastModelId && reportId !== null);
  const isManager = !context.chosen && own.some(({ isManaged }) => isManaged);
  const meansAll = isManager && !last;
  const mentioned = await findNamed(db, rest);
  // Of one name the last is meant: an own model, else the creator that was here first. A page that is claimed under another's name takes over nothing.
  const names = [...mentioned.filter(({ name }) => !isOfPlainWords(name)).toReversed(), ...own];
  const hasFigures = own.length > 0 || context.chosen !== undefined || mentioned.length > 0;
  const mayReadShifts = viewer.member != null && mayAs(viewer.member, "shift.read");
  const withShifts = mayReadShifts ? own.filter(({ id }) => !context.chosen || id === context.chosen.id) : [];
  const chatters = withShifts.flatMap((model) => model.chatters.map((name) => ({ name, modelId: model.id })));
  const options = { ...reading, names, before, answers, meansAll, weAreAll: isManager, hasFigures, chatters };
  const left = readQuestion(rest, options);
  // Beside a refused part only what is a question of its own is answered; the refusal is in the language of the whole.
  const isQuestion = left.certainty !== "unsure" || left.intents.some(isArticle);
  const isRefused = asks && (rest === "" || !isQuestion);
  // Nothing is offered beside a refusal of the whole.
  const read = isRefused ? { ...readQuestion(message, options), text: "", intents: [] } : left;
  const handles = otherHandles(rest, own, context.chosen).slice(0, 2);
  const understoodAs = async (asked: Question, isRead: boolean): Promise<UnderstoodQuestion> => {
    const [ofOwn, ofOthers] = partition(asked.models, (id) => own.some((model) => model.id === id));
    const question = { ...asked, models: ofOwn };
    const intents = intentsIn(question);
    const others = await findOthers(db, viewer, { handles, ids: ofOthers });
    const chosen = await findSubject(db, {
      ...context,
      ...{ question, own, others },
      isAboutOne: !intents.some(({ about }) => about === "models"),
      lastModelId: last?.id ?? (intents.some(({ id }) => id === "chatters") ? onlyWithChatters(chatters) : null),
    });
    const needs = needsOf(intents, question);
    const compared = intents.some(({ id }) => id === "compare") ? others : [];
    const load = async (all: ReadonlySet<Need>): Promise<Knowledge> => {
      const of = { viewer, own, question, needs: all, now, figures: context.figures };
      // To choose from: where the answer asks for a model, or offers other readings.
      const named = (!chosen || question.certainty !== "sure") && { models: namesOf(own) };
      const knowledge = { ...named, ...(await loadKnowledge(db, { ...of, chosen, others: compared })) };
      const [intent] = intents;
      const meant = own.filter(({ id }) => (ofOwn.length > 0 ? ofOwn.includes(id) : includesModel(question, id)));
      if (chosen || !intent || !isOfEach(intent.id) || question.scope === "one" || meant.length < 2) return knowledge;
      const each = await loadAnswerOfEach(db, { ...of, intent: intent.id, own: meant });
      return {
        ...knowledge,
        facts: new Map([...knowledge.facts, ...each.facts]),
        sources: [...knowledge.sources, ...each.sources],
        ofEach: each.blocks,
        ...(each.posts && { posts: each.posts }),
      };
    };
    return {
      question,
      asked: rest,
      asksForPerson: asks,
      refusalReason: isRead
        ? findRefusalReason(rest, question, {
            isUnknownHandle: others.length < handles.length,
            others: ofOthers,
            known: wordsOfNames([...names, ...chatters]),
          })
        : undefined,
      chosen,
      asker: { now: reading.now, models: own.length, meansAll },
      knowledge: await load(needs),
      needs,
      // In other words, fewer or as a chart, the answer before is asked for again.
      given: question.isBrief || question.asChart ? [] : (context.given ?? []),
      load,
      readAs: async (query) => {
        const other = questionOfQuery(query, { read: asked, now: reading.now, names, chatters, meansAll });
        return other && understoodAs(other, false);
      },
    };
  };
  return understoodAs(read, true);
}

/** What has to be loaded to answer a question. */
function needsOf(intents: readonly Intent[], question: Question): Set<Need> {
  const isOfPeriod = question.period !== undefined;
  return new Set<Need>([
    ...intents.flatMap((intent) => [
      ...intent.needs,
      ...((isOfPeriod ? intent.needsInPeriod : intent.needsOtherwise) ?? []),
    ]),
    ...needsBeside(question),
  ]);
}

const isOfMoney = (intent: IntentId | undefined): boolean =>
  ["earnings", "payers", "price", "subscribers"].some((one) => one === frameOf(intent)?.about);

/** Why there are no figures of what a question names; undefined where there are, or where it names nothing. */
function findRefusalReason(
  text: string,
  { models, platforms, language, without, tagged, intents, certainty }: Question,
  {
    isUnknownHandle,
    others,
    known,
  }: { isUnknownHandle: boolean; others: readonly number[]; known: ReadonlySet<string> },
): RefusalReason | undefined {
  const tokens = tokensOf(text);
  if (platforms.length === 0 && namesOtherPlatform(tokens)) return "other-platform";
  if (asksForgery(tokens)) return "forgery";
  if (namesUnmeasured(tokens)) return "unmeasured";
  const isMoney = isOfMoney(intents[0]) || findConcepts(tokens).includes("money") || certainty === "unsure";
  if (isMoney && (models.length === 0 ? namesRivals(tokens) : namesCompetitors(tokens))) return "others-figures";
  if (others.length > 0) return undefined;
  if (isUnknownHandle) return "others-figures";
  // A model that is left out, and a tag, are names that are known.
  if (tagged || (without && without.models.length > 0)) return undefined;
  // Beside a model that is known another is meant only by what figures are asked of.
  const isOfFigures = isOfData(intents[0] ?? "none");
  const isUnknown = unknownNameIn(text, language, { known, isBeside: models.length > 0 }) !== undefined;
  return isUnknown && (models.length === 0 || isOfFigures) ? "unknown-model" : undefined;
}

/** The words that names consist of, and their genitives. */
const wordsOfNames = (named: readonly { name: string; handles?: readonly string[] }[]): Set<string> =>
  new Set(
    named.flatMap(({ name, handles = [] }) => wordsOfModel({ name, handles }).flatMap((word) => [word, `${word}s`])),
  );

/** Whether an intent is an article of the playbook. */
export const isArticle = (id: string): id is `article:${string}` => id.startsWith("article:");

/** The data intents that a question is answered by: the first where it is answered, and that of a second question beside it. */
const intentsIn = ({ intents: [first], certainty, also }: Question): Intent[] => {
  const intent = certainty !== "unsure" && first !== undefined ? intentOf(first) : undefined;
  return [...(intent ? [intent] : []), ...(also ? intentsIn(also) : [])];
};

/** Handles in a text that are not the chosen model's, nor an own one's. */
function otherHandles(text: string, own: readonly OwnModel[], chosen: ChosenModel | undefined): string[] {
  const known = new Set([
    ...own.flatMap(({ handles }) => handles.map((handle) => handle.toLowerCase())),
    ...(chosen?.sealed?.subjects ?? []).map(({ handle }) => handle.toLowerCase()),
  ]);
  return handlesIn(text).filter((handle) => !known.has(handle));
}

/** Creators that a text names; by a handle the one that has it, and nobody whose name is like it. */
async function findNamed(db: Db, text: string) {
  const handles = new Set([...text.matchAll(markedHandle)].map(([, handle = ""]) => handle.toLowerCase()));
  if (handles.size === 0) return findMentioned(db, text);
  const [byWords, byHandle] = await Promise.all([
    findMentioned(db, text.replaceAll(markedHandle, " ")),
    findMentioned(db, text),
  ]);
  return [...byWords, ...byHandle.filter((one) => one.handles.some((handle) => handles.has(handle.toLowerCase())))];
}
const markedHandle = /@([\w.-]*\w)/g;

/** A word with an underscore is a handle, unless it is one of a metric: 'engagement_rate'. */
const handlesIn = (text: string) =>
  [...text.matchAll(/@([\w.-]*\w)|(?<!\w)([a-z]\w*_\w*[^\W_])/gi)].flatMap(([, marked, joined = ""]) =>
    marked !== undefined ? marked.toLowerCase() : isOfPlainWords(joined) ? [] : joined.toLowerCase(),
  );

/** Whether a name consists of what every question may contain: nobody is asked about by 'my followers'. */
const isOfPlainWords = (name: string) =>
  tokensOf(name.replaceAll("_", " ")).every((word) => word.length <= 2 || findConcepts([word]).length > 0);

/** Other models that a question names by handle or name, each once. */
async function findOthers(
  db: Db,
  viewer: Viewer,
  { handles, ids }: { handles: readonly string[]; ids: readonly number[] },
): Promise<OtherModel[]> {
  const named = await Promise.all([
    ...ids.slice(0, 2).map((id) => findOther(db, viewer, [id])),
    ...handles.map(async (handle) => findOther(db, viewer, await findByName(db, viewer.member, handle))),
  ]);
  return [...new Map(named.filter((one) => one !== undefined).map((one) => [one.id, one])).values()];
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
