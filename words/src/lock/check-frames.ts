import type { Language } from "@fanradar/contract";
import { isByForm } from "./advice.ts";
import { comparative } from "./lexicon/match.ts";
import { metaWords, neutralWords } from "./lexicon/neutral.ts";
import type { Sentence } from "./sentence.ts";
import { roleOf, type Token } from "./tokens.ts";

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
  if (figures.length > 0) return unread.some((at) => !isAdvice || isBeside(sentence, at));
  if (pointsBack(sentence)) return unread.some((at) => !metaWords[language].has(tokens[at]?.low ?? ""));
  const isUnborne = (at: number) => unread.includes(at) || comparative.test(tokens[at]?.low ?? "");
  if (isAdvice && tokens.some((_, at) => isUnborne(at) && isReason(sentence, at))) return true;
  if (isAdvice && unread.some((at) => isAside(sentence, at))) return true;
  return !isAdvice && mentions.length > 0 && tokens.some((token) => roleOf(token) === "date");
}

/** 'Most would kill for that': says something of the figure before it, without placing one. */
const pointsBack = ({ tokens, isBehindFigure, isAdvice, isImperative, language }: Sentence) =>
  isBehindFigure &&
  !isImperative &&
  tokens.at(-1)?.text !== "?" &&
  (!isAdvice || tokens.some((token, at) => isPointer(language, token, tokens[at + 1])));

const isPointer = (language: Language, { low }: Token, next: Token | undefined) =>
  pointers[language].test(low) && !(low === "das" && /^\p{Lu}/u.test(next?.text ?? ""));

/** 'Use the wave: X gains by the day': beside a colon or a dash of advice, and told of a platform. */
function isAside({ tokens, language, mentions, spans }: Sentence, at: number): boolean {
  const ends = tokens.flatMap(({ text }, end) => (/^[:;–—]$/.test(text) ? [end] : []));
  const [from, to] = [ends.findLast((end) => end < at) ?? -1, ends.find((end) => end > at) ?? tokens.length];
  const isInside = (one: number) => one > from && one < to;
  return (
    ends.length > 0 &&
    mentions.some((one) => isInside(one.at)) &&
    !(["imperative", "advice"] as const).some((sort) => spans(sort).some((span) => isInside(span.from))) &&
    !tokens.some(({ low }, one) => isInside(one) && isByForm(low, language))
  );
}

/** In what advice says of its reason, or of the platform it names: '…, since the algorithm …', 'X, where the crowds are'. */
function isReason({ tokens, mentions, language }: Sentence, at: number): boolean {
  return tokens.slice(0, at).some(({ low }, from) => {
    if (tokens.slice(from, at).some(({ text }) => /^[.;:()]$/.test(text))) return false;
    return (
      reasons[language].test(`${low} ${tokens[from + 1]?.low ?? ""}`) ||
      // 'Find out why your posts do worse' supposes that they do.
      (comparative.test(tokens[at]?.low ?? "") && /^(?:why|pourquoi|warum|wieso)$/.test(low)) ||
      (wheres[language].test(low) &&
        tokens[from - 1]?.text === "," &&
        isMention({ tokens, mentions }, from - 2) &&
        !tokens.slice(from + 1, from + 4).some((one) => possibly.test(one.low)))
    );
  });
}

/** '…, where newcomers can see you': what may be there. */
const possibly = /^(?:can|could|may|pueden?|puedan?|peu(?:t|vent)|kann|konnen)$/;

const reasons: Record<Language, RegExp> = {
  en: /^(?:because|since|as (?:the|your|their|most|they|that|this|its)) /,
  es: /^(?:porque|pues|ya que|puesto que|dado que) /,
  fr: /^(?:car|puisque?'?|parce qu(?:e|')) /,
  de: /^(?:weil|denn|zumal|da (?:die|der|das|dein|deine|dort|sie|es)) /,
};
const wheres: Record<Language, RegExp> = {
  en: /^(?:where|which|whose)$/,
  es: /^(?:donde|cuyo|cuya|cuyos|cuyas)$/,
  fr: /^(?:où|ou|dont)$/,
  de: /^(?:wo|deren|dessen)$/,
};

const pointers: Record<Language, RegExp> = {
  en: /^(?:that|this|those|these)$/,
  es: /^(?:eso|esto|es[ao]s?|est[ao]s|este|aquello)$/,
  fr: /^(?:cela|ca|ce|cet|cette|ces|c')$/,
  de: /^(?:das|dies|diese[rsnm]?|damit|davon|darauf|daran)$/,
};

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
