import { type Trending, trendingCards } from "@fanradar/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSearch, type SearchWorld } from "../../test/open-search.ts";
import { onePerPerson } from "./find-trending-cards.ts";

let server: SearchWorld;
beforeAll(async () => {
  server = await openSearch();
});
afterAll(() => server.close());

const read = async (): Promise<Trending> => (await server.get("/api/creators/trending")).json();

test("trending: without a score there is no card, and without an edition no sample", async () => {
  await server.made({ name: "No Score", handle: "no.score", followers: 10 });
  expect(await read()).toMatchObject({ creators: [], sample: null, facts: [], sources: [] });
});

test("trending: a card has followers, the change of 28 days and a line, each from public readings alone", async () => {
  const { id, profileId } = await server.made({
    name: "Rosa Lind",
    handle: "rosa",
    followers: 1_100,
    trendingScore: 90,
  });
  const profile = { profileId, platform: "instagram" as const };
  await server.read({ ...profile, followers: 1_000, daysAgo: 28 });
  await server.read({ ...profile, followers: 1_060, daysAgo: 14 });
  await server.read({ ...profile, followers: 5_000, daysAgo: 13, scope: "owner" });
  await server.read({ ...profile, followers: 900, daysAgo: 60 });
  const { creators, facts, sources } = await read();
  const [card] = creators;
  expect(card).toMatchObject({ id, name: "Rosa Lind", profiles: [{ platform: "instagram", handle: "rosa" }] });
  expect(card?.points.map(({ value }) => value)).toEqual([1_000, 1_060, 1_100]);
  const fact = (key: string | null | undefined) => facts.find((one) => one.id === key);
  expect(fact(card?.followers)).toMatchObject({ metric: "followers", value: 1_100, kind: "measured" });
  expect(fact(card?.gain)).toMatchObject({
    metric: "gainPercent",
    value: 10,
    formula: "growth.relative",
    scope: "public",
  });
  expect(fact(card?.pageViews)).toMatchObject({ metric: "pageViews", value: 0 });
  expect(sources.map(({ evidence }) => evidence)).toEqual(fact(card?.followers)?.sources);
});

test("trending: of a creator who was last read yesterday the change is of the 28 days up to then, as in a report", async () => {
  const { id, profileId } = await server.made({ name: "Yesterday", handle: "yesterday", trendingScore: 88 });
  const profile = { profileId, platform: "instagram" as const };
  await server.read({ ...profile, followers: 200, daysAgo: 29 });
  await server.read({ ...profile, followers: 210, daysAgo: 28 });
  await server.read({ ...profile, followers: 220, daysAgo: 15 });
  await server.read({ ...profile, followers: 230, daysAgo: 1 });
  const { creators, facts } = await read();
  const gain = creators.find((one) => one.id === id)?.gain;
  expect(facts.find((fact) => fact.id === gain)?.value).toBeCloseTo(15);
});

test("trending: a creator who is read for the first time has followers, and neither a change nor a line", async () => {
  const { id } = await server.made({ name: "First Day", handle: "first.day", followers: 50, trendingScore: 89 });
  const card = (await read()).creators.find((one) => one.id === id);
  expect(card).toMatchObject({ gain: null, points: [] });
});

test("trending: the unclaimed profiles of one person take one card, and there are six at most", async () => {
  await server.made({ name: "Rosa Lind", handle: "rosa_", followers: 70, trendingScore: 95, platform: "x" });
  for (let place = 0; place < trendingCards; place++)
    await server.made({ name: `Other ${place}`, handle: `other${place}`, followers: 20, trendingScore: 50 + place });
  const { creators } = await read();
  expect(creators).toHaveLength(trendingCards);
  expect(creators.filter(({ name }) => name === "Rosa Lind").map(({ profiles }) => profiles)).toEqual([
    [{ platform: "x", handle: "rosa_" }],
  ]);
});

test("onePerPerson: another name, another handle or an owner is another person", () => {
  const rosa = { userId: null, name: "Rosa Lind", handle: "rosa.lind" };
  const others = [
    { ...rosa, handle: "lind_photos" },
    { ...rosa, name: "Rosa Link" },
    { ...rosa, userId: 7 },
  ];
  expect(onePerPerson([rosa, ...others])).toEqual([rosa, ...others]);
  expect(onePerPerson([rosa, { ...rosa, name: "ROSA LIND", handle: "Rosa_Lind_x" }])).toEqual([rosa]);
});
