import type { MetricName } from "@fanradar/engine";
import { type DataIntent, dataIntents, type IntentId } from "../../intents/intent-ids.ts";
import type { Question } from "../../question.ts";
import { frameOf, ofOneModel } from "../frames.ts";
import { isOfModels } from "./ask-again.ts";
import { isExtreme, type Rule, same, says, whole } from "./turn.ts";

/**
 * 'Why?', 'is that good?' and 'what do we do about it?' after models in a row are asked of the first, as after a question on that one; 'by how much?' of the
 * first beside the second.
 */
export const ofFirst =
  (rules: readonly Rule[]): Rule =>
  (turn) => {
    const { before, focus } = turn;
    const [first, second] = focus.stated;
    if (!isOfModels(before) || !asksWhich(before) || first === undefined) return undefined;
    if (says(turn, ["gap", "two"], { beside: ["most", "degree"] })) {
      const { scope: _, isRanked: _ranked, ...ofTwo } = same(turn);
      const isOfOne = isRanking(before) && second !== undefined;
      return isOfOne ? { ...ofTwo, intents: ["compare"], models: [first, second] } : same(turn);
    }
    if (!says(turn, ["why", "norm", "act"], { beside: ["change", "grow", "lose", "most", "least", "each"] }))
      return undefined;
    const one = ofModel(before, first);
    for (const rule of rules) {
      const question = rule({ ...turn, before: one });
      if (question) return question;
    }
    return undefined;
  };

/** Whether a question asks for one of the models, and not for what all come to. */
const asksWhich = ({ intents: [last], isRanked, payments, audience }: Question): boolean => {
  const { by } = payments ?? audience ?? {};
  return by === undefined ? isRanked === true || asking.has(last) : by === "model";
};
const asking: ReadonlySet<IntentId | undefined> = new Set<IntentId>([
  ...(["models-attention", "models-best", "models-losing"] as const),
]);

/** Whether an answer puts models in a row by one figure that both of two can be held against each other by. */
const isRanking = (question: Question): boolean =>
  rankings.has(question.intents[0]) && countedBy(question) !== "subscribers-lost";
const rankings: ReadonlySet<IntentId | undefined> = new Set<IntentId>([
  ...(["models-growth", "models-earnings", "models-forecast", "models-rank", "models-losing"] as const),
]);

/** The question on one model that states what models were ranked by. */
function ofModel(before: Question, model: number): Question {
  const { scope: _, isRanked: _ranked, payments, audience, ...rest } = before;
  const question: Question = { ...rest, intents: [countedBy(before)], models: [model], order: "best" };
  if (payments) {
    const { operation } = payments;
    return { ...question, payments: { ...whole(payments), operation: isExtreme(payments) ? "value" : operation } };
  }
  return audience ? { ...question, audience: { measure: audience.measure, operation: "value" } } : question;
}

/** The intent of one model that states the figure of a ranking. */
function countedBy({ intents: [last = "none"], metrics: [metric] }: Question): IntentId {
  const stating = byFigure.get(`${last} ${metric ?? "followers"}`);
  return stating ?? ofOneModel(last);
}

const byFigure: ReadonlyMap<string, DataIntent> = new Map(
  dataIntents.toReversed().flatMap((id): [string, DataIntent][] => {
    const all = frameOf(id)?.all;
    const figure: MetricName | undefined = all?.metric;
    return all && figure !== undefined ? [[`${all.intent} ${figure}`, id]] : [];
  }),
);
