import { linkFields } from "@fanradar/contract";
import { type Platform, platformNames } from "@fanradar/engine";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  analyses,
  creators,
  includedCreators,
  modelOwners,
  models,
  modelTags,
  ownerOf,
  submissions,
} from "../../platform/db/schema.ts";
import { can, type Viewer } from "../access/policy.ts";
import { canFind } from "../access/visibility.ts";
import { writeAudit } from "../access/write-audit.ts";
import { queueAnalysis } from "../analyses/start-analysis.ts";
import { endUnlinkedConnections } from "../connections/end-connection.ts";
import { updateEarningSeries } from "../payments/earning-series.ts";
import { linkedProfiles, linkUrls } from "../profiles/model-links.ts";
import { badges } from "./find-models.ts";
import { isNameOfAnother } from "./is-name-of-another.ts";
import {
  afterChange,
  differences,
  flags,
  type MemberChange,
  type Members,
  type ModelMember,
  typedMembers,
} from "./model-members.ts";
import { linkProfiles, submittedLinks } from "./submit-model.ts";

type Kind = "submission" | "creator";

interface ChangeOptions {
  config: Pick<Config, "appSecret">;
  viewer: Viewer & { userId: number };
  modelId: number;
  change: MemberChange;
}

/**
 * Changes what this viewer may of a model, in one transaction with its audit entry. Nothing to change is no change: it leaves
 * no entry, and `updatedAt` as it is.
 *
 * @returns whether what stands now is a submission or a creator's own record, and `isStale` where that is another than was
 * read and nothing was changed; `name-taken` where another creator has the name; `forbidden` where a member differs that
 * this viewer may not set; `not-found` where they may not know of it
 */
export async function updateModel(
  db: Db,
  { config, viewer, modelId, change }: ChangeOptions,
): Promise<"not-found" | "forbidden" | "name-taken" | { kind: Kind; isStale: boolean }> {
  return db.transaction(async (tx) => {
    await lockModel(tx, modelId);
    const stored = await findStored(tx, modelId);
    const creator = stored?.creator;
    if (!stored || !(creator ? canFind(viewer, creator) : can(viewer, "model.read", stored))) return "not-found";
    const kind: Kind = creator ? "creator" : "submission";
    // Before anything is refused: what was read may have differed in that alone.
    if (Date.parse(change.updatedAt) !== stored.updatedAt.getTime()) return { kind, isStale: true };
    const before: Members = { ...stored, ...linkUrls(stored.links), tags: await findTags(tx, modelId) };
    const after = afterChange(before, change);
    const differing = differences(before, after);
    const allowed = settable(viewer, stored);
    if (differing.some((member) => !allowed.includes(member))) return "forbidden";
    const isRenamed = creator !== null && differing.includes("name");
    if (isRenamed && (await isNameOfAnother(tx, { creatorId: modelId, name: after.name }))) return "name-taken";
    if (differing.length > 0) await apply(tx, { config, stored, after, differing, change, actorId: viewer.userId });
    return { kind, isStale: false };
  });
}

/**
 * What a viewer may set of a model. Badges belong to a creator, and to an admin to give; its handle to the platform. What can be
 * claimed is linked by claiming it; pages with unreadable bios are linked on their owner's word.
 */
function settable(viewer: Viewer, stored: LockedModel): readonly ModelMember[] {
  if (!stored.creator) return can(viewer, "model.change", stored) ? typedMembers : [];
  return [
    ...(can(viewer, "model.change", stored) ? (["name", "onlyfansUrl", "tiktokUrl"] as const) : []),
    ...(viewer.isAdmin ? flags : []),
  ];
}

interface ApplyOptions {
  config: ChangeOptions["config"];
  stored: LockedModel;
  after: Members;
  differing: ModelMember[];
  change: MemberChange;
  actorId: number;
}

