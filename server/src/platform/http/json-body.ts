import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "./fail.ts";

/** The largest body a call takes. Files have their own: `readFileBody`. */
export const bodyLimitBytes = 256 * 1024;
/** Deeper than any body of ours; a parser's or a serialiser's stack is far beyond it. */
const maxDepth = 40;

// A byte order mark is no part of JSON, and is left where it stands for the parser to refuse.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Nesting depth of a JSON text; brackets inside strings do not count. */
export function jsonDepth(json: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const mark = json[at];
    if (quoted) {
      if (mark === "\\") at++;
      else if (mark === '"') quoted = false;
    } else if (mark === '"') quoted = true;
    else if (mark === "{" || mark === "[") deepest = Math.max(deepest, ++depth);
    else if (mark === "}" || mark === "]") depth--;
  }
  return deepest;
}

/**
 * Bodies are JSON and nothing else: no body is no body whatever its header says, another type is 415, what is not
 * JSON in UTF-8 is 400. A key like `__proto__` stays an ordinary member here, for the schema to drop or refuse.
 */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.length === 0) return undefined;
    try {
      const text = utf8.decode(bytes);
      if (jsonDepth(text) > maxDepth) throw new SyntaxError(`JSON deeper than ${maxDepth}`);
      const value: unknown = JSON.parse(text);
      return value;
    } catch (cause) {
      throw Object.assign(new Error("Body is not JSON", { cause }), { statusCode: 400 });
    }
  });
  app.addContentTypeParser("application/octet-stream", async (request: FastifyRequest, payload: unknown) => {
    if (request.routeOptions.config.takesFile) return payload;
    throw Object.assign(new Error("Body of another media type"), { statusCode: 415 });
  });
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, bytes: Buffer) => {
    if (bytes.length === 0) return undefined;
    throw Object.assign(new Error("Body of another media type"), { statusCode: 415 });
  });
}

/** A content type that cannot even be read, with no body behind it, does not matter either. */
export function ignoreContentTypeOfEmptyBody(app: FastifyInstance) {
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    const empty = headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
    if (empty && headers["content-type"] !== undefined) delete headers["content-type"];
    done();
  });
}

/** Errors of the parsers, as failures; undefined for all other errors. */
export function failureOfStatus(status: number | undefined) {
  if (status === 400) return fail("malformed-json");
  if (status === 413) return fail("too-large", { size: { limitBytes: bodyLimitBytes } });
  if (status === 415) return fail("media-type");
  if (status === 404 || status === 405 || status === 414) return fail("not-found");
  return status !== undefined && status >= 400 && status < 500 ? fail("malformed-json") : undefined;
}
