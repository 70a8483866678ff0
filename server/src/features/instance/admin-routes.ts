import { checkInstance, getInstanceState, nameInstance, ruleSignUp } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import { storeInstanceName, storeSignUpPolicy } from "../../domain/settings/instance-settings.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { checkPart } from "./checks/check-part.ts";
import { describeState } from "./describe-state.ts";
import { storeCheck } from "./store-check.ts";

/** Each is a real call, and at X a paid one. */
const checks: Limit = { max: 60, windowSeconds: 3_600, from: "first" };

/** The instance for its administrators. Others get 404. */
export function instanceAdminRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  mount(app, ctx, getInstanceState, async ({ viewer }) => (viewer.isAdmin ? describeState(ctx) : fail("not-found")));
  mount(app, ctx, nameInstance, async ({ viewer, user, body, request }) => {
    if (!viewer.isAdmin) return fail("not-found");
    await storeInstanceName(db, body.name);
    await recordEvent(db, request, { act: "instance.name", actorId: user.id, reason: body.name });
    return describeState(ctx);
  });
  mount(app, ctx, ruleSignUp, async ({ viewer, user, body, request }) => {
    if (!viewer.isAdmin) return fail("not-found");
    await storeSignUpPolicy(db, body);
    const reason = [body.rule, ...(body.rule === "domains" ? body.domains : [])].join(" ");
    await recordEvent(db, request, { act: "instance.sign-up", actorId: user.id, reason });
    return describeState(ctx);
  });
  mount(app, ctx, checkInstance, async ({ viewer, reader, body: { part, to } }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const wait = await takeTry(db, "instance-checks", checks);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return storeCheck(db, part, await checkPart(ctx, part, { to, language: reader.language }));
  });
}
