import { findChromium } from "./chromium.ts";
import { checks, finish, journeys, runChecks, type Tally, unitTests } from "./steps.ts";

/** What `npm test` runs once everything is installed. */
const tallies: Tally[] = [
  ...(await runChecks([...checks, ["bundle", ["scripts/bundle-main.ts"]]])),
  ...(await runChecks([["sizes", ["scripts/sizes.ts"]]])),
  unitTests("unit"),
  unitTests("api"),
];
const chromium = findChromium();
if (chromium) tallies.push(journeys(chromium));
else {
  console.log("✗ journeys: no Chromium is here and none could be installed; set CHROME_PATH.");
  tallies.push({ passed: 0, failed: 1, failures: ["journeys: no Chromium"] });
}
finish(tallies);
