import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { checkFile, type Fence } from "./fence-rules.ts";

/** Lint errors of the house: rooms, arrows, taste. Prints `file:line message` and fails when there is one. */
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
  {
    encoding: "utf8",
  },
)
  .split("\n")
  .filter((file) => file !== "" && existsSync(file));

const rooms = new Map<string, Set<string>>();
for (const room of ["engine", "contract", "words", "platforms", "sandbox", "server", "web", "e2e", "bench"]) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(`${room}/package.json`, "utf8"));
  rooms.set(room, new Set(Object.keys({ ...dependencies, ...devDependencies })));
}

const broken: Fence[] = files.flatMap((file) => checkFile(file, readFileSync(file, "utf8"), rooms));
for (const { file, line, message } of broken) console.log(`${file}:${line} ${message}`);
process.exit(broken.length === 0 ? 0 : 1);
