import { beforeAll, beforeEach, expect, test } from "vitest";
import { makeSetupLink } from "../../domain/accounts/setup-link.ts";
import { cookieOf, setUpApp } from "../../test/open-test-app.ts";

let admin: { cookie: string };
const server = await setUpApp();
beforeAll(async () => {
  const { ctx, post } = server;
  const token = new URL((await makeSetupLink(ctx.db, ctx.config)) ?? "about:blank").searchParams.get("token");
  const account = { name: "Boss", email: "boss@fanradar.test", password: "a correct password" };
  const made = await post("/api/setup", { token, ...account });
  admin = { cookie: cookieOf(made.headers["set-cookie"]) };
});
beforeEach(() => server.ctx.pool.query("delete from graphile_worker._private_jobs"));

const list = async (query = "") => (await server.get(`/api/admin/jobs${query}`, admin)).json();
const change = (id: number, act: string) => server.post(`/api/admin/jobs/${id}/acts`, { act }, admin);

/** A job in the queue; `set` in SQL. Returns its id. */
async function queue(set?: string): Promise<number> {
  const { pool } = server.ctx;
  const { rows } = await pool.query(`select id::int from graphile_worker.add_job('send-mail', '{"mailId": 1}')`);
  if (set) await pool.query(`update graphile_worker._private_jobs set ${set} where id = $1`, [rows[0].id]);
  return rows[0].id;
}

test("listJobs: each job is in the state that it is in, with why its last try failed", async () => {
  const waiting = await queue();
  const later = await queue("run_at = now() + interval '1 hour'");
  const running = await queue("locked_at = now(), locked_by = 'a worker', attempts = 1");
  const failed = await queue("attempts = max_attempts, last_error = 'no such mailbox'");
  const counts = { waiting: 1, running: 1, scheduled: 1, failed: 1 };
  expect(await list()).toMatchObject({ items: [{ id: waiting, state: "waiting", name: "send-mail" }], counts });
  expect((await list("?state=scheduled")).items).toMatchObject([{ id: later }]);
  expect((await list("?state=running")).items).toMatchObject([{ id: running, startedAt: expect.any(String) }]);
  expect((await list("?state=failed")).items).toMatchObject([{ id: failed, reason: "no such mailbox" }]);
});

test("listJobs: pages follow each other, the oldest first, without a gap or a repetition", async () => {
  await server.ctx.pool.query(
    `select graphile_worker.add_job('send-mail', json_build_object('mailId', n)) from generate_series(1, 120) n`,
  );
  const ids: number[] = [];
  for (let after: number | null | undefined; after !== null; ) {
    const page = await list(after ? `?after=${after}` : "");
    ids.push(...page.items.map(({ id }: { id: number }) => id));
    after = page.next;
  }
  expect(new Set(ids).size).toBe(120);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test("changeJob: a failed job is due again with all its attempts; a canceled one is gone; both are recorded", async () => {
  const [failed, other] = [await queue("attempts = max_attempts"), await queue("attempts = max_attempts")];
  expect((await change(failed, "retry")).statusCode).toBe(200);
  expect((await list()).items).toMatchObject([{ id: failed, attempts: 0 }]);
  expect((await change(other, "cancel")).statusCode).toBe(200);
  expect((await list("?state=failed")).items).toEqual([]);
  const { items } = (await server.get("/api/admin/audit", admin)).json();
  expect(items.slice(0, 2)).toMatchObject([
    { act: "job.cancel", reason: `send-mail ${other}` },
    { act: "job.retry", reason: `send-mail ${failed}` },
  ]);
});

test("changeJob: a running job is its worker's, and one that is not there is not found", async () => {
  const running = await queue("locked_at = now(), locked_by = 'a worker', attempts = 1");
  for (const act of ["retry", "cancel"]) expect((await change(running, act)).json().code).toBe("job-running");
  expect((await list("?state=running")).items).toMatchObject([{ id: running, attempts: 1 }]);
  expect((await change(999_999_999, "retry")).statusCode).toBe(404);
});
