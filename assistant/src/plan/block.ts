import { languages } from "@fanradar/contract";
import { breakdownColumns, breakdownUnits, platformNames } from "@fanradar/engine";
import { explainedMetrics } from "@fanradar/engine/catalogue/methods";
import { z } from "zod";
import { placesToBeFound } from "../articles/places-to-be-found.ts";
import { phrases, premises, refusals } from "./phrases.ts";
import { query } from "./query.ts";

/** What can be ranked, best or worst first. */
export const rankings = ["posts", "themes", "platforms", "models"] as const;

const factId = z.string().max(200);
const platform = z.nullable(z.enum(platformNames));

const composable = [
  /** States up to four facts; of an absent one why it is absent and what would provide it. */
  z.object({ kind: z.literal("facts"), facts: z.array(factId).min(1).max(4) }),
  /** How two comparable facts relate: higher, lower or too close to call. */
  z.object({ kind: z.literal("compare"), left: factId, right: factId }),
  /** `by` is a metric for platforms and models; posts are ranked by likes and comments against usual ones, or by `likes`, `comments` or `views`; themes by their effect on those. */
  z.object({
    kind: z.literal("rank"),
    of: z.enum(rankings),
    order: z.enum(["best", "worst"]),
    count: z.int().min(1).max(10),
    by: z.nullable(z.string().max(100)),
    platform,
  }),
  /** One row for each platform of the chosen model, or for each model; one column for each metric. */
  z.object({
    kind: z.literal("table"),
    rows: z.enum(["platforms", "models"]),
    metrics: z.array(z.string().max(100)).min(1).max(5),
  }),
  /** Models of the portfolio that lack a metric, by the reason; those without a report where it is null. */
  z.object({ kind: z.literal("lacking"), metric: z.nullable(z.string().max(100)), platform }),
  /** Models of the portfolio that have this platform. */
  z.object({ kind: z.literal("linked"), platform: z.enum(platformNames) }),
  /** The line of a metric over time, with its forecast. */
  z.object({ kind: z.literal("chart"), metric: z.string().max(100), platform }),
  /** Where a fact comes from: its source and trust, how old it is, how it was computed, from how many, and how sure it is. */
  z.object({ kind: z.literal("origin"), fact: factId }),
  /**
   * `Knowledge.changes`: the real ones first, at most `count`; then, in one sentence, whether others are within the ranges or come
   * from new evidence or another method. Where none is real it says so.
   */
  z.object({ kind: z.literal("changes"), count: z.int().min(1).max(5), platform }),
  /** A platform that was asked about and is not linked to the chosen model. */
  z.object({ kind: z.literal("unlinked"), platform: z.enum(platformNames) }),
  /** A statement of a sealed report, a price analysis or a change, by its id in `Knowledge.statements`. */
  z.object({ kind: z.literal("statement"), id: z.string().max(200) }),
  /** An article of the playbook: its paragraphs, steps and what the own figures say of it. */
  z.object({ kind: z.literal("advice"), article: z.string().max(100) }),
  /** One step of an article. */
  z.object({ kind: z.literal("step"), article: z.string().max(100), step: z.int().min(0).max(20) }),
  /** A suggested rhythm: never taken for a measured one. `theme` is the id of a theme fact. */
  z.object({
    kind: z.literal("plan"),
    min: z.int().min(1).max(50),
    max: z.int().min(1).max(50),
    per: z.enum(["day", "week", "month"]),
    platform,
    theme: z.nullable(factId),
  }),
  /** Free text that a language model drafted for the person to use elsewhere; it is not about the figures. */
  z.object({
    kind: z.literal("draft"),
    form: z.enum(["caption", "message", "title"]),
    texts: z.array(z.string().min(1).max(600)).min(1).max(5),
  }),
  z.object({ kind: z.literal("refuse"), reason: z.enum(refusals) }),
  /** Asks back, with options to press. */
  z.object({ kind: z.literal("ask"), about: z.enum(["model", "platform", "period"]) }),
] as const;

/** What a language model may choose from: queries, and blocks that name ids. */
export const composedElement = z.discriminatedUnion("kind", [...query.options, ...composable]);

/**
 * What an answer is made of. No block has a figure or a sentence about the creator: it names facts of the ledger, statements of the
 * engine and steps of the playbook, and the writer writes every word that states a figure or a relation. Fields are nullable instead
 * of optional, since strict JSON schemas of language models want every field.
 */
