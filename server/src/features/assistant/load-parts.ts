import type { Need } from "@fanradar/assistant/knowledge";
import { baseDays, endsToday } from "@fanradar/assistant/period";
import type { Period } from "@fanradar/engine";
import { ownVisibility } from "../../domain/access/visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { loadAttention } from "./load-attention.ts";
import { loadChanges } from "./load-changes.ts";
import type { LoadOptions } from "./load-knowledge.ts";
import { loadKinds, loadLeaving, loadOutlooks, loadPayers, readableIds } from "./load-of-each.ts";
import { loadPortfolio, mostModels } from "./load-portfolio.ts";
import { loadNewest, loadPostCounts, loadPosts } from "./load-posts.ts";
import { loadScore } from "./load-score.ts";
import { loadTodos } from "./load-todos.ts";
import { basisOf, isOfSubscribers, kindsOf, paymentPartsOf, rankedBy } from "./meant-figures.ts";
import type { OwnModel } from "./own-models.ts";

/** A question with the days and the models that it means. */
export interface LoadContext extends LoadOptions {
  days: Period | undefined;
  meant: readonly OwnModel[];
}

/** The days that those of a question are held against. */
const baseOf = ({ needs, question, now }: LoadContext) =>
  needs.has("history") || question.isCompared ? baseDays(question, now.toISOString()) : undefined;

const spanOf = ({ days, question: { period, isCompared } }: LoadContext) => ({
  ...{ days, isCompared },
  isLatest: endsToday(period),
});

/** What is needed of the chosen model beside its report. */
export async function loadOfModel(db: Db, context: LoadContext) {
  const { viewer, chosen, figures, question, needs, days, now } = context;
  const of = chosen?.id;
  const base = baseOf(context);
  /** Loads what is needed of the chosen model, if one is chosen. */
  const load = <Loaded>(need: Need, one: (id: number) => Promise<Loaded>): Promise<Loaded> | undefined =>
    needs.has(need) && of !== undefined ? one(of) : undefined;
  const [posts, newest, prices, earnings, changes, score, splits, cohorts, payments, chatters] = await Promise.all([
    needs.has("posts") && chosen ? loadPosts(db, chosen, { days, base, now, question }) : undefined,
    needs.has("newest") && chosen ? loadNewest(db, chosen, now) : undefined,
    load("prices", (id) => figures.findPrices(viewer, id).then((found) => found?.analysis)),
    load("earnings", (id) => loadEarnings(context, id, base)),
    chosen?.isOwn ? load("changes", (id) => loadChanges(db, viewer, id)) : undefined,
    // A public score came with the report.
    chosen?.reading.name === "whole" && !chosen.sealed?.facts.some(({ id }) => id === "trendingScore")
      ? load("score", (id) => loadScore(db, id, now))
      : undefined,
    load("splits", (id) => figures.findSplits(viewer, id)),
    load("cohorts", (id) => figures.findCohorts(viewer, id)),
    load("payments", (id) => loadPayments(context, id, base)),
    load("chatters", (id) => figures.findChatters(viewer, id, { days, now })),
  ]);
  return {
    ...{ posts, newest, prices, changes, score, splits, cohorts, chatters },
    ...{ earnings: earnings?.[0], earlier: earnings?.[1] },
    ...{ payments: payments?.[0], earlierPayments: payments?.[1] },
  };
}

/** Earnings of the days of a question, and of those that they are held against. */
function loadEarnings(context: LoadContext, id: number, base: Period | undefined) {
  const { viewer, figures, question, days } = context;
  const of = { ...spanOf(context), basis: basisOf(question) };
  return Promise.all([
    figures.findEarnings(viewer, id, of),
    base && figures.findEarnings(viewer, id, { ...of, days: base, heldAgainst: days, onlySpan: true }),
  ]);
}

/** Single payments of the days of a question, and of those that they are held against. */
function loadPayments(context: LoadContext, id: number, base: Period | undefined) {
  const { viewer, figures, question, days } = context;
  const { payments } = question;
  const kinds = kindsOf(payments ? { metrics: payments.kinds } : question);
  const of = { ...spanOf(context), kinds, parts: paymentPartsOf(question) };
  if (of.parts.size === 0) return Promise.resolve(undefined);
  return Promise.all([
    figures.findPayments(viewer, id, of),
    base && figures.findPayments(viewer, id, { ...of, days: base, heldAgainst: days }),
  ]);
}

/** What is needed of all models, and of the team. */
export async function loadOfAll(db: Db, context: LoadContext) {
  const { viewer, figures, question, needs, days, meant, now } = context;
  const ofModels = needs.has("models");
  const isOfDaysEarned = days !== undefined && question.metrics.includes("earningsNet");
  const isOfAll = ofModels && (question.models.length === 0 || isOfDaysEarned);
  const goal = question.goal?.of === "followers" ? question.goal.amount : undefined;
  const visibility = ownVisibility(viewer);
  const [portfolio, leaving, outlooks, kinds, payers, posts, totals, attention, todos, goals] = await Promise.all([
    ofModels ? loadPortfolio(db, meant, { visibility, days, goal }) : undefined,
    needs.has("leaving") && isOfSubscribers(question) ? loadLeaving(meant, context) : undefined,
    needs.has("outlooks") ? loadOutlooks(meant, context) : undefined,
    ofModels ? loadKinds(meant, { ...context, basis: basisOf(question) }) : undefined,
    ofModels ? loadPayers(meant, context) : undefined,
    ofModels && days && question.metrics.some(isOfPosts)
      ? loadPostCounts(db, readableIds(meant), { reading: visibility, days, now })
      : undefined,
    isOfAll
      ? figures.findPortfolio(viewer, { ...spanOf(context), metric: rankedBy(question), most: mostModels })
      : undefined,
    isOfAll && viewer.member ? loadAttention(db, viewer.member, now) : undefined,
    needs.has("todos") && viewer.member ? loadTodos(db, viewer.member) : undefined,
    needs.has("goals") ? figures.findGoals(viewer, now) : undefined,
  ]);
  return { portfolio, leaving, outlooks, kinds, payers, posts, totals, attention, todos, goals };
}

/** Of these a sum over the posts of some days is asked. */
const isOfPosts = (metric: string) => ofPosts.has(metric);
const ofPosts: ReadonlySet<string> = new Set(["postsTotal", "likesAverage", "commentsAverage", "avgViews"]);
