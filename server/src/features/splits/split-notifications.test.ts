import { listPaths, type Notification } from "@fanradar/contract";
import { expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { paid, setUpSplits } from "../../test/splits.ts";
import { notifyChangedMonths } from "./notify-changes.ts";

const { world, owner, creator, joined, importing, ruled, splitsOf, confirming, december30 } = await setUpSplits();

test("splits: a confirmation is in the bell of the other side once, and of nobody else; the creator's names no model", async () => {
  const id = await december30({ isClaimed: true });
  const bellOf = async (person: Person): Promise<Notification[]> => {
    const all: Notification[] = (await world.get(person, listPaths.notifications)).body.items;
    return all.filter(({ kind }) => kind === "split-confirmed");
  };
  const before = [await bellOf(owner), await bellOf(creator)].map(({ length }) => length);
  await confirming(id);
  await confirming(id);
  const ofCreator = await bellOf(creator);
  expect([(await bellOf(owner)).length, ofCreator.length]).toEqual([before[0], (before[1] ?? 0) + 1]);
  expect(ofCreator[0]?.model).toBe(null);
  await confirming(id, { by: creator, side: "creator" });
  const ofOwner = await bellOf(owner);
  expect([ofOwner.length, (await bellOf(creator)).length]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
  expect(ofOwner[0]?.model?.id).toBe(id);
});

test("splits: withdrawing a share shows what it changes of confirmed months, and then notifies both sides except who did it; a confirmation notifies the other side", async () => {
  const id = await december30({ isClaimed: true });
  const manager = await joined("manager");
  const bells = (kind: Notification["kind"]) =>
    Promise.all(
      [owner, manager, creator].map(async (person) => {
        const all: Notification[] = (await world.get(person, listPaths.notifications)).body.items;
        return all.filter((one) => one.kind === kind).length;
      }),
    );
  const before = { unconfirmed: await bells("split-unconfirmed"), withdrawn: await bells("split-withdrawn") };
  const more = (counts: readonly number[], by: readonly number[]) =>
    counts.map((count, place) => count + (by[place] ?? 0));
  await confirming(id);
  const mine = await confirming(id, { by: creator, side: "creator" });
  expect((await world.remove(creator, `/api/split-confirmations/${mine.body.id}`)).status).toBe(200);
  expect(await bells("split-unconfirmed")).toEqual(more(before.unconfirmed, [1, 1, 0]));
  const { rules } = await splitsOf(id);
  const later = await ruled(id, "2025-12-01", 5_000);
  const preview = async (rule: number | undefined) =>
    (await world.get(owner, `/api/split-rules/${rule}/withdrawal`)).body;
  // Without the later one the share that it took the place of holds again.
  expect(await preview(later)).toMatchObject([
    { month: "2025-12", was: { agency: 5_001 }, is: { agency: 3_000 }, confirmed: ["agency"] },
  ]);
  expect((await world.get(creator, `/api/split-rules/${later}/withdrawal`)).status).toBe(404);
  expect((await world.remove(owner, `/api/split-rules/${later}`)).status).toBe(200);
  expect(await preview(rules[0]?.id)).toMatchObject([{ month: "2025-12", was: { agency: 3_000 }, is: null }]);
  expect(await bells("split-withdrawn")).toEqual(more(before.withdrawn, [0, 1, 1]));
});

test("splits: confirmed months that an import, its removal or a new share changes are in the bells of both sides, once for each state, and of nobody without earnings", async () => {
  const id = await december30({ isClaimed: true });
  const unpaid = await joined("manager", { scope: "all", seesEarnings: false });
  const bells = () =>
    Promise.all(
      [owner, creator, unpaid].map(async (person) => {
        const all: Notification[] = (await world.get(person, listPaths.notifications)).body.items;
        return all.filter(({ kind }) => kind === "split-changed");
      }),
    );
  /** Runs what such a change queues; how many more each has then. */
  const queued = async () => {
    const { rows } = await world.ctx.pool.query(
      "delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task where task.id = job.task_id and task.identifier = 'split-changed-months' returning job.payload",
    );
    const before = await bells();
    for (const { payload } of rows) await notifyChangedMonths(world.ctx, payload);
    return { jobs: rows.length, more: (await bells()).map((all, at) => all.length - (before[at]?.length ?? 0)) };
  };
  await queued();
  await importing(id, [paid("2026-01-05", "3.00")]);
  expect(await queued()).toEqual({ jobs: 1, more: [0, 0, 0] });
  await confirming(id);
  const late = await importing(id, [paid("2025-12-24", "10.00")]);
  expect(await queued()).toEqual({ jobs: 1, more: [1, 1, 0] });
  const [ofOwner, ofCreator] = await bells();
  expect([ofOwner?.[0]?.model?.id, ofCreator?.[0]?.model]).toEqual([id, null]);
  // Of another month: nothing that was confirmed is other than before.
  await importing(id, [paid("2026-01-06", "3.00")]);
  expect(await queued()).toEqual({ jobs: 1, more: [0, 0, 0] });
  // The sums are those of the confirmation again.
  expect((await world.remove(owner, `/api/evidence/${late}`)).status).toBe(200);
  expect(await queued()).toEqual({ jobs: 1, more: [0, 0, 0] });
  await ruled(id, "2025-12-01", 5_000);
  expect(await queued()).toEqual({ jobs: 1, more: [1, 1, 0] });
});
