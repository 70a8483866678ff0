import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { mountedCalls } from "../../domain/access/mount.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { docsRoutes } from "./docs-routes.ts";
import { openapi } from "./openapi.ts";

const server = await setUpApp();

const document = () => openapi(server.ctx.config);

test("openapi: every mounted call and event stream is an operation of the document", () => {
  const mounted = mountedCalls(server.app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  const documented = Object.entries(document().paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual([...mounted, "GET /api/events", "GET /api/models/{id}/events"].sort());
});

test("openapi: the document is public and unchanged", async () => {
  const answer = await server.app.inject({ url: "/api/openapi.json" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document())));
});

test("openapi: every request gets the same bytes, compressed if brotli is accepted, without a copy for slow clients", async () => {
  const app = Fastify();
  const sent: unknown[] = [];
  app.decorateRequest("user", null);
  app.addHook("onSend", async (_request, _reply, payload) => {
    sent.push(payload);
  });
  docsRoutes(app, server.ctx);
  const request = (coding: string) => app.inject({ url: "/api/openapi.json", headers: { "accept-encoding": coding } });
  const [plain, refused, small] = [await request("identity"), await request("br;q=0"), await request("gzip, br")];
  await request("br");
  expect(sent).toEqual(Array.from({ length: 4 }, () => expect.any(Buffer)));
  expect([sent[1] === sent[0], sent[3] === sent[2]]).toEqual([true, true]);
  expect([refused.headers["content-encoding"], small.headers["content-encoding"]]).toEqual([undefined, "br"]);
  expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect([plain.headers["content-type"], plain.headers.vary]).toEqual([
    "application/json; charset=utf-8",
    "accept-encoding",
  ]);
  await app.close();
});

test("openapi: an operation documents its parameters, its body and each status of its responses", () => {
  const operation = document().paths["/api/models"]?.post;
  expect(operation).toMatchObject({
    operationId: "submitModel",
    security: [{ session: [] }],
    parameters: [{ name: "Idempotency-Key", in: "header", required: false }],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            required: ["name", "username"],
            properties: { name: { type: "string", minLength: 1, maxLength: 100 } },
          },
        },
      },
    },
  });
  expect(operation).toHaveProperty(["responses", "201"]);
  for (const status of [400, 401, 403, 413, 415, 422, 503])
    expect(operation).toHaveProperty(["responses", `${status}`]);
  expect(document().paths["/api/models/{id}"]?.get).toMatchObject({
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[1-9]\\d{0,9}$" } }],
  });
});

test("openapi: everything that an operation or a schema names is in the document", () => {
  const { components, paths } = document();
  const pointers = JSON.stringify({ components, paths }).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g);
  const named = new Set([...pointers].map(([, kind, name]) => `${kind} ${name}`));
  const given = Object.entries({ schemas: components.schemas, responses: components.responses }).flatMap(
    ([kind, entries]) => Object.keys(entries).map((name) => `${kind} ${name}`),
  );
  expect([...named].filter((name) => !given.includes(name))).toEqual([]);
  expect(named).toContain("schemas fact");
});
