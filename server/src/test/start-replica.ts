import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../supervise/postgres/start-postgres.ts";
import { testedBinaries } from "./tested-binaries.ts";

/** Their data is removed at the end. */
const disposable = { fsync: "off", full_page_writes: "off" };

/** A PostgreSQL of its own with a streaming replica, made as `pg_basebackup` makes one. `end` ends both. */
export async function startReplica({ overrides = disposable }: { overrides?: Record<string, string> } = {}) {
  const [own, copy] = [newFolder(), newFolder()];
  const primary = await startPostgres(own, { overrides, ...testedBinaries });
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  // With owners and rights as they are.
  const copied = spawnSync("cp", ["-a", `${own}/.`, copy], { encoding: "utf8" });
  if (copied.status !== 0) throw new Error(copied.stderr);
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  await client.end();
  const cluster = join(copy, "postgres");
  rmSync(join(cluster, "postmaster.pid"));
  const { uid, gid } = statSync(cluster);
  for (const [name, text] of [
    ["backup_label", rows[0]?.labelfile ?? ""],
    ["standby.signal", ""],
  ] as const) {
    writeFileSync(join(cluster, name), text, { mode: 0o600 });
    chownSync(join(cluster, name), uid, gid);
  }
  appendFileSync(join(cluster, "postgresql.auto.conf"), `\nprimary_conninfo = '${primary.url}'\n`);
  const replica = await startPostgres(copy, { overrides, ...testedBinaries });
  const servers = { primary, replica };
  const folders = { primary: own, replica: copy };
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    pidOf: (which: keyof typeof servers) => servers[which].pid,
    stop: (which: keyof typeof servers) => servers[which].stop(),
    /** Starts it again where it was. */
    async start(which: keyof typeof servers) {
      const port = Number(new URL(servers[which].url).port);
      servers[which] = await startPostgres(folders[which], { overrides, port, ...testedBinaries });
    },
    async end() {
      await servers.replica.stop();
      await servers.primary.stop();
      for (const folder of [own, copy]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type ReplicatedPostgres = Awaited<ReturnType<typeof startReplica>>;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-replica-"));
  chmodSync(folder, 0o755);
  return folder;
}
