import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefusal } from "../../config/refusal.ts";
import { giveToOwner } from "../../platform/files/give-to-owner.ts";

/**
 * The cluster's password, stored beside the data, readable by the data's owner only: other people of this machine can
 * reach the port. Made with the cluster.
 *
 * @throws Refusal when a cluster's password is missing or belongs to another user
 */
export function passwordOf(dataDir: string, { isNew }: { isNew: boolean }): string {
  const file = join(dataDir, "postgres-password");
  if (isNew) {
    const password = randomBytes(24).toString("hex");
    // Renamed when whole; a cluster that is still to be made takes whatever stands here.
    writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
    giveToOwner(`${file}.new`);
    renameSync(`${file}.new`, file);
    return password;
  }
  if (!existsSync(file)) throw new StartRefusal(`${file} is missing: put it back from the backup of this data.`);
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new StartRefusal(`${file} cannot be read: the data was made by another user.`);
  }
}
