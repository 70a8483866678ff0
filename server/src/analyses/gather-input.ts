import type { AnalyseInput, Evidence, Observation, Outcome, Post } from "@fanradar/engine";
import { and, desc, eq, gte, inArray, or } from "drizzle-orm";
import type { Db } from "../db/open-database.ts";
import { evidence, observations, posts } from "../db/schema.ts";
import type { Link } from "./links.ts";
import { findPeers } from "./peers.ts";
import { findWordPool } from "./word-pool.ts";

const historyDays = 400;
/** Enough for the last 12 settled ones, the cadence and the themes. */
const postsPerProfile = 100;

interface GatherOptions {
  modelId: number;
  subjects: (Link & { outcome: Outcome })[];
  asOf: Date;
}

/** All that the engine may know for one report: what was read of the model's profiles, what was typed for it, and its peers. */
export async function gatherInput(db: Db, { modelId, subjects, asOf }: GatherOptions): Promise<AnalyseInput> {
  const profileIds = subjects.map(({ id }) => id);
  const [given, observed, published, peers, wordPool] = await Promise.all([
    typedEvidence(db, modelId),
    readObservations(db, { modelId, profileIds, asOf }),
    readPosts(db, subjects),
    findPeers(db, { profileIds, platforms: subjects.map(({ platform }) => platform), asOf }),
    findWordPool(db, profileIds),
  ]);
  const known = new Map([...given, ...observed, ...published].map(({ evidence }) => [evidence.key, evidence]));
  const contentStyle = given.find((one) => one.contentStyle !== null)?.contentStyle;
  return {
    asOf: asOf.toISOString(),
    subjects: subjects.map(({ platform, handle, url, outcome }) => ({ platform, handle, url, outcome })),
    evidence: [...known.values()],
    observations: observed.map(({ observation }) => observation),
    posts: published.map(({ post }) => post),
    peers,
    ...(wordPool && { wordPool }),
    ...(contentStyle && { ownWords: { contentStyle } }),
  };
}

const evidenceColumns = {
  key: evidence.key,
  kind: evidence.kind,
  sandbox: evidence.sandbox,
  scope: evidence.scope,
  addedAt: evidence.addedAt,
};

const asEvidence = ({ addedAt, ...rest }: Omit<Evidence, "addedAt"> & { addedAt: Date }): Evidence => ({
  ...rest,
  addedAt: addedAt.toISOString(),
});

/** Newest first: the newest words are the ones that count. */
async function typedEvidence(db: Db, modelId: number) {
  const rows = await db
    .select({ ...evidenceColumns, contentStyle: evidence.contentStyle })
    .from(evidence)
    .where(eq(evidence.modelId, modelId))
    .orderBy(desc(evidence.addedAt));
  return rows.map(({ contentStyle, ...row }) => ({ evidence: asEvidence(row), contentStyle }));
}

async function readObservations(
  db: Db,
  { modelId, profileIds, asOf }: { modelId: number; profileIds: number[]; asOf: Date },
): Promise<{ evidence: Evidence; observation: Observation }[]> {
  const since = new Date(asOf.getTime() - historyDays * 86_400_000);
  const rows = await db
    .select({ row: observations, evidence: evidenceColumns })
    .from(observations)
    .innerJoin(evidence, eq(evidence.id, observations.evidenceId))
    .where(
      and(
        or(inArray(observations.profileId, profileIds), eq(observations.modelId, modelId)),
        gte(observations.observedAt, since),
      ),
    );
  return rows.map(({ row, evidence }) => ({
    evidence: asEvidence(evidence),
    observation: {
      platform: row.platform,
      metric: row.metric,
      value: row.value,
      ...(row.low !== null && { low: row.low }),
      ...(row.high !== null && { high: row.high }),
      ...(row.periodFrom &&
        row.periodTo && { period: { from: row.periodFrom.toISOString(), to: row.periodTo.toISOString() } }),
      ...(row.currency !== null && { currency: row.currency }),
      observedAt: row.observedAt.toISOString(),
      evidence: evidence.key,
    },
  }));
}

async function readPosts(db: Db, subjects: Link[]): Promise<{ evidence: Evidence; post: Post }[]> {
  const read = await Promise.all(
    subjects.map(async ({ id, platform }) => {
      const rows = await db
        .select({ row: posts, evidence: evidenceColumns })
        .from(posts)
        .innerJoin(evidence, eq(evidence.id, posts.evidenceId))
        .where(eq(posts.profileId, id))
        .orderBy(desc(posts.publishedAt), desc(posts.id))
        .limit(postsPerProfile);
      return rows.map(({ row, evidence }) => ({
        evidence: asEvidence(evidence),
        post: {
          platform,
          externalId: row.externalId,
          publishedAt: row.publishedAt.toISOString(),
          kind: row.kind,
          ...(row.caption !== null && { caption: row.caption }),
          ...(row.likes !== null && { likes: row.likes }),
          ...(row.comments !== null && { comments: row.comments }),
          ...(row.shares !== null && { shares: row.shares }),
          ...(row.saves !== null && { saves: row.saves }),
          ...(row.views !== null && { views: row.views }),
          evidence: evidence.key,
        },
      }));
    }),
  );
  return read.flat();
}
