import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import {
  analyses,
  creators,
  modelOwners,
  ownerOf,
  ratings,
  removedReports,
  reports,
  userSettings,
  users,
} from "../../platform/db/schema.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import { signsRatings } from "../access/name-visibility.ts";
import type { OwnedResource } from "../access/policy.ts";

/** A report without its sealed content. */
const version = { id: reports.id, hash: reports.hash, createdAt: reports.createdAt };

const modelWithReport = prepareOnce((db) =>
  db
    .select({
      ...ownerOf,
      report: { ...version, reportType: reports.reportType },
    })
    .from(modelOwners)
    .leftJoin(
      reports,
      and(
        eq(reports.modelId, modelOwners.id),
        sql`(${sql.placeholder("version")}::int is null or ${reports.id} = ${sql.placeholder("version")}::int)`,
      ),
    )
    .where(eq(modelOwners.id, sql.placeholder("modelId")))
    .orderBy(desc(reports.id))
    .limit(1),
);

/** The owner of a model, with its newest or the given report version, without sealed content; undefined if it does not exist. */
export async function findReport(db: Db, { modelId, version }: { modelId: number; version?: number | undefined }) {
  const [found] = await modelWithReport(db).execute({ modelId, version: version ?? null });
  if (!found) return undefined;
  const { report, ...owner } = found;
  return { ...owner, report: report && { ...report, ...owner } };
}
export type StoredReport = NonNullable<NonNullable<Awaited<ReturnType<typeof findReport>>>["report"]>;

/** Numbers and dates of a model's reports, or of one version, that were removed at the creator's request, newest first. */
export async function findShells(db: Db, { modelId, version }: { modelId: number; version?: number | undefined }) {
  const isOf = eq(removedReports.modelId, modelId);
  const rows = await db
    .select({ id: removedReports.id, createdAt: removedReports.createdAt })
    .from(removedReports)
    .where(version === undefined ? isOf : and(isOf, eq(removedReports.id, version)))
    .orderBy(desc(removedReports.id));
  return rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
}

const sealedOfReport = prepareOnce((db) =>
  db
    .select({ sealed: reports.sealed })
    .from(reports)
    .where(eq(reports.id, sql.placeholder("reportId"))),
);

/** Sealed content of a report; undefined if it was deleted meanwhile. */
export async function findSealed(db: Db, reportId: number) {
  const [row] = await sealedOfReport(db).execute({ reportId });
  return row?.sealed;
}

const reportById = prepareOnce((db) =>
  db
    .select({ ...version, ...ownerOf })
    .from(reports)
    .innerJoin(modelOwners, eq(modelOwners.id, reports.modelId))
    .where(eq(reports.id, sql.placeholder("reportId"))),
);
const olderReport = prepareOnce((db) =>
  db
    .select(version)
    .from(reports)
    .where(
      and(
        eq(reports.modelId, sql.placeholder("modelId")),
        lt(reports.id, sql.placeholder("reportId")),
        sql`(${sql.placeholder("since")}::int is null or ${reports.id} = ${sql.placeholder("since")}::int)`,
      ),
    )
    .orderBy(desc(reports.id))
    .limit(1),
);

/** A report and the older version of the same model's it is compared with: the one named, or the one before it. Without sealed content. */
export async function findPair(db: Db, { reportId, since }: { reportId: number; since?: number | undefined }) {
  const [report] = await reportById(db).execute({ reportId });
  if (!report) return undefined;
  const { modelId } = report;
  const [older] = await olderReport(db).execute({ modelId, reportId, since: since ?? null });
  return { report, older };
}

export type StoredPair = NonNullable<Awaited<ReturnType<typeof findPair>>>;

const versionsOfModel = prepareOnce((db) =>
  db
    .select({ id: reports.id, createdAt: reports.createdAt, cause: analyses.cause })
    .from(reports)
    .innerJoin(analyses, eq(analyses.id, reports.analysisId))
    .where(eq(reports.modelId, sql.placeholder("modelId")))
    .orderBy(desc(reports.id)),
);

/** The versions of a model's report, newest first, with what each run was caused by. */
export async function findVersions(db: Db, modelId: number) {
  return versionsOfModel(db).execute({ modelId });
}

const modelOwner = prepareOnce((db) =>
  db
    .select(ownerOf)
    .from(modelOwners)
    .where(eq(modelOwners.id, sql.placeholder("modelId"))),
);

/** The owner of a model; undefined if it does not exist. */
export async function ownerOfModel(db: Db, modelId: number): Promise<OwnedResource | undefined> {
  const [row] = await modelOwner(db).execute({ modelId });
  return row;
}

/** The owner of a report's model, and its creator if it is one; undefined if the report does not exist. */
export async function ownerOfReport(db: Db, reportId: number) {
  const [row] = await db
    .select({
      ...ownerOf,
      // What is never null comes first: Drizzle takes a joined row whose first column is null for none.
      creator: {
        id: creators.id,
        isListed: creators.isListed,
        ownerUserId: creators.ownerUserId,
        visibility: creators.visibility,
      },
    })
    .from(reports)
    .innerJoin(modelOwners, eq(modelOwners.id, reports.modelId))
    .leftJoin(creators, eq(creators.id, modelOwners.id))
    .where(eq(reports.id, reportId));
  return row;
}

/** Number of names shown beside ratings. */
const mostNamed = 10;

/** Ratings of a report; `mine` is the viewer's, null without one. Has names and pictures only of people who show them to `to`. */
export async function findRatings(db: Db | Tx, reportId: number, { readerId, to }: RatingsReader) {
  const named = await db
    .select({ name: users.name, avatar: userSettings.avatar, isPositive: ratings.isPositive })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.userId))
    .innerJoin(userSettings, eq(userSettings.userId, ratings.userId))
    .where(and(eq(ratings.reportId, reportId), signsRatings(to)))
    .orderBy(desc(ratings.updatedAt), desc(ratings.id))
    .limit(mostNamed);
  return {
    ...(await countRatings(db, reportId, readerId)),
    named: named.map(({ avatar, ...rest }) => ({ ...rest, avatar: pictureAddress(avatar) })),
  };
}
export type Ratings = Awaited<ReturnType<typeof findRatings>>;

interface RatingsReader {
  readerId: number | null;
  /** Whether the viewer opened a creator's private link or the public page. */
  to: "public" | "link";
}

async function countRatings(db: Db | Tx, reportId: number, readerId: number | null) {
  const [counted] = await db
    .select({
      positive: sql<number>`count(*) filter (where ${ratings.isPositive})::int`,
      negative: sql<number>`count(*) filter (where not ${ratings.isPositive})::int`,
      mine: sql<boolean | null>`bool_or(${ratings.isPositive}) filter (where ${ratings.userId} = ${readerId}::int)`,
    })
    .from(ratings)
    .where(eq(ratings.reportId, reportId));
  return counted ?? { positive: 0, negative: 0, mine: null };
}
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
