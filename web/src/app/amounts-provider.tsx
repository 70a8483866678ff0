import { type ReactNode, useDeferredValue } from "react";
import { HidesAmounts, useHidesAmounts } from "../lib/amounts.ts";

/** Draws amounts as this device shows them, after the press that hides them has been answered. */
export function AmountsProvider({ children }: { children: ReactNode }) {
  return <HidesAmounts value={useDeferredValue(useHidesAmounts())}>{children}</HidesAmounts>;
}
