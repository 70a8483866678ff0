import { hash } from "node:crypto";
import { dayMs, engagementWindow, type StatementSpan } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import type { Member, Scope } from "../access/policy.ts";
import { evidenceModels, isOfLinkedPage } from "../profiles/model-links.ts";
import { givenFollowersDays, secondsOf, weekSeconds } from "./find-readings.ts";
import { findStatements } from "./find-statements.ts";
import type { SubjectModel } from "./find-subjects.ts";

/** Some 20 kB each, the earnings of thousands of models a hundred. */
const most = 60;

interface Portfolio {
  models: readonly SubjectModel[];
  /** Those whose earnings are read. */
  earning: readonly number[];
  at: Date;
  /** Whether nothing but earnings is read (`gatherPortfolio`). */
  isOfEarnings?: boolean;
}

/**
 * Answers made of a portfolio, kept by the versions of the rows that they are made of (decision 0357): made anew once one of these is another, or
 * one of them begins or ceases to count as time goes by. An answer states the moment that it was made at.
 */
export class PortfolioAnswers<Output extends object> {
  readonly #kept = new WeakMap<Db, LRUCache<string, Output>>();

  /**
   * @param question all else that the answer depends on: who asks, of which days
   * @param make is given the statements of those whose earnings are read
   */
  async find(
    db: Db,
    portfolio: Portfolio,
    question: { member: Member | Scope } & Record<string, unknown>,
    make: (statements: StatementSpan[]) => Promise<Output>,
  ): Promise<Output> {
    const { state, statements } = await readState(db, portfolio);
    const key = hash("sha256", JSON.stringify([question, state]), "base64url");
    const kept = this.#kept.get(db) ?? new LRUCache<string, Output>({ max: most });
    this.#kept.set(db, kept);
    const known = kept.get(key);
    if (known) return known;
    const output = await make(statements);
    kept.set(key, output);
    return output;
  }
}

/**
 * What identifies all that `gatherPortfolio` reads of these models at this moment. Rows that it reads again are named by their version, which none has a
 * second time: an answer may be of newer rows than its key, and is then found by no later request.
 */
async function readState(db: Db, { models, earning, at, isOfEarnings = false }: Portfolio) {
  const profileIds = isOfEarnings ? [] : models.flatMap(({ links }) => links.map(({ profileId }) => profileId));
  const [series, earnings, given, statements] = await Promise.all([
    readSeries(db, profileIds, at),
    readEarningSeries(db, earning),
    readGiven(
      db,
      models.map(({ id }) => id),
      at,
    ),
    findStatements(db, earning),
  ]);
  const ends = statements.flatMap(({ first, last }) => [first, last]);
  const now = at.toISOString();
  // A bar that ends now is covered until a statement ends.
  const next = ends.reduce<string | null>((least, end) => (end >= now && !(least && least < end) ? end : least), null);
  const day = Math.floor(at.getTime() / dayMs);
  return { statements, state: [day, models, earning, statements, next, series, earnings, given] };
}

const stateRow = z.tuple([z.record(z.string(), z.unknown())]);
const version = (row: "series" | "given" | "evidence") => sql.raw(`${row}.xmin::text || ${row}.ctid::text`);

/** Versions of `profile_series`, and the next reading and post that will count, or count no longer, as time goes by. */
async function readSeries(db: Db, profileIds: readonly number[], at: Date) {
  if (profileIds.length === 0) return undefined;
  const now = secondsOf(at);
  const daySeconds = dayMs / 1_000;
  const postsBefore = (days: number) => sql`width_bucket(${now - days * daySeconds - 1}::int, series.posted_at)`;
  const { rows } = await db.execute(sql`
    select md5(string_agg(series.profile_id || ' ' || ${version("series")}, ',' order by series.profile_id)) as versions,
      min(series.read_at[place.read + 1]) as "nextReading",
      min(series.read_at[place.read]) filter (where series.read_at[place.read] > ${now - weekSeconds}::int) as "oldestReading",
      min(series.posted_at[${postsBefore(1)} + 1]) as "nextPost",
      min(series.posted_at[${postsBefore(engagementWindow.maxAgeDays)} + 1]) as "oldestPost"
    from profile_series series cross join lateral (select width_bucket(${now}::int, series.read_at) as read offset 0) place
    where series.profile_id = any(${sql.param([...profileIds])}::int[])`);
  return stateRow.parse(rows);
}

async function readEarningSeries(db: Db, modelIds: readonly number[]) {
  if (modelIds.length === 0) return undefined;
  const { rows } = await db.execute(sql`
    select md5(string_agg(series.id || ' ' || ${version("series")}, ',' order by series.id)) as versions
    from earning_series series where series.model_id = any(${sql.param([...modelIds])}::int[])`);
  return stateRow.parse(rows);
}

/** Versions of the followers and earnings that were given for models, and the moments at which the next of them will count, or count no longer. */
async function readGiven(db: Db, modelIds: readonly number[], at: Date) {
  if (modelIds.length === 0) return undefined;
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    select md5(string_agg(model.id || ' ' || given.id || ' ' || ${version("given")} || ${version("evidence")} || ${isOfLinkedPage(sql`model.id`)}, ','
        order by model.id, given.id)) as versions,
      min(given.observed_at) filter (where given.observed_at > ${now}) as "nextCount",
      min(given.observed_at) filter (where given.observed_at > ${now} - ${givenFollowersDays} * interval '1 day') as "oldestCount",
      min(given.period_to) filter (where given.period_to > ${now}) as "nextAmount"
    from unnest(${sql.param([...modelIds])}::int[]) as model(id) cross join lateral ${evidenceModels(sql`model.id`)} as source
      join observations given on given.model_id = source.given_for join evidence on evidence.id = given.evidence_id
    where given.metric in ('followers', 'earnings.net')`);
  return stateRow.parse(rows);
}
