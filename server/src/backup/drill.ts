import { randomBytes } from "node:crypto";
import pg from "pg";
import { type Config, readConfig } from "../config/config.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { checkRestored, type Finding } from "./check-restored.ts";
import { quoted } from "./list-tables.ts";
import { readBackup } from "./read-backup.ts";
import type { SealKey } from "./seal-stream.ts";

export interface DrillResult {
  /** When the backup was begun. */
  startedAt: string;
  rows: number;
  findings: Finding[];
}

/**
 * Restores a backup into a scratch database beside the instance's own, recomputes what must hold there and drops it again. What is
 * sealed in it is opened by the secrets of the backup, not by those of this process.
 *
 * @throws Refusal when the backup cannot be restored
 */
export async function drillBackup(
  config: Pick<Config, "databaseDirectUrl">,
  key: SealKey & { path: string },
): Promise<DrillResult> {
  const name = `fanradar_drill_${randomBytes(6).toString("hex")}`;
  const scratch = new URL(config.databaseDirectUrl);
  scratch.pathname = `/${name}`;
  await execute(config.databaseDirectUrl, `create database ${quoted(name)} template template0`);
  try {
    const database = openDatabase(scratch.href, { connections: 4 });
    try {
      const sizes = new Map<string, number>();
      const { begin, end } = await readBackup(database, {
        ...key,
        onFile: async (file, bytes) => void sizes.set(file, bytes.length),
      });
      const { APP_SECRET, TOKEN_KEYS } = begin.secrets;
      const { appSecret, tokenKeys, connect } = readConfig({ APP_SECRET, TOKEN_KEYS });
      const findings = await checkRestored(database.db, { secrets: { appSecret, tokenKeys, connect }, sizes });
      const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
      return { startedAt: begin.startedAt, rows, findings };
    } finally {
      await database.close();
    }
  } finally {
    await execute(config.databaseDirectUrl, `drop database ${quoted(name)} with (force)`);
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
