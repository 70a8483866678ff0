import { isDeepStrictEqual } from "node:util";
import type { Block } from "./block.ts";

/** Whether a block states something, and is not only said around that. */
export const states = ({ kind }: Block): boolean =>
  kind !== "phrase" && kind !== "ask" && kind !== "refuse" && kind !== "unused";

/** Whether a plan states nothing that the plan before it did not state. */
export function repeats(plan: readonly Block[], before: readonly Block[]): boolean {
  const own = plan.filter(states);
  return own.length > 0 && own.every((block) => before.some((one) => isDeepStrictEqual(one, block)));
}
