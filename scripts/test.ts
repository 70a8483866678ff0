import { findChromium } from "./chromium.ts";
import { checks, finish, journeys, runChecks, type Tally, unitTests } from "./steps.ts";

/** Static checks, then what needs the bundle: its sizes, and the journeys. */
async function runBundled(chromium: string | undefined): Promise<Tally[]> {
  const tallies = await runChecks([["bundle", ["scripts/bundle-main.ts"]], ...checks]);
  tallies.push(...(await runChecks([["sizes", ["scripts/sizes.ts"]]])));
  if (chromium) return [...tallies, await journeys(chromium)];
  console.log("✗ journeys: no Chromium is here and none could be installed; set CHROME_PATH.");
  return [...tallies, { passed: 0, failed: 1, failures: ["journeys: no Chromium"] }];
}

/** API tests wait for the database, timers and platforms: three beside the journeys, or four alone, leave no core idle. */
const runVitest = async (chromium: string | undefined): Promise<Tally[]> => [
  await unitTests("unit"),
  await unitTests("api", chromium ? 3 : 4),
];

/** What `npm test` runs once everything is installed: both beside each other, so that neither waits at the other's end. */
const chromium = findChromium();
finish((await Promise.all([runBundled(chromium), runVitest(chromium)])).flat());
