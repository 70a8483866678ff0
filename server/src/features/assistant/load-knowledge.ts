import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { daysOfPeriod } from "@fanradar/assistant/period";
import type { Question } from "@fanradar/assistant/question";
import {
  comingMonths,
  earningsPerSubscriber,
  type Fact,
  followerShares,
  followersAt,
  measuredRanges,
  type Period,
  type Source,
} from "@fanradar/engine";
import type { Viewer } from "../../domain/access/policy.ts";
import { isEarnings } from "../../domain/access/visibility.ts";
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
import { loadBreakdown, withoutBreakdown } from "./load-breakdown.ts";
import { type LoadContext, loadOfAll, loadOfModel } from "./load-parts.ts";
import type { MoreFigures } from "./more-figures.ts";
import { namesOf, type OwnModel } from "./own-models.ts";

export interface LoadOptions {
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
  const { chosen, now, question } = options;
  const meant = comparedModels(options);
  const breakdown = await loadBreakdown(db, { ...options, meant });
  const needs = breakdown ? options.needs : withoutBreakdown(options.needs);
  const days = daysOf(question.period, now);
  const collected = collectFacts();
  const opened = openKnowledge(options, collected);
  if (chosen?.sealed) addOfReport(chosen.sealed, collected, { ...options, days });
  const context: LoadContext = { ...options, needs, days, meant };
  const [ofModel, ofAll] = await Promise.all([loadOfModel(db, context), loadOfAll(db, context)]);
  addOfModel(collected, ofModel, { options, breakdown, ofAll });
  addOfAll(collected, ofAll, context);
  const others = options.others.map(({ id, name }) => ({ id, name, attention: [], state: "analyzed" as const }));
  const { posts, newest, splits, changes, chatters } = ofModel;
  const { portfolio, todos, goals, attention } = ofAll;
  return {
    ...opened,
    ...(posts && { posts: posts.posts }),
    ...(newest && { newest: newest.posts }),
    ...(splits && { splits: splits.months }),
    ...(changes?.list && { changes: { since: changes.since, list: changes.list } }),
    ...(portfolio ? { models: [...portfolio.models, ...others] } : breakdown && { models: namesOf(meant) }),
    ...(question.without && { left: options.own.filter(({ id }) => question.without?.models.includes(id)) }),
    ...(breakdown && { breakdown }),
    ...(chatters && { chatters: chatters.chatters }),
    ...(todos && { todos }),
    ...(goals && { goals: goals.goals }),
    ...(attention && { attention: attention.attention }),
  };
}

/** Facts, sources and statements as they are found; of two facts with one id the later is kept. */
function collectFacts() {
  const facts = new Map<string, Fact>();
  const sources = new Map<string, Source>();
  const statements = new Map<string, NonNullable<ReturnType<Knowledge["statements"]["get"]>>>();
  const add = (more: { facts: readonly Fact[]; sources?: readonly Source[] } | undefined) => {
    for (const fact of more?.facts ?? []) facts.set(fact.id, fact);
    for (const source of more?.sources ?? []) sources.set(source.evidence, source);
  };
  return { facts, sources, statements, add };
}
type Collected = ReturnType<typeof collectFacts>;

