import type { MailSetting, NotificationKind } from "@fanradar/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { notifications, users } from "../../platform/db/schema.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { findSettings } from "../settings/user-settings.ts";
import { type MailWords, queueMail } from "./queue-mail.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/** The setting for mails about it. Absent for kinds with a mail of their own, which is always sent. */
const settingOf: Partial<Record<NotificationKind, MailSetting>> = {
  "report-ready": "reportUpdates",
  "report-failed": "reportUpdates",
  "forecast-possible": "reportUpdates",
  "unusual-rise": "emailAlerts",
  "unusual-drop": "emailAlerts",
  "engagement-down": "emailAlerts",
  rated: "emailAlerts",
  "share-opened": "emailAlerts",
  "evidence-conflict": "emailAlerts",
  "stale-source": "emailAlerts",
  "connection-ended": "emailAlerts",
  "connection-expiring": "emailAlerts",
  "new-sign-in": "emailAlerts",
};

/**
 * Mails a person's unread notifications, once: a mail for each setting that is on. Who has not verified their
 * address, or wants none, gets none, then or later.
 */
export async function mailNotifications({ db, config }: Context, { userId }: { userId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = and(eq(notifications.userId, userId), isNull(notifications.readAt), isNull(notifications.mailedAt));
    const rows = await tx
      .select({ id: notifications.id, kind: notifications.kind })
      .from(notifications)
      .where(waiting)
      .orderBy(notifications.id)
      .for("update");
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await tx.update(notifications).set({ mailedAt: sql`now()` }).where(inArray(notifications.id, ids));
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    const settings = await findSettings(tx, userId);
    if (!user?.isVerified || !settings) return;
    const link = new URL("/dashboard", config.publicUrl).href;
    for (const setting of ["reportUpdates", "emailAlerts"] as const) {
      const kinds = rows.map(({ kind }) => kind).filter((kind) => settingOf[kind] === setting);
      if (kinds.length === 0 || !settings.notifications[setting]) continue;
      await queueMail(tx, {
        userId,
        recipient: user.email,
        setting,
        write: (words) => ({
          subject: subjectOf(kinds, words),
          text: `${words.news.text(linesOf(kinds, words), link)}\n${words.unsubscribe[setting](unsubscribeLink(config, userId, setting))}`,
        }),
      });
    }
  });
}

/** What happened, a new sign-in before all else, as the first sentence of its line; and how many other kinds of things. */
export function subjectOf(kinds: readonly NotificationKind[], { news }: MailWords): string {
  const isUrgent = (kind: NotificationKind) => Number(kind === "new-sign-in");
  const [first, ...others] = [...new Set(kinds)].toSorted((one, other) => isUrgent(other) - isUrgent(one));
  if (first === undefined) throw new Error("a mail needs something that happened");
  const sentence = (news.kinds[first].split(". ", 1)[0] ?? "").replace(/\.$/, "");
  const count = kinds.filter((kind) => kind === first).length;
  const said = count === 1 ? sentence : news.times(sentence, count);
  return others.length === 0 ? said : news.andMore(said, others.length);
}

/** A line for each kind of thing, with how often it happened. */
export function linesOf(kinds: readonly NotificationKind[], { news }: MailWords): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 1 ? news.kinds[kind] : news.times(news.kinds[kind], count);
  });
}

export const mailNotificationsJob = defineJob({
  name: "mail-notifications",
  payload: z.object({ userId: z.int() }),
  attempts: 10,
  run: mailNotifications,
});
