import { isKindOfPayments } from "../../payment-kinds.ts";
import { isOfData } from "../decide.ts";
import type { QuestionFeature } from "../features/find-features.ts";
import { frameOf, intentAfter, type Measure, type Operation } from "../frames.ts";
import type { Move } from "./moves.ts";
import { type Rule, same, says } from "./turn.ts";

/** What a few words ask of whatever was stated, by what they say. */
const asked: readonly {
  operation: Operation;
  says: readonly (QuestionFeature | Move)[];
  beside: readonly QuestionFeature[];
}[] = [
  { operation: "cause", says: ["why"], beside: ["change", "grow", "lose", "least", "most", "norm", "each"] },
  { operation: "norm", says: ["norm", "median", "mean"], beside: ["change"] },
  { operation: "change", says: ["gap", "change"], beside: ["grow", "lose"] },
  { operation: "do", says: ["act"], beside: ["change", "grow", "lose"] },
];

/** 'Why?', 'is that good?', 'by how much?' after any figures: what `frames` has for that measure, of the same model and days. */
export const ofMeasure: Rule = (turn) => {
  const { before } = turn;
  const [last = "none"] = before.intents;
  // A figure that is named is of another measure than its intent, where it is one of payments.
  const isOfPayments = before.payments !== undefined || before.metrics.some(isKindOfPayments);
  if (!isOfData(last) || isOfPayments) return undefined;
  const meant = asked.find(({ says: some, beside }) => says(turn, some, { beside }));
  // How an audience moved is read by its parts.
  if (
    !meant ||
    (meant.operation === "change" && before.audience) ||
    (meant.operation === "do" && !hasAdvice.has(frameOf(last)?.about))
  )
    return undefined;
  const intent = intentAfter(last, meant.operation);
  if (intent === last) return before.audience ? undefined : same(turn);
  const { metrics: _, audience: _audience, ...rest } = same(turn);
  return { ...rest, intents: [intent], metrics: [] };
};

/** Of these the playbook says what to do, beside the own figures; of others the steps of the report do. */
const hasAdvice: ReadonlySet<Measure | undefined> = new Set<Measure>(["subscribers", "engagement", "views", "rhythm"]);

/**
 * 'In percent?', 'per week?', 'since when?' after figures that are known in one way alone: these, once more, and not another figure that is known in that
 * way.
 */
export const knownOneWay: Rule = (turn) => {
  const { before } = turn;
  const [last = "none"] = before.intents;
  const about = frameOf(last)?.about;
  const isOfSubscribers = before.metrics.includes("subscribers");
  const isKnown =
    !isOfData(last) ||
    before.payments ||
    before.audience ||
    about === undefined ||
    (hasUnits.has(about) && !isOfSubscribers);
  const isAsked = says(turn, ["percent", "share", "each", "since-when", "gap"], { beside: ["day", "week", "month"] });
  return isKnown || !isAsked ? undefined : same(turn);
};

/** Of these each day, week and month is known, and how they changed. */
const hasUnits: ReadonlySet<Measure> = new Set<Measure>(["followers", "views", "rhythm", "earnings"]);
