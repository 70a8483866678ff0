import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeScreen } from "@fanradar/server/src/test/make-picture.ts";
import pg from "pg";
import { databaseUrlOf } from "./database-url.ts";
import { type Demo, freePort, idOf, postBody, signUpAccount, startDemo, stopDemo, withFolder } from "./demo.ts";
import { type ProductPart, pidOf } from "./pid-of.ts";

const kills = 30;
const killed = ["server", "worker", "server", "worker", "database"] as const satisfies ProductPart[];
const paymentsAFile = 20_000;
const figuresAPicture = 3;
const patienceMs = 90_000;
/** At most so long between two files: pictures no faster than they are read. */
const pauseMs = { statement: 600, screenshot: 4_000 };

/** What was sent, and the id once it was acknowledged. */
interface KillUpload {
  lane: "statement" | "screenshot";
  modelId: number;
  id?: number;
}

/**
 * 30 times, at a random moment while one client imports statements and another uploads screenshots, which the worker reads,
 * one process is killed with -9: server, worker or database. Each file is sent until it is acknowledged. In the end each
 * must be there once: of a statement every payment, of a screenshot every figure with its crop; and nothing else, not
 * even a file in the folder. Prints one JSON line.
 */
export function evidenceKills(): Promise<void> {
  return withFolder(async (folder) => {
    const demo = await startDemo(folder, await freePort());
    try {
      const { cookie } = await signUpAccount(demo.url);
      const submit = async (name: string) =>
        idOf(await (await postBody(`${demo.url}/api/models`, { cookie, body: { name, username: name } })).json());
      const [statements, screens] = [await submit("statements"), await submit("screenshots")];
      const stopping = new AbortController();
      const sent: KillUpload[] = [];
      const client = { url: demo.url, cookie, sent, signal: stopping.signal };
      const lanes = [
        sendUntil("statement", { ...client, modelId: statements, make: statementOf }),
        sendUntil("screenshot", { ...client, modelId: screens, make: screenOf }),
      ];
      for (let n = 0; n < kills; n++) {
        await sleep(randomInt(200, 2_500));
        await kill(killed[n % killed.length] ?? "server", { demo, folder });
      }
      stopping.abort();
      await Promise.all(lanes);
      const { isBroken, ...figures } = await countStored(sent, folder);
      console.log(JSON.stringify({ bench: "evidence-kills", kills, ...figures }));
      if (isBroken) process.exitCode = 1;
    } finally {
      await stopDemo(demo);
    }
  });
}

async function kill(part: ProductPart, { demo, folder }: { demo: Demo; folder: string }): Promise<void> {
  const pid = await pidOf(part, { demo, folder });
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself meanwhile, as what depends on a killed database may.
  }
}

