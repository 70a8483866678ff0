import { expect, test } from "vitest";
import { paid, setUpSplits } from "../../test/splits.ts";

const { world, owner, creator, importing, ruled, splitsOf, monthOf, confirming, december30 } = await setUpSplits();

test("splits: a late import shows what changed by day, with the old and the new sums, until the side confirms anew", async () => {
  const id = await december30();
  await confirming(id);
  await importing(id, [paid("2025-12-15", "16.01", "undo"), paid("2025-12-24", "10.00")]);
  const { sums, confirmations } = await monthOf(id, "2025-12");
  expect(sums).toEqual({ base: 9_400, agency: 2_820, creator: 6_580 });
  expect(confirmations.agency).toMatchObject({
    isCurrent: false,
    sums: { base: 10_001, agency: 3_000, creator: 7_001 },
    changes: [
      { day: "2025-12-15", was: 1_601, is: 0 },
      { day: "2025-12-24", was: 0, is: 1_000 },
    ],
  });
  expect((await confirming(id)).body).toMatchObject({ isCurrent: true, sums });
  expect((await monthOf(id, "2025-12")).confirmations.agency).toMatchObject({ isCurrent: true, changes: [] });
  const { rows } = await world.ctx.pool.query(
    "select ended_at is null as holds from split_confirmations where model_id = $1 order by id",
    [id],
  );
  expect(rows).toEqual([{ holds: false }, { holds: true }]);
});

test("splits: a new rule shows that a confirmed month changed with no day changed, and one without payments left stays listed", async () => {
  const id = await december30();
  await confirming(id);
  const rule = await ruled(id, "2025-12-01", 2_500);
  expect((await monthOf(id, "2025-12")).confirmations.agency).toMatchObject({ isCurrent: false, changes: [] });
  await world.remove(owner, `/api/split-rules/${rule}`);
  expect((await monthOf(id, "2025-12")).confirmations.agency).toMatchObject({ isCurrent: true });
  for (const { id: one } of (await splitsOf(id)).rules) await world.remove(owner, `/api/split-rules/${one}`);
  expect(await monthOf(id, "2025-12")).toMatchObject({
    sums: null,
    periods: [],
    confirmations: { agency: { isCurrent: false } },
  });
});

test("splits: a month is not confirmed before it is over, with other sums than it has, or where it has none", async () => {
  const id = await december30();
  const sums = { base: 10_001, agency: 3_001, creator: 7_000 };
  expect(await confirming(id, { sums })).toMatchObject({ status: 409, body: { code: "stale" } });
  expect(await confirming(id, { sums, month: "2025-11" })).toMatchObject({ status: 409 });
  const month = new Date().toISOString().slice(0, 7);
  expect(await confirming(id, { sums, month })).toMatchObject({
    status: 422,
    body: { fields: { month: expect.any(String) } },
  });
});

test("splits: of many confirmations of a side at once one is stored, and all are answered with it", async () => {
  const id = await december30({ isClaimed: true });
  const { sums } = await monthOf(id, "2025-12");
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      confirming(id, { sums, ...(at % 2 === 0 ? {} : { by: creator, side: "creator" as const }) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
  const { rows } = await world.ctx.pool.query(
    "select side from split_confirmations where model_id = $1 order by side",
    [id],
  );
  expect(rows).toEqual([{ side: "agency" }, { side: "creator" }]);
});

test("splits: a confirmation beside an import holds the sums before it or is refused, never sums that it did not name", async () => {
  for (let round = 0; round < 3; round++) {
    const id = await december30();
    const { sums } = await monthOf(id, "2025-12");
    const [answer] = await Promise.all([confirming(id, { sums }), importing(id, [paid("2025-12-24", "10.00")])]);
    const { confirmations, ...now } = await monthOf(id, "2025-12");
    expect(now.sums?.base).toBe(11_001);
    if (answer.status === 409) expect(confirmations.agency).toBe(null);
    else
      expect(confirmations.agency).toMatchObject({
        sums,
        isCurrent: false,
        changes: [{ day: "2025-12-24", was: 0, is: 1_000 }],
      });
  }
});

test("splits: a confirmation waits for an import that is under way, and is refused with the sums before it", async () => {
  const id = await december30();
  const { sums } = await monthOf(id, "2025-12");
  const client = await world.ctx.pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtext('earning-series'), $1)", [id]);
    const answer = confirming(id, { sums });
    await client.query(
      "update earning_series set net_cents = array(select cents + day from unnest(net_cents) with ordinality until (cents, day)) where model_id = $1",
      [id],
    );
    await client.query("commit");
    expect(await answer).toMatchObject({ status: 409, body: { code: "stale" } });
  } finally {
    client.release();
  }
});

test("splits: a confirmation is withdrawn by its side alone, once", async () => {
  const id = await december30({ isClaimed: true });
  const { body: agencys } = await confirming(id);
  const { body: creators } = await confirming(id, { by: creator, side: "creator" });
  expect((await world.remove(creator, `/api/split-confirmations/${agencys.id}`)).status).toBe(404);
  expect((await world.remove(owner, `/api/split-confirmations/${creators.id}`)).status).toBe(404);
  const twice = await Promise.all([0, 1].map(() => world.remove(owner, `/api/split-confirmations/${agencys.id}`)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await monthOf(id, "2025-12")).confirmations).toMatchObject({ agency: null, creator: { id: creators.id } });
});

test("splits: a share that would change a confirmed month is previewed with the sums before and after, and stores nothing", async () => {
  const id = await december30({ isClaimed: true });
  await confirming(id);
  const preview = async (from: string, share: number) =>
    (await world.post(owner, `/api/models/${id}/split-rules/preview`, { from, share })).body;
  expect(await preview("2025-12-15", 5_000)).toEqual([
    {
      ...{ month: "2025-12", platform: "onlyfans", currency: "USD", confirmed: ["agency"] },
      ...{ was: { base: 10_001, agency: 3_000, creator: 7_001 }, is: { base: 10_001, agency: 3_401, creator: 6_600 } },
    },
  ]);
  expect(await preview("2026-01-01", 5_000)).toEqual([]);
  expect(await preview("2025-12-01", 3_000)).toEqual([]);
  expect((await splitsOf(id)).rules).toHaveLength(1);
  await ruled(id, "2025-12-15", 5_000);
  expect((await monthOf(id, "2025-12")).sums).toEqual({ base: 10_001, agency: 3_401, creator: 6_600 });
});
