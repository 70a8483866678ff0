import { addObserved } from "../builder/counts.ts";
import type { FactBuilder } from "../builder/fact-builder.ts";
import type { Platform } from "../ledger/vocabulary.ts";

/** Accounts reached and views over the days that the platform states: from a connected account, else no fact is added. */
export function addReach(builder: FactBuilder, platform: Platform): void {
  for (const total of ["reach.total", "views.total"] as const) {
    const isKnown = builder.observations.some((seen) => seen.platform === platform && seen.metric === total);
    if (isKnown) addObserved(builder, platform, total);
  }
}
