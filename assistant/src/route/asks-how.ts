/** How or where something is done, in four languages, folded. */
const howTo =
  /^(?:how (?:do|can|to|should|would|did)|where|wie (?!viele?\b|oft\b|lange?\b|schnell\b)|wo\b|como|donde|comment|ou)\b/;

/** Whether a question, in folded words, asks how or where something is done. */
export const asksHowTo = (words: string): boolean => howTo.test(words);
