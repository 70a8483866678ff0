import { canonicalUrl, type ModerationCase } from "@fanradar/contract";
import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, moderationCases, profiles } from "../../platform/db/schema.ts";

/** More than a person decides in a day. */
const most = 200;

/** Cases that are open, the one due first before others; or those that were decided, the newest first. */
export async function findCases(db: Db, state: "open" | "decided"): Promise<ModerationCase[]> {
  const isOpen = state === "open";
  return select(db, isOpen ? isNull(moderationCases.decidedAt) : isNotNull(moderationCases.decidedAt))
    .orderBy(...(isOpen ? [moderationCases.dueAt, moderationCases.id] : [desc(moderationCases.decidedAt)]))
    .limit(most)
    .then((rows) => rows.map(present));
}

export async function findCase(db: Db, id: number): Promise<ModerationCase | undefined> {
  const [row] = await select(db, eq(moderationCases.id, id));
  return row && present(row);
}

function select(db: Db, where: SQL) {
  return db
    .select({
      found: moderationCases,
      heldAt: profiles.heldAt,
      isListed: creators.isListed,
      ownerUserId: creators.ownerUserId,
    })
    .from(moderationCases)
    .leftJoin(
      profiles,
      and(eq(profiles.platform, moderationCases.platform), eq(profiles.handle, moderationCases.handle)),
    )
    .leftJoin(creators, eq(creators.id, profiles.creatorId))
    .where(where)
    .$dynamic();
}

function present({ found, heldAt, isListed, ownerUserId }: Awaited<ReturnType<typeof select>>[number]): ModerationCase {
  const { id, kind, platform, handle, problem, words, contact, reports, decision, reason, decidedAt } = found;
  return {
    id,
    kind,
    platform,
    handle,
    url: platform && handle ? canonicalUrl[platform](handle) : null,
    problem,
    words,
    contact,
    reports,
    isHidden: heldAt !== null || isListed === false,
    isClaimed: ownerUserId !== null,
    createdAt: found.createdAt.toISOString(),
    dueAt: found.dueAt.toISOString(),
    decision,
    reason,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
