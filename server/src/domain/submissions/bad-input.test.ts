import { expect, test } from "vitest";
import { models, profiles } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld({ worker: false });
const person = await world.person();

const good = { name: "Ava", username: "ava" };
const long = "x".repeat(2_100);

test.each<[field: string, body: object]>([
  ["name", { username: "ava" }],
  ["name", { ...good, name: "" }],
  ["name", { ...good, name: " \t " }],
  ["name", { ...good, name: null }],
  ["name", { ...good, name: 5 }],
  ["name", { ...good, name: ["Ava"] }],
  ["name", { ...good, name: { $ne: "" } }],
  ["name", { ...good, name: "x".repeat(101) }],
  ["name", { ...good, name: "A\u0000va" }],
  ["name", { ...good, name: "A\nva" }],
  ["name", { ...good, name: "\u202eA\u0007" }],
  ["username", { name: "Ava" }],
  ["username", { ...good, username: "x".repeat(51) }],
  ["username", { ...good, username: true }],
  ["username", { ...good, username: "a\u0000" }],
  ["notes", { ...good, notes: "x".repeat(2_001) }],
  ["notes", { ...good, notes: 1 }],
  ["notes", { ...good, notes: "a\u0000b" }],
  ["timeZone", { ...good, timeZone: "Mars/Olympus" }],
  ["timeZone", { ...good, timeZone: "+01:00" }],
  ["timeZone", { ...good, timeZone: 1 }],
  ["instagramUrl", { ...good, instagramUrl: "https://example.com/ava" }],
  ["instagramUrl", { ...good, instagramUrl: "https://x.com/ava" }],
  ["instagramUrl", { ...good, instagramUrl: `https://instagram.com/${long}` }],
  ["instagramUrl", { ...good, instagramUrl: "javascript:alert(1)" }],
  ["instagramUrl", { ...good, instagramUrl: "https://user:pass@instagram.com/ava" }],
  ["instagramUrl", { ...good, instagramUrl: "https://instagram.com/p/abc" }],
  ["instagramUrl", { ...good, instagramUrl: "<script>alert(1)</script>" }],
  ["instagramUrl", { ...good, instagramUrl: "ava'; drop table models; --" }],
  ["instagramUrl", { ...good, instagramUrl: "https://instagram.com/a\u0000va" }],
  ["instagramUrl", { ...good, instagramUrl: "https://instagram.com/🦊" }],
  ["instagramUrl", { ...good, instagramUrl: 7 }],
  ["instagramUrl", { ...good, instagramUrl: "nobody.the.sandbox.knows" }],
  ["twitterUrl", { ...good, twitterUrl: "https://twitter.com/home" }],
  ["twitterUrl", { ...good, twitterUrl: "nobodyknown" }],
  ["tiktokUrl", { ...good, tiktokUrl: "https://vm.tiktok.com/abc" }],
  ["onlyfansUrl", { ...good, onlyfansUrl: "https://fansly.com/ava" }],
])("submit: a bad %s in %j is refused by its name, and nothing is stored", async (field, body) => {
  const { status, body: answer } = await world.post(person, "/api/models", body);
  expect(status).toBe(422);
  expect(answer.code).toBe("invalid");
  expect(Object.keys(answer.fields)).toEqual([field]);
  expect(answer.fields[field]).not.toBe("");
  expect(await world.ctx.db.select().from(models)).toEqual([]);
  expect(await world.ctx.db.select().from(profiles)).toEqual([]);
});

test.each<[string, string]>([
  ["not JSON", "{"],
  ["a list", "[]"],
  ["a number", "1"],
  ["null", "null"],
  ["a lone surrogate", '{"name":"\\ud800","username":"a"}'],
  ["deep nesting", `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)},"username":"a"}`],
  ["a polluting key", '{"__proto__":{"name":"x"},"username":"a"}'],
])("submit: a body of %s is refused", async (_, payload) => {
  const answer = await world.post(person, "/api/models", payload, { "content-type": "application/json" });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await world.ctx.db.select().from(models)).toEqual([]);
});

test.each([
  ["emoji", "🦊👩‍🎤"],
  ["right to left", "ليلى حداد"],
  ["HTML", "<b onclick=alert(1)>Ava</b>"],
  ["SQL", "Robert'); drop table models;--"],
  ["a hundred characters", "é".repeat(100)],
])("submit: %s is a valid name", async (_, name) => {
  const { status, body } = await world.post(person, "/api/models", { name, username: "a", notes: "line\n\ttwo" });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name, notes: "line\n\ttwo" });
});

test("submission: a linked handle in the notes is read as the model, whatever its words", async () => {
  const body = { ...good, instagramUrl: "instagram.com/demo.gone.for.good", notes: "note on demo.gone.for.good" };
  const { status, body: model } = await world.post(person, "/api/models", body);
  expect([status, model.notes]).toEqual([201, body.notes]);
});

test("submission: notes that speak of danger to a person are answered with help, stored nowhere, and stay out of a changed model", async () => {
  const notes = "her boyfriend beats her when she does not film";
  const body = { ...good, notes, instagramUrl: "instagram.com/demo.notes" };
  const counted = async () => (await world.ctx.db.select().from(models)).length;
  const before = await counted();
  for (const [path, payload] of [
    ["/api/models", body],
    ["/api/models/batch", { rows: [body] }],
    ["/api/models/guest", body],
  ] as const) {
    const { status, body: answer } = await world.post(person, path, payload);
    expect([path, status, answer.code], JSON.stringify(answer)).toEqual([path, 422, "help"]);
    expect(answer.help.contacts.length).toBeGreaterThan(0);
  }
  expect(await counted()).toBe(before);
  const { body: model } = await world.post(person, "/api/models", { ...body, notes: "films on Mondays" });
  const change = { method: "PATCH" as const, url: `/api/models/${model.id}`, headers: { cookie: person.cookie } };
  const changed = await world.app.inject({ ...change, payload: { ...model, notes } });
  expect([changed.statusCode, changed.json().code]).toEqual([422, "help"]);
  expect((await world.get(person, `/api/models/${model.id}`)).body.notes).toBe("films on Mondays");
});
