import { type PagePath, pageAt, pagePaths } from "@fanradar/contract";
import { expect, test } from "vitest";
import { pages } from "./pages.ts";

/** Pages that only redirect, or that are tested elsewhere: the demo's mails stay in their languages. */
const besides: readonly PagePath[] = ["/", "/reports", "/mailbox", "/creator/:platform/:handle"];

test("pages: every page of the product is read by pages.spec", () => {
  const read = Object.values(pages)
    .flat()
    .map((path) => pageAt(path.replace(/\?.*/, "").replace(":id", "1")));
  expect(
    pagePaths
      .filter((path) => !read.includes(path) && !besides.includes(path))
      .map((path) => `${path} is in no list of e2e/src/pages.ts: add it for who sees it`),
  ).toEqual([]);
});
