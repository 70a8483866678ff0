import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { baseDays, daysOfPeriod, endsToday } from "@fanradar/assistant/period";
import type { Question } from "@fanradar/assistant/question";
import {
  comingMonths,
  earningsPerSubscriber,
  type Fact,
  followerShares,
  followersAt,
  measuredRanges,
  type Source,
} from "@fanradar/engine";
import type { Viewer } from "../../domain/access/policy.ts";
import { isEarnings, ownVisibility } from "../../domain/access/visibility.ts";
import type { ChosenModel, OtherModel } from "../../domain/creators/chosen-models.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { comparedModels } from "./compared-models.ts";
import {
  averagesOf,
  expectedOf,
  meansOf,
  neededFor,
  partsOfAll,
  restOf,
  sharesOf,
  subscribersTogether,
  subscriptionsOf,
  togetherOf,
} from "./facts-for-question.ts";
import { gainsOf, goalOf } from "./gains-of-report.ts";
import { loadAttention } from "./load-attention.ts";
import { loadBreakdown, withoutBreakdown } from "./load-breakdown.ts";
import { loadChanges } from "./load-changes.ts";
import { loadKinds, loadLeaving, loadOutlooks, loadPayers, readableIds } from "./load-of-each.ts";
import { loadPortfolio, mostModels } from "./load-portfolio.ts";
import { loadNewest, loadPostCounts, loadPosts } from "./load-posts.ts";
import { loadScore } from "./load-score.ts";
import { loadTodos } from "./load-todos.ts";
import { basisOf, isOfSubscribers, kindsOf, paymentPartsOf, rankedBy } from "./meant-figures.ts";
import type { MoreFigures } from "./more-figures.ts";
import { namesOf, type OwnModel } from "./own-models.ts";

interface LoadOptions {
  viewer: Viewer;
  /** The model that is asked about, as the viewer may see it. */
  chosen: ChosenModel | undefined;
  own: readonly OwnModel[];
  /** Models to compare with that are not the viewer's own. */
  others: readonly OtherModel[];
  question: Pick<
    Question,
    | ("models" | "metrics" | "platforms" | "period" | "before" | "isCompared" | "goal" | "month" | "isAverage")
    | ("without" | "tagged" | "range" | "payments" | "audience" | "isTogether" | "count" | "limit" | "text")
  >;
  needs: ReadonlySet<Need>;
  now: Date;
  figures: MoreFigures;
}

