import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { creators, models, profiles, searchVocabulary } from "../../platform/db/schema.ts";
import { openSearch, type SearchWorld } from "../../test/open-search.ts";

let server: SearchWorld;
beforeAll(async () => {
  server = await openSearch();
});
afterAll(() => server.close());

const find = async (q: string) => (await server.search({ q })).creators.map(({ name }) => name);
const isKnown = async (word: string) =>
  (await server.ctx.db.select().from(searchVocabulary).where(eq(searchVocabulary.word, word))).length === 1;

test("search entries: a new name is found and the old one is not; its word is deleted with its last use", async () => {
  const { db } = server.ctx;
  const one = await server.made({ name: "Oldname Shared", handle: "renamed.one" });
  await server.made({ name: "Shared", handle: "renamed.two" });
  await db.update(creators).set({ displayName: "Newname" }).where(eq(creators.id, one.id));
  expect(await find("newname")).toEqual(["Newname"]);
  expect(await find("oldname")).not.toContain("Newname");
  expect([await isKnown("oldname"), await isKnown("shared"), await isKnown("newname")]).toEqual([false, true, true]);
});

test("search entries: change in the same transaction, and not if it is rolled back", async () => {
  const { db } = server.ctx;
  const { id } = await server.made({ name: "Undone Before", handle: "undone" });
  await expect(
    db.transaction(async (tx) => {
      await tx.update(creators).set({ displayName: "Undone After" }).where(eq(creators.id, id));
      const { rows } = await tx.execute(
        sql`select 1 from search_entries where terms @@ 'after'::tsquery and creator_id = ${id}`,
      );
      expect(rows).toHaveLength(1);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await find("undone")).toEqual(["Undone Before"]);
});

test("search entries: an unlisted or private creator is not found, and returns unchanged", async () => {
  const { db } = server.ctx;
  const { id } = await server.made({ name: "Vanishing", handle: "vanishing", followers: 10 });
  for (const { gone, back } of [
    { gone: { isListed: false }, back: { isListed: true } },
    { gone: { visibility: { profile: "private" } }, back: { visibility: {} } },
    { gone: { visibility: { profile: "link" } }, back: { visibility: { profile: "public" } } },
  ] as const) {
    await db.update(creators).set(gone).where(eq(creators.id, id));
    expect(await find("vanishing")).toEqual([]);
    expect(await find("@vanishing")).toEqual([]);
    expect(await find("vanisihng")).toEqual([]);
    expect(await isKnown("vanishing")).toBe(false);
    await db.update(creators).set(back).where(eq(creators.id, id));
    expect(await find("vanishing")).toEqual(["Vanishing"]);
  }
});

test("search entries: hidden figures are neither shown nor sorted nor filtered by", async () => {
  const { db } = server.ctx;
  const { id } = await server.made({
    name: "Figureless Large",
    handle: "figureless.l",
    followers: 2_000_000,
    trendingScore: 99,
  });
  await server.made({ name: "Figureless Small", handle: "figureless.s", followers: 5, trendingScore: 1 });
  await db
    .update(creators)
    .set({ visibility: { figures: "private" } })
    .where(eq(creators.id, id));
  for (const sort of ["relevance", "followers", "trending"])
    expect(await server.handles({ q: "figureless", sort })).toEqual(["figureless.s", "figureless.l"]);
  expect(await server.handles({ q: "figureless", tier: "mega" })).toEqual([]);
  const { creators: found, facts, sources } = await server.search({ q: "@figureless.l" });
  expect(found[0]).toMatchObject({ followers: null, trendingScore: null });
  expect(JSON.stringify([facts, sources])).not.toContain("2000000");
});

test("search entries: a claimed creator of two profiles is one hit under the chosen name, found by either, with the larger one's followers", async () => {
  const { db } = server.ctx;
  const { id } = await server.made({ name: "Claimed One", handle: "claimed.one", followers: 10 });
  const other = await server.made({ name: "Claimed Two", handle: "claimed_two", platform: "x", followers: 3_000 });
  await db.update(profiles).set({ creatorId: id }).where(eq(profiles.id, other.profileId));
  await db.update(creators).set({ displayName: "Chosen" }).where(eq(creators.id, id));
  const { creators: found, facts } = await server.search({ q: "@claimed_two" });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    name: "Chosen",
    profiles: [
      { platform: "x", handle: "claimed_two" },
      { platform: "instagram", handle: "claimed.one" },
    ],
  });
  expect(facts[0]).toMatchObject({ value: 3_000, platform: "x" });
  expect(await find("@claimed.one")).toEqual(["Chosen"]);
  // The one that has no profile any more is not found by its own name.
  expect(await server.handles({ q: "claimed", tier: "nano" })).toEqual(["claimed_two"]);
  expect(await find("claimed two")).toEqual(["Chosen"]);
});

