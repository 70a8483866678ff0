import type { SealedReport } from "@fanradar/engine";
import { LRUCache } from "lru-cache";
import type { ReportVisibility } from "../access/visibility.ts";
import { visibleTo } from "./visible-to.ts";

/** Some 300 kB each. What is sealed never changes, so that it is looked through once for each kind of reader. */
const seen = new LRUCache<string, SealedReport>({ max: 100 });

/**
 * What is sealed in a report, as it is read so. The hash names it: another database in the same process has other reports
 * under the same ids.
 *
 * @param findSealed called only where it is not cached
 * @returns undefined where the report was deleted meanwhile
 */
export async function sealedAs(
  reading: ReportVisibility,
  { hash }: { hash: string },
  findSealed: () => Promise<SealedReport | undefined>,
): Promise<SealedReport | undefined> {
  const key = `${reading.name} ${hash}`;
  const known = seen.get(key);
  if (known) return known;
  const whole = await findSealed();
  if (!whole) return undefined;
  const sealed = visibleTo(reading, whole);
  seen.set(key, sealed);
  return sealed;
}