export const block = z.discriminatedUnion("kind", [
  ...composable,
  /** Models of the portfolio of which a ranking by a metric says nothing, in one line. Only the router uses it. */
  z.object({ kind: z.literal("unranked"), metric: z.string().max(100), platform }),
  /** Models of the portfolio whose figure is surely over or under an amount that the question names. Only the router uses it. */
  z.object({
    kind: z.literal("filter"),
    by: z.string().max(100),
    platform,
    way: z.enum(["over", "under"]),
    amount: z.number(),
    isInclusive: z.boolean(),
  }),
  /** Whether figures of the chosen model are surely over or under an amount that the question names. Only the router uses it. */
  z.object({
    kind: z.literal("verdict"),
    facts: z.array(factId).min(1).max(4),
    way: z.enum(["over", "under"]),
    amount: z.number(),
    isInclusive: z.boolean(),
  }),
  /** A part of an amount, in percent, that the question names. Only the router uses it. */
  z.object({ kind: z.literal("fraction"), fact: factId, percent: z.number().positive().max(100) }),
  /** An end of the ranges of forecasts, or how sure these are and how often such ranges held. Only the router uses it. */
  z.object({ kind: z.literal("range"), facts: z.array(factId).min(1).max(4), says: z.enum(["low", "high", "sure"]) }),
  /** What the figures that follow are limited to: models that wear a tag, all but these, or only these kinds of payments. Only the router uses it. */
  z.object({
    kind: z.literal("limits"),
    tag: z.nullable(z.string().max(100)),
    platforms: z.array(z.enum(platformNames)),
    models: z.array(z.int()),
    metrics: z.array(z.string().max(100)),
    only: z.array(z.string().max(100)),
  }),
  /** That what the question takes for granted is not so, not certain, or so in part. `model` and `platform` are what it says to be first or last. Only the router uses it. */
  z.object({
    kind: z.literal("premise"),
    says: z.enum(premises),
    model: z.nullable(z.int()),
    platform,
  }),
  /** The chosen model's earnings, or what its followers gained, by month, as `YYYY-MM`, both included: one column for each metric. Only the router uses it. */
  z.object({
    kind: z.literal("months"),
    metrics: z.array(z.string().max(100)).min(1).max(5),
    from: z.string().max(7),
    to: z.string().max(7),
  }),
  /** What a metric means, and how it is computed, with a link to its page. Only the router uses it. */
  z.object({ kind: z.literal("definition"), metric: z.enum(explainedMetrics) }),
  /** `Knowledge.breakdown`: what payments came to by a unit, the rows by their keys in this order, and what is said of them first. Only the router uses it. */
  z.object({
    kind: z.literal("breakdown"),
    by: z.enum(breakdownUnits),
    says: z.enum([
      ...(["all", "most", "least", "mean", "median", "over", "under", "between", "share", "parts", "change"] as const),
      ...(["explain", "first", "last", "streak", "since"] as const),
    ]),
    columns: z.array(z.enum(breakdownColumns)).min(1).max(4),
    rows: z.array(z.string().max(100)).max(40),
    /** What holds for each of the units in a row. */
    run: z.nullable(z.enum(["up", "down", "over", "under", "between"])),
    /** Which one from the end of the row is meant, where it is not the first. */
    place: z.nullable(z.int().min(2).max(10)),
    /** The day, week or month that is explained: the one that brought most or least. */
    end: z.nullable(z.object({ by: z.enum(["day", "week", "month"]), way: z.enum(["most", "least"]) })),
  }),
  /** Posts of one form, of one day, or with one hashtag, as `rank` has those of all. Only the router uses it. */
  z.object({
    kind: z.literal("posts"),
    form: z.nullable(z.enum(["image", "video", "carousel", "text", "other"])),
    day: z.nullable(z.string().max(10)),
    hashtag: z.nullable(z.string().max(100)),
    order: z.enum(["best", "worst"]),
    count: z.int().min(1).max(10),
    by: z.nullable(z.string().max(100)),
    platform,
  }),
  /** `Knowledge.newest`: what the newest posts of a platform drew, or of all where it is null: so many, or of each platform one. Only the router uses it. */
  z.object({ kind: z.literal("newest"), platform, count: z.nullable(z.int().min(1).max(10)) }),
  /** `Knowledge.chatters`: what each sold, sold an hour, or worked; `names` are those of which it is said first. Only the router uses it. */
  z.object({
    kind: z.literal("chatters"),
    by: z.enum(["sales", "perHour", "hours"]),
    order: z.enum(["best", "worst"]),
    names: z.array(z.string().max(100)).max(10),
  }),
  /** `Knowledge.todos` by their ids, and how they were chosen: those given to the person, those until `until`. Only the router uses it. */
  z.object({
    kind: z.literal("todos"),
    ids: z.array(z.int()).max(20),
    isMine: z.boolean(),
    of: z.enum(["open", "overdue", "due"]),
    until: z.nullable(z.string().max(10)),
  }),
  /** `Knowledge.goals` by their ids, and whether none of them is what was asked for. Only the router uses it. */
  z.object({
    kind: z.literal("goals"),
    ids: z.array(z.int()).max(20),
    of: z.enum(["all", "behind", "ahead", "none-behind", "none-ahead", "none-then", "none"]),
  }),
  /** The passage of an article that has what was asked for. Only the router uses it. */
  z.object({
    kind: z.literal("passage"),
    article: z.string().max(100),
    passage: z.string().max(100),
    /** The language of its words to say, where it is not the reader's. */
    language: z.optional(z.enum(languages)),
  }),
  /** What an article says of one platform. Only the router uses it. */
  z.object({ kind: z.literal("particular"), article: z.string().max(100), place: z.enum(placesToBeFound) }),
  /** The paragraphs of an article, or its steps with what the own figures say of it; `at`: one of them alone. Only the router uses it. */
  z.object({
    kind: z.literal("part"),
    article: z.string().max(100),
    of: z.enum(["text", "steps"]),
    at: z.nullable(z.int().min(0).max(20)),
  }),
  /** Words of the question that the answer does not use. Only the router uses it. */
  z.object({ kind: z.literal("unused"), words: z.array(z.string().max(100)).min(1).max(4) }),
  /** A fixed sentence without figures. Only the router uses it. */
  z.object({ kind: z.literal("phrase"), phrase: z.enum(phrases) }),
]);
export type Block = z.infer<typeof block>;
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** An answer has at most eight blocks. */
export const maxBlocks = 8;
