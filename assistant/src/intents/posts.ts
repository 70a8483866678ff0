import type { MetricName, Platform } from "@fanradar/engine";
import { dayChanges, formatMetrics, themeMetrics } from "@fanradar/engine/catalogue/groups";
import { fold } from "@fanradar/words/fold";
import { hasHashtag } from "../hashtag.ts";
import type { RankedPost } from "../knowledge.ts";
import type { Block } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { asksOnline } from "../route/slots/asks-online.ts";
import { findForm } from "../route/slots/find-form.ts";
import { tokensOf } from "../route/tokens.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  figuresOf,
  hasFigure,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  significantDirection,
  stateFigures,
  statements,
} from "./model-ledger.ts";
import { most, rankPostBlocks } from "./rank-post-blocks.ts";

/** The day that brought each platform most, or fewest, followers; that none stands out. */
export function gainDays(ledger: ModelLedger): Block[] {
  const metric = ledger.question.order === "worst" ? "gain.dayLeast" : "gain.day";
  const days = stateFigures(ledger, onPlatforms(ledger, metric));
  return days.length > 0 ? days : [{ kind: "phrase", phrase: "no-clear-day" }];
}

/** What was posted on those days. */
function postsOfGainDays(ledger: ModelLedger): Block[] {
  const { knowledge, platforms, question } = ledger;
  const metric = question.order === "worst" ? "gain.dayLeast" : "gain.day";
  const days = platforms.flatMap((platform) => {
    const day = knowledge.facts.get(`${platform}.${metric}`)?.period?.to.slice(0, 10);
    const has = knowledge.posts?.some((post) => post.platform === platform && post.publishedAt.startsWith(day ?? "-"));
    return day !== undefined && has
      ? [
          {
            kind: "posts" as const,
            form: null,
            day,
            hashtag: null,
            order: "best" as const,
            count: most,
            by: null,
            platform,
          },
        ]
      : [];
  });
  const none: Block[] = days.length === 0 ? [{ kind: "phrase", phrase: "no-posts-that-day" }] : [];
  return [...gainDays(ledger), ...days, ...none, { kind: "phrase", phrase: "cause-unknown" }];
}

/** The posts with a hashtag, from one end; that there are none. */
function withHashtag({ knowledge, question }: ModelLedger, hashtag: string, order: "best" | "worst"): Block[] {
  const [platform = null] = question.platforms;
  const isMeant = ({ caption, platform: own }: RankedPost) =>
    (platform === null || own === platform) && hasHashtag(caption, hashtag);
  if (!knowledge.posts?.some(isMeant)) return [{ kind: "phrase", phrase: "no-posts-hashtag" }];
  const count = question.count ?? mostTagged;
  return [{ kind: "posts", form: null, day: null, hashtag, order, count, by: null, platform }];
}
const mostTagged = 5;

/** The posts, beside what a typical one of their platforms draws. */
function posts(ledger: ModelLedger, order: "best" | "worst"): Block[] {
  const { platforms, question } = ledger;
  if (question.day === "posted") return postsOfGainDays(ledger);
  if (question.hashtag !== undefined) return withHashtag(ledger, question.hashtag, order);
  const named = question.platforms;
  const ranked =
    named.length > 0
      ? named.flatMap((one) => rankPostBlocks(ledger, one, order, true))
      : rankPostBlocks(ledger, null, order, true);
  const averages = onPlatforms(ledger, "likesAverage");
  if (
    ranked.length === 0 &&
    findForm(question.text) !== undefined &&
    rankPostBlocks(ledger, named[0] ?? null, order).length > 0
  )
    return [{ kind: "phrase", phrase: "no-posts-form" }];
  if (ranked.length === 0 && question.period !== undefined) return [{ kind: "phrase", phrase: "no-posts-then" }];
  if (ranked.length === 0)
    return [
      { kind: "phrase", phrase: (ledger.knowledge.posts ?? []).length > 0 ? "no-posts-there" : "no-posts" },
      ...figuresOf(
        ledger,
        averages.filter((id) => !hasFigure(ledger, id)),
      ),
    ];
  const posted = platforms.filter((platform) => ledger.knowledge.posts?.some((post) => post.platform === platform));
  return [
    ...ranked,
    ...stateFigures(
      ledger,
      posted.map((platform) => `${platform}.likesAverage`),
    ),
  ];
}

/** What the newest post of each platform drew, beside what a typical one draws; that it is too young to be judged is said by its figures. */
function newestPosts(ledger: ModelLedger): Block[] {
  const { knowledge, platforms, question } = ledger;
  const known = (knowledge.newest ?? []).filter((post) => platforms.includes(post.platform));
  const named = question.platforms.filter((platform) => known.some((post) => post.platform === platform));
  if (known.length === 0) return posts(ledger, "best");
  const count = (question.count ?? 1) > 1 ? (question.count ?? null) : null;
  const newest = (platform: Platform | null): Block => ({ kind: "newest", platform, count });
  return [
    ...(named.length > 0 ? named.map(newest) : [newest(null)]),
    ...stateFigures(
      ledger,
      known.map(({ platform }) => `${platform}.likesAverage`),
    ),
  ];
}

