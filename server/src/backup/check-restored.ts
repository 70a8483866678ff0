import { hashSealed } from "@fanradar/engine/hash";
import { gt, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import { openSecret } from "../domain/accounts/second-factor/seal-secret.ts";
import { openGrant } from "../domain/connections/with-grant.ts";
import { rebuildSeries } from "../domain/portfolio/rebuild-series.ts";
import type { Db } from "../platform/db/open-database.ts";
import { connections, files, reports, users } from "../platform/db/schema.ts";

type Secrets = Pick<Config, "appSecret" | "tokenKeys" | "connect">;

/** What a restored instance must satisfy, and what of it does not. */
export interface Finding {
  name: string;
  checked: number;
  /** A line for each fault. */
  faults: string[];
}

const atOnce = 200;

/** Recomputes what a restored database must satisfy. `sizes`: the restored files by name, in bytes. */
export async function checkRestored(
  db: Db,
  { secrets, sizes }: { secrets: Secrets; sizes: ReadonlyMap<string, number> },
): Promise<Finding[]> {
  return [await checkSeals(db), await checkFiles(db, sizes), await checkSecrets(db, secrets), await checkSeries(db)];
}

/** The hash of every report, computed again from what it seals. */
async function checkSeals(db: Db): Promise<Finding> {
  const finding: Finding = { name: "report seals", checked: 0, faults: [] };
  for (let after = 0; ; ) {
    const page = await db
      .select({ id: reports.id, sealed: reports.sealed, hash: reports.hash })
      .from(reports)
      .where(gt(reports.id, after))
      .orderBy(reports.id)
      .limit(atOnce);
    for (const { id, sealed, hash } of page)
      if (hashSealed(sealed) !== hash) finding.faults.push(`report ${id} is not what was sealed`);
    finding.checked += page.length;
    const last = page.at(-1);
    if (!last) return finding;
    after = last.id;
  }
}

/** Every file that a row names was restored, as large as its row says. */
async function checkFiles(db: Db, sizes: ReadonlyMap<string, number>): Promise<Finding> {
  const rows = await db.select({ name: files.name, bytes: files.bytes }).from(files);
  const faults = rows.flatMap(({ name, bytes }) => {
    const size = sizes.get(name);
    if (size === undefined) return [`file ${name} is missing`];
    return size === bytes ? [] : [`file ${name} has ${size} bytes, not ${bytes}`];
  });
  return { name: "files", checked: rows.length, faults };
}

/** What is sealed by the instance's secrets opens by those of the backup. */
async function checkSecrets(db: Db, secrets: Secrets): Promise<Finding> {
  const seconds = await db
    .select({ id: users.id, secret: users.twoFactorSecret })
    .from(users)
    .where(isNotNull(users.twoFactorSecret));
  const grants = await db.select().from(connections).where(isNotNull(connections.sealedTokens));
  return {
    name: "sealed secrets",
    checked: seconds.length + grants.length,
    faults: [
      ...seconds
        .filter(({ id, secret }) => secret !== null && openSecret(secrets, secret, id) === undefined)
        .map(({ id }) => `the authenticator secret of account ${id} does not open`),
      ...grants
        .filter((grant) => openGrant(secrets, grant) === undefined)
        .map(({ id }) => `the tokens of connection ${id} do not open`),
    ],
  };
}

/** Rows of what portfolios read, by table; one without any value says the same as none. */
const seriesRows = {
  profile_series: sql`select md5(to_jsonb(t)::text) as row from profile_series t where cardinality(read_at) + cardinality(posted_at) > 0`,
  // Its id is another one each time that it is derived.
  earning_series: sql`select md5((to_jsonb(t) - 'id')::text) as row from earning_series t where cardinality(days) > 0`,
};

/** What portfolios read, derived again from readings, posts and payments: it must come to the same. Changes the scratch database. */
async function checkSeries(db: Db): Promise<Finding> {
  const finding: Finding = { name: "derived series", checked: 0, faults: [] };
  const read = async (rows: SQL) => {
    const { rows: found } = await db.execute<{ row: string }>(rows);
    return new Set(found.map(({ row }) => row));
  };
  const readAll = async () =>
    new Map(
      await Promise.all(Object.entries(seriesRows).map(async ([table, rows]) => [table, await read(rows)] as const)),
    );
  const stored = await readAll();
  await rebuildSeries(db);
  for (const [table, derived] of await readAll()) {
    const before = stored.get(table) ?? new Set();
    finding.checked += before.size;
    const others = [...before].filter((row) => !derived.has(row)).length;
    const more = [...derived].filter((row) => !before.has(row)).length;
    if (others + more > 0)
      finding.faults.push(`${Math.max(others, more)} rows of ${table} are not what their sources come to`);
  }
  return finding;
}
