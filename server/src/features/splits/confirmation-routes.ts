import { confirmSplit, withdrawSplitConfirmation } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { notifyOtherSide } from "./notify-other-side.ts";
import { findSplitAccess } from "./split-access.ts";
import {
  endConfirmation,
  findConfirmation,
  findConfirmations,
  presentConfirmation,
  storeConfirmation,
} from "./split-confirmations.ts";

/** Confirmations of one person. */
const changes: Limit = { max: 300, windowSeconds: 3_600, from: "first" };

/** What each side says of a month's division. */
export function splitConfirmationRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, confirmSplit, async ({ params, body, viewer, user }) => {
    const access = await findSplitAccess(db, viewer, params.id);
    if (!access?.mayConfirm.includes(body.side)) return fail("not-found");
    const retryAfterSeconds = await takeTry(db, `split-confirmations:${user.id}`, changes);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const { platform, currency, sums } = body;
    return db.transaction(async (tx) => {
      const id = await storeConfirmation(tx, { ...body, access, userId: user.id, now: new Date() });
      await notifyOtherSide(tx, access, { id, side: body.side, userId: user.id });
      const [stored] = await findConfirmations(tx, { modelId: access.modelId, platform, currency, id });
      // Its sums are those of now: else it would not have been stored.
      return stored ? presentConfirmation(stored, { sums, days: stored.days }, access) : fail("stale");
    });
  });

  mount(app, ctx, withdrawSplitConfirmation, async ({ params: { id }, viewer, user }) => {
    const found = await findConfirmation(db, id);
    const access = found && (await findSplitAccess(db, viewer, found.modelId));
    if (!found || !access?.mayConfirm.includes(found.side)) return fail("not-found");
    const { workspaceId } = access;
    const { side } = found;
    const isEnded = await db.transaction(async (tx) => {
      const ended = await endConfirmation(tx, { ...found, id, workspaceId, userId: user.id });
      if (ended) await notifyOtherSide(tx, access, { kind: "split-unconfirmed", id, side, userId: user.id });
      return ended;
    });
    return isEnded ? {} : fail("not-found");
  });
}
