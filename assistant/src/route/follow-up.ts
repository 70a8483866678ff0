import type { MetricName } from "@fanradar/engine";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { isOfOrder } from "./slots/find-order.ts";

/** Words around what a follow-up names: 'and what about TikTok?', 'und wie sieht es bei Carla aus?'. */
const fillers = new Set(
  `and what about how on in for at with the a of my her his our their your same again then now ok okay but or is it also only just please pls
  show me to from during over hers mine one ones this that those go thanks instead though tho alright so who which many much
  und was ist mit wie sieht es das bei auf in im fur von aus meinem meiner meine mein ihr ihrem ihre den der die dem des denn jetzt dann
  aber oder auch nur bitte mal zeig mir so am vom danke stattdessen lieber wer welche welcher welches viele viel vielen
  y e que tal hay de del en el la los las lo mi mis su sus para con pero o ahora entonces tambien solo por favor muestrame como a al cual es gracias cuantos cuantas cuanto
  et qu quoi qu en est il pour sur dans le les des du un une mon ma mes son sa ses chez avec mais ou maintenant alors aussi seulement montre
  moi comment ca va au aux l d c ce merci plutot place qui quelle quel laquelle celle combien`
    .trim()
    .split(/\s+/),
);
const lead = "(?:(?:and|but|ok|so|y|pero|und|aber|et|mais|donc) )*";
const phrases = (list: string) => new RegExp(`^${lead}(?:${list.replace(/\n\s*/g, "")})$`);
/** Asks for the cause of what was answered. */
const why = phrases(
  `(?:why|how come|what s the reason|warum|wieso|weshalb|por que|porque|a que se debe|y eso|pourquoi|pk|comment ca se fait)
  (?: (?:is|so|exactly|just|genau|gerade|justo|exactamente|precisement|justement))?(?: (?:that|this|these|those|them|her|him|das|die|diese|den|eso|esas?|esos|ellas?|ca|cela|elles?|celles? ci|celles? la))?
  (?: (?:exactly|genau|exactamente|precisement))?`,
);
/** Asks how far the answer can be trusted. */
const howSure = phrases(
  `how (?:sure|certain|reliable|accurate|exact|confident)(?: (?:are you|is (?:that|this|it)))?(?: .{0,20})?|are you (?:sure|certain)(?: .{0,20})?|is (?:that|this) (?:sure|certain|reliable|accurate|exact|true)
  |can i (?:trust|rely on) (?:that|this|it)|says who|wie (?:sicher|genau|zuverlassig|verlasslich)(?: (?:ist|bist|sind) .{0,20})?|(?:ist das|bist du)(?: dir)?(?: da)? (?:sicher|genau|verlasslich)
  |stimmt das|kann ich mich darauf verlassen|(?:que tan|como de|cuan) (?:seguro|segura|fiable|exacto|cierto)(?: .{0,20})?|(?:estas|es eso|es) (?:seguro|segura|fiable|exacto|cierto|cierta)(?: de eso)?
  |(?:tu es|t es|es tu|vous etes|c est|est ce) (?:sur|sure|fiable|exact|certain)(?: de ca| de toi)?(?: ou pas)?|a quel point c est (?:sur|fiable)`,
);
/** Asks whether the figure that was answered is high or low. */
const isItGood = phrases(
  `is (?:that|this|it) (?:a lot|much|good|bad|ok|okay|normal|high|low|little|enough|decent)(?: or (?:not|bad|little|low))?|(?:good|bad|a lot|normal)(?: or (?:bad|not))?
  |ist das (?:viel|wenig|gut|schlecht|normal|ok|okay|hoch|niedrig|genug)(?: oder (?:wenig|schlecht|nicht))?|(?:viel|gut) oder (?:wenig|schlecht)
  |(?:(?:eso|esto) )?(?:es|esta) (?:mucho|poco|bueno|malo|bien|mal|normal|alto|bajo)(?: o (?:poco|malo|mal|no))?|(?:mucho|bien|bueno) o (?:poco|mal|malo)
  |(?:c est|est ce(?: que c est)?) (?:beaucoup|peu|bien|bon|mauvais|normal|eleve|faible)(?: ou (?:peu|pas|non|mauvais))?|(?:bien|bon|beaucoup) ou (?:pas|mauvais|peu)`,
);
/** Asks whether what was answered goes on. */
const goesOn = phrases(
  `(?:will|does|is) (?:it|that|this) (?:going to |gonna )?(?:continue|last|go on|going on|keep (?:going|up)|stay(?: like that)?)(?: like (?:that|this))?|how will (?:it|that) go on
  |(?:geht|lauft|bleibt) (?:das|es)(?: so)?(?: weiter)?|wird (?:das|es) (?:so )?(?:weitergehen|bleiben)|wie geht (?:das|es) weiter
  |(?:va a|esto va a|eso va a) (?:seguir|continuar|durar)(?: asi)?|(?:seguira|continuara|sigue)(?: asi)?|(?:ca|cela|est ce que ca) (?:va|peut) (?:continuer|durer|rester)(?: comme ca)?`,
);
/** Asks for the answer once more, in fewer words. */
const shorter = phrases(
  `(?:can you |could you |please )?(?:say |make |tell me )?(?:it |that |this )?(?:shorter|briefer|in short|in one sentence|brief|tl ?dr|the short version)(?: please)?
  |(?:kannst du |bitte )?(?:das |es |mir das )?(?:bitte )?(?:kurzer|knapper|in kurz|in einem satz|kurz)(?: sagen| fassen| bitte| zusammenfassen)*
  |(?:puedes |me lo )?(?:decirlo |dices |dilo |lo )?(?:mas corto|mas breve|en corto|en una frase|resumido|resumelo)(?: por favor)?
  |(?:tu peux |peux tu |vous pouvez )?(?:le |la )?(?:dire |faire |resumer |redire )?(?:plus court|plus brievement|en bref|en une phrase|en court)(?: stp| svp)?`,
);
/** 'Which model is weakest, and why?' */
export const endsInWhy = /.(?: and| y| und| et) (?:why|por que|porque|warum|wieso|pourquoi)$/;
/** Asks for the same over a longer time. */
const sinceWhen =
  /^(?:(?:and |y |und |et )?(?:since when|for how long|how long|seit wann|wie lange schon|desde cuando|depuis quand))$/;

