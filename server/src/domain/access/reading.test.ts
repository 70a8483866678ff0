import { expect, test } from "vitest";
import { setUpApp } from "../../test/open-test-app.ts";
import { mountedCalls } from "./mount.ts";

const server = await setUpApp();

/** Every row of every table, as text. */
async function everything() {
  const { rows: tables } = await server.ctx.pool.query(
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname !~ '^pg_|^information_schema' order by 1",
  );
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await server.ctx.pool.query(`select row_to_json(one)::text as row from ${name} as one order by 1`);
    // Request counters of rate limits are not content; that a person took data out is recorded.
    dump[name] = rows
      .map(({ row }) => row)
      .filter((row) => !row.startsWith('{"key":"search:network:') && !/"act":"\w+-exported"/.test(row));
  }
  return dump;
}

test("GET and HEAD: no call writes a row, but that an export was made by GET", async () => {
  const { cookie, id } = await server.person();
  const made = await server.post("/api/models", { name: "A", username: "a" }, { cookie });
  const reading = mountedCalls(server.app).filter(({ method }) => method === "GET");
  expect(reading.length).toBeGreaterThan(5);
  const before = await everything();
  for (const { path } of reading)
    for (const one of [id, made.json().id])
      for (const method of ["GET", "HEAD"] as const)
        await server.app.inject({ method, url: path.replace(":id", String(one)), headers: { cookie } });
  expect(await everything()).toEqual(before);
  const { rows } = await server.ctx.pool.query("select act from audit_entries where act like '%-exported' order by 1");
  // Of the person's own model alone, once for each GET.
  expect(rows.map(({ act }) => act)).toEqual([
    "analytics-exported",
    "analytics-exported",
    "earnings-exported",
    "earnings-exported",
    "shifts-exported",
    "shifts-exported",
    "split-exported",
    "split-exported",
  ]);
});
