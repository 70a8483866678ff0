import type { Question } from "../../question.ts";
import { saysFeature } from "../features/find-features.ts";
import { fewInFollowUp, partsTakenUp } from "../features/parts-taken-up.ts";
import type { NamedParts } from "../go-on.ts";
import type { Turn } from "../turn.ts";
import { withoutScope } from "../who-paid.ts";
import type { SaidOfPayments } from "./payment-reading.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";

/** Whom, and which days, a question on payments is about. */
export interface PaymentScope {
  parts: Partial<NamedParts>;
  models: readonly number[];
  /** It is of all models. */
  isOfAll: boolean;
  /** It asks which part of all one model brings. */
  isOfPart: boolean;
}

/** The models and days of a question on payments; undefined where it is about models that went quiet, of which payments say nothing. */
export function scopeOf(
  { options, first, before }: Turn,
  { slots, comesFromModel }: SaidOfPayments,
  parsed: PaymentQuestion,
  isFurther: boolean,
): PaymentScope | undefined {
  const { names = [], meansAll = false } = options;
  const { tokens, concepts, language, goesOn } = first;
  // 'Who spends most' is one of those who pay.
  const isOfPayer = parsed.measure === "payers" && parsed.by !== "model" && !saysFeature(tokens, language, "model");
  const taken = partsTakenUp({ slots: withoutScope(slots, isOfPayer), tokens, goesOn }, before, {
    ...{ isFurther, isCompared: parsed.operation === "change" },
    isOfThem: slots.period === undefined && parsed.measure === "payers" && before?.payments?.measure === "payers",
  });
  const { models } = taken;
  const parts = causeIn(taken.parts, parsed, { slots, before });
  const isOfUnits = parsed.by === undefined || parsed.by === "model";
  const isAll = meansAll ? parts.scope !== "one" : parts.scope === "all" && isOfUnits;
  const isOfAll = names.length > 1 && models.length === 0 && isAll;
  // Who of all went quiet is a model, unless it speaks of fans or of what they pay.
  const isOfFans =
    slots.metrics.length > 0 ||
    ofPayers.some((concept) => concepts.includes(concept)) ||
    saysFeature(tokens, language, "people");
  if (isOfAll && parsed.operation === "quiet" && !isOfFans) return undefined;
  // Which part of all one model brings is asked of all.
  const isAfterAll = before?.intents[0]?.startsWith("models-") === true && tokens.length <= fewInFollowUp;
  const saysWhole = comesFromModel || ofWhole.some((feature) => saysFeature(tokens, language, feature));
  const isOfWhole = taken.wasOfAll || isAfterAll || saysWhole;
  const isOfPart = isPart(parsed) && models.length === 1 && names.length > 1 && isOfWhole;
  return { parts, models, isOfAll, isOfPart };
}

/** Which part of all money is asked for. */
export const isPart = ({ operation, kinds, measure }: PaymentQuestion): boolean =>
  operation === "share" && kinds.length === 0 && measure === "amount";

/** 'Is it the tips?' after two times is of their difference. */
function causeIn(
  parts: Partial<NamedParts>,
  { operation }: PaymentQuestion,
  { slots, before }: Pick<SaidOfPayments, "slots"> & { before: Question | undefined },
): Partial<NamedParts> {
  const isOfCause = operation === "why" && slots.period === undefined && before?.payments !== undefined;
  return isOfCause && before.period !== undefined && before.before !== undefined
    ? { ...parts, period: before.period, before: before.before }
    : parts;
}

/** What speaks of those who pay. */
const ofPayers = ["payer", "money", "sell", "subscriber"] as const;
/** What says that a part is one of all: 'of our revenue', 'of the total'. */
const ofWhole = ["ours", "total"] as const;
