import type { AnalyseInput, Evidence, Post } from "@fanradar/engine";
import { and, desc, eq, isNull, ne, or } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { evidence, posts } from "../../platform/db/schema.ts";
import { isEvidenceOf } from "../profiles/model-links.ts";
import { asEvidence, evidenceColumns } from "./evidence-rows.ts";
import type { Link } from "./links.ts";

/** Enough for the last 12 settled ones, the cadence, the themes and slots of the day. */
const postsPerProfile = 300;
/** A post may be there twice: from the public API, and from its owner's connected account. */
const sourcesPerPost = 2;

/** Posts of the linked profiles as the model's report counts them, with their evidence; none of profiles whose owner refuses analyses by others. */
export async function gatherPosts(
  db: Db,
  { modelId, links }: { modelId: number; links: readonly Link[] },
): Promise<Pick<AnalyseInput, "evidence" | "posts">> {
  const read = await readPosts(
    db,
    links.filter(({ isVetoed }) => !isVetoed),
    { modelId, without: 0 },
  );
  const known = new Map(read.map(({ evidence }) => [evidence.key, evidence]));
  return { evidence: [...known.values()], posts: read.map(({ post }) => post) };
}

export interface PostSelection {
  modelId: number;
  /** Id of evidence to leave out; 0 for none. */
  without: number;
}

/** The newest posts of these profiles by their public reading and by the model's own accounts, each with its evidence. */
export async function readPosts(
  db: Db,
  subjects: Link[],
  { modelId, without }: PostSelection,
): Promise<{ evidence: Evidence; post: Post }[]> {
  const read = await Promise.all(
    subjects.map(async ({ id, platform }) => {
      const rows = await db
        .select({ row: posts, evidence: evidenceColumns })
        .from(posts)
        .innerJoin(evidence, eq(evidence.id, posts.evidenceId))
        .where(
          and(
            eq(posts.profileId, id),
            or(isNull(posts.modelId), isEvidenceOf(posts.modelId, modelId)),
            ne(posts.evidenceId, without),
          ),
        )
        .orderBy(desc(posts.publishedAt), desc(posts.id))
        .limit(sourcesPerPost * postsPerProfile);
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
          ...(row.reach !== null && { reach: row.reach }),
          evidence: evidence.key,
        },
      }));
    }),
  );
  return read.flat();
}
