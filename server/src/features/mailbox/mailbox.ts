import { listMailbox } from "@fanradar/contract";
import { desc, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { mails } from "../../platform/db/schema.ts";

/** The demo's outbox, without sign-in: the newest hundred mails. `mount` answers 404 in live mode. */
export function mailRoutes(app: FastifyInstance, ctx: Context) {
  mount(app, ctx, listMailbox, async () => {
    const sent = await ctx.db.select().from(mails).where(isNotNull(mails.sentAt)).orderBy(desc(mails.id)).limit(100);
    return sent.flatMap(({ id, recipient, subject, text, sentAt }) =>
      sentAt ? [{ id, to: recipient, subject, text, sentAt: sentAt.toISOString() }] : [],
    );
  });
}
