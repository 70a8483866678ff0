import { clauseOf, isWeighty } from "./check-claims.ts";
import { ranksByForm, tellsCause, tellsOfOthers } from "./check-others.ts";
import { isFigureWord, longestWord } from "./figure-words.ts";
import type { Span } from "./lexicon/match.ts";
import { isBenchmark, isMean, isPercentile, isTotal } from "./metric-rules.ts";
import { isBreak, isOf, isOfTwo, isThatMany, type Placed, type Sentence } from "./sentence.ts";
import { roleOf } from "./tokens.ts";

export type WordFault =
  | "figure-in-words"
  | "unit"
  | "date"
  | "source"
  | "certainty"
  | "superlative"
  | "benchmark"
  | "derived"
  | "negation"
  | "bound"
  | "cause"
  | "unnamed";

/** Metrics whose very meaning is a superlative: the longest silence, the largest share, the most frequent theme. */
const superlatives =
  /^(?:longestGap|topPostShare|share\.largest(?:Platform)?|theme\.1(?:\..*)?|schedule\..*|earnings\.bestWeekday|earnings\.weekdayShare|audience\..*\.1(?:\..*)?|audience\.online.*)$/;
const licences =
  /^(?:longestGap|topPostShare|share\.largest(?:Platform)?|theme\.1(?:\..*)?|schedule\.best|schedule\.until|earnings\.bestWeekday|audience\..*\.1(?:\..*)?)$/;
const tierWords = new Set(["nano", "micro", "macro", "mega"]);

/** What words alone claim and no figure of the sentence bears out; undefined where all is well. */
export function wordFault(sentence: Sentence): WordFault | undefined {
  const { tokens, language, spans, figures, isAdvice, mentions, named } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  const has = (sort: Parameters<typeof spans>[0]) => spans(sort).length > 0;
  const isClaim = counted.length > 0 || mentions.length > 0 || (isWeighty(sentence) && !isAdvice);
  if (
    tokens.some(
      ({ kind, low }, at) =>
        kind === "word" &&
        (low.length > longestWord ||
          (isFigureWord(tokens, at, language) && !isThatMany(sentence, at)) ||
          isOne(sentence, at)),
    )
  )
    return "figure-in-words";
  if (has("currency")) return "unit";
  if (spans("percent").some(({ from }) => counted.length > 0 || !/^p(?:oint|unt)/.test(tokens[from]?.low ?? "")))
    return "unit";
  if (has("month") || has("weekday")) return "date";
  if (has("dayPart") && !figures.some(({ fact }) => fact.unit === "hour")) return "date";
  if (has("source")) return "source";
  if (has("certain") && isClaim) return "certainty";
  if (has("exact") && counted.length > 0) return "certainty";
  if (isForetold(sentence, isClaim)) return "certainty";
  if (isClaim && !spans("superlative").every((span) => isLicensed(sentence, span))) return "superlative";
  if (ranksByForm(sentence) && !figures.some(({ fact }) => licences.test(fact.metric))) return "superlative";
  if (tellsOfOthers(sentence)) return "benchmark";
  if (tellsCause(sentence)) return "cause";
  if (isClaim && !spans("benchmark").every((span) => isPublished(sentence, span))) return "benchmark";
  if (isJudged(sentence)) return "benchmark";
  if (isUntold(sentence)) return "unnamed";
  if (isClaim && !spans("average").every((span) => isOwnAverage(sentence, span))) return "benchmark";
  if (
    has("together") &&
    counted.length > 0 &&
    !counted.some(({ fact }) => isTotal(fact.metric) || fact.metric === "share.largest")
  )
    return "derived";
  if (has("difference") && (counted.length > 0 || mentions.length > 0)) return "derived";
  if (isDenied(sentence)) return "negation";
  if (isBounded(sentence)) return "bound";
  const isGendered =
    named.some(({ concept }) => concept === "gender") &&
    !figures.some(({ fact }) => fact.metric.startsWith("audience.gender"));
  if (isGendered && (isClaim || !isAdvice)) return "source";
  if (
    named.some(({ concept }) => concept === "confidence") &&
    isClaim &&
    !figures.some(({ fact }) => fact.metric === "forecastConfidence")
  )
    return "certainty";
  return isRightTier(sentence) ? undefined : "benchmark";
}

