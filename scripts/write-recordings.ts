import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { RecordedAnswer } from "../server/src/features/instance/checks/redact-answer.ts";

const entries = z.array(z.looseObject({ file: z.string() }));

/** Writes each answer into a file and its line into the folder's manifest, in place of what was recorded of the same before. Returns the files. */
export function writeRecordings(folder: string, answers: readonly RecordedAnswer[]): string[] {
  const manifest = join(folder, "manifest.json");
  const before = existsSync(manifest) ? entries.parse(JSON.parse(readFileSync(manifest, "utf8"))) : [];
  const added = answers.map(({ body, name, ...about }) => {
    const file = `${about.platform}/doctor__${name}.json`;
    mkdirSync(join(folder, about.platform), { recursive: true });
    writeFileSync(join(folder, file), `${JSON.stringify(body, null, 2)}\n`);
    const provenance = `recorded ${new Date().toISOString().slice(0, 10)} by npm run doctor`;
    return { file, ...about, provenance, what: `A check's ${name}, redacted` };
  });
  const names = new Set(added.map(({ file }) => file));
  mkdirSync(folder, { recursive: true });
  const all = [...before.filter(({ file }) => !names.has(file)), ...added];
  writeFileSync(manifest, `${JSON.stringify(all, null, 1)}\n`);
  return [...names].map((file) => join(folder, file));
}
