/** What is compared, as stored in the address. */
export interface CompareState {
  /** At most four, none twice. */
  models: number[];
  /** A saved comparison instead. */
  report: number | null;
  lines: "change" | "counts";
  /** The address names more models than are compared, or what is none. */
  hasMore?: boolean;
}

/** The address of a comparison. */
export function compareAddress({ models = [], report = null, lines = "change" }: Partial<CompareState>): string {
  const query = [
    ...(report === null ? (models.length > 0 ? [`models=${models.join(",")}`] : []) : [`report=${report}`]),
    ...(lines === "counts" ? ["lines=counts"] : []),
  ];
  return query.length > 0 ? `/compare?${query.join("&")}` : "/compare";
}