async function apply(tx: Tx, { config, stored, after, differing, change, actorId }: ApplyOptions): Promise<void> {
  const { id: modelId } = stored;
  const { tags, name, username, schedule, notes, timeZone, isFeatured, isVerified, isOwnerVerified } = after;
  // Later than what it changes, to the millisecond of the wire: two changes within one are two.
  const updatedAt = new Date(Math.max(Date.now(), stored.updatedAt.getTime() + 1));
  await tx.update(models).set({ name, username, schedule, updatedAt }).where(eq(models.id, modelId));
  if (stored.creator)
    await tx
      .update(creators)
      .set({ displayName: name, isFeatured, isVerified, isOwnerVerified })
      .where(eq(creators.id, modelId));
  else await tx.update(submissions).set({ notes, timeZone }).where(eq(submissions.id, modelId));
  if (differing.includes("tags")) {
    await tx.delete(modelTags).where(eq(modelTags.modelId, modelId));
    if (tags.length > 0) await tx.insert(modelTags).values(tags.map((tag) => ({ modelId, tag })));
  }
  // Of those platforms alone: a creator may have claimed more profiles of another than a link names.
  const platforms = platformNames.filter((platform) => differing.includes(linkFields[platform]));
  if (platforms.length > 0) {
    const other = await findOther(tx, modelId);
    await unlink(tx, modelId, platforms);
    await linkProfiles(tx, config, modelId, change);
    // It is about somebody else now.
    if (submittedLinks(change).length > 0)
      await tx.update(models).set({ removedAt: null }).where(eq(models.id, modelId));
    await startAgain(tx, modelId);
    const onWord = platforms.filter((platform) => platform === "onlyfans" || platform === "tiktok");
    if (other && onWord.length > 0) {
      await unlink(tx, other.id, onWord);
      await tx.execute(sql`
        insert into model_profiles (model_id, profile_id) select ${other.id}, profiles.id
        from model_profiles join profiles on profiles.id = profile_id
        where model_id = ${modelId} and platform = any(${sql.param(onWord)}::text[]) on conflict do nothing`);
      await startAgain(tx, other.id);
    }
    if (other) await updateEarningSeries(tx, other.creatorId);
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

/** Of a creator and the submission that includes it the other one: links that stand on their owner's word are the same of both. */
async function findOther(tx: Tx, modelId: number) {
  const [pair] = await tx
    .select()
    .from(includedCreators)
    .where(or(eq(includedCreators.creatorId, modelId), eq(includedCreators.submissionId, modelId)));
  if (!pair) return undefined;
  const { creatorId, submissionId } = pair;
  const id = modelId === creatorId ? submissionId : creatorId;
  await lockModel(tx, id);
  return { id, creatorId };
}

/** Takes the model's profiles of these platforms off it. */
export async function unlink(tx: Tx, modelId: number, platforms: readonly Platform[]): Promise<void> {
  await tx.execute(sql`delete from model_profiles using profiles where profiles.id = profile_id
    and model_id = ${modelId} and profiles.platform = any(${sql.param([...platforms])}::text[])`);
}

/** After a change of links: a run of the old ones would seal an outdated report. */
export async function startAgain(tx: Tx, id: number): Promise<void> {
  await endUnlinkedConnections(tx, id);
  await stopRuns(tx, id);
  await queueAnalysis(tx, { modelId: id, cause: "links-changed" });
}

/** Deletes the run under way: its worker notices at its next write and stores nothing. */
export async function stopRuns(tx: Tx, modelId: number): Promise<void> {
  await tx.delete(analyses).where(and(eq(analyses.modelId, modelId), inArray(analyses.state, ["queued", "running"])));
}

/** Locks a model before its run: as which of the two it is first, in the order in which a deletion takes them. */
export async function lockModel(tx: Tx, modelId: number): Promise<void> {
  for (const table of [submissions, creators, models])
    await tx.select({ id: table.id }).from(table).where(eq(table.id, modelId)).for("update");
}

type LockedModel = NonNullable<Awaited<ReturnType<typeof findStored>>>;

async function findStored(tx: Tx, modelId: number) {
  const [row] = await tx
    .select({
      id: models.id,
      userId: modelOwners.userId,
      ...ownerOf,
      name: models.name,
      username: models.username,
      schedule: models.schedule,
      updatedAt: models.updatedAt,
      notes: submissions.notes,
      timeZone: submissions.timeZone,
      ...badges,
      creator: {
        id: creators.id,
        ownerUserId: creators.ownerUserId,
        isListed: creators.isListed,
        visibility: creators.visibility,
      },
      links: linkedProfiles,
    })
    .from(modelOwners)
    .innerJoin(models, eq(models.id, modelOwners.id))
    .leftJoin(submissions, eq(submissions.id, models.id))
    .leftJoin(creators, eq(creators.id, models.id))
    .where(eq(modelOwners.id, modelId));
  return row;
}

async function findTags(tx: Tx, modelId: number): Promise<string[]> {
  const rows = await tx.select({ tag: modelTags.tag }).from(modelTags).where(eq(modelTags.modelId, modelId));
  return rows.map(({ tag }) => tag).toSorted();
}
