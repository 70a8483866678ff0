import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { daySlots, slotHours } from "../content/time-slots.ts";
import type { Breakdown } from "../ledger/evidence.ts";
import { newestOf } from "./newest-breakdown.ts";

/** Of the 24 hours, so many must be known: a missing hour is not one with 0 people. */
const fewestHours = 20;
const dayHours = 24;
const hourMs = 3_600_000;

interface Options {
  breakdowns?: readonly Breakdown[] | undefined;
  timeZone?: string | undefined;
}

/**
 * When followers are online, from the newest answer of a connected account: the three hours of the day with the most of them, in the
 * creator's time zone where that is known, and by how much they lie above the mean hour. It says when people are there, not
 * when posts draw more: that is the schedule's.
 */
export function addOnlineHours(builder: FactBuilder, { breakdowns = [], timeZone }: Options): void {
  for (const platform of builder.platforms) {
    const newest = newestOf(builder, breakdowns, { platform, dimension: "onlineHour" });
    const hours = (newest?.parts ?? []).filter(({ key }) => /^(?:1?\d|2[0-3])$/.test(key));
    if (!newest || new Set(hours.map(({ key }) => key)).size < fewestHours) continue;
    const { count, slotOf } = daySlots(timeZone);
    const midnight = Math.floor(Date.parse(newest.observedAt) / (dayHours * hourMs)) * dayHours * hourMs;
    const slots = Array.from({ length: count }, () => ({ sum: 0, hours: 0 }));
    for (const { key, value } of hours) {
      const slot = slots[slotOf(midnight + Number(key) * hourMs)];
      if (slot) Object.assign(slot, { sum: slot.sum + value, hours: slot.hours + 1 });
    }
    const mean = hours.reduce((sum, { value }) => sum + value, 0) / hours.length;
    const means = slots.map(({ sum, hours }) => (hours > 0 ? sum / hours : 0));
    const best = means.indexOf(Math.max(...means));
    const { observedAt, evidence } = newest;
    const shared = {
      platform,
      kind: "derived",
      asOf: observedAt,
      sources: [evidence],
      n: hours.length,
      sampleOf: "hours",
      formula: timeZone === undefined ? "audience.onlineUtc" : "audience.online",
    } as const;
    addFact(builder, { ...shared, metric: "audience.onlineFrom", value: best * slotHours });
    addFact(builder, {
      ...shared,
      metric: "audience.onlineUntil",
      value: ((best + 1) * slotHours) % dayHours,
    });
    const change = 100 * ((means[best] ?? 0) / mean - 1);
    addFact(builder, { ...shared, metric: "audience.onlineChange", value: change });
  }
}
