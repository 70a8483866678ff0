import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs, openAccount, type SandboxAccount, type SandboxPlatform } from "./account.ts";
import { cadences, growthStyles, worldTiers } from "./creators.ts";
import { worldCreators } from "./drawn-creators.ts";
import { followersAt } from "./followers.ts";
import { populationFollowers } from "./population.ts";
import { postsBy, publishedAt } from "./post-times.ts";
import { countsAt, postOf } from "./posts.ts";
import { worldThemes } from "./themes.ts";
import { drawnSampleCreators, findWorldAccount, knowsHandle, sampleCreators } from "./world.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const accounts = worldCreators.flatMap((creator) =>
  (["instagram", "x"] as const).flatMap((platform) => openAccount(creator, platform, "seed") ?? []),
);
const anAccount = fc.constantFrom(...accounts);
const anInstant = fc.integer({ min: Date.UTC(2018, 0, 1), max: Date.UTC(2029, 0, 1) });

test("sandbox world: more than 300 creators, each with handles that its platform allows", () => {
  const all = [...sampleCreators, ...drawnSampleCreators];
  expect(all.length).toBeGreaterThanOrEqual(300);
  for (const { instagram, x, username } of all) {
    expect(instagram ?? x).toBeDefined();
    expect(username).not.toBe("");
    if (instagram) expect(instagram).toMatch(/^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/);
    if (x) expect(x).toMatch(/^[a-z0-9_]{1,15}$/);
  }
  for (const member of ["username", "instagram", "x", "name"] as const) {
    const given = all.flatMap((creator) => creator[member] ?? []);
    expect(new Set(given).size).toBe(given.length);
  }
});

test("sandbox population: one count a day for each account, equal to the account read alone", () => {
  const histories = populationFollowers({ at: now, days: 5, seed: "seed" });
  expect(histories.length).toBeGreaterThanOrEqual(750);
  expect(new Set(histories.map(({ length }) => length))).toEqual(new Set([5]));
  const first = findWorldAccount("instagram", "demo0", { seed: "seed", at: now });
  expect(histories[0]?.at(-1)).toBe(first && followersAt(first, now));
  expect(histories[0]?.at(0)).toBe(first && followersAt(first, now - 4 * dayMs));
});

test("sandbox world: has every style, tier, cadence and language, names in many scripts, and some long ones", () => {
  const having = <K extends "style" | "tier" | "cadence" | "language">(member: K) =>
    new Set(worldCreators.map((creator) => creator[member]));
  expect(having("style")).toEqual(new Set(growthStyles));
  expect(having("tier")).toEqual(new Set(worldTiers));
  expect(having("cadence")).toEqual(new Set(cadences));
  expect(having("language")).toEqual(new Set(Object.keys(worldThemes)));
  for (const script of ["Latin", "Arabic", "Hiragana", "Hangul", "Cyrillic", "Hebrew", "Greek", "Thai", "Devanagari"])
    expect(worldCreators.some(({ name }) => new RegExp(`\\p{Script=${script}}`, "u").test(name))).toBe(true);
  expect(worldCreators.some(({ name }) => name.length > 40)).toBe(true);
  expect(worldCreators.some(({ hidesLikes }) => hidesLikes)).toBe(true);
  expect(worldCreators.some(({ instagram }) => !instagram) && worldCreators.some(({ x }) => !x)).toBe(true);
});

test.each([
  ["instagram", "demo", true],
  ["instagram", "Demo.Anything_9", true],
  ["x", "demo_x", true],
  ["x", "demo.dot", false],
  ["x", "demo_longer_than_15", false],
  ["instagram", "demo..two", false],
  ["instagram", "fault_limited", true],
  ["instagram", "fault.age.gated", true],
  ["x", "fault_age_gated", false],
  ["x", "fault_payment", true],
  ["instagram", "fault_payment", false],
  ["instagram", "fault_no_such", false],
  ["instagram", "nobody.here", false],
  ["tiktok", "demo", false],
  ["x", "", false],
  ["x", "constructor", false],
])("sandbox world: on %s the handle %s exists: %s", (platform, handle, isKnown) => {
  expect(knowsHandle(platform, handle)).toBe(isKnown);
  if (platform === "instagram" || platform === "x")
    expect(findWorldAccount(platform, handle, { seed: "seed", at: now }) !== undefined).toBe(isKnown);
});

