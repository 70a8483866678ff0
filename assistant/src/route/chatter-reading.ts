import { fold } from "@fanradar/words/fold";
import type { Question } from "../question.ts";
import { findFeatures } from "./features/find-features.ts";
import type { FirstReading, QuestionOptions } from "./first-reading.ts";
import { asWritten } from "./slots/find-qualifiers.ts";
import { dayBefore, isYesterday } from "./slots/yesterday.ts";
import { tokensOf } from "./tokens.ts";

const chatter = /^(?:chatters?|chatting|chattern|chatten|chatear|chatterin(?:nen)?|chatteurs?|chatteuses?)$/;
/** What chatters are paid, in four languages, folded: the product does not know it. */
const wage =
  /^(?:pay|pays|paid|owe\w*|zahl\w*|bezahl\w*|pag\w+|paie\w*|pay\w+|doi[st]|provision\w*|commissions?|comision(?:es)?|lohn\w*|wages?|salar\w*|sueldos?|salaires?|gehalt\w*)$/;
/** What chatters do, which a model of the same name does not. */
const ofShifts =
  /^(?:sell\w*|sold|sales|shifts?|hours?|sen[dt]\w*|schick\w*|geschickt|mand\w+|envi\w+|envoy\w*|verkauf\w*|schicht\w*|stunden?|vend\w+|ventas?|turnos?|horas?|ventes?|heures?|creneaux?)$/;
const sells = /^(?:sell\w*|sold|verkauf\w*|vend\w+)$/;
const sent =
  /^(?:sen[dt]\w*|wr[io]te\w*|answer\w*|repl\w*|schick\w*|geschickt|schreib\w*|geschrieben|(?:be)?antwort\w*|beantwortet|mand\w+|envi\w+|escrib\w+|contest\w*|respond\w*|repond\w*|envoy\w*|ecri\w*)$/;
const ofChats = /^chats?$/;
const worked =
  /^(?:work(?:ed|s|ing)?|perform(?:ed|ance|s)?|arbeite\w*|gearbeitet|leist\w*|trabaj\w*|rind\w*|travaill\w*)$/;
const hour = /^(?:hours?|hourly|stunden?|horas?|heures?)$/;
const perHour = /\b(?:per|an|pro|je|por|par|l|de l) (?:hour|stunde|hora|heure)\b|\bhourly\b/;
const fewInFollowUp = 8;
/** What of them is asked: who sold most, or how much. */
const ofSales = ["brings", "net", "hour", "payment", "most", "least", "degree", "much", "each"] as const;
const ofOthers = ["who", "which", "most", "least", "model"] as const;
const ofOwnQuestions = ["net", "brings", "much", "count", "people", "payer", "paid", "fees", "payment", "why"] as const;

/**
 * The question of a text on what chatters sold: of chatters, where every other word is understood as one on payments; of a chatter of the chosen model by
 * name; or of another figure after such an answer. Undefined of others. A name that is also a model's is the chatter's where sales, shifts or
 * hours are asked for, or chatters were spoken of.
 */
