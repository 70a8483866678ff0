import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { analyses, models, ratings, reports } from "../db/schema.ts";

/** A report with its model's owner. */
const select = (db: Db) =>
  db
    .select({
      id: reports.id,
      modelId: reports.modelId,
      reportType: reports.reportType,
      sealed: reports.sealed,
      hash: reports.hash,
      createdAt: reports.createdAt,
      userId: models.userId,
    })
    .from(reports)
    .innerJoin(models, eq(models.id, reports.modelId));

/** The newest report of a model, or the version that is named; undefined when the model has no such report. */
export async function findReport(db: Db, { modelId, version }: { modelId: number; version?: number | undefined }) {
  const [row] = await select(db)
    .where(and(eq(reports.modelId, modelId), version === undefined ? undefined : eq(reports.id, version)))
    .orderBy(desc(reports.id))
    .limit(1);
  return row;
}
export type StoredReport = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** A report and the older version of the same model's it is compared with: the one named, or the one before it. */
export async function findPair(db: Db, { reportId, since }: { reportId: number; since?: number | undefined }) {
  const [report] = await select(db).where(eq(reports.id, reportId));
  if (!report?.modelId) return undefined;
  const [older] = await select(db)
    .where(
      and(
        eq(reports.modelId, report.modelId),
        lt(reports.id, reportId),
        since === undefined ? undefined : eq(reports.id, since),
      ),
    )
    .orderBy(desc(reports.id))
    .limit(1);
  return { report, older };
}

/** The versions of a model's report, newest first, with what each run was caused by. */
export async function findVersions(db: Db, modelId: number) {
  const rows = await db
    .select({ id: reports.id, createdAt: reports.createdAt, cause: analyses.cause })
    .from(reports)
    .innerJoin(analyses, eq(analyses.id, reports.analysisId))
    .where(eq(reports.modelId, modelId))
    .orderBy(desc(reports.id));
  return rows;
}

/** Whose model it is; undefined when there is none. */
export async function ownerOfModel(db: Db, modelId: number): Promise<{ userId: number | null } | undefined> {
  const [row] = await db.select({ userId: models.userId }).from(models).where(eq(models.id, modelId));
  return row;
}

/** Whose model a report is about; undefined when there is no such report. */
export async function ownerOfReport(
  db: Db,
  reportId: number,
): Promise<{ userId: number | null; modelId: number } | undefined> {
  const [row] = await db
    .select({ userId: models.userId, modelId: models.id })
    .from(reports)
    .innerJoin(models, eq(models.id, reports.modelId))
    .where(eq(reports.id, reportId));
  return row;
}

/** How a report was judged, and by this reader; `mine` is null when they did not. */
export async function countRatings(db: Db | Tx, reportId: number, readerId: number | null) {
  const [counted] = await db
    .select({
      positive: sql<number>`count(*) filter (where ${ratings.isPositive})::int`,
      negative: sql<number>`count(*) filter (where not ${ratings.isPositive})::int`,
    })
    .from(ratings)
    .where(eq(ratings.reportId, reportId));
  const [mine] =
    readerId === null
      ? []
      : await db
          .select({ isPositive: ratings.isPositive })
          .from(ratings)
          .where(and(eq(ratings.reportId, reportId), eq(ratings.userId, readerId)));
  return { positive: counted?.positive ?? 0, negative: counted?.negative ?? 0, mine: mine?.isPositive ?? null };
}
export type Ratings = Awaited<ReturnType<typeof countRatings>>;

/** One rating per person and report: rating again replaces it. */
export async function rate(
  tx: Tx,
  { reportId, userId, isPositive }: { reportId: number; userId: number; isPositive: boolean },
): Promise<void> {
  await tx
    .insert(ratings)
    .values({ reportId, userId, isPositive })
    .onConflictDoUpdate({ target: [ratings.reportId, ratings.userId], set: { isPositive, updatedAt: sql`now()` } });
}
