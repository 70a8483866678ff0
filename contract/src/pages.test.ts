import { expect, test } from "vitest";
import { isPagePath } from "./pages.ts";

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
])("isPagePath: %s is a page: %s", (path, is) => {
  expect(isPagePath(path)).toBe(is);
});
