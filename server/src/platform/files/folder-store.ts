import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore, StoreFault } from "./file-store.ts";
import { giveToOwner } from "./give-to-owner.ts";

/** Files in a folder, readable by the data's owner only, in subfolders by the first letters of their names. */
export function openFolderStore(folder: string): FileStore {
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    put: (name, bytes) =>
      asStoreFault<"stored">(async () => {
        await makeOwned(folder);
        await makeOwned(join(folder, name.slice(0, 2)));
        const path = placeOf(name);
        await writeFile(`${path}.new`, bytes, { mode: 0o600, flush: true });
        giveToOwner(`${path}.new`);
        await rename(`${path}.new`, path);
        return "stored";
      }),
    get: (name) =>
      asStoreFault(async () => {
        try {
          return await readFile(placeOf(name));
        } catch (error) {
          if (codeOf(error) === "ENOENT") return "missing";
          throw error;
        }
      }),
    remove: (name) =>
      asStoreFault<"removed">(async () => {
        // One that a killed process had begun goes with it.
        await Promise.all([placeOf(name), `${placeOf(name)}.new`].map((path) => rm(path, { force: true })));
        return "removed";
      }),
  };
}

async function makeOwned(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) giveToOwner(made);
}

async function asStoreFault<T>(act: () => Promise<T>): Promise<T | StoreFault> {
  try {
    return await act();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { fault: `${code} in the folder of files` };
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : undefined);
