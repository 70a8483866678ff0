import { expect, test } from "vitest";
import { describeMismatch, findFieldDifferences } from "./field-differences.ts";
import { businessDiscovery } from "./instagram/wire.ts";

const profile = {
  id: "1",
  username: "a",
  name: "A",
  biography: "b",
  followers_count: 1,
  follows_count: 2,
  media_count: 3,
};
const post = {
  id: "p",
  caption: "c",
  comments_count: 1,
  media_product_type: "FEED",
  media_type: "IMAGE",
  timestamp: "t",
};

test("findFieldDifferences: of Instagram names what a profile and its first post lack, and what nothing reads", () => {
  const { biography: _, ...silent } = profile;
  const body = { business_discovery: { ...silent, category: "x", media: { data: [post] } }, id: "9" };
  expect(findFieldDifferences("instagram", body)).toEqual({
    missing: ["business_discovery.biography", "business_discovery.media.data.like_count"],
    unread: ["business_discovery.category"],
  });
});

test("findFieldDifferences: of X either word for posts is enough", () => {
  const metrics = { followers_count: 1, following_count: 2, tweet_count: 3, like_count: 4 };
  const data = { id: "1", name: "A", username: "a", description: "d", protected: false, public_metrics: metrics };
  expect(findFieldDifferences("x", { data })).toEqual({ missing: [], unread: [] });
  expect(
    findFieldDifferences("x", { data: { ...data, public_metrics: { ...metrics, listed_count: 5 } } }).unread,
  ).toEqual(["data.public_metrics.listed_count"]);
});

test.each([[undefined], [null], ["text"], [{ business_discovery: 1 }]])(
  "findFieldDifferences: of a body without a profile (%j) there are none",
  (body) => expect(findFieldDifferences("instagram", body)).toEqual({ missing: [], unread: [] }),
);

test("describeMismatch: names the field and what was expected there, and no value", () => {
  const { error } = businessDiscovery.safeParse({ business_discovery: { ...profile, followers_count: "SECRET" } });
  expect(error && describeMismatch(error)).toMatch(/^unexpected business_discovery\.followers_count: .*number/);
  expect(error && describeMismatch(error)).not.toContain("SECRET");
});