/** What explains what an intent states; absent: the intent states it itself. */
const causes: Partial<Record<IntentId, IntentId>> = {
  engagement: "engagement-why",
  "engagement-for-size": "engagement-why",
  metric: "engagement-why",
  views: "engagement-why",
  followers: "jump",
  growth: "jump",
  "growth-compared": "jump",
  "posts-best": "content-best",
  "posts-worst": "content-best",
};
/** What is asked of one model, after a question about all. */
export const ofOne: Partial<Record<IntentId, IntentId>> = {
  "models-overview": "overview",
  "models-growth": "growth",
  "models-best": "overview",
  "models-losing": "growth",
  "models-missing": "missing",
  "models-attention": "risks",
  "models-earnings": "earnings",
  "models-rank": "overview",
  "models-platforms": "platform-best",
};
/** What says whether a figure is high or low. */
/** Asks for what an amount consists of. */
const fromWhat = phrases(
  "(?:from|of|by) what|what from|where does (?:it|that) come from|wovon|woraus|woher|womit|de que|de donde(?: sale| viene)?|de quoi|d ou(?: ca vient)?",
);
const measures: Partial<Record<IntentId, IntentId>> = {
  engagement: "engagement-for-size",
  metric: "engagement-for-size",
  followers: "engagement-for-size",
  growth: "growth-compared",
  price: "price",
};
const outlooks: Partial<Record<IntentId, IntentId>> = {
  growth: "forecast",
  "growth-compared": "forecast",
  followers: "forecast",
  jump: "forecast",
  overview: "forecast",
  risks: "forecast",
  earnings: "earnings-forecast",
  "earnings-best": "earnings-forecast",
};
/** The figures that an intent states. */
const stated: Partial<Record<IntentId, readonly MetricName[]>> = {
  forecast: ["forecast", "forecastConfidence"],
  engagement: ["engagement"],
  "engagement-for-size": ["engagement"],
  "engagement-why": ["engagementChange"],
  growth: ["gain"],
  "growth-compared": ["gain"],
  earnings: ["earningsNet"],
  subscribers: ["subscribers"],
  views: ["avgViews"],
  rhythm: ["postFrequency"],
  score: ["trendingScore"],
};
const takesMetrics: ReadonlySet<IntentId> = new Set(["models-rank", "compare", "metric", "growth", "overview"]);

