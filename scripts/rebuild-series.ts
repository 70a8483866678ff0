import { rebuildSeries } from "../server/src/domain/portfolio/rebuild-series.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";

/** `npm run rebuild-series`: derives what portfolios read from the stored readings, posts and payments, after they were changed by hand. */
await withDatabase(async ({ db }) => {
  await rebuildSeries(db);
  console.log("The series are rebuilt.");
});
