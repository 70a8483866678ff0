import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import * as schema from "../platform/db/schema.ts";

const extensions = ["citext", "pg_trgm"].map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`);

/** The SQL statements that create every table of `schema.ts` in an empty database, the extensions first. */
export async function baselineStatements(): Promise<string[]> {
  const tables = generateDrizzleJson(schema, undefined, undefined, "snake_case");
  return [...extensions, ...(await generateMigration(generateDrizzleJson({}), tables)).map((one) => one.trim())];
}
