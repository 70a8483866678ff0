import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** What the product runs on: `allowScripts` in package.json names PostgreSQL's binaries for these alone. */
const systems = { os: ["linux", "darwin"], cpu: ["x64", "arm64"] };
const binary = z.object({ os: z.optional(z.array(z.string())), cpu: z.optional(z.array(z.string())) });

/** What npm copies into the lock from package.json of a package, where it stands too: addresses for donations, licences, versions of Node. */
const copied = ["funding", "license", "engines"];

interface Lock {
  packages: Record<
    string,
    {
      optionalDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
      peerDependenciesMeta?: Record<string, { optional?: boolean }>;
    }
  >;
}

/**
 * The text of a lock file without what nothing reads from it: copies of what packages say of themselves, binaries of systems that the product does
 * not run on, and the names of optional packages that are not there. npm takes an optional package that the lock does not have for one that is not wanted.
 */
export function trimLock(text: string): string {
  const lock: Lock = JSON.parse(text, (key, value) => (copied.includes(key) || isForeign(value) ? undefined : value));
  const here = new Set(Object.keys(lock.packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  /** What lies within a package that is left out goes with it. */
  const isWithin = ([path]: [string, unknown]) => {
    const at = path.lastIndexOf("/node_modules/");
    return at < 0 || path.slice(0, at) in lock.packages;
  };
  const packages = Object.entries(lock.packages)
    .filter(isWithin)
    .map(([path, one]) => {
      const isPeer = (name: string) => here.has(name) || !one.peerDependenciesMeta?.[name]?.optional;
      const kept = Object.entries(one).flatMap(([member, value]) => {
        const isKept = member === "optionalDependencies" ? (name: string) => here.has(name) : isPeer;
        if (!/^(optional|peer)Dependencies(Meta)?$/.test(member)) return [[member, value] as const];
        const left = Object.entries(value).filter(([name]) => isKept(name));
        return left.length > 0 ? [[member, Object.fromEntries(left)] as const] : [];
      });
      return [path, Object.fromEntries(kept)] as const;
    });
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}

function isForeign(value: unknown): boolean {
  const { success, data } = binary.safeParse(value);
  return success && !(fits(data.os, systems.os) && fits(data.cpu, systems.cpu));
}

/** npm's rule for `os` and `cpu`, but that what a package excludes ('!win32') counts as fitting. */
const fits = (named: readonly string[] | undefined, ours: readonly string[]) =>
  named === undefined || named.some((name) => name.startsWith("!") || ours.includes(name));

if (import.meta.main) writeFileSync("package-lock.json", trimLock(readFileSync("package-lock.json", "utf8")));
