import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { type Fence, placeOf } from "./fence.ts";
import { checkSyntax } from "./fence-syntax.ts";

/** Rules of the house that no linter has: casts, silenced checks, time and chance, sentences outside words/. Prints `file:line message` and fails when there is one. */
const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
const files = execFileSync("git", list, { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file) && !file.includes("/migrations/"));

const broken: Fence[] = [];
for (const file of files) {
  const source = readFileSync(file, "utf8");
  const place = placeOf(file);
  const report = (offset: number, message: string) =>
    broken.push({ file, line: source.slice(0, offset).split("\n").length, message });
  checkSyntax(place, source, report);
}

for (const { file, line, message } of broken) console.log(`${file}:${line} ${message}`);
process.exit(broken.length === 0 ? 0 : 1);
