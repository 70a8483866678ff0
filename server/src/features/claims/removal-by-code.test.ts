import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, creators, moderationCases, profiles } from "../../platform/db/schema.ts";
import { setUpClaiming } from "../../test/claiming.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import type { Person } from "../../test/open-test-app.ts";

const { world, begin, check, claim, verified, writeBio } = await setUpClaiming();

const urlOf = (handle: string) => `/api/creators/instagram/${handle}`;
const remove = (person: Person, handle: string) => world.post(person, `${urlOf(handle)}/removal`);
const status = async (handle: string) => (await world.app.inject(urlOf(handle))).statusCode;
async function listed(handle: string): Promise<Person> {
  const submitter = await world.person();
  await world.analyze(submitter, { instagramUrl: handle });
  expect(await status(handle)).toBe(200);
  return submitter;
}

test("removal by code: the author of the bio is removed at once, and nothing names them; a code is personal and valid once", async () => {
  const handle = "demo.remove.me";
  await listed(handle);
  const [ann, bob] = [await verified(), await verified()];
  expect((await remove(ann, handle)).status).toBe(410);
  const { code } = (await begin(ann, handle)).body;
  expect((await remove(ann, handle)).body).toMatchObject({ state: "absent", triesLeft: 9 });
  await writeBio(handle, `bye ${code}`);
  await begin(bob, handle);
  expect((await remove(bob, handle)).body).toMatchObject({ state: "absent" });
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(ann, handle)));
  expect(answers.filter(({ body }) => body.state === "removed")).toHaveLength(1);
  expect(await status(handle)).toBe(404);
  expect((await dumpDatabase(world.ctx.pool)).toLowerCase()).not.toContain(handle);
  expect(await world.ctx.db.select().from(auditEntries).where(eq(auditEntries.act, "creator.remove"))).toHaveLength(1);
  // It cannot be claimed again either.
  expect((await begin(ann, handle)).status).toBeGreaterThanOrEqual(400);
});

test("removal by code: an owner is removed with all data given for the page", async () => {
  const handle = "demo.owner.leaves";
  await listed(handle);
  const ann = await verified();
  expect((await claim(ann, handle)).body.state).toBe("claimed");
  const { code } = (await begin(ann, handle)).body;
  await writeBio(handle, code);
  expect((await remove(ann, handle)).body.state).toBe("removed");
  expect(await world.ctx.db.select().from(creators).where(eq(creators.ownerUserId, ann.id))).toEqual([]);
});

test("removal by code: a page of another owner is hidden at once, and a moderator decides", async () => {
  const handle = "demo.held.by.other";
  await listed(handle);
  const [holder, ann] = [await verified(), await verified()];
  expect((await claim(holder, handle)).body.state).toBe("claimed");
  const { code } = (await begin(ann, handle)).body;
  await writeBio(handle, code);
  expect((await remove(ann, handle)).body.state).toBe("hidden");
  expect(await status(handle)).toBe(404);
  expect(await world.ctx.db.select().from(profiles).where(eq(profiles.handle, handle))).toHaveLength(1);
  const cases = await world.ctx.db.select().from(moderationCases).where(eq(moderationCases.handle, handle));
  expect(cases).toMatchObject([{ kind: "removal", contact: ann.email }]);
});

test("removal by code: also removes a page that was hidden by the form", async () => {
  const handle = "demo.hidden.first";
  await listed(handle);
  const ann = await verified();
  const form = { platform: "instagram", profile: handle, email: "x@fanradar.test", isMine: true };
  expect((await world.post(ann, "/api/removals", form)).status).toBe(202);
  const { code } = (await begin(ann, handle)).body;
  await writeBio(handle, code);
  expect((await check(ann, handle)).body.state).toBe("unread");
  expect((await remove(ann, handle)).body.state).toBe("removed");
});

test("removal by code: needs a verified address", async () => {
  const ann = await world.person();
  expect((await remove(ann, "demo.remove.me")).status).toBe(403);
});
