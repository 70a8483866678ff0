import { getOpenapi } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../http/context.ts";
import { mount } from "../http/mount.ts";
import { openapi } from "./openapi.ts";

/** The API's own description. The page that shows it is one of the web's. */
export function docsRoutes(app: FastifyInstance, ctx: Context): void {
  const document = openapi(ctx.config);
  mount(app, ctx, getOpenapi, async () => document);
}
