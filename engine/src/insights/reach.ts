import { putObserved } from "../desk/counts.ts";
import type { Desk } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";

const totals = [
  { metric: "reachTotal", from: "reach.total", unit: "count" },
  { metric: "viewsTotal", from: "views.total", unit: "count" },
] as const;

/** Accounts reached and views over the days that the platform told of: from a connected account, else not spoken of. */
export function putReach(desk: Desk, platform: Platform): void {
  for (const one of totals) {
    const isTold = desk.observations.some((seen) => seen.platform === platform && seen.metric === one.from);
    if (isTold) putObserved(desk, { platform, ...one });
  }
}