test("sandbox world: an account does not exist before it was opened", () => {
  for (const { platform, handle, openedAt } of accounts) {
    expect(findWorldAccount(platform, handle, { seed: "seed", at: openedAt - 1 })).toBeUndefined();
    expect(findWorldAccount(platform, handle, { seed: "seed", at: openedAt })).toBeDefined();
  }
});

test("sandbox world: the same seed, handle and instant give the same account and figures, another seed others", () => {
  const figures = (platform: SandboxPlatform, handle: string, seed: string) => {
    const account = findWorldAccount(platform, handle, { seed, at: now });
    return account && [account.size, followersAt(account, now), postOf(account, postsBy(account, now) - 1)];
  };
  for (const { platform, handle } of accounts)
    expect(figures(platform, handle, "one")).toEqual(figures(platform, handle, "one"));
  expect(figures("instagram", "demo_a", "one")).not.toEqual(figures("instagram", "demo_a", "two"));
  expect(figures("instagram", "demo_a", "one")).not.toEqual(figures("instagram", "demo_b", "one"));
});

test("sandbox followers: whole and never negative, at any instant", () => {
  fc.assert(
    fc.property(anAccount, anInstant, (account, at) => {
      const followers = followersAt(account, at);
      expect(Number.isSafeInteger(followers) && followers >= 0).toBe(true);
      expect(followers === 0).toBe(at < account.openedAt);
    }),
  );
});

test("sandbox posts: in order of time, and counted without being generated", () => {
  fc.assert(
    fc.property(anAccount, anInstant, (account, at) => {
      const count = postsBy(account, at);
      if (count > 0) expect(publishedAt(account, count - 1)).toBeLessThanOrEqual(at);
      if (at < account.silentFrom) expect(publishedAt(account, count)).toBeGreaterThan(at);
      for (let index = Math.max(1, count - 20); index < count; index++)
        expect(publishedAt(account, index)).toBeGreaterThan(publishedAt(account, index - 1));
    }),
  );
});

test("sandbox posts: counts never shrink, and begin near 0", () => {
  fc.assert(
    fc.property(anAccount, fc.nat(80), fc.nat(90), fc.nat(90), (account, index, some, more) => {
      const post = postOf(account, index);
      const early = countsAt(account, post, post.publishedAt + some * dayMs);
      const late = countsAt(account, post, post.publishedAt + (some + more) * dayMs);
      const [before, after] = [Object.values(early), Object.values(late)];
      before.forEach((count, place) => {
        expect(after[place]).toBeGreaterThanOrEqual(count);
      });
      expect(Object.values(countsAt(account, post, post.publishedAt)).every((count) => count === 0)).toBe(true);
    }),
  );
});

const change = (account: SandboxAccount, days: number) =>
  followersAt(account, now) / followersAt(account, now - days * dayMs);
const sharpest = (account: SandboxAccount) => {
  const daily = Array.from({ length: 401 }, (_, day) => followersAt(account, now - day * dayMs));
  return Math.max(...daily.slice(0, -1).map((followers, day) => followers / (daily[day + 1] ?? followers) - 1));
};
const styled = (style: string) => accounts.filter((account) => account.style === style && account.size > 2_000);

test.each([
  ["rising", (account: SandboxAccount) => change(account, 90) > 1.1],
  ["declining", (account: SandboxAccount) => change(account, 90) < 0.97],
  ["steady", (account: SandboxAccount) => change(account, 365) > 1.05 && sharpest(account) < 0.02],
  ["flat", (account: SandboxAccount) => Math.abs(change(account, 365) - 1) < 0.1 && sharpest(account) < 0.02],
  ["spike", (account: SandboxAccount) => sharpest(account) > 0.06],
  ["viral", (account: SandboxAccount) => sharpest(account) > 0.01 && change(account, 365) > 1.1],
])("sandbox world: within 400 days the style of growth '%s' is visible", (style, shows) => {
  expect(styled(style).filter((account) => !shows(account))).toEqual([]);
});
