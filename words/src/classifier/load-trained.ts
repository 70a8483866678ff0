import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Every room whose code or texts a model can be trained from. */
const rooms = ["assistant", "contract", "engine", "words"];
const root = new URL("../../../", import.meta.url);
const cache = new URL("node_modules/.cache/", root);

/**
 * A trained model's file: of the bundle; where the sources run, trained by the first process after a change of them and kept for others.
 *
 * @param module URL of the module that loads it
 * @param train takes seconds; the same sources train the same file
 */
export function loadTrained(name: string, module: string, train: () => Uint8Array): Uint8Array {
  if (!module.endsWith(".ts")) return readFileSync(new URL(`./${name}.bin`, module));
  mkdirSync(cache, { recursive: true });
  const kept = `${name}-${hashSources()}.bin`;
  const others = readdirSync(cache).filter((file) => file.startsWith(`${name}-`));
  if (others.includes(kept)) return readFileSync(new URL(kept, cache));
  const bytes = train();
  for (const file of others) rmSync(new URL(file, cache), { force: true });
  // Renamed once it is whole: another process may read it, or write the same, meanwhile.
  const part = new URL(`${process.pid}-${kept}`, cache);
  writeFileSync(part, bytes);
  renameSync(part, new URL(kept, cache));
  return bytes;
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const room of rooms) {
    const files = readdirSync(new URL(`${room}/src`, root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .toSorted();
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}