/** What an answer may state, as the viewer may see it: the chosen model's newest report, and of the rest what is needed. */
export async function loadKnowledge(db: Db, options: LoadOptions): Promise<Knowledge> {
  const { viewer, chosen, now, figures } = options;
  const meant = comparedModels(options);
  const breakdown = await loadBreakdown(db, { ...options, meant });
  const needs = breakdown ? options.needs : withoutBreakdown(options.needs);
  const sealed = chosen?.sealed;
  const own = options.own.find(({ id }) => id === chosen?.id);
  const facts = new Map<string, Fact>();
  const sources = new Map<string, Source>();
  const statements = new Map<string, NonNullable<ReturnType<Knowledge["statements"]["get"]>>>();
  const add = (more: { facts: readonly Fact[]; sources: readonly Source[] } | undefined) => {
    for (const fact of more?.facts ?? []) facts.set(fact.id, fact);
    for (const source of more?.sources ?? []) sources.set(source.evidence, source);
  };
  const hidesEarnings = viewer.member?.seesEarnings === false && (chosen ? chosen.isOwn : options.own.length > 0);
  if (sealed) add(hidesEarnings ? { ...sealed, facts: sealed.facts.map(byRole) } : sealed);
  for (const [at, statement] of (sealed?.statements ?? []).entries())
    statements.set(`report.${at}`, { statement, from: "report" });
  const knowledge: Knowledge = {
    facts,
    get sources() {
      return [...sources.values()];
    },
    now: now.toISOString(),
    ...(viewer.userId === null && { isVisitor: true }),
    ...(hidesEarnings && { hidesEarnings }),
    statements,
    series: new Map((sealed?.series ?? []).map((one) => [`${one.platform}.${one.metric}`, one])),
    ...(chosen && {
      model: {
        id: chosen.id,
        name: chosen.name,
        isOwn: chosen.isOwn,
        ...(own?.isManaged && { isManaged: true }),
        hasReport: sealed !== null,
        ...(own && !sealed && own.failure !== null && { failure: own.failure }),
        ...(sealed && { asOf: sealed.asOf }),
      },
    }),
  };
  const days = daysOf(options.question.period, now);
  const { isCompared } = options.question;
  const ofDays = { days, isLatest: endsToday(options.question.period), isCompared };
  const base =
    needs.has("history") || options.question.isCompared ? baseDays(options.question, now.toISOString()) : undefined;
  const addFacts = (more: readonly Fact[]) => add({ facts: more, sources: [] });
  if (sealed) addFacts([...gainsOf(sealed, days, options), ...earningsPerSubscriber(sealed.facts)]);
  if (sealed) addFacts([...followerShares(sealed.facts), ...goalOf(sealed, options)]);
  if (sealed && days && days.from === days.to) addFacts(followersAt(sealed.facts, sealed.series, days.from));
  const of = chosen?.id;
  const isOfDaysEarned = days !== undefined && options.question.metrics.includes("earningsNet");
  const isOfAll = needs.has("models") && (options.question.models.length === 0 || isOfDaysEarned);
  const { payments: asked } = options.question;
  const kinds = kindsOf(asked ? { metrics: asked.kinds } : options.question);
  const ofPayments = { kinds, parts: paymentPartsOf(options.question) };
  const [
    posts,
    newest,
    prices,
    earnings,
    earlier,
    changes,
    portfolio,
    leaving,
    outlooks,
    ofKinds,
    ofPayers,
    ofPosts,
    totals,
    attention,
    score,
    splits,
    cohorts,
    payments,
    earlierPayments,
    chatters,
    todos,
    goals,
  ] = await Promise.all([
    needs.has("posts") && chosen ? loadPosts(db, chosen, { days, base, now, question: options.question }) : undefined,
    needs.has("newest") && chosen ? loadNewest(db, chosen, now) : undefined,
    needs.has("prices") && of !== undefined
      ? figures.findPrices(viewer, of).then((found) => found?.analysis)
      : undefined,
    needs.has("earnings") && of !== undefined
      ? figures.findEarnings(viewer, of, { ...ofDays, basis: basisOf(options.question) })
      : undefined,
    needs.has("earnings") && of !== undefined && base
      ? figures.findEarnings(viewer, of, {
          ...{ ...ofDays, days: base, heldAgainst: days, basis: basisOf(options.question), onlySpan: true },
        })
      : undefined,
    needs.has("changes") && chosen?.isOwn ? loadChanges(db, viewer, chosen.id) : undefined,
    needs.has("models")
      ? loadPortfolio(db, meant, {
          ...{ visibility: ownVisibility(viewer), days },
          goal: options.question.goal?.of === "followers" ? options.question.goal.amount : undefined,
        })
      : undefined,
    needs.has("leaving") && isOfSubscribers(options.question) ? loadLeaving(meant, options) : undefined,
    needs.has("outlooks") ? loadOutlooks(meant, options) : undefined,
    needs.has("models") ? loadKinds(meant, { ...options, basis: basisOf(options.question) }) : undefined,
    needs.has("models") ? loadPayers(meant, options) : undefined,
    needs.has("models") && days && options.question.metrics.some(isOfPosts)
      ? loadPostCounts(db, readableIds(meant), { reading: ownVisibility(viewer), days, now })
      : undefined,
    isOfAll
      ? figures.findPortfolio(viewer, { ...ofDays, metric: rankedBy(options.question), most: mostModels })
      : undefined,
    isOfAll && viewer.member ? loadAttention(db, viewer.member, now) : undefined,
    // A public score came with the report.
    needs.has("score") && chosen?.reading.name === "whole" && !facts.has("trendingScore")
      ? loadScore(db, chosen.id, now)
      : undefined,
    needs.has("splits") && of !== undefined ? figures.findSplits(viewer, of) : undefined,
    needs.has("cohorts") && of !== undefined ? figures.findCohorts(viewer, of) : undefined,
    needs.has("payments") && of !== undefined && ofPayments.parts.size > 0
      ? figures.findPayments(viewer, of, { ...ofDays, ...ofPayments })
      : undefined,
    needs.has("payments") && of !== undefined && base && ofPayments.parts.size > 0
      ? figures.findPayments(viewer, of, { ...ofDays, days: base, heldAgainst: days, ...ofPayments })
      : undefined,
    needs.has("chatters") && of !== undefined ? figures.findChatters(viewer, of, { days, now }) : undefined,
    needs.has("todos") && viewer.member ? loadTodos(db, viewer.member) : undefined,
    needs.has("goals") ? figures.findGoals(viewer, now) : undefined,
  ]);
  add(splits);
  add(cohorts);
  add(payments);
  if (earlierPayments) add({ ...earlierPayments, facts: earlierPayments.facts.map(ofBefore) });
  add(breakdown);
  add(chatters);
  add(goals);
  add(score);
  add(posts);
  add(newest);
  add(prices);
  if (prices) addFacts(comingMonths(prices));
  if (options.question.goal?.of === "money") addFacts(neededFor([...facts.values()], options.question.goal));
  for (const [at, statement] of (prices?.statements ?? []).entries())
    statements.set(`prices.${at}`, { statement, from: "prices" });
  // Sums by payer are asked for by themselves.
  const isMeant = ({ metric }: Fact) => metric !== "payers.spend";
  if (earnings) add({ ...earnings, facts: earnings.facts.filter(isMeant) });
  if (earlier) add({ ...earlier, facts: earlier.facts.flatMap(asBefore) });
  addFacts(expectedOf([...facts.values()], options.question));
  if (options.question.range === "sure") addFacts(measuredRanges().map(({ fact }) => fact));
  add(changes);
  add(totals);
  add(attention);
  if (portfolio) {
    add({ facts: [...portfolio.facts.values()], sources: portfolio.sources });
    for (const [id, statement] of portfolio.statements) statements.set(id, statement);
    for (const other of options.others) add(other);
  }
  add(leaving);
  add(outlooks);
  add(ofKinds);
  addFacts(subscriptionsOf([...facts.values()]));
  addFacts(sharesOf(facts, options.question));
  addFacts(togetherOf(facts, options.question));
  addFacts(subscribersTogether(facts, options.question, meant));
  addFacts(meansOf(facts, options.question, { days, now }));
  add(ofPayers);
  add(ofPosts);
  addFacts(partsOfAll(facts, options.question, meant));
  addFacts(restOf(facts, options.question, meant));
  if (options.question.isAverage) addFacts(averagesOf([...facts.values()]));
  const others = options.others.map(({ id, name }) => ({ id, name, attention: [], state: "analyzed" as const }));
  return {
    ...knowledge,
    ...(posts && { posts: posts.posts }),
    ...(newest && { newest: newest.posts }),
    ...(splits && { splits: splits.months }),
    ...(changes?.list && { changes: { since: changes.since, list: changes.list } }),
    ...(portfolio ? { models: [...portfolio.models, ...others] } : breakdown && { models: namesOf(meant) }),
    ...(options.question.without && {
      left: options.own.filter(({ id }) => options.question.without?.models.includes(id)),
    }),
    ...(breakdown && { breakdown }),
    ...(chatters && { chatters: chatters.chatters }),
    ...(todos && { todos }),
    ...(goals && { goals: goals.goals }),
    ...(attention && { attention: attention.attention }),
  };
}

/** A figure of the days that those of a question are held against. */
const ofBefore = (fact: Fact): Fact => ({ ...fact, id: `${fact.id.replace(/\.in$/, "")}.before` });
const asBefore = (fact: Fact): Fact[] => (fact.id.endsWith(".in") ? [ofBefore(fact)] : []);

const daysOf = (period: string | undefined, now: Date) =>
  period === undefined ? undefined : daysOfPeriod(period, now.toISOString());

/** Of these a sum over the posts of some days is asked. */
const isOfPosts = (metric: string) => ofPosts.has(metric);
const ofPosts: ReadonlySet<string> = new Set(["postsTotal", "likesAverage", "commentsAverage", "avgViews"]);

/** A figure of earnings that is missing is hidden by the viewer's role: nothing would provide it. */
const byRole = (fact: Fact): Fact =>
  fact.reason && isEarnings(fact.metric) ? { ...fact, reason: { code: "hidden-by-role" } } : fact;
