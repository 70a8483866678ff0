import type { Language } from "@fanradar/contract";
import type { MetricName, Platform } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";
import { findConcepts, hasMeaning } from "./concepts/find-concepts.ts";
import { type MarkedText, marks, markTokens } from "./question-model.ts";
import { comparedPeriods, resolved, untilSameDay } from "./slots/compared-periods.ts";
import { findCountAt } from "./slots/find-count.ts";
import { findExcluded } from "./slots/find-excluded.ts";
import { findLimit } from "./slots/find-limit.ts";
import { findMetrics } from "./slots/find-metrics.ts";
import { findModels, type NamedModel } from "./slots/find-models.ts";
import { findNamedOrder } from "./slots/find-order.ts";
import { findPeriods } from "./slots/find-period.ts";
import { findPlatforms } from "./slots/find-platforms.ts";
import type { Compared } from "./slots/find-premise.ts";
import { asWritten } from "./slots/find-qualifiers.ts";
import { findScope, type Scope } from "./slots/find-scope.ts";
import { subscriptionsAsPayments } from "./slots/find-subscriptions.ts";
import { findTag } from "./slots/find-tag.ts";
import { joinPeriods, rowOfMonths } from "./slots/join-periods.ts";
import { dayOfSpoken } from "./slots/named-days.ts";
import { isTask } from "./team-work.ts";
import { type Found, tokensOf } from "./tokens.ts";

/** What a text names, and the text as it is classified. */
export interface QuestionSlots {
  platforms: readonly Platform[];
  metrics: readonly MetricName[];
  order: "best" | "worst";
  /** The end that the text itself names. */
  namedOrder?: "best" | "worst";
  models: readonly number[];
  scope?: Scope;
  period?: string;
  /** The earlier one of two periods that a text names. */
  before?: string;
  /** It names three months or more, which are the period: each is meant by itself. */
  isByMonth?: true;
  /** What it leaves out, and the words for that; the `metrics` are kinds of payments. */
  without?: NonNullable<Question["without"]>;
  /** It leaves out what was spoken of before: 'without them'. */
  isWithoutBefore?: true;
  /** The tag of the models that it means. */
  tagged?: NonNullable<Question["tagged"]>;
  /** The first hashtag that it names, folded. */
  hashtag?: string;
  /** Words that name none of these but metrics. */
  others: readonly string[];
  /** Words that name nothing. */
  rest: readonly string[];
  text: MarkedText;
}

interface SlotOptions {
  now: string;
  names: readonly NamedModel[];
  isEnglish: boolean;
  /** The period of the question before: 'the month before' is before that. */
  spokenOf?: string | undefined;
  /** Whether a folded word is one that questions have. */
  isWord?: (token: string) => boolean;
}

/** What a text names: platforms, metrics, models, a period, which end of a ranking. */
export function readSlots(text: string, options: SlotOptions): QuestionSlots {
  const { now, names, spokenOf } = options;
  const tokens = tokensOf(text);
  const tagged = findTag(tokens, names);
  const found = findNames(text, tokens, tagged ? [tagged] : [], options);
  const { models, platforms, periods, metrics } = found;
  const left = withoutLeftOut(text, tokens, found);
  const { kept, without } = left;
  const spans = [
    ...models.map((one) => ({ ...one, mark: marks.model })),
    ...platforms.map((one) => ({ ...one, mark: marks.platform })),
    ...periods.map((one) => ({ ...one, mark: marks.period })),
  ];
  const taken = [...spans, ...(tagged ? [tagged] : []), ...left.words];
  const wordsBeside = (some: readonly Span[]) => tokens.filter((_, at) => isFree({ from: at, length: 1 }, some));
  const [hashtag] = text.match(hashtags) ?? [];
  const ofSeveral = tagged || (without && without.models.length > 0) ? "all" : undefined;
  const scope = kept.models.length === 0 ? (ofSeveral ?? findScope(tokens)) : undefined;
  const namedOrder = findNamedOrder(tokens);
  const named = [...metrics, ...(kept.models.length > 1 ? kept.models : [])];
  const times = comparedPeriods(resolved(periods, spokenOf, now), tokens, { now, spokenOf, named });
  return {
    platforms: [...new Set(kept.platforms.map(({ value }) => value))],
    metrics: [...new Set(kept.metrics.map(({ value }) => value))],
    order: namedOrder ?? "best",
    ...(namedOrder !== undefined && { namedOrder }),
    models: [...new Set(kept.models.map(({ value }) => value))],
    ...(without && { without }),
    ...(left.isOfBefore && { isWithoutBefore: true }),
    ...(tagged && { tagged: { tag: tagged.tag, models: tagged.models } }),
    ...(scope !== undefined && { scope }),
    ...(hashtag !== undefined && { hashtag: fold(hashtag) }),
    ...(found.isByMonth && { isByMonth: true }),
    ...untilSameDay(times, tokens, { now, spokenOf }),
    others: wordsBeside(taken),
    rest: wordsBeside([...taken, ...metrics]),
    text: markedText(text, spans),
  };
}

type Span = Pick<Found<unknown>, "from" | "length">;

const isFree = ({ from, length }: Span, taken: readonly Span[]): boolean =>
  !taken.some((one) => from < one.from + one.length && one.from < from + length);

