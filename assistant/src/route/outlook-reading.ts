import type { Question } from "../question.ts";
import { findFeatures, saysFeature } from "./features/find-features.ts";
import { questionWords } from "./features/question-words.ts";
import type { FirstReading, QuestionOptions } from "./first-reading.ts";
import { sumIn } from "./goal-of.ts";
import { findComingMonth, namesComingYear } from "./slots/find-coming-month.ts";
import { findLimit } from "./slots/find-limit.ts";
import { namesGoal } from "./team-work.ts";

/** Verbs of a time to come, in Spanish and French, folded: 'facturaremos', 'gagnera'. */
const future = /^\w{2,}(?:remos|rons|ront|aran|eran|iran)$|^(?:ganara|hara|fera|gagnera|rapportera|entrara|cobrara)$/;
const asksAhead = (tokens: readonly string[], language: Question["language"]): boolean =>
  saysFeature(tokens, language, "ahead") ||
  ((language === "es" || language === "fr") && tokens.some((token) => future.test(token)));
/** What the words for it consist of. */
const ofYear =
  /^(?:next|coming|years?|twelve|months?|nachst\w*|kommend\w*|jahr|zwolf|monate?n?|ano|viene|proxim\w+|doce|mes(?:es)?|annee|an|prochain\w*|douze|mois)$/;
const fewInFollowUp = 4;
const ofOthers = ["post", "lose", "payer", "payment", "message", "back", "platform", "why", "size"] as const;

/**
 * The question of a text that asks what a coming month, or months, will bring in, where every word of it is understood: a month without a year is then the next of
 * that name. Undefined of any other text.
 */
export function outlookReading(
  text: string,
  { now, names = [], meansAll = false }: QuestionOptions,
  { slots, tokens, language }: FirstReading,
  before: Question | undefined,
): Question | undefined {
  // 'And February?' after a forecast.
  const isOfOutlook = before?.month !== undefined || before?.intents[0]?.endsWith("forecast") === true;
  const namesTime = slots.period !== undefined || namesComingYear(tokens);
  const isFurther = isOfOutlook && namesTime && tokens.length <= fewInFollowUp;
  if ((!asksAhead(tokens, language) && !isFurther) || namesGoal(tokens)) return undefined;
  const month = findComingMonth(tokens, slots.period, now);
  const isOfMoney = slots.metrics.every((metric) => metric === "earningsNet" || metric === "forecast");
  const isHeld = findLimit(text) !== undefined || sumIn(text, slots, month) !== undefined;
  const isPaidOn = slots.platforms.every((platform) => platform === "onlyfans");
  if (month === undefined || !isOfMoney || isHeld || !isPaidOn || slots.models.length > 1) return undefined;
  const words = questionWords(text, slots.rest, language, now).filter(
    (word) => !future.test(word) && !/^\d{1,2}$/.test(word) && !ofYear.test(word),
  );
  const features = findFeatures(words, language);
  if (!features || ofOthers.some((name) => features.has(name))) return undefined;
  const isSame = before !== undefined && slots.models.length === 0 && (isFurther || slots.scope === "one");
  const models = isSame ? before.models : slots.models;
  const isOfAll =
    names.length > 1 &&
    models.length === 0 &&
    (slots.scope === "all" || features.has("model") || (meansAll && slots.scope !== "one"));
  return {
    ...{ text, language, models, month, platforms: [], order: "best", certainty: "sure" },
    ...{ intents: [isOfAll ? "models-forecast" : "earnings-forecast"], metrics: ["earningsNet"] },
    ...(slots.scope !== undefined && { scope: slots.scope }),
  };
}