/** What a follow-up is asked of: the intent and slots that it carries along. */
export type FollowUpContext = Pick<
  Question,
  "intents" | "platforms" | "metrics" | "order" | "models" | "scope" | "period" | "before" | "asksWhy" | "isBrief"
>;

/** A question that names only a place, a period, a model, a metric or a reason carries the last intent along; undefined for another. */
export function followUp(
  slots: QuestionSlots,
  plain: string,
  before: FollowUpContext | undefined,
): FollowUpContext | undefined {
  const last = before?.intents[0];
  if (before === undefined || last === undefined) return undefined;
  if (why.test(plain))
    return { ...before, intents: [causes[last] ?? last], ...(isOfSeveral(last) && { asksWhy: true }) };
  if (sinceWhen.test(plain)) return before;
  if (shorter.test(plain)) return { ...before, isBrief: true };
  if (howSure.test(plain)) {
    if (isOfSeveral(last)) return { ...before, intents: ["article:how-sure-is-a-figure"] };
    return { ...before, intents: ["source"], metrics: stated[last] ?? before.metrics };
  }
  if (fromWhat.test(plain) && last === "earnings") return { ...before, intents: ["earnings-kinds"] };
  if (isItGood.test(plain) && measures[last]) return { ...before, intents: [measures[last]] };
  if (goesOn.test(plain)) return { ...before, intents: [outlooks[last] ?? "forecast"] };
  const isFiller = (word: string) => fillers.has(word);
  const { namedOrder } = slots;
  if (namedOrder && slots.others.every((word) => isFiller(word) || isOfOrder(word)))
    return { ...merge(before, slots, last), intents: [otherEnd(last, namedOrder)], order: namedOrder };
  const names = slots.platforms.length + slots.models.length > 0 || slots.period !== undefined;
  if (names && slots.others.every(isFiller)) return merge(before, slots, last);
  if (slots.metrics.length > 0 && slots.rest.every(isFiller) && takesMetrics.has(last)) {
    const merged = merge(before, slots, last);
    // 'And her engagement?' after growth asks for another figure of the same model.
    return last === "growth" || last === "overview" ? { ...merged, intents: ["metric"] } : merged;
  }
  return undefined;
}

const isOfSeveral = (id: IntentId) => id.startsWith("models-") || id === "compare";

/** The intent from the end that a follow-up asks for: 'and the worst?' of the best posts. */
function otherEnd(last: IntentId, order: "best" | "worst"): IntentId {
  if (last === "posts-best" || last === "posts-worst") return `posts-${order}`;
  return last;
}

function merge(before: FollowUpContext, slots: QuestionSlots, last: IntentId): FollowUpContext {
  const isCompared = last === "compare" && slots.models.length > 0;
  const models = isCompared ? [...new Set([...before.models, ...slots.models])] : slots.models;
  const intent = slots.models.length > 0 ? (ofOne[last] ?? last) : last;
  const period = slots.period ?? before.period;
  const scope = models.length > 0 ? undefined : (slots.scope ?? before.scope);
  return {
    intents: [...new Set([intent, ...before.intents.slice(1)])],
    platforms: slots.platforms.length > 0 ? slots.platforms : before.platforms,
    metrics: slots.metrics.length > 0 ? slots.metrics : before.metrics,
    order: before.order,
    models: models.length > 0 ? models : before.models,
    ...(scope !== undefined && { scope }),
    ...(period !== undefined && { period }),
    ...(slots.before !== undefined && { before: slots.before }),
  };
}
