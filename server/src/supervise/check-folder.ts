import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartRefusal } from "../config/refusal.ts";

/**
 * Makes the data folder and really writes into it: root may write by its rights where a read-only disk refuses.
 *
 * @throws Refusal when it cannot be written
 */
export function checkFolder(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    make(folder);
    // On a full disk an empty file can still be made.
    writeFileSync(probe, "probe");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const remedy = code === "ENOSPC" ? "free space on its disk, or set DATA_DIR" : "set DATA_DIR";
    throw new StartRefusal(`The data folder ${folder} cannot be written${code && ` (${code})`}; ${remedy}.`);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Step by step: `recursive` never returns where a folder's parent exists and refuses it as missing, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder);
}
