import { sql } from "drizzle-orm";

/**
 * A column of a statement, after which its transaction commits without waiting for the disk: at once visible to all, and durable with the
 * next commit that waits, or within half a second. For what is made anew where a crash of the database takes it: the progress of a
 * run, and what was read for it. The report waits, and what came before it is then durable too.
 */
export const commitsSoon = sql<string>`set_config('synchronous_commit', 'off', true)`.as("commit");
