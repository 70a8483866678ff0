import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isPagePath, pagePaths } from "./pages.ts";

test("the pages of the contract are the pages of the web's router", () => {
  const router = readFileSync(new URL("../../web/src/app/app.tsx", import.meta.url), "utf8");
  const routed = [...router.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path);
  expect([...pagePaths].sort()).toEqual(routed.sort());
});

test.each([
  ["/", true],
  ["/report/7", true],
  ["/login/", true],
  ["/report/abc", false],
  ["/report/0", false],
  ["/report", false],
  ["/creator/instagram/ava.lindqvist", true],
  ["/creator/x/ava_l/", true],
  ["/creator/twitter/ava_l", false],
  ["/creator/x/", false],
  ["/creator/x/a/b", false],
  ["/settings/more", false],
  ["/login/more", false],
])("%s is a page: %s", (path, is) => {
  expect(isPagePath(path)).toBe(is);
});
