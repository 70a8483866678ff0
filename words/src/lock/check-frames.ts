import type { Language } from "@fanradar/contract";
import { metaWords, neutralWords } from "./lexicon/neutral.ts";
import type { Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

const copulas: Record<Language, RegExp> = {
  en: /^(?:is|are|was|were|be|been|being|remain|remains|stay|stays|stayed|become|becomes|became|feel|feels|look|looks|seem|seems|it's|that's)$/,
  es: /^(?:es|son|era|eran|fue|fueron|sea|esta|estan|estaba|sigue|siguen|parece|parecen|resulta|resultan|va|van|queda|quedan)$/,
  fr: /^(?:est|sont|etait|etaient|fut|soit|reste|restent|devient|deviennent|semble|semblent|parait|va|vont)$/,
  de: /^(?:ist|sind|war|waren|sei|bleibt|bleiben|wird|werden|wirkt|wirken|scheint|scheinen|gilt|gelten)$/,
};

/**
 * A sentence that does more than tell its figure ('is a milestone', 'a fine start: {x} followers', 'A and B are tied'): every word
 * of it must be one that the lists know, for what is not read cannot be borne out.
 */
export function saysUnread(sentence: Sentence): boolean {
  const { tokens, language, mentions, figures, isAdvice } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  // '… are real', '… is active': nothing of the kind is measured.
  const isCalled = sentence
    .spans("narrowing")
    .filter(({ from }) => !/^(?:expected|future|potential)$/.test(tokens[from]?.low ?? ""))
    .some(({ from }) => [1, 2].some((step) => copulas[language].test(tokens[from - step]?.low ?? "")));
  if (!isAdvice && isCalled && counted.some(({ fact }) => /^(?:followers|subscribers|forecast)$/.test(fact.metric)))
    return true;
  const unread = tokens.flatMap((_, at) => (isRead(sentence, at) ? [] : [at]));
  if (unread.length === 0) return false;
  if (figures.length > 0) return unread.some((at) => !isAdvice || isBeside(sentence, at));
  return !isAdvice && mentions.length > 0 && tokens.some((token) => roleOf(token) === "date");
}

/** In the same part of the sentence as a figure: what is advised there may be said in any words, what is told may not. */
function isBeside({ tokens, figures }: Sentence, at: number): boolean {
  return figures.some(
    (one) =>
      typeof one.fact.value === "number" &&
      !tokens.slice(Math.min(one.at, at), Math.max(one.at, at)).some(({ text }) => /^[,;:()]$/.test(text)),
  );
}

function isRead({ tokens, mentions, read, language }: Sentence, at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind !== "word" ||
    read.has(at) ||
    neutralWords[language].has(token.low) ||
    isMention({ tokens, mentions }, at)
  );
}

const isMention = ({ tokens, mentions }: Pick<Sentence, "tokens" | "mentions">, at: number) =>
  mentions.some((one) => one.at === at || (one.at === at - 1 && /^(?:tok|fans)$/.test(tokens[at]?.low ?? "")));

/** 'Your figures on …', 'Now to …', 'I have no figures for … yet': tells nothing of what it names. */
export function isHeading(sentence: Sentence): boolean {
  const { tokens, mentions, language } = sentence;
  const isName = (at: number) => isMention({ tokens, mentions }, at);
  const misses = lacking[language].test(` ${tokens.map(({ low }) => low).join(" ")} `);
  return tokens.every(
    ({ kind, low, text }, at) =>
      isName(at) || (kind === "mark" ? text !== "?" : metaWords[language].has(low) || (misses && denial.test(low))),
  );
}

const denial = /^(?:no|not|sin|ne|n'|pas|encore|ai|aucune?|keine|noch|nicht|nothing)$/;

/** That there is no figure. */
const lacking: Record<Language, RegExp> = {
  en: / (?:no (?:figures?|numbers?|data|forecast)|not (?:available|known)|nothing is known) /,
  es: / (?:(?:no (?:tengo|hay)|sin) (?:\p{L}+ )?(?:cifras?|datos|prevision)|no se sabe|no esta disponible) /u,
  fr: / (?:pas|pas encore|aucun|aucune) (?:de )?(?:chiffres?|donnees?|prevision) | n' est pas disponible /,
  de: / (?:keine|noch keine) (?:\p{L}+ )?(?:zahl|zahlen|daten|prognose) | prognose .* nicht /u,
};
