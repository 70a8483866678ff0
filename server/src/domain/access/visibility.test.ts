import { creatorFields, type VisibilityLevel } from "@fanradar/contract";
import { metrics } from "@fanradar/engine";
import { pricingMetrics } from "@fanradar/engine/catalogue/pricing-metrics";
import { expect, test } from "vitest";
import type { Viewer } from "./policy.ts";
import {
  canFind,
  canRead,
  editionVisibility,
  releasedVisibility,
  roleOnCreator,
  viewFor,
  visibility,
} from "./visibility.ts";

const creator = (more: object = {}) => ({ id: 3, ownerUserId: null, isListed: true, visibility: {}, ...more });
const [visitor, owner, admin] = [
  { userId: null, isAdmin: false },
  { userId: 7, isAdmin: false },
  { userId: 1, isAdmin: true },
];

test("visibility: by default platforms' figures are public, earnings and subscribers private", () => {
  const levels = creatorFields.map((field) => [field, visibility(creator(), field)]);
  expect(Object.fromEntries(levels)).toEqual({
    profile: "public",
    figures: "public",
    posts: "public",
    earnings: "private",
    subscribers: "private",
  });
  for (const field of creatorFields)
    for (const level of ["public", "link", "private"] as const)
      expect(visibility(creator({ visibility: { [field]: level } }), field)).toBe(level);
});

test.each<[VisibilityLevel, string[]]>([
  ["public", ["public", "link", "guest", "member", "owner", "admin"]],
  ["link", ["link", "owner"]],
  ["private", ["owner"]],
])("canRead: a %s field is read by %s", (level, readers) => {
  const standings = ["public", "link", "guest", "member", "owner", "admin"] as const;
  expect(standings.filter((standing) => canRead(standing, level))).toEqual(readers);
});

test("viewFor: the holder of a creator's link sees fields shared by link; another creator's link opens nothing", () => {
  const holder = { ...visitor, linkOf: 3 };
  expect(roleOnCreator(holder, creator())).toBe("link");
  expect(roleOnCreator({ ...owner, linkOf: 3 }, creator({ ownerUserId: 7 }))).toBe("owner");
  const levels = ["public", "link", "private"] as const;
  const finds = (viewer: Viewer) => levels.map((profile) => canFind(viewer, creator({ visibility: { profile } })));
  expect(finds(holder)).toEqual([true, true, false]);
  expect(finds({ ...holder, linkOf: 4 })).toEqual([true, false, false]);
  expect(canFind(holder, creator({ isListed: false }))).toBe(false);
  expect([viewFor(holder, creator()), viewFor(owner, creator()), viewFor({ ...owner, linkOf: 3 }, creator())]).toEqual([
    "link",
    "public",
    "link",
  ]);
});

test("visibility: a hidden creator is found by its owner only, a removed one by no viewer", () => {
  const found = (more: object) =>
    [visitor, owner, admin].map((viewer) => canFind(viewer, creator({ ownerUserId: 7, ...more })));
  expect(found({})).toEqual([true, true, true]);
  expect(found({ visibility: { profile: "private" } })).toEqual([false, true, false]);
  expect(found({ visibility: { profile: "link" } })).toEqual([false, true, false]);
  expect(found({ isListed: false })).toEqual([false, false, false]);
  // A visitor does not own an unowned resource.
  expect(roleOnCreator(visitor, creator())).toBe("public");
});

test("editionVisibility: no metric of money and none of an analysis of prices is public by default", () => {
  const { hides } = editionVisibility("public", creator());
  const shown = metrics.filter(({ id }) => !hides({ metric: id, scope: "public" }));
  expect(shown.filter(({ unit }) => unit === "cents")).toEqual([]);
  expect(shown.filter(({ id }) => pricingMetrics.some((metric) => metric.id === id))).toEqual([]);
});

test("visibility: an edition shows open fields; figures and posts of public sources only, earnings as the owner opened them", () => {
  const shown = (visible: Record<string, VisibilityLevel>) => {
    const reading = editionVisibility("public", creator({ visibility: visible }));
    return [
      ["followers", "public"],
      ["followers", "owner"],
      ["postFrequency", "public"],
      ["earningsNet", "owner"],
      ["subscribers", "owner"],
      ["unknown", "public"],
    ].flatMap(([metric = "", scope]) =>
      reading.hides({ metric, scope: scope === "owner" ? "owner" : "public" }) ? [] : [`${metric} ${scope}`],
    );
  };
  expect(shown({})).toEqual(["followers public", "postFrequency public"]);
  expect(shown({ earnings: "public" })).toContain("earningsNet owner");
  expect(shown({ earnings: "link", subscribers: "public" })).toEqual([
    "followers public",
    "postFrequency public",
    "subscribers owner",
  ]);
  expect(shown({ figures: "private" })).toEqual(["postFrequency public"]);
  expect(shown({ posts: "link" })).toEqual(["followers public"]);
  const posts = editionVisibility("public", creator({ visibility: { posts: "private" } }));
  expect(posts.hidesSeries({ metric: "engagement" })).toBe(true);
  expect(posts.hidesSeries({ metric: "followers" })).toBe(false);
});

test("editionVisibility: with reach figures closed, posts that are open show how often and about what, and no number of people or of what they gave", () => {
  const { hides } = editionVisibility("public", creator({ visibility: { figures: "private" } }));
  const shown = metrics.filter(({ id, section, isCompared }) => {
    const isInReports = section !== null || isCompared;
    return isInReports && !hides({ metric: id, scope: "public" });
  });
  expect(shown.filter(({ unit }) => unit === "count" || unit === "perWeek").map(({ id }) => id)).toEqual([
    "postsTotal",
    "postFrequency",
  ]);
});

test("releasedVisibility: what a page is paid for is released with earnings, not with reach", () => {
  const contentStyle = { metric: "contentStyle", scope: "owner" } as const;
  expect(releasedVisibility(["audience", "reach"]).hides(contentStyle)).toBe(true);
  expect(releasedVisibility(["earnings"]).hides(contentStyle)).toBe(false);
});
