import type { VersionChange } from "@fanradar/engine";
import { betweenReadings } from "@fanradar/engine/catalogue/between-readings";

interface LeadChanges {
  /** `real`: the largest changes beyond the margin of error; without one `appeared`: figures that were not there before. */
  kind: "real" | "appeared";
  news: VersionChange[];
  /** What else differs and is not noise. */
  more: VersionChange[];
}

/**
 * What of the changes since the version before heads a report. Undefined where all that differs may be chance, is small, or is our own
 * doing: another method says nothing of the creator.
 *
 * @param most of them: more would stand between the reader and the verdict
 */
export function leadChanges(changes: readonly VersionChange[], most: number): LeadChanges | undefined {
  const known = changes.filter(({ verdict }) => verdict !== "noise");
  // The change of a gain would be read as a gain or a loss.
  const real = known.filter((change) => change.verdict === "real" && !betweenReadings.has(metricOf(change)));
  const kind = real.length > 0 ? "real" : "appeared";
  const news = (kind === "real" ? real : known.filter(({ verdict }) => verdict === kind)).slice(0, most);
  const isOfNoNews = known.every(({ verdict }) => noNews.has(verdict));
  if (news.length === 0 && isOfNoNews) return undefined;
  return { kind, news, more: known.filter((change) => !news.includes(change)) };
}

const metricOf = ({ before, after }: VersionChange) => (after ?? before)?.metric ?? "";

const noNews: ReadonlySet<VersionChange["verdict"]> = new Set(["method", "real", "slight"]);
