import { dayMs } from "@fanradar/engine";
import { and, eq, exists, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { modelTags, notifications, userSettings, users } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { mailed, mailLinesOf } from "./mail-notifications.ts";
import { queueMail, signatureOf } from "./queue-mail.ts";
import { isStillVisible } from "./still-seen.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";

/** Monday at 8 in the morning, of the reader's clock. */
const [weekday, hour] = ["Mon", "08"];
const weekMs = 7 * dayMs;
/** Settings of people who chose nothing. */
const usual = "UTC";

/**
 * Mails their week to everybody whose clock stands at Monday, 8 o'clock, in the hour of `at`: their notifications of the seven
 * days before, by kind, or of it what concerns the models of the tag that they chose; nothing to whom nothing happened. Run again in the same hour, it mails nothing again.
 *
 * @returns how many were written
 */
export async function mailDigests(ctx: Context, at: Date): Promise<number> {
  const { db } = ctx;
  const rows = await db.selectDistinct({ timezone: userSettings.timezone }).from(userSettings);
  const zones = [...new Set([usual, ...rows.map(({ timezone }) => timezone)])].filter((zone) => isDue(zone, at));
  if (zones.length === 0) return 0;
  const due = await db
    .select({ id: users.id, email: users.email, tag: userSettings.digestTag })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(
      and(
        eq(users.isVerified, true),
        or(
          and(inArray(userSettings.timezone, zones), eq(userSettings.weeklyDigest, true)),
          zones.includes(usual) ? isNull(userSettings.userId) : undefined,
        ),
      ),
    );
  let written = 0;
  for (const user of due) if (await db.transaction((tx) => mailWeek(tx, ctx, user, at))) written++;
  return written;
}

async function mailWeek(
  tx: Tx,
  { config }: Context,
  user: { id: number; email: string; tag: string | null },
  at: Date,
): Promise<boolean> {
  const notes = await tx
    .select(mailed)
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, user.id),
        gt(notifications.createdAt, new Date(at.getTime() - weekMs)),
        lte(notifications.createdAt, at),
        isStillVisible,
        user.tag ? exists(wearing(tx, user.tag)) : undefined,
      ),
    )
    .orderBy(notifications.id);
  if (notes.length === 0) return false;
  const link = new URL("/dashboard", config.publicUrl).href;
  const setting = "weeklyDigest";
  await queueMail(tx, {
    userId: user.id,
    recipient: user.email,
    setting,
    key: `digest ${user.id} ${at.toISOString().slice(0, 10)}`,
    write: (words) => ({
      subject: words.digest.subject,
      text: `${words.digest.text(mailLinesOf(notes, words, config), link).trimEnd()}${signatureOf(words, setting, unsubscribeLink(config, user.id, setting))}`,
    }),
  });
  return true;
}

/** SQL predicate: the notification's model has the tag. */
const wearing = (tx: Tx, tag: string) =>
  tx
    .select({ one: sql`1` })
    .from(modelTags)
    .where(and(eq(modelTags.modelId, notifications.modelId), eq(modelTags.tag, tag)));

function isDue(timeZone: string, at: Date): boolean {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "short", hour: "2-digit", hourCycle: "h23" });
  const found = parts.formatToParts(at);
  const has = (type: string, value: string | undefined) =>
    found.some((part) => part.type === type && part.value === value);
  return has("weekday", weekday) && has("hour", hour);
}

export const weeklyDigestJob = defineJob({
  name: "weekly-digest",
  payload: scheduledAt,
  cron: "10 * * * *",
  run: (ctx: Context, at) => mailDigests(ctx, at),
});
