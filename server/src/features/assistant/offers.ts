import { offerNear, offerQuestions, offerReadings } from "@fanradar/assistant/intents/offer-questions";
import type { Block } from "@fanradar/assistant/plan/block";
import type { Offer } from "@fanradar/contract";
import { formatOf, type Reader } from "../../platform/http/reader.ts";
import type { UnderstoodQuestion } from "./understand-question.ts";

/** Questions to press: the readings of an unsure question, the others of a likely one, and what the ledger can answer below a greeting or where there is no answer. */
export function offersFor(
  blocks: readonly Block[],
  { question, knowledge }: UnderstoodQuestion,
  reader: Reader,
): Offer[] {
  const { language } = question;
  const replier = { language, format: formatOf({ ...reader, language }) };
  const [first] = question.intents;
  if (first && blocks.some((block) => block.kind === "phrase" && block.phrase === "all-said"))
    return offerNear(first, language);
  if (question.certainty === "likely")
    return offerReadings({ ...question, intents: question.intents.slice(1) }, knowledge, replier);
  const phrases = blocks.flatMap((block) => (block.kind === "phrase" ? block.phrase : []));
  const readings = phrases.includes("unsure") ? offerReadings(question, knowledge, replier) : [];
  const isOpen = phrases.some((phrase) =>
    ["unsure", "greeting", "thanks", "acknowledgement", "who", "what", "nothing"].includes(phrase),
  );
  if (readings.length > 0 || !isOpen) return readings;
  return offerQuestions(knowledge, replier).map(({ pieces }) => pieces);
}
