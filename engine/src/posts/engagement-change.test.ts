import fc from "fast-check";
import { expect, test } from "vitest";
import { assessRisks } from "../risk/assess-risks.ts";
import { jointWidth } from "../statistics/joint-intervals.ts";
import { factsOf, factsOn, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { shiftOf } from "./engagement-change.ts";

const counts = fc.array(fc.nat(10_000), { minLength: 8, maxLength: 12 });
const width = jointWidth(1);
const ages = Array.from({ length: 24 }, (_, index) => index + 2);

/** Facts of 12 newer posts and 12 older ones with these likes. */
const factsWith = (likes: (index: number) => number) =>
  factsOn("instagram", {
    observations: [seen("instagram", "followers", 1_000)],
    posts: posted("instagram", ages, (index) => ({ likes: likes(index), comments: 0 })),
  });
const fallsIn = (facts: ReturnType<typeof factsWith>) =>
  assessRisks(facts).find(({ rule }) => rule === "engagementFalling")?.state;

test("shiftOf: the interval of a change runs from low to high, whatever the counts", () => {
  fc.assert(
    fc.property(counts, counts, (earlier, later) => {
      const [low, high] = shiftOf(earlier, later, width);
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(-100);
    }),
  );
});

test("shiftOf: the interval is mirrored if the two samples are swapped", () => {
  fc.assert(
    fc.property(counts, counts, (earlier, later) => {
      const [low, high] = shiftOf(earlier, later, width);
      const [back, forth] = shiftOf(later, earlier, width);
      expect((1 + low / 100) * (1 + forth / 100)).toBeCloseTo(1, 6);
      expect((1 + high / 100) * (1 + back / 100)).toBeCloseTo(1, 6);
    }),
  );
});

test("shiftOf: contains 0 for the same counts, and not for counts that are all higher", () => {
  fc.assert(
    fc.property(counts, (list) => {
      const [low, high] = shiftOf(list, list, width);
      expect(low).toBeLessThanOrEqual(0);
      expect(high).toBeGreaterThanOrEqual(0);
      expect(
        shiftOf(
          list,
          list.map(() => 20_000),
          width,
        )[0],
      ).toBeGreaterThan(0);
    }),
  );
});

test("shiftOf: one viral post does not widen the interval", () => {
  const usual = Array.from({ length: 12 }, (_, index) => 100 + index);
  expect(shiftOf(usual, usual, width)[1] * 2).toBeGreaterThan(shiftOf(usual, [...usual.slice(1), 1_000_000], width)[1]);
});

test("engagementChange: a significant fall is a risk; one explained by the spread of posts is none", () => {
  const clear = factsWith((index) => (index < 12 ? 50 : 100) + index);
  expect(clear.get("instagram.engagementChange")?.high).toBeLessThan(-30);
  expect(clear.get("instagram.engagementChange")?.level).toBe(0.95);
  expect(fallsIn(clear)).toBe("raised");
  const wild = factsWith((index) => (index < 12 ? [61, 500] : [60, 1_000])[index % 2] ?? 0);
  expect(wild.get("instagram.engagementChange")?.value).toBeLessThan(-30);
  expect(wild.get("instagram.engagementChange")?.high).toBeGreaterThan(0);
  expect(fallsIn(wild)).toBe("clear");
});

test("engagementChange: a missing change has its reason: hidden likes, or posts without reactions", () => {
  const hidden = factsOn("instagram", {
    posts: posted("instagram", ages).map(({ likes: _, ...post }) => post),
  });
  expect(hidden.get("instagram.engagementChange")?.reason).toEqual({ code: "likes-hidden", needs: 20, has: 0 });
  const quiet = factsWith((index) => (index < 12 ? 5 : 0));
  expect(quiet.get("instagram.engagementChange")?.reason).toEqual({ code: "no-interactions" });
});

test("engagementChange: its interval is wider where changes of other platforms are tested beside it", () => {
  const likes = (index: number) => ({ likes: (index < 12 ? 90 : 100) + ((index * 37) % 23), comments: 0 });
  const changeAmong = (platforms: ("instagram" | "x" | "tiktok")[]) =>
    factsOf(
      inputOf({
        subjects: platforms.map((platform) => subject(platform)),
        evidence: [given("read")],
        posts: platforms.flatMap((platform) => posted(platform, ages, likes)),
      }),
    ).get("instagram.engagementChange");
  const [alone, among] = [changeAmong(["instagram"]), changeAmong(["instagram", "x", "tiktok"])];
  expect(among?.value).toBe(alone?.value);
  expect(Number(among?.low)).toBeLessThan(Number(alone?.low));
  expect(Number(among?.high)).toBeGreaterThan(Number(alone?.high));
});
