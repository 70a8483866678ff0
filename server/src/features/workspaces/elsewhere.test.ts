import type { Membership } from "@fanradar/contract";
import { beforeAll, expect, test } from "vitest";
import { conversations } from "../../platform/db/schema.ts";
import { setUpWorld, type World } from "../../test/start-world.ts";

type Person = Awaited<ReturnType<World["person"]>>;
const world = await setUpWorld();
let owner: Person;
let agency: Membership;
let models: number[];
/** Addresses of what lies in the agency and hangs on its first model. */
let addresses: string[];

const switchTo = async (person: Person, id: number) => {
  expect((await world.put(person, "/api/workspaces/current", { id })).status).toBe(200);
};
/** A member of the agency who works in their personal workspace. */
async function away(grant: object): Promise<Person> {
  const person = await world.member(owner, grant);
  await switchTo(person, person.id);
  return person;
}
const workspacesNamed = (person: Person) =>
  Promise.all(
    addresses.map(async (address) => {
      const { status, body } = await world.get(person, address);
      expect(status, address).toBe(404);
      return body.workspace?.name ?? "none";
    }),
  );

beforeAll(async () => {
  owner = await world.person();
  agency = (await world.post(owner, "/api/workspaces", { name: "Agency" })).body;
  models = [];
  for (const instagramUrl of ["demo.elsewhere", "demo.elsewhere.two"]) {
    const { id } = await world.analyze(owner, { instagramUrl });
    models.push(id);
  }
  const [first] = models;
  const { body: comparison } = await world.post(owner, "/api/comparisons", { models });
  addresses = [
    `/api/models/${first}`,
    `/api/models/${first}/report`,
    `/api/models/${first}/evidence`,
    `/api/models/${first}/earnings`,
    `/api/comparisons/${comparison.id}`,
  ];
});

test("elsewhere: what a member finds in no list here is answered 404 with the workspace in which they may read it", async () => {
  const manager = await away({ role: "manager", scope: "all", seesEarnings: true });
  expect(await workspacesNamed(manager)).toEqual(addresses.map(() => "Agency"));
  const { body } = await world.get(manager, addresses[0] ?? "");
  expect(body.workspace).toEqual({ id: agency.id, name: "Agency" });
  await switchTo(manager, agency.id);
  for (const address of addresses) expect((await world.get(manager, address)).status, address).toBe(200);
});

test("elsewhere: role, scope and earnings of that workspace hold, and who is removed learns nothing of it", async () => {
  const [first, second] = models;
  const viewer = await away({ role: "viewer", scope: "models", seesEarnings: false, modelIds: [first] });
  expect(await workspacesNamed(viewer)).toEqual(["Agency", "Agency", "none", "none", "none"]);
  const other = await away({ role: "manager", scope: "models", seesEarnings: true, modelIds: [second] });
  expect(await workspacesNamed(other)).toEqual(addresses.map(() => "none"));
  expect((await world.remove(owner, `/api/workspace/members/${viewer.id}`)).status).toBe(200);
  expect(await workspacesNamed(viewer)).toEqual(addresses.map(() => "none"));
});

test("elsewhere: a conversation is named for the person alone who holds it, and a deleted workspace not at all", async () => {
  const talker = await away({ role: "manager", scope: "all", seesEarnings: true });
  await switchTo(talker, agency.id);
  const held = { userId: talker.id, workspaceId: agency.id, title: "Followers" };
  const [talk] = await world.ctx.db.insert(conversations).values(held).returning({ id: conversations.id });
  const address = `/api/conversations/${talk?.id}`;
  expect((await world.get(talker, address)).status).toBe(200);
  await switchTo(talker, talker.id);
  expect((await world.get(talker, address)).body.workspace).toMatchObject({ name: "Agency" });
  const colleague = await away({ role: "manager", scope: "all", seesEarnings: true });
  expect((await world.get(colleague, address)).body).not.toHaveProperty("workspace");
  expect((await world.remove(owner, "/api/workspace")).status).toBe(200);
  expect((await world.get(talker, address)).body).not.toHaveProperty("workspace");
  expect(await workspacesNamed(colleague)).toEqual(addresses.map(() => "none"));
});
