import { chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** As root: gives new files to the owner of the folder, so that they can start on it, too. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
