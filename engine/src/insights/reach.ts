import { putObserved } from "../desk/counts.ts";
import type { Desk } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";

/** Accounts reached and views over the days that the platform told of: from a connected account, else not spoken of. */
export function putReach(desk: Desk, platform: Platform): void {
  for (const total of ["reach.total", "views.total"] as const) {
    const isKnown = desk.observations.some((seen) => seen.platform === platform && seen.metric === total);
    if (isKnown) putObserved(desk, platform, total);
  }
}
