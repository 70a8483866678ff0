import { brotliCompressSync, constants } from "node:zlib";
import { getOpenapi, listAccuracy } from "@fanradar/contract";
import { measuredAccuracy } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { openapi } from "./openapi.ts";

/**
 * The API's own description; the page that shows it is one of the web's. Half a megabyte, made at the first request: it would
 * delay each start. All requests share its bytes: written anew for each of a thousand slow readers it kept all others waiting.
 */
export function docsRoutes(app: FastifyInstance, ctx: Context): void {
  let files: { plain: Buffer; small: Buffer } | undefined;
  const makeFiles = () => {
    const plain = Buffer.from(JSON.stringify(openapi(ctx.config)));
    return { plain, small: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  };
  mount(app, ctx, getOpenapi, async ({ request, reply }) => {
    files ??= makeFiles();
    const takesSmall = /\bbr\b(?!\s*;\s*q=0)/.test(String(request.headers["accept-encoding"]));
    reply.type("application/json; charset=utf-8").header("vary", "accept-encoding");
    if (takesSmall) reply.header("content-encoding", "br");
    return takesSmall ? files.small : files.plain;
  });
  mount(app, ctx, listAccuracy, async () => ({ accuracy: measuredAccuracy() }));
}
