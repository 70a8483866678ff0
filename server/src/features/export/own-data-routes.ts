import { Readable } from "node:stream";
import {
  deleteAccount as deleteAccountCall,
  exportData as exportDataCall,
  exportWorkspace as exportWorkspaceCall,
  mayAs,
} from "@fanradar/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Viewer } from "../../domain/access/policy.ts";
import { requireConfirmed } from "../../domain/access/session.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, returnTry, takeTry } from "../../platform/http/limit.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { clearSessionCookie, readSessionCookie } from "../../platform/http/session-cookie.ts";
import { eraseAccount } from "./delete-account.ts";
import { buildExport, type PresentRows } from "./export-data.ts";
import { presentMails } from "./present-mails.ts";

/** Each walks every table. */
const exports: Limit = { max: 10, windowSeconds: 3_600, from: "first" };

interface OwnDataOptions {
  store: FileStore;
  /** For tables that hold figures of other people's creators. */
  presentersFor: (seen: { viewer: Viewer; reader: Reader }) => Record<string, PresentRows>;
}

/** Sends the text of a JSON file that is saved, not shown. */
function sendFile(reply: FastifyReply, at: Date, texts: AsyncGenerator<string>): Readable {
  reply
    .type("application/json; charset=utf-8")
    .header("content-disposition", `attachment; filename="fanradar-export-${at.toISOString().slice(0, 10)}.json"`);
  return Readable.from(texts);
}

/** All stored data of a person, export and deletion; and the export of a workspace. */
export function ownDataRoutes(app: FastifyInstance, ctx: Context, { store, presentersFor }: OwnDataOptions): void {
  mount(app, ctx, exportDataCall, async ({ user, viewer, read, reader, request, reply }) => {
    const retryAfterSeconds = await takeTry(ctx.db, `export:${user.id}`, exports);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const picture = user.avatar === null ? "missing" : await store.get(user.avatar);
    if (picture !== "missing" && "fault" in picture) {
      await returnTry(ctx.db, `export:${user.id}`);
      return fail("unavailable", { detail: picture.fault });
    }
    await recordEvent(ctx.db, request, { act: "data-exported", actorId: user.id });
    const at = new Date();
    const presenters = { mails: presentMails, ...presentersFor({ viewer, reader }) };
    const own = { owner: "person", id: user.id, at, presenters } as const;
    const options = { ...own, ...(picture !== "missing" && { picture }) };
    return read(async ({ pool }) => sendFile(reply, at, buildExport(pool, options)));
  });

  mount(app, ctx, exportWorkspaceCall, async ({ user, viewer, read, reader, request, reply }) => {
    const { member } = viewer;
    if (!member || member.workspaceId === user.id || !mayAs(member, "workspace.export")) return fail("not-found");
    const unconfirmed = await requireConfirmed(ctx.db, readSessionCookie(ctx.config, request) ?? "");
    if (unconfirmed) return unconfirmed;
    const { workspaceId } = member;
    const retryAfterSeconds = await takeTry(ctx.db, `export-workspace:${workspaceId}`, exports);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    await recordEvent(ctx.db, request, { act: "workspace.export", actorId: user.id, workspaceId });
    const at = new Date();
    const presenters = presentersFor({ viewer, reader });
    const options = { owner: "workspace", id: workspaceId, at, presenters } as const;
    return read(async ({ pool }) => sendFile(reply, at, buildExport(pool, options)));
  });

  mount(app, ctx, deleteAccountCall, async ({ user, request, reply }) => {
    const unconfirmed = await requireConfirmed(ctx.db, readSessionCookie(ctx.config, request) ?? "");
    if (unconfirmed) return unconfirmed;
    // Before it is gone: its entry then stays without it.
    await recordEvent(ctx.db, request, { act: "account-deleted", actorId: user.id });
    await ctx.db.transaction((tx) => eraseAccount(tx, user));
    clearSessionCookie(ctx.config, reply);
    return {};
  });
}
