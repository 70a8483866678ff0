import { observationMetrics } from "@fanradar/engine";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { serialId } from "./columns.ts";
import { evidence } from "./evidence.ts";
import { files, screenshots } from "./screenshots.ts";

/** A figure confirmed from a screenshot. Its value is the observation of the same metric from its evidence. */
export const screenshotFigures = pgTable(
  "screenshot_figures",
  {
    id: serialId(),
    screenshotId: integer()
      .notNull()
      .references(() => screenshots.id, { onDelete: "cascade" }),
    evidenceId: integer()
      .notNull()
      .references(() => evidence.id, { onDelete: "cascade" }),
    metric: text({ enum: observationMetrics }).notNull(),
    /** The text on the screen, letter by letter. */
    shown: text().notNull(),
    /** The part of the picture that shows it. */
    crop: text().references(() => files.name),
  },
  (table) => [index().on(table.screenshotId), index().on(table.evidenceId), index().on(table.crop)],
);
