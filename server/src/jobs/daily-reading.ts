import type { Platform } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import { collect } from "../collection/collect.ts";
import { dueProfiles } from "../collection/due-profiles.ts";
import { profiles } from "../db/schema.ts";
import type { AnalyseDeps } from "./analyse.ts";
import { enqueue } from "./enqueue.ts";

const platforms = (deps: Pick<AnalyseDeps, "connectors">): Platform[] =>
  (["instagram", "x"] as const).filter((platform) => deps.connectors[platform]);

/** Behind whatever a person waits for. */
const priority = 10;
const weekMs = 7 * 86_400_000;

/** Queues a read for each profile that is due at `at`; one that waits already is not queued twice. */
export async function queueDailyReadings(deps: Pick<AnalyseDeps, "db" | "connectors">, at: Date): Promise<number> {
  const due = await dueProfiles(deps.db, { now: at, platforms: platforms(deps) });
  for (const profileId of due)
    await enqueue(deps.db, "read-profile", { profileId }, { jobKey: `read:${profileId}`, priority });
  return due.length;
}

/** One daily reading: counts; posts when the last ones are a week old. Nothing when the day has its reading. */
export async function readProfile(
  deps: Pick<AnalyseDeps, "db" | "pool" | "connectors" | "xDailyBudgetCents" | "now">,
  { profileId }: { profileId: number },
): Promise<void> {
  const now = deps.now();
  const [profile] = await deps.db.select().from(profiles).where(eq(profiles.id, profileId));
  if (!profile || dayOf(profile.lastReadAt) === dayOf(now)) return;
  const wantsPosts = profile.lastPostsAt === null || now.getTime() - profile.lastPostsAt.getTime() >= weekMs;
  await collect(deps, profile, { now, wantsPosts });
}

const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10);
