import type { Fact } from "@fanradar/engine";

/** Which way a change went; undefined where its interval leaves that open. */
export function directionOfChange({ value, low, high }: Fact): "up" | "down" | undefined {
  if (typeof value !== "number") return undefined;
  if (Math.min(value, low ?? value) > 0) return "up";
  if (Math.max(value, high ?? value) < 0) return "down";
  return undefined;
}
