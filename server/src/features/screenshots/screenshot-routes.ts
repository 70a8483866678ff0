import {
  addScreenshot as addScreenshotCall,
  confirmScreenshot as confirmScreenshotCall,
  listScreenshots,
  type MemberAct,
  pictureLimitBytes,
  removeScreenshot as removeScreenshotCall,
} from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { modelOwners, ownerOf } from "../../platform/db/schema.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { readFileBody } from "../../platform/http/file-body.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { storeScreenshot } from "./add-screenshot.ts";
import { storeConfirmedFigures } from "./confirm-screenshot.ts";
import { findScreenshot, findScreenshots } from "./find-screenshots.ts";
import { presentScreenshot } from "./present-screenshot.ts";
import { deleteScreenshot } from "./remove-screenshot.ts";

const uploads = { max: 100, windowSeconds: 3_600, from: "first" } as const;

/** Pictures of what platforms show to their creator. A foreign id answers as a missing one. */
export function screenshotRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  const { db } = ctx;
  const findModel = async (viewer: Viewer, id: number, act: MemberAct) => {
    const [model] = await db.select(ownerOf).from(modelOwners).where(eq(modelOwners.id, id));
    return model && can(viewer, act, model) ? model : undefined;
  };
  const findOwn = async (viewer: Viewer, id: number, act: MemberAct) => {
    const screenshot = await findScreenshot(db, id);
    return screenshot && can(viewer, act, screenshot) ? screenshot : undefined;
  };

  mount(app, ctx, addScreenshotCall, async ({ params, user, viewer, request }) => {
    const model = await findModel(viewer, params.id, "evidence.add");
    if (!model) return fail("not-found");
    const wait = await takeTry(db, `screenshot:user:${user.id}`, uploads);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const bytes = await readFileBody(request, { limitBytes: pictureLimitBytes });
    if (isFailure(bytes)) return bytes;
    const id = await storeScreenshot(db, store, bytes, { modelId: model.modelId, userId: user.id });
    if (isFailure(id)) return id;
    const screenshot = await findScreenshot(db, id);
    return screenshot ? presentScreenshot(screenshot) : fail("not-found");
  });

  mount(app, ctx, listScreenshots, async ({ params, viewer }) => {
    const model = await findModel(viewer, params.id, "evidence.add");
    if (!model) return fail("not-found");
    return (await findScreenshots(db, model.modelId)).map(presentScreenshot);
  });

  mount(app, ctx, confirmScreenshotCall, async ({ params, body, user, viewer }) => {
    const screenshot = await findOwn(viewer, params.id, "evidence.add");
    if (!screenshot) return fail("not-found");
    const refused = await storeConfirmedFigures(db, screenshot, body, { userId: user.id, now: new Date() });
    if (refused) return refused;
    const confirmed = await findScreenshot(db, params.id);
    return confirmed ? presentScreenshot(confirmed) : fail("not-found");
  });

  mount(app, ctx, removeScreenshotCall, async ({ params, viewer }) => {
    const screenshot = await findOwn(viewer, params.id, "evidence.remove");
    if (!screenshot || !(await deleteScreenshot(db, screenshot))) return fail("not-found");
    return {};
  });
}
