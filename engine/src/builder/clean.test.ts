import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOrder } from "../test/any-input.ts";
import { asOf, daysAgo, given, posted, seen } from "../test/make-input.ts";
import { cleanObservations, cleanPosts } from "./clean.ts";

const known = { evidence: new Map([["read", given("read")]]), asOf };
const values = (value: number, more = {}) => cleanObservations([seen("x", "followers", value, more)], known);

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0.5, 1e300, 2 ** 53])(
  "cleanObservations: %d is no count, and no fact is based on it",
  (value) => {
    expect(values(value)).toEqual([]);
  },
);

test.each([0, 0.5, 1, Number.MAX_SAFE_INTEGER])("cleanObservations: %d is a count", (value) => {
  expect(values(value)).toHaveLength(1);
});

test.each([
  "",
  "5",
  "yesterday",
  "about 2026-11-19",
  "2026-11-19, or so",
  "Nov 19, 2026",
  "2026-13-45",
  "2026-11-19T10:00:00",
  daysAgo(-1),
])("cleanObservations: '%s' is not a past instant in ISO form", (observedAt) => {
  expect(values(5, { observedAt })).toEqual([]);
});

test("cleanObservations: an observation of unknown evidence is dropped", () => {
  expect(values(5, { evidence: "hearsay" })).toEqual([]);
});

test.each([
  ["2026-11-20T01:00:00+03:00", "2026-11-19T22:00:00.000Z"],
  ["2026-11-20T01:00:00+0300", "2026-11-19T22:00:00.000Z"],
  ["2026-11-19T20:00:00.5-02:00", "2026-11-19T22:00:00.500Z"],
  ["2026-11-20T09:00Z", "2026-11-20T09:00:00.000Z"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
])("cleanObservations: %s in UTC is %s", (observedAt, utc) => {
  expect(values(5, { observedAt })[0]?.observedAt).toBe(utc);
});

test("cleanObservations: a period is kept only if both its ends are instants, in order", () => {
  const span = (from: string, to: string) => values(5, { period: { from, to } })[0]?.period;
  expect(span("2026-10-01", "2026-10-31")).toEqual({ from: "2026-10-01", to: "2026-10-31" });
  expect(span("2026-10-01", "2026-12-31")).toBeDefined();
  expect(span("2026-10-01", "2026-10-01")).toBeDefined();
  expect(span("2026-10-02", "2026-10-01")).toBeUndefined();
  expect(span("?", "2026-10-31")).toBeUndefined();
  expect(span("2026-10-01", "soon")).toBeUndefined();
});

test.each([
  [6, 9],
  [1, 4],
  [Number.NaN, 9],
  [-3, 9],
])("cleanObservations: an interval of %d to %d without 5 is dropped; the value stays", (low, high) => {
  const [one] = values(5, { low, high });
  expect(one?.value).toBe(5);
  expect(one).not.toHaveProperty("low");
});

test.each([
  [4, 9],
  [5, 9],
  [0, 5],
])("cleanObservations: an interval of %d to %d around 5 is kept", (low, high) => {
  expect(values(5, { low, high })).toMatchObject([{ value: 5, low, high }]);
});

test("cleanObservations: an interval with one end ends at the value on the other side; one without length is dropped", () => {
  expect(values(5, { low: 4 })).toMatchObject([{ low: 4, high: 5 }]);
  expect(values(5, { high: 6 })).toMatchObject([{ low: 5, high: 6 }]);
  expect(values(5, { low: 5, high: 5 })[0]).not.toHaveProperty("low");
});

test("cleanObservations, cleanPosts: the order of input does not change the output", () => {
  const evidence = new Map([given("read"), given("again")].map((one) => [one.key, one]));
  const instants = fc.constantFrom(daysAgo(1), daysAgo(2));
  const one = fc.record({
    platform: fc.constantFrom("x", "tiktok"),
    metric: fc.constantFrom("followers", "following"),
    value: fc.nat(2),
    observedAt: instants,
    evidence: fc.constantFrom("read", "again"),
  } as const);
  const post = fc.record({
    platform: fc.constantFrom("x", "tiktok"),
    externalId: fc.constantFrom("1", "2", "3"),
    publishedAt: instants,
    kind: fc.constant("image"),
    likes: fc.nat(3),
    evidence: fc.constantFrom("read", "again"),
  } as const);
  const among = { evidence, asOf };
  fc.assert(
    fc.property(fc.array(one), fc.array(post), anyOrder, (observations, posts, order) => {
      expect(cleanObservations(order(observations), among)).toEqual(cleanObservations(observations, among));
      expect(cleanPosts(order(posts), among)).toEqual(cleanPosts(posts, among));
    }),
  );
});

test("cleanPosts: a hidden or broken count is absent, and the rest of the post stays", () => {
  const [post] = cleanPosts(
    posted("x", [2], () => ({ likes: Number.NaN, comments: -1, views: 9 })),
    known,
  );
  expect(post).toMatchObject({ views: 9 });
  expect(post).not.toHaveProperty("likes");
  expect(post).not.toHaveProperty("comments");
});

test("cleanPosts: of a post that was read twice the newer counts stay, in any order of input", () => {
  const evidence = new Map([
    ["b first", given("b first", "api", 3)],
    ["a later", given("a later", "api", 1)],
  ]);
  const twice = [
    ...posted("x", [5], () => ({ likes: 1, evidence: "b first" })),
    ...posted("x", [5], () => ({ likes: 2, evidence: "a later" })),
  ];
  for (const list of [twice, twice.toReversed()])
    expect(cleanPosts(list, { evidence, asOf }).map(({ likes }) => likes)).toEqual([2]);
});

test("cleanPosts: the same id on two platforms is two posts", () => {
  expect(cleanPosts([...posted("x", [5]), ...posted("instagram", [5])], known)).toHaveLength(2);
});

test("cleanPosts: posts come newest first, none from the future", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 400 })), (ages) => {
      const times = cleanPosts(posted("x", ages), known).map(({ publishedAt }) => publishedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.length).toBe(ages.filter((age) => age >= 0).length);
    }),
  );
});

test("cleanPosts: a post without an instant is dropped", () => {
  expect(
    cleanPosts(
      posted("x", [1], () => ({ publishedAt: "?" })),
      known,
    ),
  ).toEqual([]);
});
