import { type CaseStep, canonicalUrl, type ModerationCase } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { creators, moderationCases, profiles } from "../../platform/db/schema.ts";
import { teamsOfCase } from "./case-teams.ts";

/** What the steps of a case need of rooms that this one must not import. */
export interface StepRules {
  canRead: (platform: Platform) => boolean;
  queueReading: (tx: Tx, profileId: number) => Promise<void>;
}

/** More than a person decides in a day. */
const most = 200;

/** Cases that are open, the one due first before others; or those that were decided, the newest first. */
export async function findCases(db: Db, rules: StepRules, state: "open" | "decided"): Promise<ModerationCase[]> {
  const isOpen = state === "open";
  return select(db, isOpen ? isNull(moderationCases.decidedAt) : isNotNull(moderationCases.decidedAt))
    .orderBy(...(isOpen ? [moderationCases.dueAt, moderationCases.id] : [desc(moderationCases.decidedAt)]))
    .limit(most)
    .then((rows) => rows.map((row) => present(rules, row)));
}

export async function findCase(db: Db | Tx, rules: StepRules, id: number): Promise<ModerationCase | undefined> {
  const [row] = await select(db, eq(moderationCases.id, id));
  return row && present(rules, row);
}

function select(db: Db | Tx, where: SQL) {
  return db
    .select({
      found: moderationCases,
      profileId: profiles.id,
      quarantinedAt: profiles.quarantinedAt,
      lastReadAt: profiles.lastReadAt,
      isListed: creators.isListed,
      teams: teamsOfCase,
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

type CaseRow = Awaited<ReturnType<typeof select>>[number];

/** A hidden page is not read, so that it offers no step. */
function stepsOf({ canRead }: StepRules, { found, profileId, quarantinedAt }: CaseRow): CaseStep[] {
  const { kind, platform, decidedAt } = found;
  if (decidedAt !== null || profileId === null || platform === null || quarantinedAt !== null) return [];
  return [
    ...(kind === "problem" || kind === "minor" ? (["hide"] as const) : []),
    ...(canRead(platform) ? (["read-again"] as const) : []),
  ];
}

function present(rules: StepRules, row: CaseRow): ModerationCase {
  const { found, quarantinedAt, lastReadAt, isListed, ownerUserId, teams } = row;
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
    isHidden: quarantinedAt !== null || isListed === false,
    isClaimed: ownerUserId !== null,
    teams,
    readAt: lastReadAt?.toISOString() ?? null,
    steps: stepsOf(rules, row),
    createdAt: found.createdAt.toISOString(),
    dueAt: found.dueAt.toISOString(),
    decision,
    reason,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
