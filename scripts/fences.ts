import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findBroken } from "./find-broken.ts";

/** Rules of the house that no linter has: casts, silenced checks, time and chance, sentences outside words/. Prints `file:line message` and fails when there is one. */
const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
const files = execFileSync("git", list, { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(file) && !file.includes("/migrations/"));

const broken = files.flatMap((file) => findBroken(file, readFileSync(file, "utf8")));
for (const { file, line, message } of broken) console.log(`${file}:${line} ${message}`);
process.exit(broken.length === 0 ? 0 : 1);
