import {
  type AnalyseInput,
  type Breakdown,
  type CollectionResult,
  dayMs,
  dayOf,
  type Evidence,
  type Observation,
  observationKinds,
} from "@fanradar/engine";
import { and, desc, eq, gte, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { breakdowns, evidence, observations } from "../../platform/db/schema.ts";
import { isEvidenceOf, isOfLinkedPage } from "../profiles/model-links.ts";
import { asEvidence, evidenceColumns } from "./evidence-rows.ts";
import { findClock } from "./find-clock.ts";
import { findErrorTables } from "./find-error-tables.ts";
import { findRangePools } from "./find-range-pools.ts";
import { type PostSelection, readPosts } from "./gather-posts.ts";
import type { Link } from "./links.ts";
import { findPeers } from "./peers.ts";
import { findPricedPeers } from "./priced-peers.ts";
import { findStatementEarnings } from "./statement-earnings.ts";
import { findPayerBook } from "./statement-payers.ts";
import { findWordPool } from "./word-pool.ts";

const historyDays = 400;

/** A linked profile, what reading it for this model came to, and what its public reading came to where that is another. */
export type ReadLink = Link & CollectionResult & { publicly?: CollectionResult };

interface GatherOptions {
  modelId: number;
  subjects: ReadLink[];
  asOf: Date;
  /** Id of evidence to leave out, as if it did not exist. */
  without?: number;
}

/** What is known of one model: the input of an analysis without what comes from other models. */
export type ModelInput = Omit<AnalyseInput, "peers" | "pricedPeers" | "wordPool" | "errorTables" | "rangePools">;

/** All that the engine may know for one report: what is known of the model, and the pools that it is compared with. */
export async function gatherInput(db: Db, options: GatherOptions): Promise<AnalyseInput> {
  const { subjects } = options;
  const profileIds = openProfiles(subjects).map(({ id }) => id);
  const [input, peers, pricedPeers, wordPool, errorTables, rangePools] = await Promise.all([
    gatherModelInput(db, options),
    findPeers(db, { profileIds, platforms: subjects.map(({ platform }) => platform) }),
    subjects.some(({ platform }) => platform === "onlyfans") ? findPricedPeers(db, profileIds) : [],
    findWordPool(db, profileIds),
    findErrorTables(db),
    findRangePools(db),
  ]);
  return {
    ...input,
    peers,
    ...(pricedPeers.length > 0 && { pricedPeers }),
    ...(errorTables && { errorTables }),
    ...(rangePools && { rangePools }),
    ...(wordPool && { wordPool }),
  };
}

/** What was read of the model's profiles, and what was typed for it. */
export async function gatherModelInput(
  db: Db,
  { modelId, subjects, asOf, without = 0 }: GatherOptions,
): Promise<ModelInput> {
  const open = openProfiles(subjects);
  const profileIds = open.map(({ id }) => id);
  const given = findGiven(db, modelId, without);
  const ifGiven = <Found>(read: () => Promise<Found>) => given.then(({ hasAny }) => (hasAny ? read() : undefined));
  const [{ submitted }, observed, earned = { observations: [] }, published, breakdowns = [], clock] = await Promise.all(
    [
      given,
      readObservations(db, { given, modelId, profileIds, asOf, without }),
      ifGiven(() => findStatementEarnings(db, { modelId, asOf, without })),
      readPosts(db, open, { modelId, without }),
      ifGiven(() => readBreakdowns(db, { modelId, without })),
      findClock(db, modelId),
    ],
  );
  const [{ currency } = {}] = earned.observations;
  const payerBook =
    earned.month && currency !== undefined ? await findPayerBook(db, { modelId, asOf, without, currency }) : undefined;
  const known = new Map(
    [...submitted, ...observed, ...published, ...breakdowns].map(({ evidence }) => [evidence.key, evidence]),
  );
  const contentStyle = submitted.find((one) => one.contentStyle !== null)?.contentStyle;
  return {
    asOf: asOf.toISOString(),
    subjects: subjects.map(({ platform, handle, url, outcome, triedAt, nextTryAt }) => ({
      platform,
      handle,
      url,
      outcome,
      ...(triedAt !== undefined && { triedAt }),
      ...(nextTryAt !== undefined && { nextTryAt }),
    })),
    publicOutcomes: Object.fromEntries(
      subjects.flatMap(({ platform, publicly }) => (publicly ? [[platform, publicly] as const] : [])),
    ),
    evidence: [...known.values()],
    observations: [...observed.map(({ observation }) => observation), ...earned.observations],
    ...(earned.month && { statementMonth: earned.month }),
    ...(payerBook && { payerBook }),
    ...(earned.shortDays !== undefined && { statementDays: earned.shortDays }),
    posts: published.map(({ post }) => post),
    ...(breakdowns.length > 0 && { breakdowns: breakdowns.map(({ breakdown }) => breakdown) }),
    ...clock,
    ...(contentStyle && { ownWords: { contentStyle } }),
  };
}

/** What is known of one model's money: the input of an analysis of prices, or of earnings. */
export type MoneyInput = Pick<ModelInput, "asOf" | "evidence" | "observations" | "payerBook">;

/**
 * The evidence of a model with its observations of these metrics alone: an answer on money needs none of the thousand counts, posts and
 * clocks that a report is made of. `withPayers`: with who paid what in its statements.
 */
export async function gatherMoneyInput(
  db: Db,
  { modelId, subjects, asOf }: Omit<GatherOptions, "without">,
  { metrics, withPayers }: { metrics: readonly Observation["metric"][]; withPayers: boolean },
): Promise<MoneyInput> {
  const profileIds = openProfiles(subjects).map(({ id }) => id);
  const given = findGiven(db, modelId, 0);
  const [{ submitted }, observed, earned] = await Promise.all([
    given,
    readObservations(db, { given, modelId, profileIds, asOf, without: 0, metrics }),
    withPayers ? findStatementEarnings(db, { modelId, asOf, without: 0 }) : undefined,
  ]);
  const currency = earned?.month ? earned.observations[0]?.currency : undefined;
  const payerBook =
    currency === undefined ? undefined : await findPayerBook(db, { modelId, asOf, without: 0, currency });
  const known = new Map([...submitted, ...observed].map(({ evidence }) => [evidence.key, evidence]));
  return {
    asOf: asOf.toISOString(),
    evidence: [...known.values()],
    observations: observed.map(({ observation }) => observation),
    ...(payerBook && { payerBook }),
  };
}

/** What its owner refuses to others is to them as if it had never been read. */
const openProfiles = (subjects: ReadLink[]) => subjects.filter(({ isVetoed }) => !isVetoed);

/**
 * The evidence given for a model that applies to it, newest first: the newest words are the ones that count. `hasAny`: whether any was
 * given, for whatever page; without it there is nothing to read of a model but its profiles.
 */
async function findGiven(db: Db, modelId: number, without: number) {
  const rows = await db
    .select({ ...evidenceColumns, contentStyle: evidence.contentStyle, applies: isOfLinkedPage(modelId) })
    .from(evidence)
    .where(and(isEvidenceOf(evidence.modelId, modelId), ne(evidence.id, without)))
    .orderBy(desc(evidence.addedAt));
  const submitted = rows.flatMap(({ contentStyle, applies, ...row }) =>
    applies ? [{ evidence: asEvidence(row), contentStyle }] : [],
  );
  return { submitted, hasAny: rows.length > 0 };
}

async function readObservations(
  db: Db,
  {
    given,
    modelId,
    profileIds,
    asOf,
    without,
    metrics,
  }: {
    given: ReturnType<typeof findGiven>;
    modelId: number;
    profileIds: number[];
    asOf: Date;
    without: number;
    /** In place of all. */
    metrics?: readonly Observation["metric"][];
  },
): Promise<{ evidence: Evidence; observation: Observation }[]> {
  const since = new Date(asOf.getTime() - historyDays * dayMs);
  const select = () => db.select(observationColumns).from(observations);
  const within = (subject: SQL | undefined) =>
    and(
      subject,
      gte(observations.observedAt, since),
      ne(observations.evidenceId, without),
      metrics && inArray(observations.metric, [...metrics]),
    );
  // An observation is of a profile or of a model. Asked for both at once, PostgreSQL reads all evidence there is.
  const read = await Promise.all([
    profileIds.length > 0 ? select().where(within(inArray(observations.profileId, profileIds))) : [],
    given.then(({ submitted }) =>
      submitted.length > 0
        ? select()
            .innerJoin(evidence, eq(evidence.id, observations.evidenceId))
            .where(within(and(isEvidenceOf(observations.modelId, modelId), isOfLinkedPage(modelId))))
        : [],
    ),
  ]);
  const rows = read.flat();
  const known = await findEvidence(db, new Set(rows.map(({ evidenceId }) => evidenceId)));
  return rows.flatMap((row) => {
    const evidence = known.get(row.evidenceId);
    if (!evidence) return [];
    const observation = {
      platform: row.platform,
      metric: row.metric,
      value: row.value,
      ...(row.low !== null && { low: row.low }),
      ...(row.high !== null && { high: row.high }),
      ...(row.periodFrom && row.periodTo && { period: periodOf(row.metric, row.periodFrom, row.periodTo) }),
      ...(row.currency !== null && { currency: row.currency }),
      observedAt: row.observedAt.toISOString(),
      evidence: evidence.key,
    };
    return [{ evidence, observation }];
  });
}

/** Columns of observations that the engine reads. */
const observationColumns = {
  platform: observations.platform,
  metric: observations.metric,
  value: observations.value,
  low: observations.low,
  high: observations.high,
  periodFrom: observations.periodFrom,
  periodTo: observations.periodTo,
  currency: observations.currency,
  observedAt: observations.observedAt,
  evidenceId: observations.evidenceId,
};

/** Evidence by id. Each once: beside each of its observations it would be half of what a report has the database send. */
async function findEvidence(db: Db, ids: ReadonlySet<number>): Promise<Map<number, Evidence>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .select({ id: evidence.id, row: evidenceColumns })
    .from(evidence)
    .where(sql`${evidence.id} = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, row }) => [id, asEvidence(row)]));
}

/** Earnings are of days, which are stored as their midnights of UTC; what a platform counts is of a span of instants. */
function periodOf(metric: Observation["metric"], from: Date, to: Date) {
  const [begin, end] = [from.toISOString(), to.toISOString()];
  return observationKinds[metric].isOfMonth ? { from: dayOf(begin), to: dayOf(end) } : { from: begin, to: end };
}

/** Followers by dimension from connected accounts: the newest of each. */
async function readBreakdowns(
  db: Db,
  { modelId, without }: PostSelection,
): Promise<{ evidence: Evidence; breakdown: Breakdown }[]> {
  const rows = await db
    .selectDistinctOn([breakdowns.platform, breakdowns.dimension], { row: breakdowns, evidence: evidenceColumns })
    .from(breakdowns)
    .innerJoin(evidence, eq(evidence.id, breakdowns.evidenceId))
    .where(and(isEvidenceOf(breakdowns.modelId, modelId), isOfLinkedPage(modelId), ne(breakdowns.evidenceId, without)))
    .orderBy(breakdowns.platform, breakdowns.dimension, desc(breakdowns.observedAt));
  return rows.map(({ row: { platform, dimension, parts, observedAt }, evidence }) => ({
    evidence: asEvidence(evidence),
    breakdown: { platform, dimension, parts, observedAt: observedAt.toISOString(), evidence: evidence.key },
  }));
}
