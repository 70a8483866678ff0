import type { SeriesPoint } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";

/** The points with a null wherever two are more than so many days apart: what has no reading breaks the line. */
export function withGaps(points: readonly SeriesPoint[], gapDays: number): (SeriesPoint | null)[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const isGap = before !== undefined && Date.parse(point.at) - Date.parse(before.at) > gapDays * dayMs;
    return isGap ? [null, point] : [point];
  });
}
