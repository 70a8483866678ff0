import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";

const row = z.object({ id: z.number(), name: z.string(), handles: z.array(z.string()) });

/** More words than a question has, and more creators than one names. */
const mostWords = 60;
const mostFound = 20;

/**
 * Creators with a public page that a text may name: two words of their name or handle stand in it one after the other, as in
 * 'Nina Weiß' or 'demo_sue'. Whether it does name them is for the reader of the text to decide. One query over an index.
 */
export async function findMentioned(db: Db, text: string): Promise<z.infer<typeof row>[]> {
  const { rows } = await db.execute(sql`
    with word as (
      select word, place from unnest(search_words_of(${text})) with ordinality as given(word, place) where place <= ${mostWords}
    ), pair as (
      select string_agg(format('(%L & %L)', one.word, next.word), ' | ')::tsquery as terms
      from word one join word next on next.place = one.place + 1 and next.word <> one.word
    )
    select creators.id, creators.display_name as name, (
      select coalesce(json_agg(handle), '[]') from profiles where profiles.creator_id = creators.id
    ) as handles
    from pair join search_entries entry on entry.terms @@ pair.terms join creators on creators.id = entry.creator_id
    order by creators.id limit ${mostFound}`);
  return rows.map((one) => row.parse(one));
}
