import { dayChanges } from "@fanradar/engine/catalogue/groups";
import type { IntentId } from "../intents/intent-ids.ts";
import type { QuestionSlots } from "./read-slots.ts";

/**
 * What a text asks that is little more than names: figures by their names ('followers, likes and views'; 'tips in October'), or two
 * periods beside each other, or what one brought. Where the classifier is sure of another intent, only a list of metrics without any other word.
 */
export function intentsOfNames(
  { metrics, period, before, others, rest: words }: QuestionSlots,
  { isSure, isOfAll, isOther }: { isSure: boolean; isOfAll: boolean; isOther: boolean },
): IntentId[] | undefined {
  const rest = words.filter((word) => !howMany.test(word));
  const between = rest.filter((word) => !joining.has(word)).length;
  const isList = metrics.length >= manyMetrics && between <= others.length / 2;
  if (isOfAll && metrics.length > 0 && others.some((word) => average.test(word))) return ["models-rank"];
  if (isOther && rest.length > 1 && !isList) return undefined;
  if (isOther && metrics.length === 1 && rest.length === 0 && words.length > 0) return ["metric"];
  if (isOfAll && metrics.length > 0 && !isSure) return ["models-rank"];
  // A ratio is asked for by its name alone; beside 'day of the week' the classifier knows whether posts or money are meant.
  if (metrics.includes("earningsPerSubscriber")) return [isOfAll ? "models-rank" : "metric"];
  if (metrics.some((metric) => dayChanges.some((one) => one === metric))) return undefined;
  if (metrics.length > 1 && between <= (isSure && !isList ? 0 : others.length / 2)) return ["metric"];
  if (rest.length > shortRest) return undefined;
  if (metrics.length === 0 && before !== undefined && period !== undefined) return ["growth-compared"];
  if (isSure) return undefined;
  if (metrics.length === 0) return period === undefined ? undefined : ["overview"];
  return metrics.length === 1 && (period !== undefined || rest.length < 2) ? ["metric"] : undefined;
}
/** Asked of all models, a figure is meant, and not what it says. */
const average = /^(?:averag|avg$|mean$|durchschnitt|schnitt$|promedi|media$|moyen)/;
/** 'How many refunds?' asks by the name alone. */
const howMany = /^(?:how|many|much|wie|viele?|wieviele?|cuant[oa]s?|combien|de|d)$/;
const shortRest = 3;
const manyMetrics = 3;
const joining = new Set("and please und bitte y e por favor et merci svp".split(" "));