/** What is known before anything is loaded: who asks, and the newest report of the chosen model. */
function openKnowledge({ viewer, chosen, own: models, now }: LoadOptions, collected: Collected): Knowledge {
  const { facts, sources, statements, add } = collected;
  const sealed = chosen?.sealed;
  const own = models.find(({ id }) => id === chosen?.id);
  const hidesEarnings = viewer.member?.seesEarnings === false && (chosen ? chosen.isOwn : models.length > 0);
  if (sealed) add(hidesEarnings ? { ...sealed, facts: sealed.facts.map(byRole) } : sealed);
  for (const [at, statement] of (sealed?.statements ?? []).entries())
    statements.set(`report.${at}`, { statement, from: "report" });
  return {
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
}

/** What follows from the figures of a report for the days and the goal of a question. */
function addOfReport(
  sealed: NonNullable<ChosenModel["sealed"]>,
  { add }: Collected,
  options: LoadOptions & { days: Period | undefined },
): void {
  const { days } = options;
  add({ facts: [...gainsOf(sealed, days, options), ...earningsPerSubscriber(sealed.facts)] });
  add({ facts: [...followerShares(sealed.facts), ...goalOf(sealed, options)] });
  if (days && days.from === days.to) add({ facts: followersAt(sealed.facts, sealed.series, days.from) });
}

function addOfModel(
  { facts, statements, add }: Collected,
  loaded: Awaited<ReturnType<typeof loadOfModel>>,
  { options, breakdown, ofAll }: { options: LoadOptions; breakdown: Figures | undefined; ofAll: OfAll },
): void {
  const { question } = options;
  const { prices, earnings, earlier, earlierPayments } = loaded;
  for (const part of [loaded.splits, loaded.cohorts, loaded.payments]) add(part);
  if (earlierPayments) add({ ...earlierPayments, facts: earlierPayments.facts.map(ofBefore) });
  for (const part of [breakdown, loaded.chatters, ofAll.goals, loaded.score, loaded.posts, loaded.newest]) add(part);
  add(prices);
  if (prices) add({ facts: comingMonths(prices) });
  if (question.goal?.of === "money") add({ facts: neededFor([...facts.values()], question.goal) });
  for (const [at, statement] of (prices?.statements ?? []).entries())
    statements.set(`prices.${at}`, { statement, from: "prices" });
  // Sums by payer are asked for by themselves.
  const isMeant = ({ metric }: Fact) => metric !== "payers.spend";
  if (earnings) add({ ...earnings, facts: earnings.facts.filter(isMeant) });
  if (earlier) add({ ...earlier, facts: earlier.facts.flatMap(asBefore) });
  add({ facts: expectedOf([...facts.values()], question) });
  if (question.range === "sure") add({ facts: measuredRanges().map(({ fact }) => fact) });
  add(loaded.changes);
}

function addOfAll(
  { facts, statements, add }: Collected,
  { portfolio, ...loaded }: OfAll,
  { others, question, meant, days, now }: LoadContext,
): void {
  for (const part of [loaded.totals, loaded.attention]) add(part);
  if (portfolio) {
    add({ facts: [...portfolio.facts.values()], sources: portfolio.sources });
    for (const [id, statement] of portfolio.statements) statements.set(id, statement);
    for (const other of others) add(other);
  }
  for (const part of [loaded.leaving, loaded.outlooks, loaded.kinds]) add(part);
  add({ facts: subscriptionsOf([...facts.values()]) });
  add({ facts: sharesOf(facts, question) });
  add({ facts: togetherOf(facts, question) });
  add({ facts: subscribersTogether(facts, question, meant) });
  add({ facts: meansOf(facts, question, { days, now }) });
  for (const part of [loaded.payers, loaded.posts]) add(part);
  add({ facts: partsOfAll(facts, question, meant) });
  add({ facts: restOf(facts, question, meant) });
  if (question.isAverage) add({ facts: averagesOf([...facts.values()]) });
}
type OfAll = Awaited<ReturnType<typeof loadOfAll>>;
interface Figures {
  facts: readonly Fact[];
  sources: readonly Source[];
}

/** A figure of the days that those of a question are held against. */
const ofBefore = (fact: Fact): Fact => ({ ...fact, id: `${fact.id.replace(/\.in$/, "")}.before` });
const asBefore = (fact: Fact): Fact[] => (fact.id.endsWith(".in") ? [ofBefore(fact)] : []);

const daysOf = (period: string | undefined, now: Date) =>
  period === undefined ? undefined : daysOfPeriod(period, now.toISOString());

/** A figure of earnings that is missing is hidden by the viewer's role: nothing would provide it. */
const byRole = (fact: Fact): Fact =>
  fact.reason && isEarnings(fact.metric) ? { ...fact, reason: { code: "hidden-by-role" } } : fact;
