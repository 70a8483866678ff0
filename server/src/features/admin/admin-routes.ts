import { changeJob, changeUser, exportAudit, type JobState, listAudit, listJobs, listUsers } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { requireConfirmed } from "../../domain/access/session.ts";
import { recordEvent, writeAudit } from "../../domain/access/write-audit.ts";
import { administerAccount } from "../../domain/accounts/administer-account.ts";
import { findAccountById } from "../../domain/accounts/find-account.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { csvOf } from "../../platform/http/csv.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { changeQueuedJob, findJobs, measureQueue } from "../../platform/queue/inspect-queue.ts";
import { findAudit } from "./find-audit.ts";
import { findUsers } from "./find-users.ts";

const pageSize = 50;
/** More than a spreadsheet is read for; a narrower filter has the rest. */
const mostExported = 50_000;

interface AdminRoutesOptions {
  deleteAccount: (tx: Tx, account: { id: number; email: string }) => Promise<void>;
}

/** Accounts, the audit log and the queue, for administrators. Others get 404. */
export function adminRoutes(app: FastifyInstance, ctx: Context, { deleteAccount }: AdminRoutesOptions): void {
  const { db, pool, config } = ctx;

  mount(app, ctx, listUsers, async ({ viewer, query }) => (viewer.isAdmin ? findUsers(db, query) : fail("not-found")));

  mount(app, ctx, changeUser, async ({ viewer, user, params, body: { act }, request }) => {
    const account = viewer.isAdmin ? await findAccountById(db, params.id) : undefined;
    if (!account) return fail("not-found");
    const unconfirmed = await requireConfirmed(db, readSessionCookie(config, request) ?? "");
    if (unconfirmed) return unconfirmed;
    await db.transaction(async (tx) => {
      if ((await administerAccount(tx, act, account.id)) === "last-admin") throw new Refused(fail("last-admin"));
      // Before the account may be gone: its entry then stays without it.
      await writeAudit(tx, { act: `user.${act}`, actorId: user.id, subjectId: account.id, ip: request.ip });
      if (act === "delete") await deleteAccount(tx, account);
    });
    request.log.info({ event: `user.${act}`, actor: user.id, subject: account.id, ip: request.ip }, "security");
    return {};
  });

  mount(app, ctx, listJobs, async ({ viewer, query: { state, after } }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const [found, depths] = await Promise.all([
      findJobs(pool, { state, after, most: pageSize + 1 }),
      measureQueue(pool),
    ]);
    const sum = (of: JobState) => depths.reduce((total, depth) => total + depth[of], 0);
    const items = found.slice(0, pageSize).map(({ queuedAt, dueAt, startedAt, ...job }) => ({
      ...job,
      queuedAt: queuedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
    }));
    return {
      items,
      next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null,
      counts: { waiting: sum("waiting"), running: sum("running"), scheduled: sum("scheduled"), failed: sum("failed") },
    };
  });

  mount(app, ctx, changeJob, async ({ viewer, user, params: { id }, body: { act }, request }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const changed = await db.transaction((tx) => changeQueuedJob(tx, { id, act }));
    if (changed === undefined) return fail("not-found");
    if (changed === "running") return fail("job-running");
    await recordEvent(db, request, { act: `job.${act}`, actorId: user.id, reason: `${changed.name} ${id}` });
    return {};
  });

  mount(app, ctx, listAudit, async ({ viewer, query: { before, ...filter } }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const found = await findAudit(db, filter, { before, most: pageSize + 1 });
    const items = found.slice(0, pageSize);
    return { items, next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null };
  });

  mount(app, ctx, exportAudit, async ({ viewer, user, query, reader, request, reply }) => {
    if (!viewer.isAdmin) return fail("not-found");
    await recordEvent(db, request, { act: "audit-exported", actorId: user.id });
    const { auditCsvWords } = messagesFor(reader);
    const entries = await findAudit(db, query, { most: mostExported });
    reply
      .type("text/csv; charset=utf-8")
      .header(
        "content-disposition",
        `attachment; filename="fanradar-audit-${new Date().toISOString().slice(0, 10)}.csv"`,
      );
    return csvOf([
      Object.values(auditCsvWords),
      ...entries.map(({ at, act, actor, subject, modelId, decision, reason, ip }) => [
        ...[at, act, actor?.email ?? null, subject?.email ?? null, modelId],
        ...[decision, reason, ip],
      ]),
    ]);
  });
}
