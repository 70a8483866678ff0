import fc from "fast-check";
import { expect, test } from "vitest";
import { asOf, daysAgo, given, posted, seen } from "../test/make-input.ts";
import { cleanObservations, cleanPosts } from "./clean.ts";

const known = { evidence: new Map([["read", given("read")]]), asOf };
const values = (value: number, more = {}) => cleanObservations([seen("x", "followers", value, more)], known);

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0.5, 1e300, 2 ** 53])(
  "%d is no count, and no figure rests on it",
  (value) => {
    expect(values(value)).toEqual([]);
  },
);

test("0 is a count", () => {
  expect(values(0)).toHaveLength(1);
});

test.each(["", "yesterday", "2026-13-45", daysAgo(-1)])("'%s' is no instant of the past", (observedAt) => {
  expect(values(5, { observedAt })).toEqual([]);
});

test("an observation whose evidence is unknown is left out", () => {
  expect(values(5, { evidence: "hearsay" })).toEqual([]);
});

test("an instant told in another time zone falls on its UTC day", () => {
  expect(values(5, { observedAt: "2026-11-20T01:00:00+03:00" })[0]?.observedAt).toBe("2026-11-19T22:00:00.000Z");
});

test.each([
  [6, 9],
  [1, 4],
  [Number.NaN, 9],
  [-3, 9],
])("an interval of %d to %d does not hold 5 and is dropped; the value stays", (low, high) => {
  const [one] = values(5, { low, high });
  expect(one?.value).toBe(5);
  expect(one).not.toHaveProperty("low");
});

test("a hidden or broken count of a post is absent, and the rest of the post stays", () => {
  const [post] = cleanPosts(
    posted("x", [2], () => ({ likes: Number.NaN, comments: -1, views: 9 })),
    known,
  );
  expect(post).toMatchObject({ views: 9 });
  expect(post).not.toHaveProperty("likes");
  expect(post).not.toHaveProperty("comments");
});

test("of a post that was read twice the newer counts stand, in whatever order they come", () => {
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

test("the same id on two platforms is two posts", () => {
  expect(cleanPosts([...posted("x", [5]), ...posted("instagram", [5])], known)).toHaveLength(2);
});

test("posts come newest first, none from the future", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -10, max: 400 })), (ages) => {
      const times = cleanPosts(posted("x", ages), known).map(({ publishedAt }) => publishedAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.length).toBe(ages.filter((age) => age >= 0).length);
    }),
  );
});

test("a post without an instant is left out", () => {
  expect(
    cleanPosts(
      posted("x", [1], () => ({ publishedAt: "?" })),
      known,
    ),
  ).toEqual([]);
});
