import { fileURLToPath } from "node:url";

const sources = {
  prepare: "../entry/prepare.ts",
  server: "../entry/server.ts",
  worker: "../entry/worker.ts",
  scheduler: "../entry/scheduler.ts",
  sandbox: "../../../sandbox/src/main.ts",
} as const;

/** Argument of a child that waits for its supervisor's word once it is loaded. */
export const waitFlag = "--wait";

export type EntryName = keyof typeof sources;

/** The program of a child: beside this file in the bundle, its source when sources run. */
export function entryFile(name: EntryName): string {
  const isSource = import.meta.url.endsWith(".ts");
  return fileURLToPath(new URL(isSource ? sources[name] : `./${name}.js`, import.meta.url));
}

/**
 * Two arenas of the C library's allocator for all threads of a program, not eight for each processor: what a thread used is given back
 * at rest (bench/README.md, `soak`). Buffers from 128 kB on have pages of their own, which go back when they are freed: without a fixed
 * size glibc raises it with each such buffer, up to 32 MB, and they leave holes among small ones.
 */
export const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" } as const;

/**
 * What a program is started with. Young objects get little room, of which V8 keeps up to 128 MB for each thread where nothing bounds it. In a server
 * buffers of a large body lie there until it is full, and no request got dearer by it (bench/README.md, `import`). Old ones may grow by V8 to four
 * times what is alive before they are looked through: in a server to three times, since that takes 60 ms of both cores, and came every four seconds
 * under load; in a worker, whose rows and inputs of reports die soon after they are old, to twice.
 */
export const execArgvOf = (name: EntryName): string[] =>
  name === "server"
    ? ["--max-semi-space-size=4", "--heap-growing-percent=200"]
    : name === "sandbox"
      ? []
      : ["--max-semi-space-size=8", "--heap-growing-percent=100"];
