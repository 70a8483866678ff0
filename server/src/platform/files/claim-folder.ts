import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import pg from "pg";
import type { Config } from "../../config/config.ts";
import { StartRefusal } from "../../config/refusal.ts";

/** First half of the locks' key; the second half is the folder. */
const lockSpace = 0x46616e66;
const reconnectMs = 1_000;

const others = `
  select 1 from pg_locks
  where locktype = 'advisory' and classid = $1::int::oid and objsubid = 2 and granted
    and objid <> (hashtext($2)::bigint & 4294967295)::oid
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * Says in the database, for as long as this process lives, that files lie in its DATA_DIR. A folder of another host would have
 * other files: what one uploads the other could not show. Returns a function that lets go.
 *
 * @throws StartRefusal where a process with another folder lives
 */
export async function claimFolder(
  { databaseDirectUrl: connectionString, dataDir }: Pick<Config, "databaseDirectUrl" | "dataDir">,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const folder = folderId(dataDir);
  let client: pg.Client | undefined;
  let isClosed = false;

  const connect = async (): Promise<boolean> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: "fanradar files" });
    // Also said by `end`, which reconnects.
    fresh.on("error", () => {});
    await fresh.connect();
    // First its own lock: of two that come at once at least one sees the other.
    await fresh.query("select pg_advisory_lock_shared($1, hashtext($2))", [lockSpace, folder]);
    const { rows } = await fresh.query(others, [lockSpace, folder]);
    if (rows.length > 0 && !client) {
      await fresh.end();
      return false;
    }
    client = fresh;
    fresh.once("end", async () => {
      while (!isClosed) {
        await sleep(reconnectMs, undefined, { ref: false });
        try {
          await connect();
          return;
        } catch (error) {
          log.debug({ err: error }, "the folder of files cannot be claimed yet");
        }
      }
    });
    return true;
  };

  if (!(await connect()))
    throw new StartRefusal(
      "Another host runs on this database with files in a folder of its own. Set the S3 variables on both, so that they share their files, or stop the other.",
    );
  return async () => {
    isClosed = true;
    await client?.end().catch(() => {});
  };
}

/** Identifies this folder wherever it is mounted. */
function folderId(dataDir: string): string {
  const path = join(dataDir, "folder-id");
  // Of several processes that begin at once one writes it.
  if (!existsSync(path))
    try {
      writeFileSync(path, randomUUID(), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  return readFileSync(path, "utf8");
}
