import type { Section } from "../ledger/vocabulary.ts";
import type { PrivacyField } from "./metric.ts";

/** The lines and bars of a report or comparison: the setting that guards each, and the section that draws it. */
interface SeriesRow {
  id: string;
  field: PrivacyField;
  section: Section | null;
}

const rows: readonly SeriesRow[] = [
  { id: "followers", field: "figures", section: "growthPotential" },
  // One bar a post.
  { id: "engagement", field: "posts", section: "engagementMetrics" },
  { id: "followersChange", field: "figures", section: null },
];

/** The row of a series by its `metric`; undefined where the catalogue has none. */
export const seriesOf = (name: string): SeriesRow | undefined => rows.find(({ id }) => id === name);
