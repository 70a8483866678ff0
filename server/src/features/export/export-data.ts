import type { Pool } from "pg";
import { findOwnTables } from "./own-tables.ts";

const atOnce = 500;

interface ExportOptions {
  at: Date;
  /** Of the person, as it is kept: JPEG. */
  picture?: Buffer;
}

/** Everything that is kept of a person, as the text of one JSON object, some rows at a time: nothing is held as a whole. */
export async function* exportData(pool: Pool, userId: number, { at, picture }: ExportOptions): AsyncGenerator<string> {
  const client = await pool.connect();
  try {
    // As it stood at one moment, whatever happens meanwhile.
    await client.query("begin isolation level repeatable read read only");
    const tables = await findOwnTables(client);
    yield `{"product":"FanRadar","exportedAt":${JSON.stringify(at.toISOString())},"tables":{`;
    for (const [index, { name, where, withheld }] of tables.entries()) {
      yield `${index === 0 ? "" : ","}${JSON.stringify(name)}:[`;
      await client.query({
        text: `declare own no scroll cursor for select (to_jsonb(t) - $2::text[])::text as row from "${name}" t where ${where}`,
        values: [userId, withheld],
      });
      let isFirst = true;
      for (;;) {
        const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from own`);
        if (rows.length === 0) break;
        yield `${isFirst ? "" : ","}${rows.map(({ row }) => row).join(",")}`;
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
