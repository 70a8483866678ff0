import type { Db } from "./open-database.ts";

/**
 * A query that is built once a database instead of at every call: building one costs more than running it. Its parameters
 * are given by `sql.placeholder`. PostgreSQL keeps its plan as that of every other statement (`prepareStatements`).
 */
export function prepareOnce<Query>(build: (db: Db) => { prepare(name: string): Query }): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db).prepare("");
    built.set(db, query);
    return query;
  };
}
