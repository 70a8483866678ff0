import { fold } from "@fanradar/words/fold";
import type { Question } from "../question.ts";
import type { firstReading, QuestionOptions } from "./first-reading.ts";
import { tokensOf } from "./tokens.ts";

/** What chatters do, in four languages, folded: a model of the same name does not. */
const ofShifts =
  /\b(?:sell\w*|sold|sales|shifts?|hours?|verkauf\w*|schicht\w*|stunden?|vend\w+|ventas?|turnos?|horas?|ventes?|heures?|creneaux?)\b/;
const ofHours = /\b(?:(?:per|an|pro|je|por|par|l|de l) (?:hour|stunde|hora|heure)|hourly)\b/;

/**
 * The question of a text that names a chatter of the chosen model and asks what they sold; undefined of others. A name that is also a model's is the
 * chatter's where sales, shifts or hours are asked for, or where chatters were spoken of.
 */
export function namedChatter(
  text: string,
  { chatters = [], names = [] }: QuestionOptions,
  {
    slots,
    tokens,
    concepts,
    language,
  }: Pick<ReturnType<typeof firstReading>, "slots" | "tokens" | "concepts" | "language">,
  before: Question | undefined,
): Question | undefined {
  const named = chatters.map(fold).filter((name) => tokens.includes(name));
  if (named.length === 0) return undefined;
  const words = tokens.join(" ");
  const isOfModel = names.some(({ name }) => tokensOf(name).some((word) => named.includes(word)));
  const goesOn = before?.intents[0] === "chatters";
  const isMeant = ofShifts.test(words) || goesOn || (!isOfModel && concepts.includes("money"));
  if (!isMeant) return undefined;
  const period = slots.period ?? (goesOn ? before.period : undefined);
  const isPerHour = ofHours.test(words);
  return {
    ...{ text, language, intents: ["chatters"], certainty: "sure", platforms: [], models: [] },
    metrics: [isPerHour ? "chatters.perHour" : "chatters.sales"],
    payments: { measure: "amount", basis: "net", kinds: [], operation: "value", by: "chatter" },
    order: slots.namedOrder ?? "best",
    ...(period !== undefined && { period }),
  };
}
