import type { SplitMonthAnswer } from "@fanradar/contract";

/** How far a month is confirmed. `changed`: what somebody confirmed are not its sums any more. */
export type MonthState = "running" | "changed" | "both" | "byAgency" | "byCreator" | "none";

/** What of its confirmations heads a month: a change before all else. */
export function monthState({
  isOver,
  confirmations: { agency, creator },
}: Pick<SplitMonthAnswer, "isOver" | "confirmations">): MonthState {
  const given = [agency, creator].filter((one) => one !== null);
  if (given.some(({ isCurrent }) => !isCurrent)) return "changed";
  if (given.length === 2) return "both";
  if (agency) return "byAgency";
  if (creator) return "byCreator";
  return isOver ? "none" : "running";
}