test("search entries: follow a change of handle, badges, score and followers", async () => {
  const { db } = server.ctx;
  const { id, profileId } = await server.made({ name: "Changing", handle: "changing.old", followers: 100 });
  await db.update(profiles).set({ handle: "changing.fresh" }).where(eq(profiles.id, profileId));
  expect(await find("@changing.fresh")).toEqual(["Changing"]);
  expect(await isKnown("changingold")).toBe(false);
  await db.update(creators).set({ isVerified: true }).where(eq(creators.id, id));
  await db.update(models).set({ trendingScore: 98 }).where(eq(models.id, id));
  expect(await server.handles({ q: "changing", verified: "true" })).toEqual(["changing.fresh"]);
  expect((await server.handles({ sort: "trending", limit: "1" }))[0]).toBe("changing.fresh");
  await server.read({ profileId, platform: "instagram", followers: 1_500_000 });
  expect(await server.handles({ q: "changing", tier: "mega" })).toEqual(["changing.fresh"]);
  // Figures for the owner only change nothing.
  await server.read({ profileId, platform: "instagram", followers: 7, scope: "owner" });
  expect(await server.handles({ q: "changing", tier: "mega" })).toEqual(["changing.fresh"]);
});

test("search entries: a deleted creator, or one without a profile, leaves no word", async () => {
  const { db } = server.ctx;
  const { id } = await server.made({ name: "Deleteda Person", handle: "deleteda" });
  await db.delete(creators).where(eq(creators.id, id));
  expect(await find("deleteda")).toEqual([]);
  expect(await isKnown("deleteda")).toBe(false);
  const { profileId } = await server.made({ name: "Bereft Person", handle: "bereft" });
  await db.delete(profiles).where(eq(profiles.id, profileId));
  expect(await find("bereft")).toEqual([]);
  expect(await isKnown("bereft")).toBe(false);
});

test("search entries: concurrent additions and removals of words leave exactly those in use", async () => {
  const { db } = server.ctx;
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, n) => server.made({ name: "Common Crowd", handle: `crowd.${n}x` })),
  );
  await Promise.all(
    all.flatMap(({ id }, n) =>
      n % 2 === 0
        ? [db.update(creators).set({ displayName: "Sundry" }).where(eq(creators.id, id))]
        : [db.update(creators).set({ displayName: "Common Sundry" }).where(eq(creators.id, id))],
    ),
  );
  const { rows } = await db.execute(sql`
    (select word from search_words except select search_spellings(terms) from search_entries)
    union all (select search_spellings(terms) from search_entries except select word from search_words)`);
  expect(rows).toEqual([]);
  expect([await isKnown("common"), await isKnown("sundry"), await isKnown("crowd")]).toEqual([true, true, true]);
  await db.delete(creators).where(sql`id in ${all.map(({ id }) => id)}`);
  expect([await isKnown("common"), await isKnown("sundry")]).toEqual([false, false]);
});

test("search entries: nothing that a submitter typed is found", async () => {
  const person = await server.person();
  const canary = "Canaryword";
  const payload = { name: canary, username: canary, notes: canary, twitterUrl: "demo_x" };
  const { statusCode } = await server.post("/api/models", payload, { cookie: person.cookie });
  expect(statusCode).toBe(201);
  expect(await find("canaryword")).toEqual([]);
  expect(await find("canary")).toEqual([]);
});
