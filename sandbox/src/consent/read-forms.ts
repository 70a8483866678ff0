import type { FastifyInstance } from "fastify";

/** Token calls send forms: their fields by name, the last of several. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A form's fields; none where another kind of body came. */
export function formOf(body: unknown): Record<string, string | undefined> {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
