import type { Pool } from "pg";
import { StartRefusal } from "../../config/refusal.ts";

interface Addresses {
  databaseUrl: string;
  databaseDirectUrl: string;
}

/** @throws StartRefusal with the variable and what its address answers, where a pool of DATABASE_DIRECT_URL gets no connection */
export async function reachDatabase(pool: Pool, { databaseUrl, databaseDirectUrl }: Addresses): Promise<void> {
  await pool.query("select 1").catch((error: unknown) => {
    const variable = databaseDirectUrl === databaseUrl ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
    throw new StartRefusal(`${variable} cannot be reached: ${whyOf(error)}.`);
  });
}

/** Whether a first start has made the tables. */
export async function hasTables(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ made: boolean }>("select to_regclass('public.users') is not null as made");
  return rows[0]?.made === true;
}

/** The code says it shortest; an address with several numbers fails with no message of its own. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.message === "" ? String(error.code) : error.message;
}
