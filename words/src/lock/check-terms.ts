import type { Language } from "@fanradar/contract";
import { clauseOf, isWeighty } from "./check-claims.ts";
import { isHeading } from "./check-frames.ts";
import { isBenchmark, isChange } from "./metric-rules.ts";
import { isBreak, type Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

/** 'about' makes a figure no less certain to come. */
const rough =
  /^(?:about|around|roughly|approximately|unos|unas|alrededor|aproximadamente|cerca|environ|autour|approximativement|etwa|ungefahr|rund|circa|ca)$/;

/** What is ahead is told as likely, with its range or a word that says so; nothing else is told of the future. */
export function isForetold(sentence: Sentence, isClaim: boolean): boolean {
  const { spans, figures, tokens } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  const ahead = counted.filter(({ fact }) => fact.metric === "forecast");
  const isHedged =
    spans("hedge").some(({ from }) => !rough.test(tokens[from]?.low ?? "")) ||
    ahead.some(({ member }) => member === "range");
  if (ahead.length > 0) return !isHedged;
  const isAhead = spans("future").some(({ from }) => !isPassive(sentence, from) && !isWithin(sentence, from));
  return isAhead && isClaim && !counted.some(({ fact }) => fact.metric === "chanceOfDecline");
}

/** 'wird … geschätzt', 'werden … angesehen' is told of now. */
function isPassive({ tokens, language }: Sentence, from: number): boolean {
  if (language !== "de") return false;
  const rest = tokens.slice(from + 1).filter(({ kind }) => kind === "word");
  return (
    rest.some(({ low }) => /^(?:\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{3,}iert|(?:be|ver|er)\p{L}{3,}t)$/u.test(low)) &&
    !rest.some(({ low }) => /^(?:haben|sein|werden)$/.test(low))
  );
}

/** 'Say what people will find': asked for, and not foretold. */
function isWithin({ tokens, isImperative, named }: Sentence, from: number): boolean {
  const opening = tokens.slice(Math.max(0, from - 3), from).findIndex(({ low }) => asked.test(low));
  return isImperative && opening >= 0 && !named.some(({ at, concept }) => at > from && concept === "growth");
}

const asked = /^(?:what|which|who|que|quien|cual|qui|quoi|quel|quelle|was|wer|welche[nrs]?)$/;

/** 'Reply to all and your fans will stay': advice that says what comes of it. */
export const promises = ({ tokens, isImperative, language }: Sentence) =>
  isImperative && outcomes[language].test(` ${tokens.map(({ text }) => text.toLowerCase()).join(" ")} `);

const outcomes: Record<Language, RegExp> = {
  en: / and (?:your|the|you|it|they|there|this|that|more|people|fans|followers) (?:\w+ ){0,4}(?:will|won't|you'll|they'll|grows?|follows?|stays?|comes?|pours?|joins?|rises?|climbs?|takes? off) /,
  es: / y (?:verás cómo|(?:tus?|el|la|los|las|todo|más|verás) (?:\p{L}+ ){0,3}(?:\p{L}+(?:rá|rán|rás)|está|están|viene|vienen|llega|llegan|crece|crecen|sube|suben|sola|solo|solos|solas)) /u,
  fr: / et (?:vos|votre|les|le|la|l' ?|vous|ils|elles|tout|on) ?(?:\p{L}+ ){0,3}(?:\p{L}+(?:ront|era|erez|ira|dra)|arrive|arrivent|suit|suivent|vient|viennent) /u,
  de: / und (?:der|die|das|deine?|es|sie|du|mehr) (?:\p{L}+ ){0,2}(?:wird|werden|wirst|stellt|stellen|kommt|kommen|bleibt|bleiben|wächst|wachsen|steigt|steigen|läuft|folgt|folgen|klappt|gelingt) /u,
};

export function isDenied(sentence: Sentence): boolean {
  const { spans, figures, tokens, isAdvice, mentions } = sentence;
  const isAbsence = tokens.some((token) => roleOf(token) === "absence") || isHeading(sentence);
  // 'If nothing changes, …' says under what, and denies nothing.
  const opens = /^(?:if|si|s'|wenn|falls)$/.test(tokens[0]?.low ?? "");
  const supposed = opens ? tokens.findIndex(({ text }) => text === ",") : -1;
  const told = [
    ...(figures.some(({ fact }) => isChange(fact.metric)) ? spans("down") : []),
    ...(figures.some(({ fact }) => fact.unit === "days") ? spans("concept silence") : []),
  ];
  return spans("negation").some((span) => {
    // 'stopped following', 'without posting': what is counted.
    if (told.some(({ from, to }) => from <= span.from && span.to <= to)) return false;
    if (span.to <= supposed && figures.every(({ at }) => at > supposed)) return false;
    const denies = figures.some(({ at }) => !isBreak(sentence, Math.min(at, span.from), Math.max(at, span.from)));
    if (denies) return true;
    const [from, to] = clauseOf(sentence, span);
    return !isAbsence && !isAdvice && mentions.some(({ at }) => at >= from && at < to) && isWeighty(sentence, from, to);
  });
}

/** 'more than {x}', 'at least {x}': what is shown is rounded, and neither. Between two figures it is a comparison, beside a benchmark too. */
export function isBounded(sentence: Sentence): boolean {
  const { spans, figures } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  return spans("bound").some(({ to, from }) => {
    const bounded = counted.find(({ at }) => at === to || at === to + 1);
    if (!bounded) return false;
    // 'adds up to {x}' is a sum, and no bound.
    if (/^adds?$/.test(sentence.tokens[from - 1]?.low ?? "") && bounded.fact.metric === "follows.total") return false;
    const compares = (["more", "less"] as const).some((sort) =>
      spans(sort).some((span) => span.from < to && span.to > from),
    );
    const isBetween =
      compares &&
      counted.some(
        ({ at, fact }) => at < from && (fact.metric === bounded.fact.metric || isBenchmark(bounded.fact.metric)),
      );
    return (
      !isBetween &&
      !(
        compares &&
        !sentence.called.some((one) => one.fact.id === bounded.fact.id && one.to <= from) &&
        /^(?:benchmark|peer)Engagement$/.test(bounded.fact.metric) &&
        // 'The benchmark is more than {x}' tells of the benchmark itself.
        !spans("benchmark").some((span) => span.from < from) &&
        !/^(?:the|los|las|el|les|le|die|der|den|with|than|con|avec|mit)$/.test(sentence.tokens[from - 1]?.low ?? "")
      )
    );
  });
}
