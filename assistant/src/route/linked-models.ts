import type { QuestionSlots } from "./read-slots.ts";

const asking =
  /^(?:(?:and|y|und|et) )?(?:which|what|who|welche[rs]?|wer|que|cuales|quien(?:es)?|quelles?|quels?|qui|lesquel(?:le)?s)\b/;
/** What is on a platform, or has it. */
const on =
  /\b(?:on|has|have|uses?|using|auf|bei|hat|haben|nutz(?:en|t)|en|esta|estan|tienen?|usan?|sur|ont|a|utilisent|utilise)\b/;
const negated =
  /\b(?:not|isn|aren|hasn|haven|doesn|don|no|without|missing|nicht|kein\w*|ohne|sin|falta\w*|pas|sans|manque\w*)\b/;
const accounts =
  /^(?:accounts?|profiles?|pages?|konto|konten|profil\w*|cuentas?|perfil(?:es)?|comptes?|there|models?|modelos?|modeles?|girls?|ones?|creators?)$/;
const shortest = 4;

/** Whether a text asks which models have a platform, and nothing else of them: 'which ones are on OnlyFans'. */
export function asksLinked(
  tokens: readonly string[],
  { platforms, metrics, models, period, rest }: QuestionSlots,
  isPlain: (word: string) => boolean,
): boolean {
  const text = tokens.join(" ");
  const isAlone = metrics.length + models.length === 0 && period === undefined && platforms.length > 0;
  const saysNoMore = rest.every(
    (word) => word.length < shortest || on.test(word) || accounts.test(word) || isPlain(word),
  );
  return isAlone && asking.test(text) && on.test(text) && !negated.test(text) && saysNoMore;
}