export function chatterReading(
  text: string,
  { now, chatters = [], names = [], meansAll = false }: QuestionOptions,
  { slots, tokens, language }: FirstReading,
  before: Question | undefined,
): Question | undefined {
  const last = before?.intents[0] === "chatters" ? before : undefined;
  // 'Robins sales' are Robin's.
  const isSpoken = (name: string) => tokens.includes(name) || tokens.includes(`${name}s`);
  const spoken = chatters.filter(({ name }) => isSpoken(fold(name)));
  const named = spoken.flatMap(({ name }) => [fold(name), `${fold(name)}s`]);
  // Beside one who is a chatter alone, a name of both is the chatter's.
  const ofModels = new Set(names.flatMap(({ name }) => tokensOf(name)));
  const isModel = spoken.every(({ name }) => ofModels.has(fold(name)));
  const namesShifts = tokens.some((token) => ofShifts.test(token));
  const isOfChatters = tokens.some((token) => chatter.test(token));
  // 'Robin the chatter' is no model.
  const isOfSales = namesShifts || isOfChatters || !isModel;
  const isPaid = tokens.some((token) => wage.test(token));
  const isOfShift = (word: string) => chatter.test(word) || ofChats.test(word) || worked.test(word);
  const others = slots.rest.filter((word) => !isOfShift(word) && !named.includes(word));
  const features = findFeatures(others, language);
  // Of what else somebody did nothing is known here.
  const isUnderstood = namesShifts || isOfChatters || features !== undefined;
  // The number of messages sent or answered, and the time to answer, are not recorded: what is known is the sales.
  const isOfOne = !isModel && !isPaid && slots.models.length === 0 && others.some((word) => sent.test(word));
  const isOfNamed = named.length > 0 && ((isOfSales && isUnderstood && !isPaid) || last !== undefined || isOfOne);
  const left = others.filter((word) => sent.test(word) || !findFeatures([word], language));
  const isCounted =
    findFeatures(
      others.filter((word) => !sent.test(word)),
      language,
    )?.has("count") === true;
  const isLeft = isOfNamed && (!isUnderstood || (isCounted && others.some((word) => sent.test(word))));
  const says = features && ofSales.some((feature) => features.has(feature));
  const isOfWord = isOfChatters && says === true && !isPaid;
  // Fans pay and chatters sell: who sold most for a model is one of those on its shifts.
  const ofChatters = new Set(chatters.map(({ modelId }) => modelId));
  const isOfOneModel =
    slots.models.length === 1 ? ofChatters.has(slots.models[0] ?? 0) : !meansAll && ofChatters.size === 1;
  const isOfSellers = features?.has("who") === true && isOfOneModel && tokens.some((token) => sells.test(token));
  const isFew = tokens.length <= fewInFollowUp && slots.metrics.length + slots.models.length === 0;
  // 'What did we earn in October' is a question of its own.
  const saysOwn = features && ofOwnQuestions.some((feature) => features.has(feature));
  const isOfLast = last !== undefined && isFew && (namesShifts || saysOwn === false);
  if (!isOfNamed && !isOfWord && !isOfLast && !isOfSellers) return undefined;
  const day = slots.period === "1d" && tokens.some(isYesterday) ? dayBefore(now) : slots.period;
  const period = day ?? last?.period;
  const saysHour = tokens.some((token) => hour.test(token));
  // 'How many hours' are those of shifts, and of anything else it is what an hour brought.
  const isOfHours = saysHour && (isCounted || features?.has("much") === true) && !perHour.test(tokens.join(" "));
  const isPerHour = !isOfHours && (perHour.test(tokens.join(" ")) || saysHour);
  // 'Per hour?' after one of them is of that one.
  const asksAnother = ofOthers.some((feature) => features?.has(feature)) || (!saysHour && features?.has("each"));
  const pointed = (slots.scope === "one" || (isFew && !asksAnother)) && last?.chatters ? last.chatters : [];
  const asked = spoken.length > 0 ? [...new Set(spoken.map(({ name }) => name))] : pointed;
  const ofNamed = [...new Set(spoken.map(({ modelId }) => modelId))];
  const byName = ofNamed.length === 1 && !last ? ofNamed : (last?.models ?? []);
  const models = slots.models.length > 0 && !isOfNamed ? slots.models : byName;
  return {
    ...{ text, language, intents: ["chatters"], certainty: "sure", platforms: [], models },
    metrics: [isOfHours ? "chatters.aloneHours" : isPerHour ? "chatters.perHour" : "chatters.sales"],
    order: slots.namedOrder ?? "best",
    ...((slots.namedOrder !== undefined || features?.has("who") === true) && { isRanked: true }),
    ...(asked.length > 0 && { chatters: asked }),
    ...(isLeft && left.length > 0 && { unused: [asWritten(text, left)] }),
    ...(period !== undefined && { period }),
  };
}
