import type { QuestionSlots } from "../read-slots.ts";

const comparing = /^(?:compared?|comparad[oa]s?|compare[es]?|vergleich\w*|verglichen|vs|versus|than|als|que)$/;
/** 'Compared to Ava': one model is named, and no other time. */
export const comparesWithModel = (
  { models, before }: Pick<QuestionSlots, "models" | "before">,
  tokens: readonly string[],
): boolean => models.length > 0 && before === undefined && tokens.some((token) => comparing.test(token));
