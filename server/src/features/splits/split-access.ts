import { type SplitSide, splitSides } from "@fanradar/contract";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { can, type Viewer } from "../../domain/access/policy.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  creators,
  modelOwners,
  modelProfiles,
  models,
  ownerOf,
  profiles,
  splitRules,
  users,
  workspaces,
} from "../../platform/db/schema.ts";

/** Who looks at the split of a model, and what they may do with it. */
export interface SplitAccess {
  modelId: number;
  /** Who is no member reads the name on the creator's page: a team's own name for a model is the team's. */
  name: string;
  workspaceId: number;
  /** Name of the workspace; of a personal one that of its person, who shows it by making a rule. */
  agency: string;
  creator: Creator | null;
  isMember: boolean;
  mayManage: boolean;
  mayConfirm: SplitSide[];
}
interface Creator {
  ownerUserId: number;
  name: string;
}

/**
 * What a viewer may do with a model's split; undefined where they may not read it. A member reads it who sees the model's earnings. So does the
 * creator who claimed the model's pages, whatever workspace they work in, once a rule was made: making the first one shows them the split.
 */
export async function findSplitAccess(db: Db, viewer: Viewer, modelId: number): Promise<SplitAccess | undefined> {
  const [found] = await db
    .select({ owner: ownerOf, name: models.name, agency: agencyName })
    .from(modelOwners)
    .innerJoin(models, eq(models.id, modelOwners.id))
    .innerJoin(workspaces, and(eq(workspaces.id, modelOwners.workspaceId), isNull(workspaces.deletedAt)))
    .leftJoin(users, eq(users.id, workspaces.personalOf))
    .where(eq(modelOwners.id, modelId));
  if (!found || found.owner.workspaceId === null) return undefined;
  const { owner, name, agency } = found;
  const creator = await findCreator(db, modelId);
  const isMember = can(viewer, "earnings.read", owner);
  const isCreator = creator !== null && creator.ownerUserId === viewer.userId;
  const isOpen = isMember || (isCreator && (await db.$count(splitRules, eq(splitRules.modelId, modelId))) > 0);
  if (!isOpen) return undefined;
  const may: Record<SplitSide, boolean> = { agency: can(viewer, "split.confirm", owner), creator: isCreator };
  return {
    ...{ modelId, workspaceId: found.owner.workspaceId, creator, isMember },
    name: isMember ? name : (creator?.name ?? name),
    agency,
    mayManage: can(viewer, "split.manage", owner),
    mayConfirm: splitSides.filter((side) => may[side]),
  };
}

/** SQL: how a row of `workspaces` with its person is called. */
export const agencyName = sql<string>`coalesce(${users.name}, ${workspaces.name})`;

/** Pages whose claim is proved by a code in their bio. OnlyFans and TikTok stand on the owner's word, which opens nobody else's books. */
export const isProvedPage = sql`${inArray(profiles.platform, ["instagram", "x"])} and ${profiles.quarantinedAt} is null`;

/** The person who claimed a model's pages; null while nobody has, and where they are several people's. */
export async function findCreator(db: Db | Tx, modelId: number): Promise<Creator | null> {
  const rows = await db
    .selectDistinct({ ownerUserId: creators.ownerUserId, name: creators.displayName })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .where(and(eq(modelProfiles.modelId, modelId), isProvedPage, isNotNull(creators.ownerUserId)));
  const [one, ...others] = rows;
  return one?.ownerUserId != null && others.length === 0 ? { ownerUserId: one.ownerUserId, name: one.name } : null;
}
