import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { startPostgres } from "./start-postgres.ts";

test.each([
  ["a socket of its own", "data", true],
  ["TCP, where the path of a socket would be too long", "d".repeat(100), false],
])("startPostgres: the address is %s", async (_, name, hasSocket) => {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-pg-"));
  chmodSync(folder, 0o755);
  const data = join(folder, name);
  mkdirSync(data);
  const postgres = await startPostgres(data, { overrides: { fsync: "off" } });
  try {
    expect(new URL(postgres.url).searchParams.has("host")).toBe(hasSocket);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query("select inet_server_addr() is null as by_socket");
    await client.end();
    expect(rows).toEqual([{ by_socket: hasSocket }]);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