/** The figures of its clause are superlatives by what they measure. */
function isLicensed(sentence: Sentence, { from, to }: Span): boolean {
  const near = sentence.figures.filter(
    ({ at, fact }) =>
      fact.value !== null && !isBreak(sentence, Math.min(at, from), Math.max(at, from), { commas: false }),
  );
  const told = sentence.tokens
    .slice(from, to + 2)
    .map(({ low }) => low)
    .join(" ");
  if (isOfTwo(sentence) && /^(?:le|la|les|el|los|las) (?:plus|moins|mas|menos|mayor|menor)/.test(told)) return true;
  const suits = ({ fact }: Placed) =>
    superlatives.test(fact.metric) && (fact.unit === "words" || wordsOf(fact.metric).test(told));
  return near.some(({ fact }) => licences.test(fact.metric)) && near.every(suits);
}

/** Which superlative a metric is. */
function wordsOf(metric: string): RegExp {
  if (metric === "longestGap") return /longest|^(?!.*(?:moins|menos|least|wenigst)).*(?:larg|long|lang)/;
  if (metric.startsWith("share.")) return /largest|biggest|most|main|gross|grand|gran|mayor|princip|meist|haupt/;
  if (metric.startsWith("theme.")) return /most|frequ|common|haufig|frecuent|comun/;
  return /./;
}

/** What is said of others is what the figure beside it says of them. */
const publishedWords =
  /^(?:published|publi|veroffentlicht|tier|comparable|vergleichbar|accounts|cuentas|comptes|konten|similar|ahnlich|creadores|createurs)/;

function isPublished({ tokens, figures }: Sentence, { from }: Span): boolean {
  const told = figures.filter(({ fact }) => isBenchmark(fact.metric));
  const low = tokens[from]?.low ?? "";
  const isOfMarket = told.some(({ fact }) => isPercentile(fact.metric)) && /^(?:market|markt|marche|mercado)/.test(low);
  return told.length > 0 && (publishedWords.test(low) || isOfMarket);
}

/** A mean of the creator's own, and nothing that is called above or below it. */
function isOwnAverage({ figures, spans, isAdvice }: Sentence, { from }: Span): boolean {
  const isCompared = (["more", "less"] as const).some((sort) =>
    spans(sort).some(({ to }) => to <= from && from - to <= 3),
  );
  if (isCompared) return false;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  return counted.length > 0
    ? counted.some(
        ({ fact }) =>
          isMean(fact.metric) || isBenchmark(fact.metric) || /^(?:viral|unexplained)Gain$/.test(fact.metric),
      )
    : isAdvice;
}

/** A figure that is called high or good is compared with something: without what others have, nobody knows with what. */
function isJudged(sentence: Sentence): boolean {
  const counted = sentence.figures.filter(({ fact }) => typeof fact.value === "number");
  if (counted.some(({ fact }) => isBenchmark(fact.metric)) || sentence.isAdvice) return false;
  return sentence
    .spans("judgement")
    .some(
      ({ from }) =>
        !isOf(sentence, "more", from - 1) &&
        !isOf(sentence, "less", from - 1) &&
        counted.some(({ at }) => !isBreak(sentence, Math.min(at, from), Math.max(at, from), { commas: false })),
    );
}

/** Who tells something of a platform tells a figure of it, or why there is none; or advises. */
const isUntold = ({ figures, mentions, tokens, isAdvice }: Sentence) =>
  mentions.length > 0 && tokens.length > 2 && figures.length === 0 && !isAdvice && !tokens.some(({ slot }) => slot);

