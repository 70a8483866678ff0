import { isWeighty } from "./check-claims.ts";
import { isHeading } from "./check-frames.ts";
import { ranksByForm, tellsCause, tellsOfOthers } from "./check-others.ts";
import { tellsOfRivals } from "./check-rivals.ts";
import { isApportioned, isNoSum, isTotalOfOne } from "./check-sums.ts";
import { isBounded, isDenied, isForetold, promises } from "./check-terms.ts";
import { isFigureWord, longestWord } from "./figure-words.ts";
import type { Span } from "./lexicon/match.ts";
import { isBenchmark, isChange, isMean, isPercentile, isTotal } from "./metric-rules.ts";
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

/** Said of a figure, or of what comes of advice: '…; it can't go wrong'. 'Stay safe' only asks for it. */
function isPromised(sentence: Sentence, { from }: Span, isClaim: boolean): boolean {
  if (isClaim || sentence.figures.length > 0 || sentence.isBehindFigure) return true;
  const opening = sentence.tokens.slice(0, from).findLastIndex(({ text }) => /^[,;:.–—]$/.test(text)) + 1;
  return sentence.isImperative && !sentence.spans("imperative").some((one) => one.from >= opening && one.from < from);
}

/** What one may ask one's own fans, look into, or read aloud is no source. */
function isCited(sentence: Sentence, { from }: Span): boolean {
  const { tokens, isAdvice } = sentence;
  const [low, next] = [tokens[from]?.low ?? "", tokens[from + 1]];
  if (
    low === "laut" &&
    (!next ||
      next.kind === "mark" ||
      /^(?:vor|mit|und|aus|genug|auf|sagen|sagst|lesen|liest|denken|aussprechen|vorlesen|lachen)$/.test(next.low))
  )
    return false;
  return !isAdvice || !(/^(?:survey|encuesta|umfrage|sondage)/.test(low) || isOf(sentence, "imperative", from));
}

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
          (isFigureWord(tokens, at, language) && !isThatMany(sentence, at) && !isOf(sentence, "idiom", at)) ||
          isOne(sentence, at)),
    )
  )
    return "figure-in-words";
  if (has("currency")) return "unit";
  if (spans("percent").some(({ from }) => counted.length > 0 || !/^p(?:oint|unt)/.test(tokens[from]?.low ?? "")))
    return "unit";
  if (has("month") || has("weekday")) return "date";
  if (has("dayPart") && !figures.some(({ fact }) => fact.unit === "hour")) return "date";
  if (spans("source").some((span) => isCited(sentence, span))) return "source";
  if (spans("certain").some((span) => isPromised(sentence, span, isClaim))) return "certainty";
  if (has("exact") && counted.length > 0) return "certainty";
  if (isForetold(sentence, isClaim) || promises(sentence)) return "certainty";
  const isOfContent = isAdvice && figures.length === 0;
  if (
    isClaim &&
    !spans("superlative").every(
      (span) => isLicensed(sentence, span) || (isOfContent && /^(?:wichtigste)/.test(tokens[span.from]?.low ?? "")),
    )
  )
    return "superlative";
  if (
    has("less") &&
    figures.some(({ fact }) => fact.metric === "theme.1") &&
    !figures.some(({ fact }) => isChange(fact.metric)) &&
    !isAdvice
  )
    return "superlative";
  if (ranksByForm(sentence) && !figures.some(({ fact }) => licences.test(fact.metric))) return "superlative";
  if (tellsOfOthers(sentence) || tellsOfRivals(sentence)) return "benchmark";
  if (tellsCause(sentence)) return "cause";
  if (isClaim && !spans("benchmark").every((span) => isPublished(sentence, span))) return "benchmark";
  if (isJudged(sentence)) return "benchmark";
  if (isUntold(sentence)) return "unnamed";
  if (isClaim && !spans("average").every((span) => isOwnAverage(sentence, span))) return "benchmark";
  if (
    has("together") &&
    counted.length > 0 &&
    !counted.some(({ fact }) => isTotal(fact.metric) || fact.metric === "share.largest") &&
    !spans("together").every((span) => isTotalOfOne(sentence, span) || isNoSum(sentence, span))
  )
    return "derived";
  if (isApportioned(sentence)) return "derived";
  const isOfOthers = counted.some(({ fact }) => /^theme\..*change$/.test(fact.metric));
  if (
    spans("difference").some(({ from }) => !(isOfOthers && /^(?:ubrig|rest)/.test(tokens[from]?.low ?? ""))) &&
    ((mentions.length > 0 && !sentence.isImperative) || counted.length > 0) &&
    !(counted.length > 0 && counted.every(({ fact }) => fact.unit === "days"))
  )
    return "derived";
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
  const within = (commas: boolean) =>
    sentence.figures.filter(
      ({ at, fact }) => fact.value !== null && !isBreak(sentence, Math.min(at, from), Math.max(at, from), { commas }),
    );
  const closest = within(true);
  const near = closest.length > 0 ? closest : within(false).filter(({ at }) => at > from);
  const told = sentence.tokens
    .slice(from, to + 2)
    .map(({ low }) => low)
    .join(" ");
  if (isOfTwo(sentence) && /^(?:le|la|les|el|los|las) (?:plus|moins|mas|menos|mayor|menor)/.test(told)) return true;
  const suits = ({ fact }: Placed) =>
    superlatives.test(fact.metric) &&
    ((fact.unit === "words" && fact.metric !== "theme.1") || wordsOf(fact.metric).test(told));
  return near.some(({ fact }) => licences.test(fact.metric)) && near.every(suits);
}

