import { expect, test } from "vitest";
import { firstPaint } from "./first-paint.ts";

const visit = { query: "", language: "en", isDemo: false } as const;

test("firstPaint: the landing has its heading and lead in the reader's language, escaped, and nothing that can be pressed", async () => {
  const en = await firstPaint({ ...visit, path: "/search" });
  expect(en).toContain("Look up any creator.");
  expect(en).not.toMatch(/<(?:a|button|input|h1)\b/);
  expect(en).toMatch(/^<div id="first-paint" inert aria-hidden="true">/);
  const fr = await firstPaint({ ...visit, path: "/", language: "fr" });
  expect(fr).not.toContain("Look up any creator.");
  expect(fr).not.toBe(en);
});

test("firstPaint: a search, a creator's page and a shared report have the frame alone; a demo says that it is one", async () => {
  for (const path of ["/search", "/creator/instagram/ava", `/s/${"t".repeat(24)}`]) {
    const frame = await firstPaint({ ...visit, path, query: "q=ava" });
    expect(frame).toContain("<span>FanRadar</span>");
    expect(frame).not.toContain("Look up any creator.");
  }
  expect(await firstPaint({ ...visit, path: "/search", isDemo: true })).toContain("Sandbox data");
});

test("firstPaint: other pages have none", async () => {
  for (const path of ["/login", "/dashboard", "/analyze", "/missing"])
    expect(await firstPaint({ ...visit, path })).toBe("");
});
