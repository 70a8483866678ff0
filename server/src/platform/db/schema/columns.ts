import { customType, integer, timestamp } from "drizzle-orm/pg-core";

/** Case-insensitive text: two spellings of an e-mail or a handle are one. */
export const citext = customType<{ data: string }>({ dataType: () => "citext" });

/** SHA-256 of a secret: what is looked up, never what was handed out. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const serialId = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const createdAt = () => moment().notNull().defaultNow();
