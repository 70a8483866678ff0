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
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    throw new StartRefusal(`The data folder ${folder} cannot be written${code}; set DATA_DIR.`);
  }
}

/** Step by step: `recursive` never returns where a folder's parent exists and refuses it as missing, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder);
}