/** Which superlative a metric is. */
function wordsOf(metric: string): RegExp {
  if (metric === "longestGap") return /longest|^(?!.*(?:moins|menos|least|wenigst)).*(?:larg|long|lang)/;
  if (metric.startsWith("share."))
    return /^(?!.*(?:least|moins|menos|menor|wenigst)).*(?:largest|biggest|most|main|plupart|mayoria|gross|grand|gran|mayor|princip|meist|haupt)/;
  if (metric.startsWith("theme."))
    return /^(?!.*(?:least|moins|menos|wenigst)).*(?:most|frequ|common|haufig|frecuent|comun|habitual)|souvent|menudo|que mas/;
  return /./;
}

/** What is said of others is what the figure beside it says of them. */
const publishedWords =
  /^(?:published|publi|veroffentlicht|tier|comparable|vergleich|accounts|cuentas|comptes|konten|similar|ahnlich|creadores|createurs|benchmark|referencia|reference|richtwert|valor|valeur|your|size|votre|deiner|tu|tamano|taille|grosse)/;

function isPublished({ tokens, figures }: Sentence, { from }: Span): boolean {
  const told = figures.filter(({ fact }) => isBenchmark(fact.metric));
  const low = tokens[from]?.low ?? "";
  const counted = figures.filter(({ fact }) => typeof fact.value === "number");
  // 'You have published {x} posts' is a verb; 'as you post {x} times, …' compares with nobody.
  if (/^(?:publi|veroffentlicht)/.test(low) && counted.every(({ fact }) => fact.unit !== "percent")) return true;
  if (from === 0 && /^(?:como|comme)$/.test(low)) return true;
  if (/^(?:les|los|andere|ander)/.test(low) && counted.some(({ fact }) => /^theme\..*change$/.test(fact.metric)))
    return true;
  const isOfMarket = told.some(({ fact }) => isPercentile(fact.metric)) && /^(?:market|markt|marche|mercado)/.test(low);
  return told.length > 0 && (publishedWords.test(low) || isOfMarket);
}

/** A mean of the creator's own, and nothing that is called above or below it. */
function isOwnAverage({ figures, spans, isAdvice }: Sentence, { from }: Span): boolean {
  const isCompared = (["more", "less"] as const).some((sort) =>
    spans(sort).some(({ to }) => to <= from && from - to <= 3),
  );
  if (figures.some(({ fact }) => fact.metric === "theme.1")) return true;
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
  const { tokens } = sentence;
  const counted = sentence.figures.filter(({ fact }) => typeof fact.value === "number");
  if (counted.some(({ fact }) => isBenchmark(fact.metric)) || sentence.isAdvice) return false;
  return sentence
    .spans("judgement")
    .filter(({ from }) => !/^bajó$/i.test(tokens[from]?.text ?? ""))
    .some(
      ({ from }) =>
        !isOf(sentence, "more", from - 1) &&
        !isOf(sentence, "less", from - 1) &&
        // 'lädst … hoch' is one verb.
        !(tokens[from]?.low === "hoch" && tokens.some(({ low }) => /^lad(?:st|t|en|e)$/.test(low))) &&
        counted.some(({ at }) => !isBreak(sentence, Math.min(at, from), Math.max(at, from), { commas: false })),
    );
}

/** Who tells something of a platform tells a figure of it, or why there is none; or advises. */
const isUntold = (sentence: Sentence) => {
  const { figures, mentions, tokens, isAdvice } = sentence;
  if (mentions.length === 0 || tokens.length <= 2 || figures.length > 0 || isAdvice) return false;
  return !tokens.some(({ slot }) => slot) && !isHeading(sentence);
};

/** 'one follower', 'a single post': a count of one. 'one of', 'no one' are none. */
function isOne(sentence: Sentence, at: number): boolean {
  const { tokens, named, figures } = sentence;
  const low = tokens[at]?.low ?? "";
  // 'every other follower' is half of them.
  if (low === "other" && tokens[at - 1]?.low === "every") return named.some((one) => one.at === at + 1);
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

/** A size tier that is named must be the one of the platform that is named. */
function isRightTier({ tokens, facts, mentions }: Sentence): boolean {
  return tokens.every(({ kind, low }) => {
    if (kind !== "word" || !tierWords.has(low)) return true;
    const tiers = mentions.flatMap(({ platform }) => facts.get(`${platform}.tier`)?.value ?? []);
    return tiers.length > 0 && tiers.every((tier) => tier === low);
  });
}
