import { type AnalyseInput, dayMs, type Evidence } from "@fanradar/engine";
import { and, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../platform/db/open-database.ts";
import { evidence, modelProfiles, observations, posts, profiles } from "../../../platform/db/schema.ts";

/** The days of a trending score, and three weeks before for the baseline. */
const lookBackMs = 60 * dayMs;

/** Followers and posts of each model's profiles as everybody reads them, as of `at`; models without a profile are left out. */
export async function publicInputs(db: Db, modelIds: number[], at: Date): Promise<Map<number, AnalyseInput>> {
  const linked = await db
    .select({ modelId: modelProfiles.modelId, profile: profiles })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(inArray(modelProfiles.modelId, modelIds));
  const profileIds = [...new Set(linked.map(({ profile }) => profile.id))];
  if (profileIds.length === 0) return new Map();
  const [read, published] = await Promise.all([readFollowers(db, profileIds, at), readPosts(db, profileIds, at)]);
  const inputs = new Map<number, AnalyseInput>();
  for (const { modelId, profile } of linked) {
    const input = inputs.get(modelId) ?? emptyInput(at);
    const { platform, handle, id } = profile;
    input.subjects.push({ platform, handle, url: "", outcome: "ok" });
    for (const { row, given } of read.filter(({ row }) => row.profileId === id)) {
      input.evidence.push(asEvidence(given));
      const observedAt = row.observedAt.toISOString();
      input.observations.push({ platform, metric: row.metric, value: row.value, observedAt, evidence: given.key });
    }
    for (const { row, given } of published.filter(({ row }) => row.profileId === id)) {
      input.evidence.push(asEvidence(given));
      input.posts.push({
        platform,
        externalId: row.externalId,
        publishedAt: row.publishedAt.toISOString(),
        kind: row.kind,
        ...(row.likes !== null && { likes: row.likes }),
        ...(row.comments !== null && { comments: row.comments }),
        ...(row.views !== null && { views: row.views }),
        evidence: given.key,
      });
    }
    inputs.set(modelId, input);
  }
  return inputs;
}

function emptyInput(at: Date): AnalyseInput {
  return { asOf: at.toISOString(), subjects: [], evidence: [], observations: [], posts: [], peers: [] };
}

function readFollowers(db: Db, profileIds: number[], at: Date) {
  return db
    .select({ row: observations, given: evidence })
    .from(observations)
    .innerJoin(evidence, eq(evidence.id, observations.evidenceId))
    .where(
      and(
        inArray(observations.profileId, profileIds),
        eq(observations.metric, "followers"),
        eq(evidence.scope, "public"),
        gte(observations.observedAt, new Date(at.getTime() - lookBackMs)),
        lte(observations.observedAt, at),
      ),
    );
}

function readPosts(db: Db, profileIds: number[], at: Date) {
  return db
    .select({ row: posts, given: evidence })
    .from(posts)
    .innerJoin(evidence, eq(evidence.id, posts.evidenceId))
    .where(
      and(
        inArray(posts.profileId, profileIds),
        isNull(posts.modelId),
        eq(evidence.scope, "public"),
        gte(posts.publishedAt, new Date(at.getTime() - lookBackMs)),
      ),
    );
}

function asEvidence({ key, kind, sandbox, scope, addedAt }: typeof evidence.$inferSelect): Evidence {
  return { key, kind, sandbox, scope, addedAt: addedAt.toISOString() };
}
