import { expect, test } from "vitest";
import { models, users } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld({ worker: false });
const person = await world.person();

const good = { name: "Ava", username: "ava", instagramUrl: "demo.ava" };
const stored = async () => (await world.ctx.db.select().from(models)).length;

test.each([
  ["name", { name: "Ava (17)" }],
  ["name", { name: "Ava, 16 years old" }],
  ["username", { username: "ava_17yo" }],
  ["notes", { notes: "She turns 18 next month." }],
  ["notes", { notes: "Ava is 17, her mother agrees." }],
  ["notes", { notes: "minderjährig, Eltern einverstanden" }],
  ["notes", { notes: "nació en 2010" }],
  ["notes", { notes: "elle a dix-sept ans" }],
])("submit: a %s that states an age under 18 is refused, and nothing is stored: %o", async (field, more) => {
  const before = await stored();
  for (const path of ["/api/models", "/api/models/guest"]) {
    const { status, body } = await world.post(person, path, { ...good, ...more });
    expect(status, path).toBe(422);
    expect(body.fields, path).toEqual({ [field]: expect.stringMatching(/^States an age under 18/) });
  }
  expect(await stored()).toBe(before);
});

test("submitModels: a row that states an age under 18 is named, and no row is stored", async () => {
  const before = await stored();
  const rows = [good, { ...good, instagramUrl: "demo.two", notes: "17yo" }];
  const { status, body } = await world.post(person, "/api/models/batch", { rows });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual(["rows.1.notes"]);
  expect(await stored()).toBe(before);
});

test("changeModel: notes changed to state an age under 18 are refused, and stay unchanged", async () => {
  const model = await world.submit(person, { ...good, instagramUrl: "demo.change", notes: "17 posts a month" });
  const { status, body } = await world.patch(person, `/api/models/${model.id}`, { ...model, notes: "she is 17" });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual(["notes"]);
});

test("addEvidence: a content style that states an age under 18 is refused, and nothing is stored", async () => {
  const model = await world.submit(person, { ...good, onlyfansUrl: "onlyfans.com/demo.style" });
  const typed = {
    kind: "manual",
    key: crypto.randomUUID(),
    platform: "onlyfans",
    observedOn: "2026-01-01",
    figures: [],
    contentStyle: "solo, 17 years old",
  };
  const { status, body } = await world.post(person, `/api/models/${model.id}/evidence`, typed);
  expect(status).toBe(422);
  expect(body.fields).toEqual({ contentStyle: expect.stringMatching(/^States an age under 18/) });
  const { rows } = await world.ctx.pool.query(
    "select 1 from evidence where model_id = $1 and content_style is not null",
    [model.id],
  );
  expect(rows).toEqual([]);
});

test("signup: a name that states an age under 18 makes no account", async () => {
  const before = (await world.ctx.db.select().from(users)).length;
  const { status, body } = await world.post(person, "/api/auth/signup", {
    email: "mia@fanradar.test",
    password: "a long pass phrase",
    name: "Mia, 16",
    agreeToTerms: true,
  });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ name: expect.stringMatching(/^States an age under 18/) });
  expect(await world.ctx.db.select().from(users)).toHaveLength(before);
});

test("signUpModel: a bio that states an age under 18 makes no account", async () => {
  const before = (await world.ctx.db.select().from(users)).length;
  const { status, body } = await world.post(person, "/api/models/signup", {
    confirmPassword: "a long pass phrase",
    privacySettings: {},
    email: "young@fanradar.test",
    password: "a long pass phrase",
    name: "Ava Example",
    username: "ava.example",
    bio: "I'm 17 and love dancing",
    agreeToTerms: true,
  });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toContain("bio");
  expect((await world.ctx.db.select().from(users)).length).toBe(before);
});
