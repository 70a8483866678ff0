import type { Language } from "@fanradar/contract";
import { metaWords, neutralWords } from "./lexicon/neutral.ts";
import type { Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

/** What makes a figure a companion of something else that is said: 'is your flagship with {x}'. */
const companions: Record<Language, RegExp> = {
  en: /^(?:with|at|your|the|all|my|our|its|their|these|those|every|each|any|having|thanks)$/,
  es: /^(?:con|tus|sus|tu|su|los|las|esos|esas|estos|estas|todos|todas|cada)$/,
  fr: /^(?:avec|vos|tes|ses|votre|les|ces|tous|toutes|chaque)$/,
  de: /^(?:mit|bei|deine[nr]?|ihre[nr]?|die|den|alle|diese[nr]?|jede[nr]?|ganze)$/,
};
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
  if (isAdvice || tokens.every((_, at) => isRead(sentence, at))) return false;
  const [first] = counted;
  if (!first) return mentions.length > 0 && tokens.some((token) => roleOf(token) === "date");
  const isFigure = (at: number) => counted.some((one) => one.at === at);
  return (
    new Set(mentions.map(({ platform }) => platform)).size > 1 ||
    first.at < 2 ||
    tokens.some(({ text }, at) => text === ":" && at < first.at) ||
    (tokens[first.at - 1]?.text === "," && tokens.slice(first.at + 1).some(({ text }) => text === ",")) ||
    tokens.some(
      ({ low }, at) =>
        (companions[language].test(low) && [1, 2].some((step) => isFigure(at + step))) ||
        (copulas[language].test(low) && ![1, 2, 3].some((step) => isFigure(at + step))),
    )
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

const denial = /^(?:no|not|sin|ne|n'|pas|encore|ai|aucune?|keine|noch|nicht)$/;

/** That there is no figure. */
const lacking: Record<Language, RegExp> = {
  en: / no (?:figures?|numbers?|data|forecast) /,
  es: / (?:no (?:tengo|hay)|sin) (?:\p{L}+ )?(?:cifras?|datos|prevision) /u,
  fr: / (?:pas|pas encore|aucun|aucune) (?:de )?(?:chiffres?|donnees?|prevision) /,
  de: / (?:keine|noch keine) (?:\p{L}+ )?(?:zahlen|daten|prognose) | prognose .* nicht /u,
};
