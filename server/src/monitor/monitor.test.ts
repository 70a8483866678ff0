import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../test/start-world.ts";
import { alertRules } from "./alerts.ts";
import { shownMetrics } from "./draw-dashboard.ts";
import { startMonitor } from "./start-monitor.ts";
import { watchProcess } from "./watch-process.ts";

let world: World;
let stopWatching: () => Promise<void>;
beforeAll(async () => {
  world = await startWorld();
  const { config, db, pool, log, metrics } = world.ctx;
  const monitor = { host: "127.0.0.1", port: 0, token: undefined };
  stopWatching = await watchProcess({ config: { ...config, monitor }, db, pool, log, metrics, isWorking: () => true });
});
afterAll(async () => {
  await stopWatching();
  await world.close();
});

test("monitor: an analysis is counted from its request to its report, and its lines carry the request's id", async () => {
  const person = await world.person();
  const from = world.logLines.length;
  await world.analyze(person, { instagramUrl: "https://instagram.com/demo.traced" });
  const lines = world.logLines.slice(from).map((line) => JSON.parse(line));
  const { reqId } = lines.find(({ path, method }) => path === "/api/models" && method === "POST");
  expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.filter(({ msg }) => msg === "called")).toContainEqual(
    expect.objectContaining({ service: "instagram", status: 200, job: "analyse", reqId }),
  );
  await expect
    .poll(async () => (await world.ctx.metrics.render()).text)
    .toContain('fanradar_jobs_total{job="analyse",outcome="done"} 1');
  const { text } = await world.ctx.metrics.render();
  expect(text).toContain('fanradar_http_requests_total{method="POST",route="/api/models",status="201"} 1');
  expect(text).toContain('fanradar_service_requests_total{service="instagram",status="200"}');
  expect(text).toContain('fanradar_platform_reads_total{platform="instagram",result="ok"} 1');
  expect(text).toContain("fanradar_reports_total 1");
});

test("monitor: every metric of the alert rules and of the dashboard exists", async () => {
  const { text } = await world.ctx.metrics.render();
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const seriesOf = alertRules.flatMap(({ condition }) =>
    condition.kind === "level"
      ? [condition.series]
      : condition.kind === "growth"
        ? condition.series
        : [...condition.part, condition.whole],
  );
  const used = [...seriesOf.map(({ metric }) => metric), ...shownMetrics()].map((name) =>
    name.replace(/_(?:bucket|count)$/, ""),
  );
  // `up` is Prometheus' own; connections are measured by servers and workers.
  const others = new Set(["up", "fanradar_database_connections"]);
  expect(used.filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
});

test("monitor: metrics are for who has the token; health and readiness for everybody", async () => {
  let isReady = false;
  const token = "a token of the tests";
  const monitor = await startMonitor({
    host: "127.0.0.1",
    port: 0,
    token,
    metrics: world.ctx.metrics,
    refresh: async () => {},
    isReady: async () => isReady,
  });
  const get = async (path: string, headers = {}) => (await fetch(`${monitor.url}${path}`, { headers })).status;
  expect(await get("/metrics")).toBe(401);
  expect(await get("/metrics", { authorization: "Bearer another token" })).toBe(401);
  expect(await get("/metrics", { authorization: `Bearer ${token}` })).toBe(200);
  expect([await get("/health"), await get("/ready"), await get("/")]).toEqual([200, 503, 404]);
  isReady = true;
  expect(await get("/ready")).toBe(200);
  await monitor.close();
});
