import type { Section, Unit } from "../ledger/vocabulary.ts";

/** The setting of a creator's page that guards a metric. `none`: no page of a creator shows it, so it is guarded as the most private. */
export type PrivacyField = "figures" | "posts" | "earnings" | "subscribers" | "none";

/** One row of the catalogue: what a metric is. Its label is `metricWords[id]` in `words/`; see `notations.ts` for how its value is written. */
export interface Metric {
  id: string;
  unit: Unit;
  field: PrivacyField;
  /** The section of a report that shows it beside its sentences. */
  section: Section | null;
  /** Whether versions of a report are compared by it, and a change is notified: not what moves by itself, or is not the creator's. */
  isCompared: boolean;
  /** It says little without the days it is of. */
  isOfPeriod?: true;
}

/** What metrics that stand in no report have in common. */
export const outsideReports = { section: null, isCompared: false } as const;
