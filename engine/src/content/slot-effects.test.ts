import fc from "fast-check";
import { expect, test } from "vitest";
import { poolEffects, slotEffects } from "./slot-effects.ts";
import { daySlots, residualsOf, type SlotSums, slotSums, type TimedPost, weekSlots } from "./time-slots.ts";

const hourMs = 3_600_000;
const timed = fc.array(
  fc.record({ at: fc.nat(2_000_000_000).map((seconds) => 1000 * seconds), interactions: fc.nat(10_000_000) }),
  { maxLength: 60 },
);
const own = (posts: readonly TimedPost[]) => slotSums(residualsOf(posts), daySlots());
/** A post every 5 hours, so that they go round the clock; `likes` by hour. */
const round = (count: number, likes: (hour: number, index: number) => number): TimedPost[] =>
  Array.from({ length: count }, (_, index) => ({
    at: 5 * index * hourMs,
    interactions: likes((5 * index) % 24, index),
  }));
/** Noise without chance: the same for every run. */
const noise = (index: number) => 1 + 0.3 * Math.sin(12.9898 * index * index);

test("slotSums: each post is counted once, in any order", () => {
  fc.assert(
    fc.property(timed, (posts) => {
      const { n, variance } = own(posts);
      expect(n.reduce((sum, one) => sum + one, 0)).toBe(posts.length);
      expect(variance >= 0 && Number.isFinite(variance)).toBe(true);
      expect(own([...posts].reverse())).toEqual(own(posts));
    }),
  );
});

test("slotSums: posts are in the three-hour slots and weekends of their time zone", () => {
  const evening = Date.parse("2026-11-20T22:30:00Z");
  const slot = (timeZone?: string) => [daySlots(timeZone).slotOf(evening), weekSlots(timeZone).slotOf(evening)];
  expect([slot(), slot("Asia/Tokyo"), slot("America/New_York")]).toEqual([
    [7, 0],
    [2, 1],
    [5, 0],
  ]);
  expect(daySlots("Europe/Vienna").slotOf(Date.parse("2026-11-20T23:00:00Z"))).toBe(0);
  expect(
    ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => weekSlots().slotOf(Date.parse(day))),
  ).toEqual([0, 1, 1, 0]);
});

test("slotEffects: lies inside its interval, with a likelihood between 0 and 1, for any posts", () => {
  fc.assert(
    fc.property(timed, (posts) => {
      for (const { effect, low, high, chance } of slotEffects(own(posts))) {
        expect(low <= effect && effect <= high).toBe(true);
        expect(chance >= 0 && chance <= 1).toBe(true);
      }
    }),
  );
});

test("slotEffects: never exceeds the posts' own mean, and has its sign", () => {
  fc.assert(
    fc.property(timed, (posts) => {
      const sums = own(posts);
      slotEffects(sums).forEach(({ effect, n }, slot) => {
        const raw = n > 0 ? (sums.sum[slot] ?? 0) / n : 0;
        expect(Math.abs(effect)).toBeLessThanOrEqual(Math.abs(raw) + 1e-12);
        expect(effect * raw).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});

test("slotEffects: close to 0 where 60 posts differ only by chance", () => {
  for (const { effect } of slotEffects(own(round(60, (_, index) => Math.round(1000 * noise(index))))))
    expect(Math.abs(effect)).toBeLessThan(0.02);
});

test("slotEffects: found where evening posts have half as many likes again, on 400 posts", () => {
  const posts = round(400, (hour, index) => Math.round((hour >= 18 ? 1500 : 1000) * noise(index)));
  const evening = slotEffects(own(posts))[6];
  expect(evening?.chance).toBeGreaterThan(0.99);
  expect(Math.exp(evening?.effect ?? 0)).toBeGreaterThan(1.15);
});

test("slotEffects: follows the pool's effect where the creator has no posts", () => {
  const none = own([]);
  const pool = { effects: [-0.05, 0, 0.02, 0.04, 0, 0, 0, 0.01], doubts: Array(8).fill(0), creators: 100 };
  expect(slotEffects(none, pool).map(({ effect }) => effect)).toEqual(pool.effects);
});

const creator = (seed: number): SlotSums =>
  own(round(80, (hour, index) => Math.round((hour < 6 ? 800 : 1000) * noise(index + 80 * seed))));

test("poolEffects: shrinks effects towards 0, and finds those common to all creators", () => {
  const { effects, doubts } = poolEffects(Array.from({ length: 50 }, (_, seed) => creator(seed)));
  expect(effects[0]).toBeLessThan(-0.08);
  expect(doubts.every((doubt) => doubt >= 0)).toBe(true);
});

test("poolEffects: a pool without creators has no effect", () => {
  expect(poolEffects([])).toEqual({ effects: [], doubts: [], creators: 0 });
});
