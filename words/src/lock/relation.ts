import type { Fact } from "@fanradar/engine";

/** How two figures stand to each other by the ends of their intervals, as the engine's own sentences are held to. */
export function relationOf(left: Fact | undefined, right: Fact | undefined): "above" | "below" | "meets" | undefined {
  if (typeof left?.value !== "number" || typeof right?.value !== "number") return undefined;
  if ((left.low ?? left.value) > (right.high ?? right.value)) return "above";
  if ((left.high ?? left.value) < (right.low ?? right.value)) return "below";
  return "meets";
}

/** Which way a change went, where its interval leaves no doubt. */
export function directionOf(fact: Fact): "up" | "down" | undefined {
  if (typeof fact.value !== "number") return undefined;
  if (Math.min(fact.value, fact.low ?? fact.value) > 0) return "up";
  if (Math.max(fact.value, fact.high ?? fact.value) < 0) return "down";
  return undefined;
}
