import { expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { factsOf, inputOf } from "../test/make-input.ts";

const likeness = (...handles: string[]) => {
  const platforms: Platform[] = ["instagram", "x", "tiktok"];
  const subjects = handles.map((handle, index) => ({
    platform: platforms[index] ?? "onlyfans",
    handle,
    url: "https://example.invalid/",
    outcome: "ok" as const,
  }));
  return factsOf(inputOf({ subjects })).get("handleLikeness");
};

test("handleLikeness: handles that contain one another are alike, whatever their signs and capitals", () => {
  expect(likeness("Ava.Moon", "the_avamoon_")?.value).toBe(100);
});

test("handleLikeness: compares the two least alike of several", () => {
  expect(likeness("avamoon", "avamoon1", "zz.quill")?.value).toBe(0);
  expect(likeness("avamoon", "avamars")?.value).toBeCloseTo(50);
});

test("handleLikeness: one handle alone has no figure, and is not called none", () => {
  expect(likeness("avamoon")?.reason).toEqual({ code: "too-few-links", needs: 2, has: 1 });
  expect(likeness()?.reason).toEqual({ code: "not-linked" });
});
