import { dayMs } from "@fanradar/engine";
import { readTokenExpiry } from "@fanradar/platforms";
import { eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { instanceTokens } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";

/** Days before the end, the earliest first. */
const noticeDays = [14, 3] as const;

/**
 * Asks when the instance's own token of Instagram ends, stores it and notifies administrators 14 and 3 days before, once
 * each. X's token does not end. Where the platform does not say, what is stored stands.
 */
export async function watchTokens(
  { db, config, log }: Pick<Context, "db" | "config" | "log">,
  at: Date,
): Promise<void> {
  const { instagram } = config;
  if (!instagram) {
    await db.delete(instanceTokens);
    return;
  }
  const found = await readTokenExpiry(instagram, { signal: AbortSignal.timeout(20_000) });
  if (!found.ok) log.warn({ platform: "instagram", detail: found.detail }, "a token's end is not known");
  const isInstagram = eq(instanceTokens.name, "instagram");
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(instanceTokens).where(isInstagram).for("update");
    const expiresAt = found.ok ? found.expiresAt : (before?.expiresAt ?? null);
    const isSame = before?.expiresAt?.getTime() === expiresAt?.getTime();
    const warnedDays = isSame ? (before?.warnedDays ?? null) : null;
    const due = expiresAt && noticeDays.findLast((days) => expiresAt.getTime() - at.getTime() <= days * dayMs);
    const isNew = due !== null && due !== undefined && (warnedDays === null || due < warnedDays);
    const row = { expiresAt, checkedAt: at, warnedDays: isNew ? due : warnedDays };
    await tx
      .insert(instanceTokens)
      .values({ name: "instagram", ...row })
      .onConflictDoUpdate({ target: instanceTokens.name, set: row });
    if (isNew && expiresAt)
      await notifyAdmins(tx, { kind: "instance-token", key: `token instagram ${expiresAt.toISOString()} ${due}` });
  });
}

export const watchTokensJob = defineJob({
  name: "watch-tokens",
  payload: scheduledAt,
  cron: "15 6 * * *",
  run: watchTokens,
});
