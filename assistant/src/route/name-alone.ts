import type { MetricName } from "@fanradar/engine";
import { dayChanges } from "@fanradar/engine/catalogue/groups";
import type { IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import { figuresOf } from "./frames.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { isPerHead } from "./slots/find-metrics.ts";
import { isOfAverage } from "./slots/is-of-average.ts";

interface NameAloneOptions {
  isSure: boolean;
  /** Nothing that it may ask is likely enough to answer. */
  isUnclear: boolean;
  isOfAll: boolean;
  /** Nothing was asked before. */
  opens: boolean;
  isOther: boolean;
  /** What the text is about. */
  concepts: readonly string[];
  /** What the text most likely asks besides. */
  first: IntentId | undefined;
  /** Words that say nothing of what is asked. */
  plain: ReadonlySet<string>;
}

/** Whoever pays is spoken of. */
const ofSubscribers = ["payer", "subscriber", "subscription"] as const;
const responses: readonly MetricName[] = ["likesAverage", "commentsAverage", "avgViews", "engagement"];

/** What two names in one text ask of each other: 'likes of the last post', 'percent of followers on X', 'who lost most subscribers'. */
function intentOfRelation(
  { metrics, platforms }: Pick<QuestionSlots, "metrics" | "platforms">,
  concepts: readonly string[],
  isOfAll: boolean,
): IntentId | undefined {
  const has = (metric: MetricName) => metrics.includes(metric);
  const isOfSubscribers =
    has("subscribers") || (!has("followers") && ofSubscribers.some((one) => concepts.includes(one)));
  if (isOfAll) return isOfSubscribers && concepts.includes("leave") ? "models-losing" : undefined;
  if (has("daysSincePost") && responses.some(has)) return "posts-newest";
  if (has("subscriberRate")) return "conversion";
  if (!concepts.includes("part") || !has("followers")) return undefined;
  if (has("subscribers") || ofSubscribers.some((one) => concepts.includes(one))) return "conversion";
  return platforms.length > 0 ? "platform-share" : undefined;
}

/**
 * What a text asks that is little more than names: figures by their names ('followers, likes and views'; 'tips in October'), or two
 * periods beside each other, or what one brought. Where the classifier is sure of another intent, only a list of metrics without any other word.
 */
export function intentsOfNames(
  { metrics, platforms, period, before, others, rest: words }: QuestionSlots,
  { isSure, isUnclear, isOfAll, opens, isOther, concepts, plain, first }: NameAloneOptions,
): IntentId[] | undefined {
  const related = intentOfRelation({ metrics, platforms }, concepts, isOfAll);
  if (related !== undefined) return [related];
  const rest = words.filter((word) => !howMany.test(word));
  const between = rest.filter((word) => !joining.has(word)).length;
  const isList = metrics.length >= manyMetrics && between <= others.length / 2;
  // A kind of payments is named by its own words alone: 'show me chargebacks'.
  if (isUnclear && metrics.length > 0 && metrics.every(isKindOfPayments)) return [isOfAll ? "models-rank" : "metric"];
  // Beside 'day of the week' the classifier knows whether posts or money are meant.
  if (metrics.some((metric) => dayChanges.some((one) => one === metric))) return undefined;
  // Asked of all models, a figure is meant, and not what it says.
  if (isOfAll && metrics.length > 0 && others.some(isOfAverage)) return ["models-rank"];
  if (isOther && rest.length > 1 && !isList) return undefined;
  if (isOther && metrics.length === 1 && rest.length === 0 && words.length > 0) return ["metric"];
  if (isOfAll && metrics.length > 0 && !isSure) return ["models-rank"];
  // A ratio is asked for by its name alone.
  if (metrics.some(isPerHead)) return [isOfAll ? "models-rank" : "metric"];
  if (metrics.length > 1 && between <= (isSure && !isList ? 0 : others.length / 2)) return ["metric"];
  if (rest.length > shortRest) return undefined;
  if (metrics.length === 0 && before !== undefined && period !== undefined) return ["growth-compared"];
  if (isSure) return undefined;
  // What else is said makes it a question of its own: 'my account got hacked yesterday'.
  const content = rest.filter((word) => !plain.has(word) && !joining.has(word));
  const longContent = content.filter((word) => word.length > longestPlain).length;
  // 'And TikTok?' with nothing else asks how it stands there.
  const isPlatform = platforms.length > 0 && content.length === 0 && !isOfAll && opens;
  if (metrics.length === 0) return (period === undefined && !isPlatform) || longContent > 0 ? undefined : ["overview"];
  const isStated = first !== undefined && metrics.every((metric) => figuresOf(first)?.includes(metric));
  const isPlain = !isStated && longContent < 2 && (period !== undefined || content.length < 2);
  return metrics.length === 1 && isPlain ? ["metric"] : undefined;
}
/** 'How many refunds?' asks by the name alone. */
const howMany = /^(?:how|many|much|wie|viele?|wieviele?|cuant[oa]s?|combien|de|d)$/;
const shortRest = 3;
/** Longer words say something: shorter ones are mostly articles and prepositions. */
const longestPlain = 3;
const manyMetrics = 3;
const joining = new Set("and please und bitte y e por favor et merci svp since seit desde depuis".split(" "));
