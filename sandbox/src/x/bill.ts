import type { Sandbox } from "../control/state.ts";

/** Bills resources: each of them once in a UTC day, by the real clock, however often it is answered. */
export function bill({ billed, clock }: Sandbox, ids: readonly string[]): void {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  if (billed.day !== day) {
    billed.day = day;
    billed.today.clear();
  }
  for (const id of ids) {
    if (billed.today.has(id)) continue;
    billed.today.add(id);
    billed.total += 1;
  }
}
