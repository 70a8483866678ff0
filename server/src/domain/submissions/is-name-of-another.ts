import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { creators, profiles } from "../../platform/db/schema.ts";

/** Letters and digits of a name alone, in lower case and without accents. */
const lettersOf = (name: unknown) => sql`regexp_replace(lower(normalize(${name}, NFKD)), '[^[:alnum:]]', '', 'g')`;

/**
 * Whether a listed creator has this name, whatever its signs, accents and capitals, and none of one's own linked profiles has it on its platform.
 * A claim proves handles: beside its badge another's name would be taken for theirs (0384).
 *
 * @param creatorId whose name it is to be
 */
export async function isNameOfAnother(
  db: Db | Tx,
  { creatorId, name }: { creatorId: number; name: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    with given as (select ${lettersOf(sql`${name}::text`)} as letters)
    select exists (
        select from ${creators} where ${creators.id} <> ${creatorId} and ${creators.isListed} and ${lettersOf(creators.displayName)} = letters
      ) and not exists (
        select from ${profiles} where ${profiles.creatorId} = ${creatorId} and ${lettersOf(profiles.displayName)} = letters
      ) and letters <> '' as taken
    from given`);
  return rows[0]?.taken ?? false;
}
