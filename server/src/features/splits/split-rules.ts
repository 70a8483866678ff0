import type { listOwnSplits, SplitRuleVersion } from "@fanradar/contract";
import type { SplitRule } from "@fanradar/engine";
import { and, asc, desc, eq, exists, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { writeAudit } from "../../domain/access/write-audit.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  creators,
  modelOwners,
  modelProfiles,
  profiles,
  splitConfirmations,
  splitRules,
  users,
  workspaces,
} from "../../platform/db/schema.ts";
import { agencyName, isProvedPage } from "./split-access.ts";
import { lockPayments } from "./split-sums.ts";

/** All versions of a model's rule, the latest first day first, of one day the newest first. */
export async function findSplitRules(
  db: Db | Tx,
  modelId: number,
  { withNames }: { withNames: boolean },
): Promise<SplitRuleVersion[]> {
  const rows = await db
    .select({ rule: splitRules, by: users.name })
    .from(splitRules)
    .leftJoin(users, eq(users.id, splitRules.createdBy))
    .where(eq(splitRules.modelId, modelId))
    .orderBy(desc(splitRules.startsOn), desc(splitRules.id));
  const held = new Set<string>();
  return rows.map(({ rule: { id, startsOn, share, createdAt, withdrawnAt }, by }) => {
    const isReplaced = held.has(startsOn);
    if (withdrawnAt === null) held.add(startsOn);
    return {
      ...{ id, from: startsOn, share, createdAt: createdAt.toISOString(), by: withNames ? by : null },
      state: withdrawnAt === null ? (isReplaced ? "replaced" : "holds") : "withdrawn",
    };
  });
}

/** The versions that hold, for the engine. */
export const holding = (rules: readonly SplitRuleVersion[]): SplitRule[] =>
  rules.filter(({ state }) => state === "holds").map(({ id, from, share }) => ({ id, from, share }));

interface NewRule {
  modelId: number;
  workspaceId: number;
  userId: number;
  from: string;
  share: number;
}

/** Stores a version, unless the one that holds from the day has the same share. Confirmations that are under way wait for it, or it for them. */
export async function storeSplitRule(tx: Tx, { modelId, workspaceId, userId, from, share }: NewRule): Promise<number> {
  await lockPayments(tx, modelId);
  const rules = await findSplitRules(tx, modelId, { withNames: false });
  const same = rules.find((rule) => rule.state === "holds" && rule.from === from && rule.share === share);
  if (same) return same.id;
  const [made] = await tx
    .insert(splitRules)
    .values({ modelId, startsOn: from, share, createdBy: userId })
    .returning({ id: splitRules.id });
  if (!made) throw new Error("the rule was not stored");
  await writeAudit(tx, {
    act: "split.create",
    actorId: userId,
    modelId,
    workspaceId,
    reason: `${from}: ${share / 100} %`,
  });
  return made.id;
}

/** The model of a rule; undefined where there is none. */
export async function findModelOfRule(db: Db, id: number): Promise<number | undefined> {
  const [rule] = await db.select({ modelId: splitRules.modelId }).from(splitRules).where(eq(splitRules.id, id));
  return rule?.modelId;
}

/** @returns false where it was withdrawn before */
export async function endSplitRule(
  tx: Tx,
  { id, modelId, workspaceId, userId }: { id: number; modelId: number; workspaceId: number; userId: number },
): Promise<boolean> {
  await lockPayments(tx, modelId);
  const [ended] = await tx
    .update(splitRules)
    .set({ withdrawnAt: new Date(), withdrawnBy: userId })
    .where(and(eq(splitRules.id, id), isNull(splitRules.withdrawnAt)))
    .returning({ from: splitRules.startsOn, share: splitRules.share });
  if (!ended) return false;
  const reason = `${ended.from}: ${ended.share / 100} %`;
  await writeAudit(tx, { act: "split.withdraw", actorId: userId, modelId, workspaceId, reason });
  return true;
}

type OwnSplit = z.infer<typeof listOwnSplits.output>[number];

/**
 * Models of others' workspaces whose creator, as `findSplitAccess` finds them, is this person, by agency: those with a rule that holds, or with a
 * month that was confirmed. Anybody may make a rule on a page that they submitted, so of one who refuses analyses by others, and of somebody
 * without a verified address, only what the creator has confirmed is listed.
 */
export async function findModelsSplitWith(
  db: Db | Tx,
  userId: number,
): Promise<(Omit<OwnSplit, "toConfirm" | "isHere"> & { workspaceId: number })[]> {
  const claimed = (isWhose: SQL) =>
    db
      .select({ one: sql`1` })
      .from(modelProfiles)
      .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
      .innerJoin(creators, eq(creators.id, profiles.creatorId))
      .where(and(eq(modelProfiles.modelId, splitRules.modelId), isProvedPage, isWhose));
  const isConfirmed = exists(
    db
      .select({ one: sql`1` })
      .from(splitConfirmations)
      .where(and(eq(splitConfirmations.modelId, splitRules.modelId), eq(splitConfirmations.side, "creator"))),
  );
  const isWelcome = and(
    isNull(splitRules.withdrawnAt),
    notExists(claimed(eq(creators.vetoesAnalyses, true))),
    sql`coalesce(${users.isVerified}, true)`,
  );
  return db
    .select({
      modelId: splitRules.modelId,
      workspaceId: workspaces.id,
      agency: agencyName,
      since: sql<string | null>`(min(${splitRules.startsOn}) filter (where ${splitRules.withdrawnAt} is null))::text`,
    })
    .from(splitRules)
    .innerJoin(modelOwners, eq(modelOwners.id, splitRules.modelId))
    .innerJoin(workspaces, and(eq(workspaces.id, modelOwners.workspaceId), isNull(workspaces.deletedAt)))
    .leftJoin(users, eq(users.id, workspaces.personalOf))
    .where(
      and(
        ne(workspaces.id, userId),
        exists(claimed(eq(creators.ownerUserId, userId))),
        notExists(claimed(ne(creators.ownerUserId, userId))),
        or(isWelcome, isConfirmed),
      ),
    )
    .groupBy(splitRules.modelId, workspaces.id, agencyName)
    .orderBy(asc(agencyName), asc(splitRules.modelId));
}
