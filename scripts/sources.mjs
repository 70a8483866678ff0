// What dist/ was made from. Plain JavaScript: `npm start` needs it before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

/** Workspaces that dist/ has nothing of. */
const apart = ["bench", "e2e"];
const scripts = ["admin", "archive-of", "backup", "bundle", "doctor", "drill", "restore", "write-recordings"];
const others = ["package-lock.json", ...scripts.map((name) => `scripts/${name}.ts`)];
const stamp = join(root, "dist", ".sources");

/** A hash of every file that goes into dist/: names and contents, tests left out. */
export function hashSources() {
  const hash = createHash("sha256");
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const rooms = workspaces.filter((room) => !apart.includes(room));
  for (const file of [...rooms.flatMap((room) => filesOf(room)), ...others])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export function isBundled() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashSources();
}

/** Called last, with the hash taken before bundling: an edit in between makes the next start bundle again. */
export function markBundled(hash) {
  writeFileSync(stamp, hash);
}

function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return ["node_modules", "dist"].includes(entry.name) ? [] : filesOf(path);
      // The baseline is made of sources that count themselves.
      return /\.test\.tsx?$|^0000_baseline\.sql$/.test(entry.name) ? [] : [path];
    });
}
