import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

test("tally reporter: writes the number of passed tests, and the reasons of failures", () => {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-tally-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const plant = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const result = join(folder, "result.json");
  plant(
    "vitest.config.ts",
    `import { tallyReporter } from ${JSON.stringify(resolve("scripts/tally-reporter.ts"))};
     export default { test: { globals: true, reporters: [tallyReporter(${JSON.stringify(result)})] } };`,
  );
  plant("a.test.js", `test("holds", () => {}); test("lists", () => expect([{ id: 7 }]).toEqual([]));`);
  plant(
    "b.test.js",
    `describe("around", () => { beforeAll(() => { throw new Error("no world"); }); test("x", () => {}); });`,
  );
  plant("c.test.js", `throw new Error("no file");`);
  plant(
    "d.test.js",
    `test("leaves", () => { setTimeout(() => { throw new Error("later"); }); return new Promise((end) => setTimeout(end, 50)); });`,
  );
  const { status } = spawnSync(process.execPath, [resolve("node_modules/vitest/vitest.mjs"), "run", "--root", folder], {
    env: { ...process.env, TEST_RESULT: "" },
  });
  expect(status).toBe(1);
  const { passed, failed, failures } = JSON.parse(readFileSync(result, "utf8"));
  expect({ passed, failed }).toEqual({ passed: 2, failed: 4 });
  const reasons = failures.toSorted().join("\n");
  expect(reasons).toMatch(/^a\.test\.js > lists: AssertionError: .*\n {4}- Expected\n {4}\+ Received\n/m);
  expect(reasons).toMatch(/\+ .*"id": 7/);
  expect(reasons).toMatch(/^b\.test\.js: Error: no world$/m);
  expect(reasons).toMatch(/^c\.test\.js: Error: no file$/m);
  expect(reasons).toMatch(/^outside of a test: Error: later$/m);
});
