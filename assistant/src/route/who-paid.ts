import type { IntentId } from "../intents/intent-ids.ts";
import type { QuestionSlots } from "./read-slots.ts";

const whoAlone =
  /^(?:and |und |y |et )?(?:from |by |von |de |par )?(?:who|whom|wem|wer|quien|qui)(?: (?:was|is|sent|gave|paid|it|that|this|war|das|es|fue|era|c|etait|est|ce|ca|la|a|paye|donne))*$/;
const ofPayments: ReadonlySet<string> = new Set<IntentId>(["payments", "payers", "earnings", "earnings-kinds"]);

/** Whether a text asks, after a question on payments, who made them: 'from whom?', 'de qui ?'. */
export const asksWhoPaid = (tokens: readonly string[], last: IntentId | undefined): boolean =>
  last !== undefined && ofPayments.has(last) && whoAlone.test(tokens.join(" "));

/** 'Who' after a question on payments is one of those who paid, and no model. */
export function withoutScope({ scope, ...slots }: QuestionSlots, isOfPayer: boolean): QuestionSlots {
  return scope === undefined || (isOfPayer && scope === "all") ? slots : { ...slots, scope };
}
