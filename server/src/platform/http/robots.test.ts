import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pagePaths } from "@fanradar/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";

const webRoot = mkdtempSync(join(tmpdir(), "fanradar-web-"));
let server: TestApp;
beforeAll(async () => {
  writeFileSync(join(webRoot, "index.html"), '<meta name="robots" content="__ROBOTS__"><title>FanRadar</title>');
  server = await openTestApp({ webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

const robots = async (url: string) => {
  const { headers, body } = await server.app.inject({ method: "GET", url });
  const directive = /content="(\w+)"/.exec(body)?.[1];
  expect(headers["x-robots-tag"]).toBe(directive === "noindex" ? "noindex" : undefined);
  return directive;
};
const example: Record<string, string> = {
  id: "1",
  platform: "instagram",
  handle: "demo.a",
  token: "t".repeat(24),
  metric: "forecast",
};
/** Public, and not made by a user. Another page that search engines may list is a decision: it belongs here. */
const listed = [
  ...["/", "/login", "/signup", "/model-signup", "/search", "/analyze", "/ai-assistant", "/compare", "/analytics"],
  ...["/removal", "/methods", "/methods/:metric", "/help", "/changelog", "/terms", "/privacy"],
];

test.each(pagePaths)("robots: %s is listed only if it is public", async (path) => {
  const url = path.replace(/:(\w+)/g, (_, name) => example[name] ?? "");
  expect(await robots(url)).toBe(listed.includes(path) ? "all" : "noindex");
});

test.each([
  ["a visitor's report", "/analyze?model=7"],
  ["a prefilled analysis", "/analyze?q=demo.a"],
  ["what was searched for", "/search?q=demo"],
  ["what was compared", "/compare?models=1,2"],
  ["a saved comparison", "/compare?report=3"],
  ["a metric that no page explains", "/methods/nothing"],
  ["a page that is none", "/nothing/here"],
])("robots: %s is not indexed", async (_, url) => {
  expect(await robots(url)).toBe("noindex");
});

test("robots: the sitemap, which robots.txt names, has pages that search engines may list and no other", async () => {
  const { body, headers } = await server.app.inject({ method: "GET", url: "/robots.txt" });
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  const address = /^Sitemap: (.+)$/m.exec(body)?.[1] ?? "";
  const { origin, pathname } = new URL(address);
  const answer = await server.app.inject({ method: "GET", url: pathname });
  expect(answer.headers["content-type"]).toMatch(/^application\/xml/);
  const paths = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = ""]) => at.slice(origin.length));
  expect(paths).toEqual(expect.arrayContaining(["/search", "/methods/forecast", "/help"]));
  expect(await Promise.all(paths.map(robots))).toEqual(paths.map(() => "all"));
});
