import type { Db } from "./open-database.ts";

/**
 * A query that is built once a database instead of at every call, and that PostgreSQL parses once a connection: building
one costs more than running it. `build` ends in `.prepare(statementName(db, name))` with a name of its own, parameters by `sql.placeholder`.
 */
export function prepareOnce<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
