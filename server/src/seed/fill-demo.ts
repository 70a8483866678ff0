import { z } from "zod";
import { localOrigin } from "../config/local-origin.ts";
import type { Context } from "../context.ts";
import { startPublicEditions } from "../domain/analyses/public-editions.ts";
import { trendingScoresJob } from "../domain/creators/trending/recompute-trending.ts";
import type { Tx } from "../platform/db/open-database.ts";
import { defineJob } from "../platform/queue/define-job.ts";
import { enqueue } from "../platform/queue/enqueue.ts";

/** Behind whatever a person waits for, and the public editions. */
const priority = 100;
const queue = "fill-demo";
/** Creators of one job: under a second of the worker. */
const atOnce = 10;
/** So far back goes their past: 28 days against the 28 before, and what the chance of a decline is computed from. */
const days = 130;
const askAgainMs = 5_000;

type Needs = Pick<Context, "db" | "config">;

/**
 * Stores the sample creators that a whole demo has beside the first ones, a few at a time with their editions: the server answers meanwhile.
 * Then they are ranked.
 */
export const seedCreatorsJob = defineJob({
  name: "seed-creators",
  queue,
  payload: z.object({ from: z.number().int() }),
  run: async ({ db, config }: Needs, { from }): Promise<void> => {
    if (config.mode !== "demo") return;
    // Only a demo loads what makes its sample data.
    const [{ drawnSampleCreators }, { seedHistory }] = await Promise.all([
      import("@fanradar/sandbox"),
      import("./seed-history.ts"),
    ]);
    const now = new Date();
    const next = from + atOnce;
    await seedHistory(db, now, { days, of: drawnSampleCreators.slice(from, next) });
    await startPublicEditions(db, now);
    if (next < drawnSampleCreators.length) await enqueue(db, seedCreatorsJob, { from: next }, { priority });
    else await enqueue(db, trendingScoresJob, { at: now.toISOString() }, { priority });
  },
});

/** Does, once the reports are there, what the demo's person would do with them in the running product. */
export const visitDemoJob = defineJob({
  name: "visit-demo",
  queue,
  payload: z.object({}),
  run: async ({ db, config }: Needs): Promise<void> => {
    if (config.mode !== "demo") return;
    const { visitDemo } = await import("./visit-demo.ts");
    const isDone = await visitDemo(db, localOrigin(config));
    if (!isDone) await enqueue(db, visitDemoJob, {}, { priority, runAt: new Date(Date.now() + askAgainMs) });
  },
});

/** Queues what a demo is filled with after its start. */
export async function fillDemo(tx: Tx): Promise<void> {
  await enqueue(tx, visitDemoJob, {}, { priority });
  await enqueue(tx, seedCreatorsJob, { from: 0 }, { priority });
}
