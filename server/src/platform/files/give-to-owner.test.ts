import { chownSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openLog } from "../../entry/open-log.ts";
import { appSecretOf } from "../../supervise/app-secret.ts";
import { passwordOf } from "../../supervise/postgres/password.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fanradar-owner-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.runIf(process.getuid?.() === 0)(
  "giveToOwner: files made by root in a user's data folder belong to the user",
  () => {
    chownSync(dataDir, 1234, 1234);
    appSecretOf(dataDir);
    passwordOf(dataDir, { isNew: true });
    openLog("server", { dataDir, logLevel: "info", logTo: "files" });
    const names = readdirSync(dataDir);
    expect(names).toHaveLength(3);
    for (const name of names) expect([name, statSync(join(dataDir, name)).uid]).toEqual([name, 1234]);
  },
);
