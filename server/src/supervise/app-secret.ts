import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveToOwner } from "../platform/files/give-to-owner.ts";

/** A demo's APP_SECRET when none is set: created once, and stored beside the data that it protects, readable by the data's owner only. */
export function appSecretOf(dataDir: string): string {
  const file = join(dataDir, "app-secret");
  if (!existsSync(file)) {
    writeFileSync(`${file}.new`, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
    giveToOwner(`${file}.new`);
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, "utf8").trim();
}
