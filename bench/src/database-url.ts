import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Of the embedded database, by what it keeps in the data folder; by its socket where it has one, as the product asks it. */
export function databaseUrlOf(folder: string): string {
  const password = readFileSync(join(folder, "postgres-password"), "utf8").trim();
  const [, , , port, socket] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
  const way = socket ? `?host=${encodeURIComponent(socket)}` : "";
  return `postgres://fanradar:${password}@127.0.0.1:${port}/postgres${way}`;
}
