import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { z } from "zod";
import { collectSpans, traceOfRequest } from "../platform/trace/trace.ts";
import { setUpWorld } from "../test/start-world.ts";
import { watchProcess } from "./watch-process.ts";

const span = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
  status: z.object({ code: z.int().optional() }),
});
const scopeSpans = z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) });
const attributes = z.array(z.object({ key: z.string(), value: z.unknown() }));
const request = z.object({
  resourceSpans: z.tuple([z.object({ resource: z.object({ attributes }), scopeSpans: z.tuple([scopeSpans]) })]),
});

/** What takes spans in place of a collector of OpenTelemetry, with all that it was sent. */
async function startCollector() {
  const received: { authorization: string | undefined; body: z.infer<typeof request> }[] = [];
  let status = 200;
  const server = createServer(async (incoming, response) => {
    let text = "";
    for await (const chunk of incoming) text += chunk;
    if (status === 200) {
      const { authorization } = incoming.headers;
      received.push({ authorization, body: request.parse(JSON.parse(text)) });
    }
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1/traces`,
    received,
    spans: () => received.flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans),
    answer(next: number) {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const world = await setUpWorld();

async function watch(endpoint: string, ratio = 1) {
  const { config, db, pool, log, metrics } = world.ctx;
  const traces = { endpoint, headers: { authorization: "Bearer key" }, serviceName: "radar", ratio };
  return watchProcess({ config: { ...config, traces }, db, pool, log, metrics, isWorking: () => true });
}

test("exportSpans: request, job and call of a platform are one trace, each below what caused it", async () => {
  const collector = await startCollector();
  const stop = await watch(collector.endpoint);
  const person = await world.person();
  await world.analyze(person, { instagramUrl: "demo.spans" });
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain("analyse");
  await stop();
  const spans = collector.spans();
  const submitted = spans.find(({ name }) => name === "POST /api/models");
  const analysis = spans.find(({ name, traceId }) => name === "analyse" && traceId === submitted?.traceId);
  const read = spans.find(({ name, traceId }) => name === "GET instagram" && traceId === submitted?.traceId);
  expect([submitted?.kind, analysis?.kind, read?.kind]).toEqual([2, 5, 3]);
  expect(submitted?.parentSpanId).toBeUndefined();
  expect(analysis?.parentSpanId).toBe(submitted?.spanId);
  expect(read?.parentSpanId).toBe(analysis?.spanId);
  expect(read?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 200 } });
  expect(Number(analysis?.endTimeUnixNano)).toBeGreaterThan(Number(read?.startTimeUnixNano));
  const [first] = collector.received;
  expect(first?.authorization).toBe("Bearer key");
  expect(first?.body.resourceSpans[0].resource.attributes).toContainEqual({
    key: "service.name",
    value: { stringValue: "radar" },
  });
  // Sending spans makes none.
  expect(spans.filter(({ name }) => name.endsWith("traces"))).toEqual([]);
  await collector.close();
});

test("exportSpans: a failed request is an error, and a collector that refuses is logged once and costs no request", async () => {
  const collector = await startCollector();
  collector.answer(503);
  const from = world.logLines.length;
  const stop = await watch(collector.endpoint);
  const refused = () => world.logLines.slice(from).filter((line) => line.includes("traces are not collected"));
  await world.ctx.pool.query("alter table instance_settings rename to away");
  expect((await world.app.inject({ url: "/api/instance" })).statusCode).toBe(500);
  await world.ctx.pool.query("alter table away rename to instance_settings");
  await expect.poll(refused).toHaveLength(1);
  collector.answer(200);
  expect((await world.app.inject({ url: "/api/instance" })).statusCode).toBe(200);
  await stop();
  expect(refused()).toHaveLength(1);
  expect(collector.spans().map(({ name, status }) => [name, status])).toEqual([["GET /api/instance", {}]]);
  await collector.close();
});

test("exportSpans: of traces that are not sampled nothing is sent, and without a collector no ids are made", async () => {
  const collector = await startCollector();
  const stop = await watch(collector.endpoint, 0);
  await world.app.inject({ url: "/api/instance" });
  await stop();
  expect(collector.received).toEqual([]);
  await collector.close();
  const reqId = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(traceOfRequest(reqId)).toEqual({ reqId });
  const stopCollecting = collectSpans(() => {});
  expect(traceOfRequest(reqId)).toEqual({
    ...{ reqId, traceId: "0f8fad5bd9cb469fa16570867728950e", spanId: "0f8fad5bd9cb469f" },
  });
  stopCollecting();
});