/** What words of a text name, each word one thing. */
interface Names {
  models: readonly Found<number>[];
  platforms: readonly Found<Platform>[];
  periods: readonly Found<string>[];
  metrics: readonly Found<MetricName>[];
  /** Three months or more, which are one period. */
  isByMonth: boolean;
}

function findNames(
  text: string,
  tokens: readonly string[],
  tag: readonly Span[],
  { now, names, isEnglish, spokenOf, isWord }: SlotOptions,
): Names {
  const models = findModels(tokens, names, isWord).filter((one) => isFree(one, tag));
  const platforms = findPlatforms(text, tokens, isEnglish).filter((one) => isFree(one, [...tag, ...models]));
  const named = [...tag, ...models, ...platforms];
  const limit = findLimit(text);
  const said = spokenOf === undefined ? [] : lastAlone(tokens);
  // 'More than 2000 likes' names no year.
  const found = [...said, ...findPeriods(tokens, now)].filter(({ value }) => Number(value) !== limit?.amount);
  // 'And on the 15th?' is of the month that was spoken of.
  const ranked = findCountAt(tokens)?.from;
  const ofSpoken =
    spokenOf === undefined ? [] : dayOfSpoken(tokens, spokenOf, now).filter(({ from }) => from !== ranked);
  const free = (found.length > 0 ? found : ofSpoken).filter((one) => isFree(one, named));
  const row = rowOfMonths(free, now);
  const periods = row ? [row] : joinPeriods(free, tokens, { now, comparesModels: models.length > 1 });
  const measured = findMetrics(tokens)
    .filter(({ from, length }) => length > 1 || hasMeaning(tokens[from] ?? "", isEnglish))
    .filter((one) => isFree(one, [...named, ...periods]))
    .filter(({ value }) => value !== "earnings.pending" || !tokens.some(isTask))
    // 'Meses seguidos' are in a row.
    .filter(({ value, from }) => value !== "following" || !ofTime.test(tokens[from - 1] ?? ""));
  const metrics = subscriptionsAsPayments(tokens, measured, findConcepts(tokens), {
    isOfShare: limit?.isShare === true,
    isOfPercent: text.includes("%"),
  });
  return { models, platforms, periods, metrics, isByMonth: row !== undefined };
}

/** What a text names without what it leaves out: 'without TikTok', 'except Carla'. */
function withoutLeftOut(text: string, tokens: readonly string[], { models, platforms, metrics }: Names) {
  const kinds = metrics.filter(({ value }) => isKindOfPayments(value));
  const { excluded, words, isOfBefore } = findExcluded(tokens, [...models, ...platforms, ...kinds]);
  const isKept = (one: Found<unknown>) => !excluded.some((other) => other === one);
  const isOut = <Value>(list: readonly Found<Value>[]) => [
    ...new Set(list.filter((one) => !isKept(one)).map(({ value }) => value)),
  ];
  const out = words.map(({ from, length }) => asWritten(text, tokens.slice(from, from + length)));
  const without = {
    ...{ platforms: isOut(platforms), models: isOut(models), metrics: isOut(metrics) },
    words: out.join(", "),
  };
  return {
    kept: { models: models.filter(isKept), platforms: platforms.filter(isKept), metrics: metrics.filter(isKept) },
    ...(excluded.length > 0 && { without }),
    ...{ words, isOfBefore },
  };
}

/** A text as it is classified, with marks in place of names. */
function markedText(text: string, spans: readonly (Span & { mark: string })[]): MarkedText {
  // A hashtag is one word, so that what was found in the words stays in place.
  const themed = text.replace(hashtags, marks.theme);
  const plain = markTokens(themed.replace(/@[\p{L}\p{N}_.]{2,}/gu, marks.model), []);
  const models = spans.filter(({ mark }) => mark === marks.model);
  return {
    plain: models.length === 0 ? plain : markTokens(themed, models),
    marked: spans.length === 0 ? plain : markTokens(themed, spans),
  };
}

/** 'And the last one?' after a period: the one before that. */
const lastAlone = (tokens: readonly string[]): Found<string>[] => {
  const at = tokens.findIndex((token) => last.test(token));
  const isAlone = at >= 0 && tokens.every((token, one) => one === at || besideLast.test(token));
  return isAlone ? [{ from: at, length: 1, value: "period-before" }] : [];
};
const last = /^(?:last|previous|letzte[nrsm]?|vorige[nrsm]?|pasad[oa]|anterior|derniere?|precedente?)$/;
const besideLast = /^(?:and|the|one|und|den|der|die|das|im|y|el|la|en|et|le|l)$/;

const ofTime = /^(?:dias|semanas|meses)$/;
const hashtags = /#[\p{L}\p{N}_]{2,}/gu;

/** What a text compares, by what it names. */
export function comparedIn({ before, models, platforms }: QuestionSlots): Compared | undefined {
  if (before !== undefined) return "times";
  return models.length === 2 || platforms.length === 2 ? "subjects" : undefined;
}

/** A text of the bank as it is classified. */
export const markBankText = (text: string, language: Language): MarkedText =>
  readSlots(text, { now: "2026-11-15T00:00:00Z", names: [], isEnglish: language === "en" }).text;
