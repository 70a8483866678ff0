import type { Pool } from "pg";
import { type Db, databaseOn } from "../../platform/db/open-database.ts";
import { type DataOwner, findOwnTables } from "./own-tables.ts";

const atOnce = 500;

/**
 * Columns of stored rows as their person may read them now, by row id. What is not named is exported as it is stored: the
 * person's own data. For tables that hold figures of other people's creators, which those may have hidden since.
 */
export type PresentRows = (db: Db, ids: number[]) => Promise<ReadonlyMap<number, object>>;

interface ExportOptions {
  owner: DataOwner;
  /** Of the person, or of the workspace. */
  id: number;
  /** By table. */
  presenters: Partial<Record<string, PresentRows>>;
  at: Date;
  /** Picture of the person, as stored: JPEG. */
  picture?: Buffer;
}

/** All stored data of a person or of a workspace, as the text of one JSON object, streamed some rows at a time. */
export async function* buildExport(
  pool: Pool,
  { owner, id, at, picture, presenters }: ExportOptions,
): AsyncGenerator<string> {
  const client = await pool.connect();
  try {
    // As it stood at one moment, whatever happens meanwhile.
    await client.query("begin isolation level repeatable read read only");
    const tables = await findOwnTables(client, owner);
    yield `{"product":"FanRadar","exportedAt":${JSON.stringify(at.toISOString())},"tables":{`;
    for (const [index, { name, where, withheld }] of tables.entries()) {
      yield `${index === 0 ? "" : ","}${JSON.stringify(name)}:[`;
      await client.query({
        text: `declare own no scroll cursor for select (to_jsonb(t) - $2::text[])::text as row from "${name}" t where ${where}`,
        values: [id, withheld],
      });
      let isFirst = true;
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from own`);
        if (rows.length === 0) break;
        const texts = rows.map(({ row }) => row);
        const present = presenters[name];
        const shown = present ? await presentRows(texts, (ids) => present(databaseOn(client), ids)) : texts;
        yield `${isFirst ? "" : ","}${shown.join(",")}`;
        isFirst = false;
      }
      await client.query("close own");
      yield "]";
    }
    yield "}";
    if (picture) yield `,"avatar":"data:image/jpeg;base64,${picture.toString("base64")}"`;
    yield "}";
  } finally {
    await client.query("rollback").finally(() => client.release());
  }
}

async function presentRows(
  texts: readonly string[],
  present: (ids: number[]) => Promise<ReadonlyMap<number, object>>,
): Promise<string[]> {
  const stored = texts.map((text): { id: number } => JSON.parse(text));
  const shown = await present(stored.map(({ id }) => id));
  return stored.map((row) => JSON.stringify({ ...row, ...shown.get(row.id) }));
}
