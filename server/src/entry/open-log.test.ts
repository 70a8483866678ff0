import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as endOfTurn } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openLog, openLogFile } from "./open-log.ts";

const folder = mkdtempSync(join(tmpdir(), "fanradar-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("openLog: a process's log is lines of JSON in its data folder, private to its owner, and continues after a restart", async () => {
  for (const event of ["login", "logout"]) {
    const log = openLog("server", { dataDir: folder, logLevel: "info", logTo: "files" });
    log.info({ event, actor: 1 }, "security");
    log.debug("not this");
    await endOfTurn();
  }
  const file = join(folder, "server.log");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "login" }, { event: "logout" }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("openLog: a full file rotates: the newest lines are kept whole, in a fixed number of files", async () => {
  const file = join(folder, "full.log");
  const limits = { maxBytes: 20, olderFiles: 2 };
  for (let n = 10; n < 30; n++) {
    openLogFile(file, limits).write(`line ${n}\n`);
    await endOfTurn();
  }
  const read = (suffix: string) => readFileSync(`${file}${suffix}`, "utf8");
  expect(read(".2") + read(".1") + read("")).toBe("line 24\nline 25\nline 26\nline 27\nline 28\nline 29\n");
  expect(readdirSync(folder).filter((name) => name.startsWith("full.log"))).toHaveLength(3);
});

test.runIf(existsSync("/dev/full"))("openLog: a full disk fails no caller", async () => {
  const log = openLogFile("/dev/full");
  log.write("line\n");
  await endOfTurn();
  expect(() => log.write("the next line\n")).not.toThrow();
});

test("openLog: the last lines are written before the process ends, in order", () => {
  const file = join(folder, "last.log");
  const script = `import { openLogFile } from ${JSON.stringify(import.meta.resolve("./open-log.ts"))};
    const log = openLogFile(${JSON.stringify(file)});
    log.write("first\\n");
    log.write("last\\n");
    process.exit(1);`;
  expect(spawnSync(process.execPath, ["--input-type=module", "--eval", script]).status).toBe(1);
  expect(readFileSync(file, "utf8")).toBe("first\nlast\n");
});
