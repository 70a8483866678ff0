import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** What each model is trained from: its examples, and every module that the trainer imports. */
const sources = {
  "question-model": ["assistant/src", "engine/src", "words/src"],
  "danger-model": ["assistant/src/questions", "words/src/classifier", "words/src/safety"],
};
type ModelName = keyof typeof sources;
const root = new URL("../../../", import.meta.url);
const cache = new URL("node_modules/.cache/", root);

/**
 * A trained model's file: of the bundle; where the sources run, trained by the first process after a change of them and kept for others.
 *
 * @param module URL of the module that loads it
 * @param train takes half a minute of a core; the same sources train the same file
 */
export function loadTrained(name: ModelName, module: string, train: () => Uint8Array): Uint8Array {
  if (!module.endsWith(".ts")) return readFileSync(new URL(`./${name}.bin`, module));
  const file = fileOf(name);
  if (existsSync(file)) return readFileSync(file);
  console.log(`Training the ${name} (half a minute of a core), since its sources changed …`);
  const bytes = train();
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) if (old.startsWith(`${name}-`)) rmSync(new URL(old, cache), { force: true });
  // Renamed once it is whole: another process may read it, or write the same, meanwhile.
  const part = new URL(`${process.pid}-${name}`, cache);
  writeFileSync(part, bytes);
  renameSync(part, file);
  return bytes;
}

/** Whether the sources have trained the model: then it is loaded at once. */
export const isTrained = (name: ModelName): boolean => existsSync(fileOf(name));

const fileOf = (name: ModelName) => new URL(`${name}-${hashSources(name)}.bin`, cache);

function hashSources(name: ModelName): string {
  const hash = createHash("sha256");
  for (const folder of sources[name]) {
    const files = readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
