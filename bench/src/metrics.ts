import { fork } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { withFolder } from "./demo.ts";
import { openClient } from "./http/load.ts";
import type { CountingAsk } from "./metrics/counting-server.ts";

const starts = 8;
const [warmUps, rounds, requests, atOnce] = [25, 60, 120, 8];
const scrapes = 50;

/** Servers of a start; `again` is another one without: what the two differ by is noise. */
const sides = ["with", "without", "again"] as const;
type Side = (typeof sides)[number];

/**
 * What metrics cost a server, in percent of its processor time: the cheapest call of the API that asks the database, over HTTP, in short turns of a server that
 * counts its requests and measures its process, of one that does neither, and of another such one. All three are started anew several times, since two processes
 * of one program are compiled differently. The median of each start's rounds, and of the starts. Prints one JSON line.
 */
export function metricsCost(): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder);
    const database = openDatabase(postgres.url);
    try {
      await migrateDatabase(database);
      const costs: Record<Side, number[]> = { with: [], without: [], again: [] };
      const [excess, noise, scrapeUs]: [number[], number[], number[]] = [[], [], []];
      for (let start = 0; start < starts; start++) {
        const { turns, scrape } = await measureStart(folder, postgres.url);
        for (const side of sides) costs[side].push(...turns[side]);
        excess.push(excessOf(turns.with, turns.without));
        noise.push(excessOf(turns.again, turns.without));
        scrapeUs.push(scrape);
      }
      console.log(
        JSON.stringify({
          ...{ bench: "metrics", load: loadavg()[0] },
          ...{ withUs: Math.round(medianOf(costs.with)), withoutUs: Math.round(medianOf(costs.without)) },
          ...{ percent: hundredths(medianOf(excess)), ofEachStart: excess.map(hundredths) },
          ...{ noisePercent: hundredths(medianOf(noise)), noiseOfEachStart: noise.map(hundredths) },
          scrapeMs: hundredths(medianOf(scrapeUs) / 1_000),
        }),
      );
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

async function measureStart(folder: string, databaseUrl: string) {
  const servers = {
    with: await startServer(folder, databaseUrl, "with"),
    without: await startServer(folder, databaseUrl, "without"),
    again: await startServer(folder, databaseUrl, "without"),
  };
  const turns: Record<Side, number[]> = { with: [], without: [], again: [] };
  for (let round = -warmUps; round < rounds; round++)
    for (const side of orderOf(round)) {
      const us = await turnOf(servers[side]);
      if (round >= 0) turns[side].push(us);
    }
  const before = await servers.with.ask("time");
  let after = before;
  for (let n = 0; n < scrapes; n++) after = await servers.with.ask("scrape");
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  return { turns, scrape: (after - before) / scrapes };
}

async function startServer(folder: string, databaseUrl: string, side: "with" | "without") {
  const program = fileURLToPath(new URL("./metrics/counting-server.ts", import.meta.url));
  const child = fork(program, [folder, databaseUrl, side]);
  const [url]: string[] = await once(child, "message");
  const client = openClient(url ?? "", atOnce);
  return {
    client,
    async ask(ask: CountingAsk): Promise<number> {
      child.send(ask);
      const [us]: number[] = await once(child, "message");
      return us ?? Number.NaN;
    },
    async stop() {
      await client.close();
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** Each order as often. */
function orderOf(round: number): readonly Side[] {
  const turned = sides.map((_, place) => sides[(place + Math.abs(round)) % sides.length] ?? "with");
  return Math.abs(round) % 6 < 3 ? turned : turned.toReversed();
}

/** Processor time of the server, microseconds a request. */
async function turnOf({ client, ask }: Awaited<ReturnType<typeof startServer>>): Promise<number> {
  const before = await ask("time");
  const lane = async () => {
    for (let sent = 0; sent < requests / atOnce; sent++) await client.ask({ path: "/api/instance", headers: {} });
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return ((await ask("time")) - before) / requests;
}

/** By how many percent the turns of one server took more than another's beside them. */
const excessOf = (one: readonly number[], other: readonly number[]) =>
  medianOf(one.map((us, place) => 100 * (us / (other[place] ?? us) - 1)));

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const hundredths = (value: number) => Math.round(100 * value) / 100;
