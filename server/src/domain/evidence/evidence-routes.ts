import { addEvidence, getRemovalEffect, listEvidence, type MemberAct, removeEvidence } from "@fanradar/contract";
import { changedFacts, reportSources } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { minorityFields } from "../access/minority-fields.ts";
import { mount } from "../access/mount.ts";
import { can, seesWhole } from "../access/policy.ts";
import { gatherModelNow, gatherNow } from "../analyses/gather-now.ts";
import type { OnPayments } from "../payments/earning-series.ts";
import { findRun } from "../submissions/find-run.ts";
import { addFigures } from "./add-figures.ts";
import { findEvidence } from "./find-evidence.ts";
import { findUnusual } from "./find-unusual.ts";
import { presentEvidence } from "./present-evidence.ts";
import { deleteEvidence, findEvidenceOwner } from "./remove-evidence.ts";
import { withoutEarnings } from "./without-earnings.ts";

/** Evidence of a model: add, list, remove. Ids of other people's models answer 404. */
export function evidenceRoutes(app: FastifyInstance, ctx: Context, { onPayments }: { onPayments: OnPayments }): void {
  mount(app, ctx, addEvidence, async ({ params, body, viewer }) => {
    const { userId, guestId } = viewer;
    const by = userId !== null ? { userId } : guestId ? { guestId } : undefined;
    // Figures are replaced only by members who can read them.
    const isOpen = body.platform !== "onlyfans" && body.replaces === undefined;
    const acts: MemberAct[] = isOpen ? ["evidence.add", "evidence.read"] : ["evidence.add"];
    const model = await findRun(ctx.db, params.id);
    if (!by || !model || !acts.some((act) => can(viewer, act, model))) return fail("not-found");
    const fields = minorityFields({ contentStyle: body.contentStyle }, new Date());
    if (fields) return fail("invalid", { fields });
    const unusual = body.isConfirmed ? undefined : await findUnusual(ctx.db, body, params.id);
    if (unusual) return fail("unusual", { fields: unusual });
    const added = await addFigures(ctx.db, body, { modelId: params.id, by, now: new Date() });
    return "refused" in added ? fail("invalid", { fields: added.refused }) : added;
  });

  mount(app, ctx, listEvidence, async ({ params, viewer, reader }) => {
    const model = await findRun(ctx.db, params.id);
    if (!model || !can(viewer, "evidence.read", model)) return fail("not-found");
    const [stored, input] = await Promise.all([
      findEvidence(ctx.db, params.id),
      gatherModelNow(ctx.db, params.id, { asOf: new Date() }),
    ]);
    const given = seesWhole(viewer, model) ? ([stored, input] as const) : withoutEarnings(stored, input);
    return presentEvidence(...given, messagesFor(reader));
  });

  mount(app, ctx, getRemovalEffect, async ({ params, viewer }) => {
    const owner = await findEvidenceOwner(ctx.db, params.id);
    if (!owner || !can(viewer, "evidence.remove", owner)) return fail("not-found");
    const asOf = new Date();
    const [now, then, { computeFacts }] = await Promise.all([
      gatherNow(ctx.db, owner.modelId, { asOf }),
      gatherNow(ctx.db, owner.modelId, { asOf, without: params.id }),
      // Loaded with its first use: its tables of languages would be an eighth of the server's start.
      import("@fanradar/engine/compute-facts"),
    ]);
    const [before, after] = [computeFacts(now).facts, computeFacts(then).facts];
    return { changes: changedFacts(before, after), sources: reportSources(now, before) };
  });

  mount(app, ctx, removeEvidence, async ({ params, viewer }) => {
    const owner = await findEvidenceOwner(ctx.db, params.id);
    if (!owner || !can(viewer, "evidence.remove", owner)) return fail("not-found");
    return (await deleteEvidence(ctx.db, { id: params.id, actorId: viewer.userId, onPayments }))
      ? {}
      : fail("not-found");
  });
}
