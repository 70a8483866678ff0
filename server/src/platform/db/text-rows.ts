import { hash } from "node:crypto";
import { fillPlaceholders, type Query } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import pg from "pg";
import { type Db, options } from "./open-database.ts";

/** Rows as PostgreSQL sends them, of which nothing is parsed yet. */
export interface TextRows {
  /** Of the rows: equal only where these are. */
  hash: string;
  /** PostgreSQL's ids of the columns' types. */
  types: readonly number[];
  rows: readonly (readonly (string | null)[])[];
}

/** What selects rows: the database, or a stand-in that returns rows that were read before. */
export type Builder = Pick<Db, "select">;

const asText = { getTypeParser: () => (value: string) => value };

/** Runs a query of `prepareOnce`. What was made of its rows before is found by their hash at half the server's time. */
export async function findTextRows(
  { $client }: Db,
  { sql: text, params }: Query,
  values: Record<string, unknown>,
): Promise<TextRows> {
  const query = { text, values: fillPlaceholders(params, values), rowMode: "array", types: asText } as const;
  const { rows, fields } = await $client.query<(string | null)[]>(query);
  return { hash: hash("sha256", JSON.stringify(rows), "base64url"), types: fields.map((one) => one.dataTypeID), rows };
}

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = pg.types.builtins;
/** Parsed by the query builder. */
const ofBuilder: ReadonlySet<number> = new Set([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL]);

/** The same rows as the query itself returns them; `run` executes it on the database that it is given. */
export function parseRows<Row>({ types, rows }: TextRows, run: (builder: Builder) => Promise<Row[]>): Promise<Row[]> {
  const parsers = types.map((type) => (ofBuilder.has(type) ? asText : pg.types).getTypeParser(type));
  const parsed = rows.map((row) => row.map((value, at) => (value === null ? null : parsers[at]?.(value))));
  return run(drizzle(async () => ({ rows: parsed }), options));
}
