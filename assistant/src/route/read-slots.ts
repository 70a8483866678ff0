import type { Language } from "@fanradar/contract";
import type { MetricName, Platform } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { isKindOfPayments } from "../payment-kinds.ts";
import { daysOfPeriod, sameDaysOf } from "../period.ts";
import type { Question } from "../question.ts";
import { findConcepts, hasMeaning } from "./concepts/find-concepts.ts";
import { type MarkedText, marks, markTokens } from "./question-model.ts";
import { findCountAt } from "./slots/find-count.ts";
import { findExcluded } from "./slots/find-excluded.ts";
import { findLimit } from "./slots/find-limit.ts";
import { findMetrics } from "./slots/find-metrics.ts";
import { findModels, type NamedModel } from "./slots/find-models.ts";
import { findNamedOrder } from "./slots/find-order.ts";
import { countedBefore, findPeriods, monthBefore, periodAfter, periodBefore } from "./slots/find-period.ts";
import { findPlatforms } from "./slots/find-platforms.ts";
import type { Compared } from "./slots/find-premise.ts";
import { asWritten, findQualifiers } from "./slots/find-qualifiers.ts";
import { findScope, type Scope } from "./slots/find-scope.ts";
import { subscriptionsAsPayments } from "./slots/find-subscriptions.ts";
import { findTag } from "./slots/find-tag.ts";
import { joinPeriods, rowOfMonths } from "./slots/join-periods.ts";
import { dayOfSpoken } from "./slots/named-days.ts";
import { weekendBefore } from "./slots/named-weeks.ts";
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

