import { type AnyPgColumn, customType, integer, timestamp } from "drizzle-orm/pg-core";

/** Case-insensitive text: two spellings of an e-mail or a handle are one. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

/** SHA-256 of a secret: what is looked up, never what was handed out. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const serialId = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => moment().notNull().defaultNow();

/** The row that this one is part of, which is deleted with it. */
export const partOf = (owner: () => AnyPgColumn) => integer().notNull().references(owner, { onDelete: "cascade" });