/** Formats against each other, and themes that the question names. */
function namedContent(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const text = fold(question.text);
  const named = themeMetrics.filter((theme) => {
    const word = fold(String(knowledge.facts.get(theme)?.value ?? "")).replace(/^#/, "");
    return word.length >= shortestTheme && text.includes(word);
  });
  if (named.length > 0)
    return figuresOf(
      ledger,
      named.map((theme) => `${theme}.change`),
    );
  if (!findConcepts(tokensOf(question.text)).includes("format")) return [];
  const changes = onPlatforms(ledger, ...formatMetrics.map((format): MetricName => `${format}.change`));
  return stateFigures(ledger, changes);
}
const shortestTheme = 3;

/** Themes that surely draw more or less than the other posts. The most frequent one is not the best: where none is sure, that is said. */
function contentBest(ledger: ModelLedger): Block[] {
  const named = namedContent(ledger);
  if (named.length === 0 && ledger.question.hashtag !== undefined) return posts(ledger, ledger.question.order);
  return named.length > 0
    ? [...named, ...rankPostBlocks(ledger, ledger.question.platforms[0] ?? null, "best")]
    : byTheme(ledger);
}

/** Themes that surely draw more, the strongest first; nothing where none surely does. */
export function betterThemes(ledger: ModelLedger): Block[] {
  const better = themeMetrics.filter((theme) => significantDirection(ledger, `${theme}.change`) === "up");
  const count = Math.min(better.length, most);
  return count > 0 ? [{ kind: "rank", of: "themes", order: "best", count, by: null, platform: null }] : [];
}

function byTheme(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const changes = themeMetrics.map((theme) => `${theme}.change`);
  const known = changes.filter((id) => hasFigure(ledger, id));
  if (known.length === 0) return figuresOf(ledger, ["theme.1.change", "theme.1"]);
  const better = known.filter((id) => significantDirection(ledger, id) === "up");
  const worse = known.filter((id) => significantDirection(ledger, id) === "down");
  if (better.length === 0 && worse.length === 0) return stateFigures(ledger, known.slice(0, 4));
  const rank = (order: "best" | "worst", sure: readonly string[]): Block[] =>
    sure.length > 0
      ? [{ kind: "rank", of: "themes", order, count: Math.min(sure.length, most), by: null, platform: null }]
      : [];
  if (question.order === "worst") return [...rank("worst", worse), ...rank("best", better.slice(0, 1))];
  // That some surely draw less leaves the others unclear: that is the answer to what works.
  if (better.length === 0) {
    const unclear = known.filter((id) => !worse.includes(id));
    return [...stateFigures(ledger, unclear), ...rank("worst", worse)];
  }
  return [
    ...rank("best", better),
    ...statements(ledger, ["themes.less"], 1),
    ...(/hashtag/.test(fold(question.text)) ? [] : rankPostBlocks(ledger, question.platforms[0] ?? null, "best")),
    { kind: "step", article: "what-works", step: 1 },
  ];
}

const contentThemes = (ledger: ModelLedger): Block[] => {
  const shares = themeMetrics.slice(1).map((theme) => `${theme}.share`);
  const written = statements(ledger, ["themes.lead"], 1);
  return written.length > 0
    ? [...written, ...stateFigures(ledger, shares), ...statements(ledger, ["themes.language"], 1)]
    : figuresOf(ledger, ["theme.1", "captionLanguage"]);
};

/** A part of the day only where the report is sure of one; beside it, when followers are online. Of days of the week, what these change. */
export function bestTime(ledger: ModelLedger): Block[] {
  const { metrics, text } = ledger.question;
  const asksForDays =
    metrics.some((metric) => dayChanges.some((one) => one === metric)) ||
    findConcepts(tokensOf(text)).includes("weekday");
  const days = asksForDays ? figuresOf(ledger, onPlatforms(ledger, ...dayChanges)) : [];
  if (days.length > 0) return [...days, { kind: "step", article: "best-time-or-none", step: 1 }];
  const windows = statements(ledger, ["schedule.window", "schedule.windowUtc"]);
  const online = statements(ledger, ["audience.online", "audience.onlineUtc"], most);
  if (asksOnline(tokensOf(text)))
    windows.unshift(
      ...(online.length > 0 ? online.splice(0) : [{ kind: "phrase", phrase: "online-unknown" } as const]),
    );
  if (windows.length > 0 && windows.some(({ kind }) => kind === "statement")) return [...windows, ...online];
  const none = statements(ledger, ["schedule.none"], 1);
  return [
    ...windows,
    ...(none.length > 0 ? none : figuresOf(ledger, ["schedule.best"])),
    ...online,
    { kind: "step", article: "best-time-or-none", step: 1 },
  ];
}

/** The theme whose posts surely draw most more than others; null where none surely does. */
export function bestTheme(ledger: ModelLedger): string | null {
  const [best] = themeMetrics
    .filter((theme) => significantDirection(ledger, `${theme}.change`) === "up")
    .sort((a, b) => (numberOfFact(ledger, `${b}.change`) ?? 0) - (numberOfFact(ledger, `${a}.change`) ?? 0));
  return best ?? null;
}

export const postIntents: readonly Intent[] = [
  modelIntent("posts-best", (ledger) => posts(ledger, "best"), ["posts"]),
  modelIntent("posts-worst", (ledger) => posts(ledger, "worst"), ["posts"]),
  modelIntent("posts-newest", newestPosts, ["newest"]),
  modelIntent("content-best", contentBest, ["posts"]),
  modelIntent("content-themes", contentThemes),
  modelIntent("best-time", bestTime, [], { instead: () => "best-time-or-none" }),
];
