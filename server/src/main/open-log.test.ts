import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openLog, openLogFile } from "./open-log.ts";

const folder = mkdtempSync(join(tmpdir(), "fanradar-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a process's log is lines of JSON in its data folder, readable by the owner alone, and goes on after a restart", () => {
  for (const event of ["login", "logout"]) {
    const log = openLog("server", { dataDir: folder, logLevel: "info" });
    log.info({ event, actor: 1 }, "security");
    log.debug("not this");
  }
  const file = join(folder, "server.log");
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "login" }, { event: "logout" }]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a full file makes room: the newest lines are kept whole, in so many files", () => {
  const file = join(folder, "full.log");
  const limits = { maxBytes: 20, olderKept: 2 };
  for (let n = 10; n < 30; n++) openLogFile(file, limits).write(`line ${n}\n`);
  const read = (suffix: string) => readFileSync(`${file}${suffix}`, "utf8");
  expect(read(".2") + read(".1") + read("")).toBe("line 24\nline 25\nline 26\nline 27\nline 28\nline 29\n");
  expect(readdirSync(folder).filter((name) => name.startsWith("full.log"))).toHaveLength(3);
});

test.runIf(existsSync("/dev/full"))("a disk that is full fails nobody", () => {
  expect(() => openLogFile("/dev/full").write("line\n")).not.toThrow();
});
