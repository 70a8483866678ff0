import { observationMetrics } from "@fanradar/engine";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { partOf, serialId } from "./columns.ts";
import { evidence } from "./evidence.ts";
import { files, screenshots } from "./screenshots.ts";

/** A figure confirmed from a screenshot. Its value is the observation of the same metric from its evidence. */
export const screenshotFigures = pgTable(
  "screenshot_figures",
  {
    id: serialId(),
    screenshotId: partOf(() => screenshots.id),
    evidenceId: partOf(() => evidence.id),
    metric: text({ enum: observationMetrics }).notNull(),
    /** The text on the screen, letter by letter. */
    shown: text().notNull(),
    /** The part of the picture that shows it. */
    crop: text().references(() => files.name),
  },
  (table) => [index().on(table.screenshotId), index().on(table.evidenceId), index().on(table.crop)],
);
