import { readOutcomes } from "@fanradar/contract";
import { platformNames, screenLabels } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { boolean, char, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { bytea, createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/**
 * What lies in the store of files. A row is there before its file is, and goes after it: none is ever left behind. `dueAt`:
 * from then on it goes, unless something refers to it.
 */
export const files = pgTable(
  "files",
  {
    /** 48 random hexadecimal digits. */
    name: text().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    type: text({ enum: ["image/png", "image/jpeg"] }).notNull(),
    bytes: integer().notNull(),
    createdAt: createdAt(),
    dueAt: moment().notNull().default(sql`now() + interval '1 hour'`),
  },
  (table) => [index().on(table.dueAt), index().on(table.userId)],
);

/** A picture uploaded for a model. Becomes evidence when a person confirms its figures. */
export const screenshots = pgTable(
  "screenshots",
  {
    id: serialId(),
    modelId: partOf(() => models.id),
    addedBy: integer().references(() => users.id, { onDelete: "set null" }),
    /** Of the bytes as they were sent: the same picture again is the same screenshot. */
    sha256: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Null once it is deleted. */
    picture: text().references(() => files.name),
    createdAt: createdAt(),
    /** Result of text recognition; null before it. */
    outcome: text({ enum: readOutcomes }),
    /** Whose screen it looks like, and the '@names' on it. */
    looksLike: text({ enum: platformNames }),
    handles: text().array().notNull().default([]),
    confirmedAt: moment(),
    platform: text({ enum: platformNames }),
    observedOn: date({ mode: "string" }),
    currency: char({ length: 3 }),
  },
  (table) => [unique().on(table.modelId, table.sha256), index().on(table.picture), index().on(table.createdAt)],
);

/** A figure that was read off a picture by machine, until a person has confirmed it. */
export const screenshotReadings = pgTable(
  "screenshot_readings",
  {
    id: serialId(),
    screenshotId: partOf(() => screenshots.id),
    label: text({ enum: screenLabels }).notNull(),
    shown: text().notNull(),
    /** Two readings agree, and no other check raised a doubt. */
    isSure: boolean().notNull(),
    crop: text().references(() => files.name),
  },
  (table) => [index().on(table.screenshotId), index().on(table.crop)],
);