/** What a text names: platforms, metrics, models, a period, which end of a ranking. */
export function readSlots(
  text: string,
  {
    now,
    names,
    isEnglish,
    spokenOf,
    isWord,
  }: {
    now: string;
    names: readonly NamedModel[];
    isEnglish: boolean;
    /** The period of the question before: 'the month before' is before that. */
    spokenOf?: string | undefined;
    /** Whether a folded word is one that questions have. */
    isWord?: (token: string) => boolean;
  },
): QuestionSlots {
  const tokens = tokensOf(text);
  const tagged = findTag(tokens, names);
  const isFree = (
    { from, length }: { from: number; length: number },
    taken: readonly { from: number; length: number }[],
  ) => !taken.some((one) => from < one.from + one.length && one.from < from + length);
  const tag = tagged ? [tagged] : [];
  const models = findModels(tokens, names, isWord).filter((one) => isFree(one, tag));
  const platforms = findPlatforms(text, tokens, isEnglish).filter((one) => isFree(one, [...tag, ...models]));
  const named = [...tag, ...models, ...platforms];
  const said = spokenOf === undefined ? [] : lastAlone(tokens);
  const amount = findLimit(text)?.amount;
  // 'More than 2000 likes' names no year.
  const found = [...said, ...findPeriods(tokens, now)].filter(({ value }) => Number(value) !== amount);
  // 'And on the 15th?' is of the month that was spoken of.
  const ranked = findCountAt(tokens)?.from;
  const ofSpoken =
    spokenOf === undefined ? [] : dayOfSpoken(tokens, spokenOf, now).filter(({ from }) => from !== ranked);
  const dated = found.length > 0 ? found : ofSpoken;
  const free = dated.filter((one) => isFree(one, named));
  const row = rowOfMonths(free, now);
  const periods = row ? [row] : joinPeriods(free, tokens, { now, comparesModels: models.length > 1 });
  const measured = findMetrics(tokens)
    .filter(({ from, length }) => length > 1 || hasMeaning(tokens[from] ?? "", isEnglish))
    .filter((one) => isFree(one, [...named, ...periods]))
    .filter(({ value }) => value !== "earnings.pending" || !tokens.some(isTask))
    // 'Meses seguidos' are in a row.
    .filter(({ value, from }) => value !== "following" || !ofTime.test(tokens[from - 1] ?? ""));
  const metrics = subscriptionsAsPayments(tokens, measured, findConcepts(tokens), {
    isOfShare: findLimit(text)?.isShare === true,
    isOfPercent: text.includes("%"),
  });
  const left = findExcluded(tokens, [
    ...models,
    ...platforms,
    ...metrics.filter(({ value }) => isKindOfPayments(value)),
  ]);
  const isKept = (one: Found<unknown>) => !left.excluded.some((other) => other === one);
  const [keptModels, keptPlatforms, keptMetrics] = [
    models.filter(isKept),
    platforms.filter(isKept),
    metrics.filter(isKept),
  ];
  const isOut = <Value>(list: readonly Found<Value>[]) => [
    ...new Set(list.filter((one) => !isKept(one)).map(({ value }) => value)),
  ];
  const out = left.words.map(({ from, length }) => asWritten(text, tokens.slice(from, from + length)));
  const without =
    left.excluded.length > 0
      ? { platforms: isOut(platforms), models: isOut(models), metrics: isOut(metrics), words: out.join(", ") }
      : undefined;
  const wordsBeside = (spans: readonly { from: number; length: number }[]) =>
    tokens.filter((_, at) => isFree({ from: at, length: 1 }, spans));
  const spans = [
    ...models.map((one) => ({ ...one, mark: marks.model })),
    ...platforms.map((one) => ({ ...one, mark: marks.platform })),
    ...periods.map((one) => ({ ...one, mark: marks.period })),
  ];
  // A hashtag is one word, so that what was found in the words stays in place.
  const [hashtag] = text.match(hashtags) ?? [];
  const themed = text.replace(hashtags, marks.theme);
  const handles = themed.replace(/@[\p{L}\p{N}_.]{2,}/gu, marks.model);
  const plain = markTokens(handles, []);
  const ofSeveral = tagged || (without && without.models.length > 0) ? "all" : undefined;
  const scope = keptModels.length === 0 ? (ofSeveral ?? findScope(tokens)) : undefined;
  const namedOrder = findNamedOrder(tokens);
  return {
    platforms: [...new Set(keptPlatforms.map(({ value }) => value))],
    metrics: [...new Set(keptMetrics.map(({ value }) => value))],
    order: namedOrder ?? "best",
    ...(namedOrder !== undefined && { namedOrder }),
    models: [...new Set(keptModels.map(({ value }) => value))],
    ...(without && { without }),
    ...(left.isOfBefore && { isWithoutBefore: true }),
    ...(tagged && { tagged: { tag: tagged.tag, models: tagged.models } }),
    ...(scope !== undefined && { scope }),
    ...(hashtag !== undefined && { hashtag: fold(hashtag) }),
    ...(row && { isByMonth: true }),
    ...untilSameDay(
      comparedPeriods(resolved(periods, spokenOf, now), tokens, {
        ...{ now, spokenOf, metrics },
        comparesModels: keptModels.length > 1,
      }),
      tokens,
      {
        now,
        spokenOf,
      },
    ),
    others: wordsBeside([...spans, ...tag, ...left.words]),
    rest: wordsBeside([...spans, ...tag, ...left.words, ...metrics]),
    text: {
      plain:
        models.length === 0
          ? plain
          : markTokens(
              themed,
              spans.filter(({ mark }) => mark === marks.model),
            ),
      marked: spans.length === 0 ? plain : markTokens(themed, spans),
    },
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

/** 'The month before' as the month that it is: before the other period of the text, else before the one spoken of; and so 'the week after'. */
function resolved(periods: readonly Found<string>[], spokenOf: string | undefined, now: string): Found<string>[] {
  const other = periods.find(({ value }) => !isBeside(value) && !isCounted.test(value))?.value ?? spokenOf;
  return periods
    .map((one) => ({
      ...one,
      value: isBeside(one.value)
        ? beside[one.value](other, now)
        : isCounted.test(one.value)
          ? (countedBefore(one.value, other, now) ?? periodBefore(other, now))
          : one.value,
    }))
    .filter((one): one is Found<string> => one.value !== undefined);
}
const isCounted = /^\d+[dm]-before$/;

const beside = {
  "month-before": monthBefore,
  "period-before": periodBefore,
  "period-after": periodAfter,
  "weekend-before": weekendBefore,
} as const;
const isBeside = (value: string): value is keyof typeof beside => value in beside;

/** 'At the same time last month': of a period that is over as many days as its successor has so far. */
function untilSameDay(
  named: Pick<QuestionSlots, "period" | "before">,
  tokens: readonly string[],
  { now, spokenOf }: { now: string; spokenOf: string | undefined },
): Pick<QuestionSlots, "period" | "before"> {
  if (!findQualifiers(tokens).some(({ kind }) => kind === "sameDays")) return named;
  const { period, before } = named;
  if (before !== undefined) return { ...named, before: sameDaysAs(period, before) ?? sameDaysOf(before, now) };
  const days = sameDaysAs(spokenOf, period);
  if (days !== undefined && spokenOf !== undefined) return { period: days, before: spokenOf };
  return { period: sameDaysOf(period, now) };
}

/** Of a month the days of the same numbers as days within one month that were spoken of; undefined of other periods. */
export function sameDaysAs(spokenOf: string | undefined, month: string | undefined): string | undefined {
  const [, first, last] = /^\d{4}-\d\d-(\d\d)\.\.\d{4}-\d\d-(\d\d)$/.exec(spokenOf ?? "") ?? [];
  const isOfMonth = /^\d{4}-\d\d$/.test(month ?? "") && spokenOf?.slice(0, 7) === spokenOf?.slice(12, 19);
  return isOfMonth && first !== undefined ? `${month}-${first}..${month}-${last}` : undefined;
}

/** Of two periods the later is asked about, and compared with the earlier; one alone after 'than' is what the present is compared with. */
function comparedPeriods(
  periods: readonly Found<string>[],
  tokens: readonly string[],
  {
    now,
    spokenOf,
    metrics,
    comparesModels,
  }: { now: string; spokenOf: string | undefined; metrics: readonly Found<MetricName>[]; comparesModels: boolean },
): Pick<QuestionSlots, "period" | "before"> {
  const [first, second] = [...new Set(periods.map(({ value }) => value))];
  const from = (period: string) => daysOfPeriod(period, now)?.from ?? "";
  if (first === undefined) return {};
  if (second === undefined) {
    // In 'tips vs subs last month' two kinds are compared.
    const end = periods[0]?.from ?? 0;
    const named = metrics.flatMap(({ from, length }) => (from < end ? [from + length] : []));
    const isCompared = than.test(tokens.slice(Math.max(0, ...named), end).join(" "));
    // So many days are compared with as many before, and 'more than Ava in October' compares models.
    if (!isCompared || comparesModels || first.endsWith("d")) return { period: first };
    const isSame = (one: string) => /^\d{4}$/.test(one) === /^\d{4}$/.test(first) && from(one) !== from(first);
    if (spokenOf !== undefined && isSame(spokenOf)) return { period: spokenOf, before: first };
    return { period: /^\d{4}$/.test(first) ? now.slice(0, 4) : "this-month", before: first };
  }
  return from(first) < from(second) ? { period: second, before: first } : { period: first, before: second };
}

/** What a text compares, by what it names. */
export function comparedIn({ before, models, platforms }: QuestionSlots): Compared | undefined {
  if (before !== undefined) return "times";
  return models.length === 2 || platforms.length === 2 ? "subjects" : undefined;
}

/** 'The same period', of which a month is named after it. */
const sameDays =
  "(?:same|gleichen|selben|mism[oa]s?|memes?|periods?|point|stage|dates|zeitraum|zeitpunkt|tagen|periodo|fechas?|momento|periode|moment|epoque|jours)";

/** Right before a period, a few words away: what is asked about is compared with it. */
const than = new RegExp(
  `(?:^| )(?:${[
    "than|beat(?:en)?|outperform(?:ed)?|surpass(?:ed)?|vs|versus|compared (?:to|with)|als|gegenuber|im vergleich zu[mr]?|verglichen mit|comparado (?:con|a)|respecto (?:al?|de)|frente al?",
    "(?:mas|menos|mejor|peor|mayor|menor|rapido)(?: \\w+){0,2} que|par rapport aux?|compare aux?|(?:plus|moins|mieux)(?: \\w+){0,2} qu[e]?",
    // 'More than 6k in October' is held against a sum.
  ].join("|")})(?: \\p{L}{1,4}| letzte\\p{L}*| ${sameDays}){0,5}$`,
  "u",
);

/** A text of the bank as it is classified. */
export const markBankText = (text: string, language: Language): MarkedText =>
  readSlots(text, { now: "2026-11-15T00:00:00Z", names: [], isEnglish: language === "en" }).text;
