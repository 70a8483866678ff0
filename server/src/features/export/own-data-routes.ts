import { Readable } from "node:stream";
import { deleteAccount as deleteAccountCall, exportData as exportDataCall } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { isConfirmed } from "../../domain/access/session.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { clearSessionCookie, readSessionCookie } from "../../platform/http/session-cookie.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";

/** Each walks every table. */
const exports: Limit = { max: 10, windowSeconds: 3_600, from: "first" };

/** All that is kept of a person: to take along, and to have deleted. */
export function ownDataRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  mount(app, ctx, exportDataCall, async ({ user, request, reply }) => {
    const retryAfterSeconds = await takeTry(ctx.db, `export:${user.id}`, exports);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const picture = user.avatar === null ? "missing" : await store.get(user.avatar);
    if (picture !== "missing" && "fault" in picture) return fail("unavailable", { detail: picture.fault });
    request.log.info({ event: "data-exported", actor: user.id, ip: request.ip }, "security");
    const at = new Date();
    reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", `attachment; filename="fanradar-export-${at.toISOString().slice(0, 10)}.json"`);
    return Readable.from(exportData(ctx.pool, user.id, { at, ...(picture !== "missing" && { picture }) }));
  });

  mount(app, ctx, deleteAccountCall, async ({ user, request, reply }) => {
    if (!(await isConfirmed(ctx.db, readSessionCookie(ctx.config, request) ?? ""))) return fail("confirm-needed");
    await ctx.db.transaction((tx) => deleteAccount(tx, user));
    clearSessionCookie(ctx.config, reply);
    request.log.info({ event: "account-deleted", actor: user.id, ip: request.ip }, "security");
    return {};
  });
}
