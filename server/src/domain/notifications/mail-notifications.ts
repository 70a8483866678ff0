import {
  type MailSetting,
  type Notification,
  type NotificationKind,
  notificationPath,
  type Settings,
} from "@fanradar/contract";
import { knownDevice } from "@fanradar/words/device-name";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { notifications, sessions, users } from "../../platform/db/schema.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { findSettings } from "../settings/user-settings.ts";
import { type MailWords, momentOf, queueMail, signatureOf } from "./queue-mail.ts";
import { isStillVisible } from "./still-seen.ts";
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
  "consent-answered": "emailAlerts",
  "new-sign-in": "emailAlerts",
  "instance-token": "emailAlerts",
  "drill-failed": "emailAlerts",
  "removal-requested": "emailAlerts",
  "page-hidden": "emailAlerts",
  "page-shown": "emailAlerts",
  "case-opened": "emailAlerts",
  "workspace-removed": "emailAlerts",
  "workspace-owner": "emailAlerts",
  "model-moved-back": "emailAlerts",
  "todo-given": "emailAlerts",
  "in-charge": "emailAlerts",
  mentioned: "emailAlerts",
  "split-confirmed": "emailAlerts",
  "split-unconfirmed": "emailAlerts",
  "split-withdrawn": "emailAlerts",
  "split-changed": "emailAlerts",
  "goal-reached": "emailAlerts",
};

/**
 * Mails a person's unread notifications, once: a mail for each setting that is on. Who has not verified their
 * address, or wants none, gets none, then or later.
 */
export async function mailNotifications({ db, config }: Context, { userId }: { userId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = and(
      eq(notifications.userId, userId),
      isNull(notifications.readAt),
      isNull(notifications.mailedAt),
      isStillVisible,
    );
    const rows = await tx
      .select({ id: notifications.id, createdAt: notifications.createdAt, ...mailed })
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
    const known = await withSignIns(tx, rows, { userId, ...settings.preferences });
    for (const setting of ["reportUpdates", "emailAlerts"] as const) {
      const events = known.filter(({ kind }) => settingOf[kind] === setting);
      if (events.length === 0 || !settings.notifications[setting]) continue;
      const link = new URL(pageOf(events), config.publicUrl).href;
      await queueMail(tx, {
        userId,
        recipient: user.email,
        setting,
        write: (words) => ({
          subject: subjectOf(events, words),
          text: `${words.news.text(mailLinesOf(events, words, config), link).trimEnd()}${signatureOf(words, setting, unsubscribeLink(config, userId, setting))}`,
        }),
      });
    }
  });
}

/** What a mail says of a notification: its report by number, never by name. */
export type MailedEvent = Pick<Notification, "kind" | "reportId"> & {
  modelId: number | null;
  /** Of a sign-in. */
  signIn?: { userAgent: string | null; when: string };
};
export const mailed = {
  kind: notifications.kind,
  modelId: notifications.modelId,
  reportId: notifications.reportId,
};

/** The page that all of them are about; of models, which are linked by line, and of several pages the dashboard. */
function pageOf(events: readonly MailedEvent[]): string {
  const pages = new Set(events.map((event) => (event.modelId === null ? notificationPath(event) : "/dashboard")));
  const [page = "/dashboard"] = pages;
  return pages.size === 1 ? page : "/dashboard";
}

/** The first sentence of a line, a new sign-in before all others, and the number of other kinds of notifications. */
export function subjectOf(events: readonly MailedEvent[], words: MailWords): string {
  const { news } = words;
  const signIns = events.filter(({ kind }) => kind === "new-sign-in").length;
  const isUrgent = (kind: NotificationKind) => Number(kind === "new-sign-in");
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const [first, ...others] = kinds.toSorted((one, other) => isUrgent(other) - isUrgent(one));
  if (first === undefined) throw new Error("a mail needs something that happened");
  const sentence = news.kinds[first].split(". ", 1)[0] ?? "";
  const alike = events.filter(({ kind }) => kind === first);
  const summary =
    first === "new-sign-in" && signIns > 1
      ? news.signIns(signIns)
      : withReports(sentence, alike, words).replace(/\.$/, "");
  return others.length === 0 ? summary : news.andMore(summary, others.length);
}

type Reader = Pick<Settings["preferences"], "language" | "timezone">;

/** Most reports and pages that a line names. */
const mostLinks = 5;

/** A line for each kind of event, with how often it happened, the numbers of its reports, and links to the pages that show it. */
export function mailLinesOf(
  events: readonly MailedEvent[],
  words: MailWords,
  { publicUrl }: Pick<Context["config"], "publicUrl">,
): string[] {
  return [...Map.groupBy(events, ({ kind }) => kind)].flatMap(([kind, alike]) => {
    const signIns = alike.flatMap(({ signIn }) => signIn ?? []);
    if (signIns.length > 0) return [...signIns.map((one) => signInLine(one, words)), words.news.notYou];
    const paths = new Set(alike.filter(({ modelId }) => modelId !== null).map(notificationPath));
    const links = [...paths].slice(0, mostLinks).map((path) => `\n  ${new URL(path, publicUrl).href}`);
    return `${withReports(words.news.kinds[kind], alike, words)}${links.join("")}`;
  });
}

/** A sign-in is a sentence of its own: with which browser, and when by the reader's clock. */
function signInLine({ userAgent, when }: NonNullable<MailedEvent["signIn"]>, words: MailWords): string {
  const device = knownDevice(userAgent, words.device) ?? words.device.unknownBrowser;
  const sentence = words.news.signIn(device, when);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** Adds to sign-ins the browser, by the session that began in the same transaction; null where it has ended. */
async function withSignIns<Row extends { kind: NotificationKind; createdAt: Date }>(
  tx: Tx,
  rows: Row[],
  { userId, ...reader }: { userId: number } & Reader,
): Promise<(Row & Pick<MailedEvent, "signIn">)[]> {
  if (rows.every(({ kind }) => kind !== "new-sign-in")) return rows;
  const begun = await tx
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map((row) => {
    if (row.kind !== "new-sign-in") return row;
    const session = begun.find(({ createdAt }) => createdAt.getTime() === row.createdAt.getTime());
    return { ...row, signIn: { userAgent: session?.userAgent ?? null, when: momentOf(row.createdAt, reader) } };
  });
}

/** 'A report is ready (#FR-12, #FR-15).' where each event is of a report of its own; else how many times. */
function withReports(sentence: string, alike: readonly MailedEvent[], { news }: MailWords): string {
  const numbers = [...new Set(alike.flatMap(({ reportId }) => (reportId === null ? [] : [`#FR-${reportId}`])))];
  if (numbers.length === alike.length && numbers.length <= mostLinks)
    return `${sentence.replace(/\.$/, "")} (${numbers.join(", ")}).`;
  return alike.length > 1 ? news.times(sentence.replace(/\.$/, ""), alike.length) : sentence;
}

export const mailNotificationsJob = defineJob({
  name: "mail-notifications",
  payload: z.object({ userId: z.int() }),
  attempts: 10,
  run: mailNotifications,
});
