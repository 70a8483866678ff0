import { posix } from "node:path";
import type { Place, Report } from "./fence.ts";

/** Which rooms a room may import; `types` of the rooms after the colon. */
const arrows: Record<string, { any: readonly string[]; types?: readonly string[] }> = {
  engine: { any: [] },
  contract: { any: ["engine"] },
  words: { any: [], types: ["contract", "engine"] },
  platforms: { any: ["engine"] },
  sandbox: { any: [] },
  server: { any: ["contract", "engine", "platforms", "words"] },
  web: { any: ["contract", "words"], types: ["engine"] },
  e2e: { any: ["sandbox", "contract", "words"] },
  bench: { any: ["contract", "engine", "platforms", "sandbox", "server", "words"] },
};

export const rooms = Object.keys(arrows);

/** The demo's start and seed, and what tests build their worlds from. */
const mayReachSandbox = /^server\/src\/(seed|start|instance|main|test)\//;
const plumbing = new Set(["http", "db", "files", "isolate", "jobs", "mail", "start", "main", "seed", "test"]);
/** Plumbing that knows no feature; jobs, seed and main are where features are put together. */
const featureless = new Set(["http", "db", "isolate"]);
const browserRooms = new Set(["web", "contract", "words", "engine"]);
/** Beside the engine, for those who run on Node: its own entry. */
const nodeEntry = "engine/src/hash.ts";
const testPackages = new Set(["vitest", "fast-check"]);

export interface Import {
  target: string;
  isType: boolean;
  offset: number;
}

/** Rooms, declared packages, features: the arrows of one file. `declared` holds what its room's package.json names. */
export function checkImport(place: Place, found: Import, declared: ReadonlySet<string>, report: Report): void {
  const message = found.target.startsWith(".")
    ? judgePath(place, found.target)
    : (judgePackage(place, found, declared) ?? undefined);
  if (message) report(found.offset, message);
}

/** A package.json that names a room it may not import is broken before anything is imported. */
export function checkDeclared(room: string, names: Iterable<string>, report: (message: string) => void): void {
  for (const name of names) {
    const other = roomOf(name);
    if (other && other !== "sandbox" && !allowed(room, other)) report(`${room} may not name ${other}`);
    if (other === "sandbox" && !["server", "e2e", "bench"].includes(room)) report(`${room} may not name sandbox`);
  }
}

const roomOf = (target: string) => /^@fanradar\/([a-z0-9-]+)/.exec(target)?.[1];
const allowed = (room: string, other: string) =>
  [...(arrows[room]?.any ?? []), ...(arrows[room]?.types ?? [])].includes(other);

function judgePackage({ file, room, isTest }: Place, { target, isType }: Import, declared: ReadonlySet<string>) {
  if (!(room in arrows)) return undefined;
  const other = roomOf(target);
  if (other === "sandbox" && room === "server")
    return isTest || mayReachSandbox.test(file) ? undefined : "server reaches the sandbox in the demo's start alone";
  if (other) {
    if (!allowed(room, other)) return `${room} may not import ${other}`;
    if (!declared.has(`@fanradar/${other}`)) return `${room}/package.json does not name @fanradar/${other}`;
    if (arrows[room]?.types?.includes(other) && !isType && !isTest) return `${room} may import only types of ${other}`;
    return undefined;
  }
  if (target.startsWith("node:"))
    return browserRooms.has(room) && file.includes("/src/") && !isTest && file !== nodeEntry
      ? `${room} runs in the browser too: no ${target}`
      : undefined;
  const name = /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
  if (declared.has(name) || (testPackages.has(name) && isTest)) return undefined;
  return `${room}/package.json does not name ${name}`;
}

function judgePath({ file, room, isTest }: Place, target: string): string | undefined {
  if (!/\.(tsx?|mjs|css|json|svg)$/.test(target)) return "an import ends in .ts or .tsx";
  const path = posix.join(posix.dirname(file), target);
  const other = path.split("/")[0] ?? "";
  if (other !== room && room in arrows) return `${room} reaches into ${other} by a path`;
  if (isTest) return undefined;
  const [from, to] = [featureOf(file), featureOf(path)];
  if (!from || !to || from === to) return undefined;
  const isFree = room === "server" && (plumbing.has(from) || plumbing.has(to));
  if (!isFree) return `feature ${from} imports feature ${to}`;
  return featureless.has(from) && !plumbing.has(to) ? `${from} knows no feature, and imports ${to}` : undefined;
}

const featureOf = (file: string) => /^(?:server\/src|web\/src\/features)\/([^/]+)\//.exec(file)?.[1];