/** 'one follower', 'a single post': a count of one. 'one of', 'no one' are none. */
function isOne(sentence: Sentence, at: number): boolean {
  const { tokens, named, figures } = sentence;
  const low = tokens[at]?.low ?? "";
  if (!/^(?:one|single|sole|einzig|einzige|einziger|einziges|einzigen|unico|unica|seul|seule)$/.test(low)) return false;
  if (figures.some(({ fact }) => fact.metric === "topPostShare") || tokens.some((token) => roleOf(token) === "absence"))
    return false;
  const isUnit = (["hour", "day", "week", "month", "year"] as const).some((unit) =>
    isOf(sentence, `unit ${unit}`, at + 1),
  );
  return (
    isUnit ||
    named.some((one) => one.at === at + 1 || one.at === at + 2) ||
    (low === "one" && tokens[at - 1]?.low === "number")
  );
}

/** 'about' makes a figure no less certain to come. */
const rough =
  /^(?:about|around|roughly|approximately|unos|unas|alrededor|aproximadamente|cerca|environ|autour|approximativement|etwa|ungefahr|rund|circa|ca)$/;

/** What is ahead is told as likely, with its range or a word that says so; nothing else is told of the future. */
function isForetold({ spans, figures, tokens }: Sentence, isClaim: boolean): boolean {
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  const ahead = counted.filter(({ fact }) => fact.metric === "forecast");
  const isHedged =
    spans("hedge").some(({ from }) => !rough.test(tokens[from]?.low ?? "")) ||
    ahead.some(({ member }) => member === "range");
  if (ahead.length > 0) return !isHedged;
  return spans("future").length > 0 && isClaim && !counted.some(({ fact }) => fact.metric === "chanceOfDecline");
}

function isDenied(sentence: Sentence): boolean {
  const { spans, figures, tokens, isAdvice, mentions } = sentence;
  const isAbsence = tokens.some((token) => roleOf(token) === "absence");
  // 'If nothing changes, …' says under what, and denies nothing.
  const opens = /^(?:if|si|s'|wenn|falls)$/.test(tokens[0]?.low ?? "");
  const supposed = opens ? tokens.findIndex(({ text }) => text === ",") : -1;
  return spans("negation").some((span) => {
    if (span.to <= supposed && figures.every(({ at }) => at > supposed)) return false;
    const denies = figures.some(({ at }) => !isBreak(sentence, Math.min(at, span.from), Math.max(at, span.from)));
    if (denies) return true;
    const [from, to] = clauseOf(sentence, span);
    return !isAbsence && !isAdvice && mentions.some(({ at }) => at >= from && at < to) && isWeighty(sentence, from, to);
  });
}

/** 'more than {x}', 'at least {x}': what is shown is rounded, and neither. Between two figures it is a comparison, beside a benchmark too. */
function isBounded(sentence: Sentence): boolean {
  const { spans, figures } = sentence;
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  return spans("bound").some(({ to, from }) => {
    const bounded = counted.find(({ at }) => at === to || at === to + 1);
    if (!bounded) return false;
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
        /^(?:benchmark|peer)Engagement$/.test(bounded.fact.metric) &&
        !/^(?:the|los|las|el|les|le|die|der|den|with|than|con|avec|mit)$/.test(sentence.tokens[from - 1]?.low ?? "")
      )
    );
  });
}

/** A size tier that is named must be the one of the platform that is named. */
function isRightTier({ tokens, facts, mentions }: Sentence): boolean {
  return tokens.every(({ kind, low }) => {
    if (kind !== "word" || !tierWords.has(low)) return true;
    const tiers = mentions.flatMap(({ platform }) => facts.get(`${platform}.tier`)?.value ?? []);
    return tiers.length > 0 && tiers.every((tier) => tier === low);
  });
}
