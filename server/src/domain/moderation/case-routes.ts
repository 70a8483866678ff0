import { decideCase as decideCaseCall, listCases, takeCaseStep } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import { closeCase, type Decision } from "./decide-case.ts";
import { findCase, findCases, type StepRules } from "./find-cases.ts";
import { takeStep } from "./take-step.ts";

/** Decisions of admins. Others get 404. */
export function caseRoutes(
  app: FastifyInstance,
  ctx: Context,
  options: Pick<Decision, "resolveClaimForOwner"> & StepRules,
): void {
  const { db, config } = ctx;
  mount(app, ctx, listCases, async ({ viewer, query }) =>
    viewer.isAdmin ? findCases(db, options, query.state) : fail("not-found"),
  );
  mount(app, ctx, decideCaseCall, async ({ viewer, user, params, body }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const done = await closeCase(db, config, { caseId: params.id, ...body, ...options, adminId: user.id });
    if (done !== "decided") return fail(done);
    return (await findCase(db, options, params.id)) ?? fail("not-found");
  });
  mount(app, ctx, takeCaseStep, async ({ viewer, user, params, body }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const done = await takeStep(db, options, { caseId: params.id, step: body.step, adminId: user.id });
    if (done !== "taken") return fail(done);
    return (await findCase(db, options, params.id)) ?? fail("not-found");
  });
}
