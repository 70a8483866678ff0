import { expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { paid, setUpSplits } from "../../test/splits.ts";

const {
  world,
  claim,
  verified,
  owner,
  creator,
  joined,
  newModel,
  importing,
  ruled,
  splitsOf,
  monthOf,
  confirming,
  december30,
} = await setUpSplits();

test("splits: the agency's side is confirmed by managers, the creator's by who claimed the page, and neither for the other", async () => {
  const id = await december30({ isClaimed: true });
  const [manager, analyst] = [await joined("manager"), await joined("analyst")];
  expect((await confirming(id, { by: analyst })).status).toBe(404);
  expect((await confirming(id, { by: manager, side: "creator" })).status).toBe(404);
  expect((await confirming(id, { by: creator, side: "agency" })).status).toBe(404);
  expect((await confirming(id, { by: await verified(), side: "creator" })).status).toBe(404);
  expect((await confirming(id, { by: manager })).body).toMatchObject({ isCurrent: true, by: "Somebody", changes: [] });
  expect((await confirming(id, { by: creator, side: "creator" })).status).toBe(200);
  const seen = await splitsOf(id, creator);
  expect(seen).toMatchObject({ isMember: false, mayManage: false, mayConfirm: ["creator"], agency: "Agency" });
  expect(seen.months[0]?.confirmations).toMatchObject({ agency: { isCurrent: true }, creator: { isCurrent: true } });
  expect((await splitsOf(id, manager)).mayConfirm).toEqual(["agency"]);
});

test("splits: the creator sees neither the agency's name for her nor who made a rule, and the agency not her account's name", async () => {
  const id = await december30({ isClaimed: true });
  await confirming(id, { by: creator, side: "creator" });
  const seen = await splitsOf(id, creator);
  expect(JSON.stringify(seen)).not.toContain("Nickname");
  expect(seen.rules.map(({ by }) => by)).toEqual([null]);
  const { creator: name, months } = await splitsOf(id);
  expect(name).not.toBe("Somebody");
  expect(months[0]?.confirmations.creator?.by).toBe(name);
  const log = (await world.get(owner, "/api/workspace/audit")).body.items;
  expect(
    log.filter(
      ({ act, model }: { act: string; model: { id: number } | null }) => act === "split.confirm" && model?.id === id,
    ),
  ).toEqual([]);
  const { rows } = await world.ctx.pool.query(
    "select actor_id, model_id from audit_entries where act = 'split.confirm' and actor_id = $1",
    [creator.id],
  );
  expect(rows).toContainEqual({ actor_id: creator.id, model_id: null });
});

test("splits: a creator's account opens a split only with a rule and a page that its bio proved, and lists it", async () => {
  const other = await verified();
  await claim(other, "demo.split.other");
  const id = (
    await world.submit(owner, { name: "Other", instagramUrl: "demo.split.other", onlyfansUrl: "onlyfans.com/ava" })
  ).id;
  await importing(id, [paid("2025-12-01", "80.00")]);
  expect((await world.get(other, `/api/models/${id}/splits`)).status).toBe(404);
  expect((await world.get(other, "/api/splits")).body).toEqual([]);
  const rule = await ruled(id, "2025-12-01", 3_000);
  expect((await world.get(other, "/api/splits")).body).toEqual([
    { modelId: id, agency: "Agency", since: "2025-12-01", toConfirm: 1, isHere: false },
  ]);
  for (const path of ["splits", "splits/payments?month=2025-12"])
    expect((await world.get(other, `/api/models/${id}/${path}`)).status).toBe(200);
  expect((await world.post(other, `/api/models/${id}/split-rules`, { from: "2025-12-02", share: 0 })).status).toBe(404);
  expect((await world.remove(other, `/api/split-rules/${rule}`)).status).toBe(404);
  expect((await world.get(other, `/api/models/${id}/earnings`)).status).toBe(404);
  // An OnlyFans page stands on its owner's word.
  await world.ctx.pool.query(
    "delete from model_profiles using profiles where profile_id = profiles.id and model_id = $1 and platform = 'instagram'",
    [id],
  );
  await world.ctx.pool.query(
    "update profiles set creator_id = (select creator_id from profiles where handle = 'demo.split.other' limit 1) where platform = 'onlyfans' and handle = 'ava'",
  );
  expect((await world.get(other, `/api/models/${id}/splits`)).status).toBe(404);
  expect((await world.get(other, "/api/splits")).body).toEqual([]);
});

test("splits: a rule of somebody without a verified address, a withdrawn one, and of who refuses analyses by others, is not listed until she confirmed", async () => {
  const [other, stranger] = [await verified(), await world.person()];
  await claim(other, "demo.split.wary");
  const listed = async () =>
    (await world.get(other, "/api/splits")).body.map((one: { modelId: number }) => one.modelId);
  const theirs = (await world.submit(stranger, { instagramUrl: "demo.split.wary" })).id;
  expect(
    (await world.post(stranger, `/api/models/${theirs}/split-rules`, { from: "2025-12-01", share: 10_000 })).status,
  ).toBe(201);
  expect(await listed()).toEqual([]);
  const id = (await world.submit(owner, { instagramUrl: "demo.split.wary" })).id;
  await importing(id, [paid("2025-12-01", "80.00")]);
  const rule = await ruled(id, "2025-12-01", 3_000);
  expect(await listed()).toEqual([id]);
  await world.ctx.pool.query("update creators set vetoes_analyses = true where owner_user_id = $1", [other.id]);
  expect(await listed()).toEqual([]);
  expect((await confirming(id, { by: other, side: "creator" })).status).toBe(200);
  expect(await listed()).toEqual([id]);
  const { body: shown } = await world.get(other, "/api/splits");
  expect(shown[0]).toMatchObject({ toConfirm: 0 });
  await world.ctx.pool.query("delete from split_confirmations where model_id = $1", [id]);
  await world.ctx.pool.query("update creators set vetoes_analyses = false where owner_user_id = $1", [other.id]);
  expect((await world.remove(owner, `/api/split-rules/${rule}`)).status).toBe(200);
  expect(await listed()).toEqual([]);
});

test("splits: of a model whose pages two people claimed neither is taken for its creator", async () => {
  const [one, two] = [await verified(), await verified()];
  await claim(one, "demo.split.one");
  await claim(two, "demo_split_two", "x");
  const id = (await world.submit(owner, { instagramUrl: "demo.split.one", twitterUrl: "demo_split_two" })).id;
  await ruled(id, "2025-12-01", 3_000);
  for (const person of [one, two]) {
    expect((await world.get(person, `/api/models/${id}/splits`)).status).toBe(404);
    expect((await world.get(person, "/api/splits")).body).toEqual([]);
  }
  expect((await splitsOf(id)).creator).toBe(null);
});

test("splits: who does not see earnings reads no split, and clients who do read it without changing it", async () => {
  const id = await december30();
  const blind = await joined("manager", { scope: "all", seesEarnings: false });
  const client = await joined("client", { scope: "models", modelIds: [id], seesEarnings: true });
  const elsewhere = await joined("client", { scope: "models", modelIds: [await newModel()], seesEarnings: true });
  for (const person of [blind, elsewhere, await world.person()])
    for (const path of ["splits", "splits/payments?month=2025-12", "splits.csv"])
      expect((await world.get(person, `/api/models/${id}/${path}`)).status).toBe(404);
  expect(await splitsOf(id, client)).toMatchObject({ isMember: true, mayManage: false, mayConfirm: [] });
  expect((await world.post(client, `/api/models/${id}/split-rules`, { from: "2025-12-01", share: 0 })).status).toBe(
    404,
  );
});

test("splits: rules, confirmations and exports are in the workspace's log", async () => {
  const id = await december30();
  const { body } = await confirming(id);
  await world.remove(owner, `/api/split-confirmations/${body.id}`);
  const file = await world.app.inject({ url: `/api/models/${id}/splits.csv`, headers: { cookie: owner.cookie } });
  expect(file.body.split("\r\n")[1]).toBe(
    '"2025-12","2025-12-01","2025-12-31","USD","30.00","3","100.01","30.00","70.01","",""',
  );
  const log = (await world.get(owner, "/api/workspace/audit")).body.items;
  const acts = log
    .filter(({ model }: { model: { id: number } | null }) => model?.id === id)
    .map(({ act }: { act: string }) => act);
  expect(acts.filter((act: string) => act.startsWith("split"))).toEqual([
    ...["split-exported", "split.unconfirm", "split.confirm", "split.create"],
  ]);
});

test("splits: a creator's export has her confirmations, a manager's none of the workspace's, and each account can be deleted", async () => {
  const [manager, her] = [await joined("manager"), await verified()];
  await claim(her, "demo.split.exported");
  const id = (await world.submit(owner, { instagramUrl: "demo.split.exported" })).id;
  await importing(id, [paid("2025-12-01", "80.00")]);
  await ruled(id, "2025-12-01", 3_000, manager);
  await confirming(id, { by: manager });
  await confirming(id, { by: her, side: "creator" });
  const exportOf = async (person: Person) => (await world.post(person, "/api/user/export")).body.tables;
  const hers = await exportOf(her);
  expect(hers.split_confirmations).toMatchObject([{ side: "creator", base_cents: 8_000, confirmed_by: her.id }]);
  expect(hers.split_rules).toEqual([]);
  const managers = await exportOf(manager);
  expect([managers.split_confirmations, managers.split_rules]).toEqual([[], []]);
  const gone = await world.app.inject({
    ...{ method: "DELETE", url: "/api/user/delete", headers: { cookie: her.cookie } },
  });
  if (gone.statusCode === 403) await world.ctx.pool.query("delete from users where id = $1", [her.id]);
  expect((await monthOf(id, "2025-12")).confirmations).toMatchObject({
    agency: { isCurrent: true },
    creator: { by: null },
  });
});
