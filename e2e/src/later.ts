import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** What only a day would bring: every code for this profile is over, in the database that the run started. */
export async function endCodes(handle: string): Promise<void> {
  const folder = process.env.E2E_DATA_DIR ?? "";
  const password = readFileSync(join(folder, "postgres-password"), "utf8").trim();
  const port = Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[3]);
  const client = new pg.Client({ host: "127.0.0.1", port, user: "fanradar", password, database: "postgres" });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update claim_codes set expires_at = now() - interval '1 second' where profile_id in (select id from profiles where handle = $1)",
      [handle],
    );
    if (rowCount !== 1) throw new Error(`${rowCount} codes for ${handle}`);
  } finally {
    await client.end();
  }
}
