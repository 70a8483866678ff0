import { listMailbox } from "@fanradar/contract";
import { desc, eq, getTableColumns, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { renderMail } from "../../domain/notifications/render-mail.ts";
import { senderOf } from "../../domain/notifications/send-mail.ts";
import { mails, userSettings } from "../../platform/db/schema.ts";

/** The demo's outbox, without sign-in: the newest hundred mails. `mount` answers 404 in live mode. */
export function mailRoutes(app: FastifyInstance, ctx: Context) {
  mount(app, ctx, listMailbox, async () => {
    const [sent, { name: sender }] = await Promise.all([
      ctx.db
        .select({ ...getTableColumns(mails), language: userSettings.language })
        .from(mails)
        .leftJoin(userSettings, eq(userSettings.userId, mails.userId))
        .where(isNotNull(mails.sentAt))
        .orderBy(desc(mails.id))
        .limit(100),
      senderOf(ctx.db, ctx.config),
    ]);
    return sent.flatMap(({ id, recipient, subject, text, sentAt, language }) => {
      const html = renderMail({ subject, text, sender, language: language ?? "en" });
      return sentAt ? [{ id, to: recipient, subject, text, html, sentAt: sentAt.toISOString() }] : [];
    });
  });
}
