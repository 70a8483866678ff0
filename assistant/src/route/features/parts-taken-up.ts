import type { Question } from "../../question.ts";
import type { firstReading } from "../first-reading.ts";
import { goOn } from "../go-on.ts";

/** Of more words a question without days is of all days, and not of those before. */
export const fewInFollowUp = 6;

/**
 * What a text names, and of the rest what the question before named, where it goes on from that; `wasOfAll`: that was asked of all models.
 *
 * @param isFurther it says too little to stand alone
 * @param isOfThem it is of those whom the question before counted
 */
export function partsTakenUp(
  { slots, tokens, goesOn }: Pick<ReturnType<typeof firstReading>, "slots" | "tokens" | "goesOn">,
  before: Question | undefined,
  { isFurther, isCompared, isOfThem = false }: { isFurther: boolean; isCompared: boolean; isOfThem?: boolean },
) {
  const isShort = (goesOn || slots.period === undefined) && tokens.length <= fewInFollowUp;
  const takesUp = before !== undefined && (isFurther || isShort || isOfThem);
  const parts = takesUp ? goOn(slots, before, { operation: undefined, isCompared }) : slots;
  const models = slots.scope === "one" && before && parts.models.length === 0 ? before.models : parts.models;
  return { takesUp, parts, models, wasOfAll: isFurther && before?.intents[0]?.startsWith("models-") === true };
}
