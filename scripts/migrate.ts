import { migrateDatabase } from "../server/src/platform/db/migrate.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";

/** `npm run migrate`: tables and queue up to date, and nothing else. `npm start` does it by itself. */
await withDatabase(async (database) => {
  await migrateDatabase(database);
  console.log("The database is up to date.");
}, "connection");