interface Lane {
  url: string;
  cookie: string;
  modelId: number;
  sent: KillUpload[];
  signal: AbortSignal;
  make: (n: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Sends one file after the other, each until it is acknowledged. */
async function sendUntil(lane: KillUpload["lane"], { url, cookie, modelId, sent, signal, make }: Lane): Promise<void> {
  const headers = { cookie, "content-type": "application/octet-stream", origin: url };
  const path = lane === "statement" ? "imports?timeZone=UTC" : "screenshots";
  for (let n = 0; !signal.aborted; n++) {
    const one: KillUpload = { lane, modelId };
    const body = await make(n);
    sent.push(one);
    for (const deadline = Date.now() + patienceMs; one.id === undefined && Date.now() < deadline; ) {
      try {
        const answer = await fetch(`${url}/api/models/${modelId}/${path}`, { method: "POST", headers, body });
        const text = await answer.text();
        if (answer.ok) one.id = idOf(JSON.parse(text));
        else if (answer.status < 500) throw new RangeError(`${lane} ${n} answered ${answer.status}: ${text}`);
      } catch (error) {
        if (error instanceof RangeError) throw error;
        // No response while the killed process is away: a client tries again.
        await sleep(100);
      }
    }
    await sleep(randomInt(pauseMs[lane]), undefined, { signal }).catch(() => {});
  }
}

/** Payments of a few weeks that are in no other file. */
async function statementOf(n: number): Promise<Uint8Array<ArrayBuffer>> {
  const lines = ["Date & time,Amount,Fee,Net,Description,Status"];
  const start = Date.UTC(2021, 0, 1) + n * paymentsAFile * 60_000;
  for (let row = 0; row < paymentsAFile; row++) {
    const at = new Date(start + row * 60_000).toISOString().slice(0, 16).replace("T", " ");
    lines.push(`${at},$10.00,$2.00,$8.00,Tip from fan ${row % 500},done`);
  }
  return new TextEncoder().encode(lines.join("\n"));
}

async function screenOf(n: number): Promise<Uint8Array<ArrayBuffer>> {
  const lines = ["@demo.shots", `${100 + n} Following`, `${(10 + n / 10).toFixed(1)}K Followers`, `${50 + n}.7K Likes`];
  return new Uint8Array(await makeScreen(lines));
}

/** Counts what is stored in the end. `isBroken` when anything is lost, partial, duplicated or left over. */
async function countStored(sent: KillUpload[], folder: string) {
  const client = new pg.Client({ connectionString: databaseUrlOf(folder) });
  await client.connect();
  const count = async (query: string) => Number((await client.query(`select count(*) as n ${query}`)).rows[0]?.n);
  const ids = async (query: string) => (await client.query<{ id: number }>(query)).rows.map(({ id }) => id);
  const unread = () => count("from screenshots where outcome is null");
  for (const until = Date.now() + patienceMs; (await unread()) > 0 && Date.now() < until; ) await sleep(500);
  const there = {
    statement: await ids("select id from evidence where kind = 'file'"),
    screenshot: await ids("select id from screenshots"),
  };
  const of = (lane: KillUpload["lane"]) => sent.filter((one) => one.lane === lane);
  const lostOf = (lane: KillUpload["lane"]) =>
    of(lane).filter(({ id }) => id === undefined || !there[lane].includes(id)).length;
  const inPartsQuery = `from evidence given where kind = 'file' and (
      (counts ->> 'taken')::int is distinct from ${paymentsAFile} or (counts ->> 'known')::int <> 0
      or (select count(*) from transactions where evidence_id = given.id) <> ${paymentsAFile})`;
  const unequalQuery = `from screenshots shot where outcome = 'read' and
      (select count(*) from screenshot_readings where screenshot_id = shot.id and crop is not null) <> ${figuresAPicture}`;
  const broken = {
    lost: lostOf("statement") + lostOf("screenshot"),
    twice: there.statement.length + there.screenshot.length - new Set(sent.map(({ lane, id }) => `${lane} ${id}`)).size,
    inParts: (await count(inPartsQuery)) + (await count(unequalQuery)),
    neverRead: await unread(),
    filesLeftOver: await leftOver(client, folder),
  };
  const figures = {
    statements: there.statement.length,
    payments: await count("from transactions"),
    screenshots: there.screenshot.length,
    read: await count("from screenshots where outcome = 'read'"),
    leftToThePerson: await count("from screenshots where outcome = 'gave-up'"),
  };
  await client.end();
  return { ...figures, ...broken, isBroken: Object.values(broken).some((n) => n !== 0) };
}

/** Files in the folder that nothing refers to, once the sweep that comes by itself within the hour has been. */
async function leftOver(client: pg.Client, folder: string): Promise<number> {
  await client.query("update files set due_at = now()");
  await client.query("select graphile_worker.add_job('sweep-files', '{}'::json)");
  const used = `select picture as name from screenshots where picture is not null
    union select crop from screenshot_readings where crop is not null`;
  const look = async () => {
    const names = new Set((await client.query<{ name: string }>(used)).rows.map(({ name }) => name));
    const stored = readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const missing = [...names].filter((name) => !stored.some((one) => one.name === name)).length;
    return missing + stored.filter(({ name }) => !names.has(name)).length;
  };
  for (const until = Date.now() + 20_000; (await look()) > 0 && Date.now() < until; ) await sleep(500);
  return look();
}
