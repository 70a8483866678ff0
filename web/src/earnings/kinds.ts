import type { Earnings } from "@fanradar/contract";

export type Month = Earnings["months"][number];
export const kinds = ["subscription", "renewal", "tip", "message", "post", "stream", "referral", "other"] as const;
export const columns = [...kinds, "back", "pending"] as const;

/** Id of a month's fact in a column. */
export const idIn = (month: Month, column: (typeof columns)[number]) =>
  column === "back" || column === "pending" ? month[column] : month.types[column];

/** Neighbours in a bar differ in more than their shade. */
export const colourOf: Record<(typeof kinds)[number], string> = {
  subscription: "var(--teal)",
  renewal: "color-mix(in oklch, var(--teal) 55%, var(--card))",
  tip: "var(--coral)",
  message: "var(--verified)",
  post: "color-mix(in oklch, var(--verified) 50%, var(--card))",
  stream: "var(--warn)",
  referral: "color-mix(in oklch, var(--coral) 50%, var(--card))",
  other: "var(--ink-3)",
};
