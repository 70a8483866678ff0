import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

const packageFile = z.object({ license: z.optional(z.string()) });

export interface License {
  /** 'react 19.3.1'. */
  of: string;
  /** As its package names it, such as 'MIT'. */
  name: string;
  /** What its package says in full: licence and notices. Empty where it brings no such file. */
  text: string;
}

const folders = "node_modules/";
const isText = (file: string) =>
  /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i.test(file) && !/\.(?:js|json|ts)$/.test(file);

/**
 * The licence of every package that the product is made of, by name: what the lock file installs for production and is here. Packages for
 * other systems are not installed, and so not listed.
 *
 * @throws where a package names no licence
 */
export function findLicenses(root: string): License[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const found = Object.entries(packages).flatMap(([path, { version, dev, devOptional, link }]): License[] => {
    const folder = join(root, path);
    if (!path.includes(folders) || dev || devOptional || link || !existsSync(folder)) return [];
    const of = `${path.slice(path.lastIndexOf(folders) + folders.length)} ${version ?? ""}`;
    const { license } = packageFile.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    if (!license) throw new Error(`${of} names no licence in its package.json`);
    const texts = readdirSync(folder).filter(isText).toSorted();
    return [
      { of, name: license, text: texts.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n") },
    ];
  });
  return [...new Map(found.map((one) => [one.of, one])).values()].toSorted((a, b) => (a.of < b.of ? -1 : 1));
}

const rule = `\n\n${"-".repeat(80)}\n\n`;

/** One text for people: the packages with their licences, then each text once, below the packages that it is of. */
export function writeLicenses(licenses: readonly License[]): string {
  const list = licenses.map(({ of, name }) => `${of}: ${name}`).join("\n");
  const texts = Map.groupBy(
    licenses.filter(({ text }) => text !== ""),
    ({ text }) => text,
  );
  const whole = [...texts].map(([text, ones]) => `${ones.map(({ of }) => of).join(", ")}\n\n${text}`);
  return `Software by others that FanRadar is made of, and its licenses.\n\n${[list, ...whole].join(rule)}\n`;
}
