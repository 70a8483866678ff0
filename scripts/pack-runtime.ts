import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontFiles } from "../server/src/domain/reports/pdf/fonts.ts";

/**
 * `node scripts/pack-runtime.ts FOLDER`: what a live instance runs, and nothing else: the bundle without the sandbox, the
 * packages that are not in it (machine code), fonts and the language data of the screenshots' reader.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: node scripts/pack-runtime.ts FOLDER");
if (!existsSync("dist/server.js")) throw new Error("dist/ is missing: run node scripts/bundle-main.ts first.");

const skipped = new Set(["sandbox.js", ".sources", ".vite"]);
/** Machine code and what finds its own files beside itself. */
const packages = ["koffi", "sharp", "@myriaddreamin/typst-ts-node-compiler"];
/** Of these packages only the files that are read. */
const files = [
  "tesseract.js-core/package.json",
  "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "@tesseract.js-data/eng/package.json",
  "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
  ...fontFiles(),
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("dist", join(folder, "dist"), {
  recursive: true,
  filter: (from) => !skipped.has(from.slice(from.lastIndexOf("/") + 1)),
});
// Its `type` makes the bundle's files modules.
cpSync("package.json", join(folder, "package.json"));
for (const name of closureOf(packages))
  cpSync(join("node_modules", name), join(folder, "node_modules", name), { recursive: true, dereference: true });
for (const file of files) {
  const to = join(folder, "node_modules", file);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join("node_modules", file), to);
}

/** The packages with all that they need and that this machine has: of optional binaries those of its system. */
function closureOf(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = join("node_modules", name, "package.json");
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    const {
      dependencies = {},
      optionalDependencies = {},
    }: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));
    waiting.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies));
  }
  return found;
}

// The packed folder resolves what the checkout does.
const { resolve } = createRequire(`${process.cwd()}/${folder}/dist/server.js`);
for (const name of [...packages, "tesseract.js-core/tesseract-core-simd-lstm.js"]) resolve(name);
