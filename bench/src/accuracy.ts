import { existsSync } from "node:fs";
import { join } from "node:path";
import { engagementAccuracy } from "./accuracy/engagement.ts";
import type { AccuracyLine } from "./accuracy/line.ts";

interface Part {
  /** Files of the data folder without which there is nothing to measure. */
  needs: string[];
  measure: (folder: string) => Promise<AccuracyLine[]> | AccuracyLine[];
}

/** One entry per part; each prints one JSON line per set of data. */
const parts: Record<string, Part> = {
  engagement: { needs: ["instagram-posts/posts.csv"], measure: engagementAccuracy },
};

/** `npm run bench -- accuracy --data DIR [--part NAME]`: figures of the engine beside baselines on the same data. */
export async function accuracy(folder: string, { part }: { part?: string }): Promise<void> {
  const chosen = part === undefined ? Object.keys(parts) : [part];
  for (const name of chosen) {
    const found = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!found) throw new Error(`Unknown part '${name}'. Known: ${Object.keys(parts).join(", ")}.`);
    const missing = found.needs.filter((file) => !existsSync(join(folder, file)));
    if (missing.length > 0) {
      process.exitCode = 1;
      console.error(`${name}: ${folder} has no ${missing.join(", ")}.`);
      continue;
    }
    for (const line of await found.measure(folder)) console.log(JSON.stringify(line));
  }
}
