import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { addMessages, messagesOf, preloadedBy } from "./messages-of-parts.ts";

const sources = fileURLToPath(new URL("src/", import.meta.url));

test("Messages of a part: those that its file and what it imports use, not those that are loaded later or with the first script", () => {
  const messages = messagesOf(join(sources, "search/search-page.tsx"));
  expect(messages).toContain("search");
  expect(messages).not.toContain("core");
  // Its part of trending creators comes later.
  expect(messages).not.toContain("creators");
  expect(messagesOf(join(sources, "models/usual-wait.tsx"))).toEqual(["submit"]);
  expect(messagesOf(join(sources, "reports/progress.tsx"))).toEqual(expect.arrayContaining(["reports", "submit"]));
});

test("Preloaded parts: those that a page and what it imports preload, and what these preload", () => {
  const parts = (page: string) => [...preloadedBy(join(sources, page))].map((file) => relative(sources, file));
  expect(parts("search/search-page.tsx")).toContain("search/found.tsx");
  expect(parts("search/search-page.tsx")).not.toContain("search/no-matches.tsx");
  expect(parts("analytics/analytics-page.tsx")).toEqual(["analytics/portfolio.tsx", "shell/shell.tsx"]);
  expect(parts("reports/report-page.tsx")).toEqual([
    ...["todos/step-todo.tsx", "reports/schedule-choice.tsx", "charts/series-chart.tsx"],
  ]);
  expect(parts("accounts/login-page.tsx")).toEqual([]);
});

test("Messages of a part: added where the part is declared, in one line or several", () => {
  const path = join(sources, "app/sample.tsx");
  const add = (code: string) => addMessages(code, path)?.split("; ").at(-1);
  expect(add('part(() => import("../models/usual-wait.tsx").then((file) => file.UsualWait))')).toBe(
    'part(() => import("../models/usual-wait.tsx").then((file) => file.UsualWait), partMessages.submit)',
  );
  expect(add('part(() =>\n  import("../models/usual-wait.tsx").then((file) => file.UsualWait),\n)')).toBe(
    'part(() =>\n  import("../models/usual-wait.tsx").then((file) => file.UsualWait), partMessages.submit,\n)',
  );
  expect(addMessages('import "./other.ts"', path)).toBeUndefined();
});

test("Messages of a part: every part of the sources is found and names a file that there is", () => {
  const declared = /\b(?:part|open|signedIn|ofModel)\(\s*\(\) =>\s+import\("/g;
  let parts = 0;
  for (const name of readdirSync(sources, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".tsx")) continue;
    const code = readFileSync(join(sources, name), "utf8");
    const files = [...code.matchAll(/import\("([^"]+)"\)\.then\(\(file\) => file\./g)];
    expect(files.length, name).toBe([...code.matchAll(declared)].length);
    for (const [, file = ""] of files) expect(() => messagesOf(join(sources, dirname(name), file))).not.toThrow();
    parts += files.length;
  }
  expect(parts).toBeGreaterThan(30);
});
