import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";

/** Brings the queue's own tables (schema `graphile_worker`) up to date. Runs after our migrations, before any job is enqueued. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}
