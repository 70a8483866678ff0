import { StartRefusal } from "../server/src/config/refusal.ts";
import { migrateDatabase } from "../server/src/platform/db/migrate.ts";
import { seed } from "../server/src/seed/seed.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";

/** `npm run seed`: the demo's accounts, sample creators and models. A demo's `npm start` does it by itself. */
await withDatabase(async (database, config) => {
  if (config.mode === "live") throw new StartRefusal("Only a demo is seeded; FANRADAR_MODE is live.");
  await migrateDatabase(database);
  await seed(database.db, config);
  console.log("The demo is seeded.");
}, "connection");
