import pg from "pg";

const lockSpace = 0x46616e53;

/**
 * Claims the data for this start: a session lock in the database itself, which ends with the connection however this
 * process dies. Answers false when another start holds it; `onLost` is called when the connection breaks.
 */
export async function holdData(url: string, onLost: () => void): Promise<(() => Promise<void>) | false> {
  const client = new pg.Client({ connectionString: url, application_name: "fanradar start" });
  await client.connect();
  const { rows } = await client.query("select pg_try_advisory_lock($1, 1) as is_ours", [lockSpace]);
  if (!rows[0]?.is_ours) {
    await client.end();
    return false;
  }
  let released = false;
  const lost = () => {
    if (!released) onLost();
    released = true;
  };
  client.on("error", lost);
  client.on("end", lost);
  return async () => {
    released = true;
    await client.end();
  };
}
