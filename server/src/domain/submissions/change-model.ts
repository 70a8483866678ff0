import { linkFields } from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { analyses, creators, models, modelTags } from "../../platform/db/schema.ts";
import { can, roleOn, type Viewer } from "../access/policy.ts";
import { canFind } from "../access/visibility.ts";
import { writeAudit } from "../access/write-audit.ts";
import { startAnalysis } from "../analyses/start-analysis.ts";
import { endUnlinkedConnections } from "../connections/end-connection.ts";
import { linkedProfiles, linkUrls } from "../profiles/model-links.ts";
import {
  afterChange,
  type Change,
  differences,
  flags,
  type Member,
  type Members,
  typedMembers,
} from "./model-members.ts";
import { linkProfiles } from "./submit-model.ts";

type Stored = typeof models.$inferSelect;
type Kind = "submission" | "creator";

interface ChangeOptions {
  config: Pick<Config, "appSecret">;
  viewer: Viewer & { userId: number };
  modelId: number;
  change: Change;
}

/**
 * Changes what this viewer may of a model, in one transaction with its audit entry. Nothing to change is no change: it leaves
 * no entry, and `updatedAt` as it is.
 *
 * @returns whether what stands now is a submission or a creator's own record, and `isStale` where that is another than was
 * read and nothing was changed; `forbidden` where a member differs that this viewer may not set; `not-found` where they may
 * not know of it
 */
export async function changeModel(
  db: Db,
  { config, viewer, modelId, change }: ChangeOptions,
): Promise<"not-found" | "forbidden" | { kind: Kind; isStale: boolean }> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .select()
      .from(models)
      .where(and(eq(models.id, modelId), isNull(models.deletedAt)))
      .for("update");
    const creator = stored?.creatorId ? await findCreator(tx, stored.creatorId) : undefined;
    if (!stored || !(creator ? canFind(viewer, creator) : can(viewer, "model.read", stored))) return "not-found";
    const kind: Kind = creator ? "creator" : "submission";
    // Before anything is refused: what was read may have differed in that alone.
    if (Date.parse(change.updatedAt) !== stored.updatedAt.getTime()) return { kind, isStale: true };
    const before: Members = { ...stored, ...(await findLinkUrls(tx, modelId)), tags: await findTags(tx, modelId) };
    const after = afterChange(before, change);
    const differing = differences(before, after);
    const allowed = settable(viewer, stored);
    if (differing.some((member) => !allowed.includes(member))) return "forbidden";
    if (differing.length > 0) await apply(tx, { config, stored, after, differing, change, actorId: viewer.userId });
    return { kind, isStale: false };
  });
}

/**
 * What a viewer may set of a model. Badges belong to a creator, and to an admin to give; its handle to the platform. What can be
 * claimed is linked by claiming it; pages with unreadable bios are linked on their owner's word.
 */
function settable(viewer: Viewer, stored: Stored): readonly Member[] {
  if (stored.creatorId === null) return can(viewer, "model.change", stored) ? typedMembers : [];
  const isOwner = roleOn(viewer, stored) === "submitter";
  return [...(isOwner ? (["name", "onlyfansUrl", "tiktokUrl"] as const) : []), ...(viewer.isAdmin ? flags : [])];
}

interface Applying {
  config: ChangeOptions["config"];
  stored: Stored;
  after: Members;
  differing: Member[];
  change: Change;
  actorId: number;
}

async function apply(tx: Tx, { config, stored, after, differing, change, actorId }: Applying): Promise<void> {
  const { id: modelId, creatorId } = stored;
  const { tags, userId: _, onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl, ...columns } = after;
  // Later than what it changes, to the millisecond of the wire: two changes within one are two.
  const updatedAt = new Date(Math.max(Date.now(), stored.updatedAt.getTime() + 1));
  await tx
    .update(models)
    .set({ ...columns, updatedAt })
    .where(eq(models.id, modelId));
  if (creatorId !== null && differing.includes("name"))
    await tx.update(creators).set({ displayName: after.name }).where(eq(creators.id, creatorId));
  if (differing.includes("tags")) {
    await tx.delete(modelTags).where(eq(modelTags.modelId, modelId));
    if (tags.length > 0) await tx.insert(modelTags).values(tags.map((tag) => ({ modelId, tag })));
  }
  // Of those platforms alone: a creator may have claimed more profiles of another than a link names.
  const platforms = platformNames.filter((platform) => differing.includes(linkFields[platform]));
  if (platforms.length > 0) {
    await tx.execute(sql`delete from model_profiles using profiles where profiles.id = profile_id
      and model_id = ${modelId} and profiles.platform = any(${sql.param(platforms)}::text[])`);
    await linkProfiles(tx, config, modelId, change);
    await endUnlinkedConnections(tx, modelId);
    // A run of the old links would seal an outdated report.
    await stopRuns(tx, modelId);
    await startAnalysis(tx, { modelId, userId: stored.userId, cause: "links-changed" });
  }
  await writeAudit(tx, {
    ...{ actorId, modelId },
    act: "model.change",
    changes: Object.fromEntries(
      differing.map((member) => {
        const flag = flags.find((one) => one === member);
        return [member, flag ? { from: stored[flag], to: after[flag] } : ("changed" as const)];
      }),
    ),
  });
}

/** Ends the run under way: its worker finds it gone at its next word and writes nothing. */
export async function stopRuns(tx: Tx, modelId: number): Promise<void> {
  await tx.delete(analyses).where(and(eq(analyses.modelId, modelId), inArray(analyses.state, ["queued", "running"])));
}

async function findCreator(tx: Tx, creatorId: number) {
  const { id, ownerUserId, isListed, visibility } = creators;
  const [row] = await tx
    .select({ id, ownerUserId, isListed, visibility })
    .from(creators)
    .where(eq(creators.id, creatorId));
  return row;
}

async function findLinkUrls(tx: Tx, modelId: number) {
  const [row] = await tx.select({ links: linkedProfiles }).from(models).where(eq(models.id, modelId));
  return linkUrls(row?.links ?? []);
}

async function findTags(tx: Tx, modelId: number): Promise<string[]> {
  const rows = await tx.select({ tag: modelTags.tag }).from(modelTags).where(eq(modelTags.modelId, modelId));
  return rows.map(({ tag }) => tag).toSorted();
}
