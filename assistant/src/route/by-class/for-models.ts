import type { MetricName } from "@fanradar/engine";
import { isOfSomeModels, type Question } from "../../question.ts";
import { adjustForRevenueOfAll } from "../adjust-money.ts";
import { adjustForModelsGoal, adjustForNamedDay, type Read } from "../adjust-reading.ts";
import { adjustForSomeModels, fitScope, isAboutOne, withPair } from "../fit-models.ts";
import { withKinds } from "../kinds-of-all.ts";
import { withLimit, withMetric, withPortfolioIntents } from "../portfolio-intents.ts";
import { asksMonthIn } from "../slots/asks-month.ts";
import type { Turn } from "../turn.ts";
import { ofOthers } from "../words-of-question.ts";
import type { Said } from "./said.ts";
import type { Times } from "./times.ts";

/** A reading with the models that it is about. */
export type ModelReading = Read & Pick<Question, "models">;

/** The reading for the models that are meant: for one, for two that are compared, or for all. */
export function forModels(turn: Turn, read: Read, said: Said, times: Times): ModelReading {
  const { first, before } = turn;
  const { slots, concepts, parts, isOfAll } = first;
  const { models, scope } = parts;
  const aimedAt = forAll(turn, read, said, times);
  // One figure of two is a comparison.
  const isOfTwo = aimedAt.intents[0] === "metric" && models.length > 1;
  const held = isOfTwo ? { ...aimedAt, intents: ["compare"] as const } : aimedAt;
  const paired = withPair(held, before, { models, named: slots.models.length, scope });
  const namesModel = paired.models.length > 0;
  const scoped = fitScope(paired, { isOfAll, isOfOne: isOfOne(turn, said, paired), period: times.period, namesModel });
  // Two models in named days are compared by what these brought.
  const isOfDays = times.period !== undefined && scoped.metrics.length === 0;
  const isOfBoth = scoped.intents[0] === "compare" && paired.models.length > 1 && isOfDays;
  const compared = concepts.includes("money") ? (["earningsNet"] as const) : comparedInDays;
  const both = isOfBoth ? { ...scoped, metrics: compared } : scoped;
  const isToCome = said.month !== undefined && slots.period === undefined;
  // A ranking of models is one model's overview by here.
  return adjustForNamedDay(adjustForRevenueOfAll(both, { isToCome }), times.period, concepts.includes("post"));
}

const comparedInDays: readonly MetricName[] = ["earningsNet", "gain"];

/** The reading for all models, or some of them, where no model is meant. */
function forAll({ text, first }: Turn, read: Read, { limit }: Said, { isCompared }: Times): Read {
  const { fixed, slots, concepts, parts, isOfEach } = first;
  // No month is the best of several models.
  const isOfMonth = read.intents[0] === "earnings-best" && asksMonthIn(text);
  // A change is asked of all together where no cause of it is.
  const isNamed = parts.scope !== undefined || (isCompared && !concepts.includes("why"));
  const isRanked = isOfEach && !isOfMonth;
  const ranked = isRanked ? withKinds(withLimit(withPortfolioIntents(read, isNamed), limit), parts.without) : read;
  const isOfSome = isOfEach && !fixed && isOfSomeModels(parts);
  const fit = withMetric(isOfSome ? adjustForSomeModels(ranked) : ranked, slots.others);
  return isOfEach && !fixed && limit === undefined ? adjustForModelsGoal(fit) : fit;
}

/** Whether one model is meant: there is no other, or nothing is said of others. */
function isOfOne({ first, options }: Turn, { limit }: Said, { intents: [intent], metrics }: Read): boolean {
  const { slots, tokens, concepts, parts } = first;
  const { names = [], meansAll = false } = options;
  // Where a model is chosen, what speaks of no others is asked of it.
  const isOfAny = intent === "models-rank" && metrics.length === 0;
  const speaksOfOthers = parts.scope !== undefined || isOfAny || concepts.some((one) => ofOthers.has(one));
  const isOfChosen = !meansAll && !speaksOfOthers;
  return names.length < 2 || isOfChosen || isAboutOne({ ...parts, limit, namedOrder: slots.namedOrder }, tokens);
}
