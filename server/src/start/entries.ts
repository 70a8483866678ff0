import { fileURLToPath } from "node:url";

const sources = {
  prepare: "../main/prepare.ts",
  server: "../main/server.ts",
  worker: "../main/worker.ts",
  sandbox: "../../../sandbox/src/main.ts",
} as const;

export type Entry = keyof typeof sources;

/** The program of a child: beside this file in the bundle, its source when sources run. */
export function entryFile(name: Entry): string {
  const isSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(isSource ? sources[name] : `./${name}.js`, import.meta.url));
}
