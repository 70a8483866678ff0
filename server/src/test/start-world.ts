import { setTimeout as sleep } from "node:timers/promises";
import type { Analysis, Model, Report } from "@fanradar/contract";
import { buildSandbox } from "@fanradar/sandbox";
import type { InjectOptions } from "fastify";
import { afterAll } from "vitest";
import type { Config } from "../config/config.ts";
import { sandboxApps } from "../config/connect-apps.ts";
import { type EnginePool, openEnginePool } from "../domain/analyses/engine-pool.ts";
import { createLog } from "../platform/http/log.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { startWorker } from "../worker.ts";
import { openTestApp, type Person } from "./open-test-app.ts";

export interface WorldOptions {
  config?: Partial<Config>;
  engine?: EnginePool;
  now?: () => Date;
  /** False: jobs wait until the test starts a worker itself. */
  worker?: boolean;
}

/** A thread of the engine takes a second of a core to load and warm up: all worlds of this process share one. */
export const sharedEngine: EnginePool = { ...openEnginePool({ width: 1 }), close: async () => {} };

/** A limit for hanging requests: no test waits for it to pass. */
const patienceMs = 180_000;

/** Server, database, sandbox over HTTP and a worker: the whole product but its pages. `close` ends all of it. */
export async function startWorld({ config, engine = sharedEngine, now, worker: hasWorker = true }: WorldOptions = {}) {
  const sandbox = buildSandbox(now ? { now } : {});
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const server = await openTestApp({
    config: {
      sandboxUrl,
      instagram: { baseUrl: `${sandboxUrl}/graph`, version: "v26.0", accountId: "1", accessToken: "SANDBOX_TOKEN" },
      x: { baseUrl: `${sandboxUrl}/x`, bearerToken: "SANDBOX_TOKEN" },
      connect: sandboxApps(sandboxUrl),
      ...config,
    },
  });
  const log = createLog("silent");
  // Of each process its own: the first one stands for that of the server.
  let started = 0;
  const start = () =>
    startWorker(server.ctx.config, {
      log,
      metrics: started++ === 0 ? server.ctx.metrics : createMetrics(),
      engine,
      hasSchedule: false,
      ...(now && { now }),
    });
  const workers = hasWorker ? [await start()] : [];

  const request = async (person: Person, options: InjectOptions) => {
    const answer = await server.app.inject({ ...options, headers: { ...options.headers, cookie: person.cookie } });
    const { location } = answer.headers;
    return { status: answer.statusCode, body: answer.body === "" ? undefined : answer.json(), location };
  };
  const get = (person: Person, url: string) => request(person, { method: "GET", url });
  const post = (
    person: Person,
    url: string,
    payload?: InjectOptions["payload"],
    headers: InjectOptions["headers"] = {},
  ) => request(person, { method: "POST", url, headers, ...(payload !== undefined && { payload }) });

  /** Submits by the API and returns the model. */
  async function submit(person: Person, links: Record<string, string> = {}, headers: InjectOptions["headers"] = {}) {
    const payload = { name: "Ava", username: "ava", ...links };
    const { status, body } = await post(person, "/api/models", payload, headers);
    if (status !== 201) throw new Error(`the submission answered ${status}: ${JSON.stringify(body)}`);
    const model: Model = body;
    return model;
  }
  /** Waits until no run of the model is in progress and returns the model. */
  async function finished(person: Person, modelId: number): Promise<Model & { analysis: Analysis }> {
    const deadline = Date.now() + patienceMs;
    // The row is polled, not the call: its answer costs many times as much of the core that the analysis needs.
    const newest = "select state from analyses where model_id = $1 order by created_at desc, id desc limit 1";
    for (;;) {
      const { rows } = await server.ctx.pool.query(newest, [modelId]);
      if (rows[0]?.state === "done" || rows[0]?.state === "failed") {
        const { body }: { body: Model } = await get(person, `/api/models/${modelId}`);
        const { analysis } = body;
        if (analysis && (analysis.state === "done" || analysis.state === "failed")) return { ...body, analysis };
      }
      if (Date.now() > deadline) throw new Error(`model ${modelId} is still ${JSON.stringify(rows[0])}`);
      await sleep(20);
    }
  }

  /** Submits a model, waits for its first report and returns the model. */
  const analyze = async (person: Person, links?: Record<string, string>) =>
    finished(person, (await submit(person, links)).id);

  return {
    ...server,
    sandbox,
    startWorker: async () => {
      const worker = await start();
      workers.push(worker);
      return worker;
    },
    get,
    post,
    put: (person: Person, url: string, payload: object) => request(person, { method: "PUT", url, payload }),
    patch: (person: Person, url: string, payload: object) => request(person, { method: "PATCH", url, payload }),
    remove: (person: Person, url: string) => request(person, { method: "DELETE", url }),
    /** A new member of the workspace that its owner works in, by an invite with this grant. */
    async member(owner: Person, grant: object): Promise<Person> {
      const invited = await post(owner, "/api/workspace/invites", grant);
      const person = await server.person();
      const joined = await post(person, "/api/invites/accept", { token: invited.body.token });
      if (joined.status !== 200)
        throw new Error(`${JSON.stringify(grant)} did not join: ${JSON.stringify(invited.body)}`);
      return person;
    },
    submit,
    finished,
    analyze,
    /** A new person and the id of their analysed model, which is on OnlyFans alone. */
    async personWithModel() {
      const person = await server.person();
      return { person, id: (await analyze(person, { onlyfansUrl: "onlyfans.com/ava" })).id };
    },
    /** Imports the lines of a statement and returns the id of the import. */
    async importStatement(
      person: Person,
      modelId: number,
      lines: readonly string[],
      timeZone = "UTC",
    ): Promise<number> {
      const url = `/api/models/${modelId}/imports?${new URLSearchParams({ timeZone })}`;
      const { status, body } = await post(person, url, lines.join("\n"), {
        "content-type": "application/octet-stream",
      });
      if (status !== 201) throw new Error(`the import answered ${status}: ${JSON.stringify(body)}`);
      return body.id;
    },
    async report(person: Person, modelId: number): Promise<Report> {
      return (await get(person, `/api/models/${modelId}/report`)).body;
    },
    /** How many requests for a profile the sandbox received. */
    async requestsOf(what: string): Promise<number> {
      return (await sandbox.inject({ url: "/sandbox/requests" })).json()[what] ?? 0;
    },
    async fault(fault: { platform: "instagram" | "x" | "tiktok"; fault: string; handle?: string; times?: number }) {
      await sandbox.inject({ method: "POST", url: "/sandbox/faults", payload: fault });
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await server.close();
      await sandbox.close();
    },
  };
}

/** The world that all tests of a file share: closed after the last of them. */
export async function setUpWorld(options?: WorldOptions): Promise<World> {
  const world = await startWorld(options);
  afterAll(() => world.close());
  return world;
}
export type World = Awaited<ReturnType<typeof startWorld>>;
