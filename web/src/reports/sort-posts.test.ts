import type { ListedPost } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { expect, test } from "vitest";
import { firstChoice, sortPosts } from "./sort-posts.ts";

const factOf = (id: string, value: number | null): Fact => ({
  ...{ id, metric: "post.likes", unit: "count", kind: value === null ? "unavailable" : "measured", value },
  ...{ asOf: "2026-11-20T00:00:00Z", inputs: [], sources: [], trust: "inferred", scope: "public", sandbox: false },
});
const post = (id: string, more: Partial<ListedPost> = {}): ListedPost => ({
  ...{ id, platform: "instagram", publishedAt: `2026-11-0${id}T12:00:00Z`, kind: "image", caption: null, url: null },
  facts: { likes: `${id}.likes`, comments: "", views: "", times: "" },
  ...more,
});
const posts = [post("1", { theme: "theme.1" }), post("2", { platform: "x" }), post("3", { kind: "video" })];
const ledger = {
  facts: new Map([factOf("1.likes", 5), factOf("2.likes", null), factOf("3.likes", 9)].map((one) => [one.id, one])),
};
const idsOf = (choice: Partial<typeof firstChoice>) =>
  sortPosts(posts, ledger, { ...firstChoice, ...choice }).map(({ id }) => id);

test("sortPosts: newest first, then by a figure in either direction, what is missing last", () => {
  expect(idsOf({})).toEqual(["3", "2", "1"]);
  expect(idsOf({ column: "likes" })).toEqual(["3", "1", "2"]);
  expect(idsOf({ column: "likes", isDescending: false })).toEqual(["1", "3", "2"]);
});

test("sortPosts: platform, format and theme leave out what does not fit", () => {
  expect(idsOf({ platform: "x" })).toEqual(["2"]);
  expect(idsOf({ kind: "video" })).toEqual(["3"]);
  expect(idsOf({ theme: "theme.1" })).toEqual(["1"]);
  expect(idsOf({ theme: "theme.1", platform: "x" })).toEqual([]);
});
