import type { IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import type { QuestionSlots } from "./read-slots.ts";

/** Words around what a follow-up names: 'and what about TikTok?', 'und wie sieht es bei Carla aus?'. */
const fillers = new Set(
  `and what about how on in for at with the a of my her his our their your same again then now ok okay but or is it also only just please pls
  show me to from during over hers mine one ones this that those go thanks
  und was ist mit wie sieht es das bei auf in im fur von aus meinem meiner meine mein ihr ihrem ihre den der die dem des denn jetzt dann
  aber oder auch nur bitte mal zeig mir so am vom danke
  y e que tal hay de del en el la los las lo mi mis su sus para con pero o ahora entonces tambien solo por favor muestrame como a al cual es gracias
  et qu quoi qu en est il pour sur dans le les des du un une mon ma mes son sa ses chez avec mais ou maintenant alors aussi seulement montre
  moi comment ca va au aux l d c ce merci`
    .trim()
    .split(/\s+/),
);
/** Asks for the cause of what was answered. */
const why =
  /^(?:(?:and |but |y |und |aber |et |mais |pero )?(?:why|why (?:is )?that|how come|why so|warum|wieso|weshalb|warum das|wieso das|por que|porque|a que se debe|y eso|pourquoi|pourquoi ca|comment ca se fait))$/;
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
const ofOne: Partial<Record<IntentId, IntentId>> = {
  "models-overview": "overview",
  "models-growth": "growth",
  "models-best": "overview",
  "models-losing": "growth",
  "models-missing": "missing",
  "models-attention": "risks",
  "models-earnings": "earnings",
  "models-rank": "overview",
};
const takesMetrics: ReadonlySet<IntentId> = new Set(["models-rank", "compare", "metric", "growth", "overview"]);

/** What a follow-up is asked of: the intent and slots that it carries along. */
export type FollowUpContext = Pick<
  Question,
  "intents" | "platforms" | "metrics" | "order" | "models" | "scope" | "period" | "before" | "asksWhy"
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
    return { ...before, intents: [causes[last] ?? last], ...(last.startsWith("models-") && { asksWhy: true }) };
  if (sinceWhen.test(plain)) return before;
  const isFiller = (word: string) => fillers.has(word);
  const names = slots.platforms.length + slots.models.length > 0 || slots.period !== undefined;
  if (names && slots.others.every(isFiller)) return merge(before, slots, last);
  if (slots.metrics.length > 0 && slots.rest.every(isFiller) && takesMetrics.has(last)) {
    const merged = merge(before, slots, last);
    // 'And her engagement?' after growth asks for another figure of the same model.
    return last === "growth" || last === "overview" ? { ...merged, intents: ["metric"] } : merged;
  }
  return undefined;
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
