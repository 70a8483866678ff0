import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** What the product runs on: `allowScripts` in package.json names PostgreSQL's binaries for these alone. */
const systems = { os: ["linux", "darwin"], cpu: ["x64", "arm64"] };
const binary = z.object({ os: z.optional(z.array(z.string())), cpu: z.optional(z.array(z.string())) });

/** What npm copies into the lock from package.json of a package, where it stands too: addresses for donations, licences, versions of Node. */
const copied = ["funding", "license", "engines"];

/**
 * The text of a lock file without what nothing reads from it: copies of what packages say of themselves, and binaries of systems that the product does
 * not run on. npm takes an optional package that the lock does not have for one that is not wanted.
 */
export const trimLock = (text: string): string =>
  `${JSON.stringify(
    JSON.parse(text, (key, value) => (copied.includes(key) || isForeign(value) ? undefined : value)),
    null,
    2,
  )}\n`;

function isForeign(value: unknown): boolean {
  const { success, data } = binary.safeParse(value);
  return success && !(fits(data.os, systems.os) && fits(data.cpu, systems.cpu));
}

/** npm's rule for `os` and `cpu`, but that what a package excludes ('!win32') counts as fitting. */
const fits = (named: readonly string[] | undefined, ours: readonly string[]) =>
  named === undefined || named.some((name) => name.startsWith("!") || ours.includes(name));

if (import.meta.main) writeFileSync("package-lock.json", trimLock(readFileSync("package-lock.json", "utf8")));
