import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { type Fence, placeOf } from "./fence.ts";
import { checkFile } from "./fence-files.ts";
import { checkDeclared, checkImport, rooms } from "./fence-imports.ts";
import { checkSyntax } from "./fence-syntax.ts";

/** Lint errors of the house: rooms, arrows, taste. Prints `file:line message` and fails when there is one. */
const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
const files = execFileSync("git", list, { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file) && !file.includes("/migrations/"));

const broken: Fence[] = [];
const declared = new Map<string, Set<string>>();
for (const room of rooms) {
  const file = `${room}/package.json`;
  if (!existsSync(file)) continue;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
  const names = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  declared.set(room, names);
  checkDeclared(room, names, (message) => broken.push({ file, line: 1, message }));
}

for (const file of files) {
  const source = readFileSync(file, "utf8");
  const place = placeOf(file);
  const report = (offset: number, message: string) =>
    broken.push({ file, line: source.slice(0, offset).split("\n").length, message });
  checkFile(place, source, report);
  for (const found of checkSyntax(place, source, report))
    checkImport(place, found, declared.get(place.room) ?? new Set(), report);
}

for (const { file, line, message } of broken) console.log(`${file}:${line} ${message}`);
process.exit(broken.length === 0 ? 0 : 1);
