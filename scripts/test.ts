import { findChromium } from "./chromium.ts";
import { check, checks, finish, journeys, type Tally, unitTests } from "./steps.ts";

/** What `npm test` runs once everything is installed. */
const tallies: Tally[] = [
  ...checks.map(([name, command]) => check(name, command)),
  check("bundle", ["scripts/bundle-main.ts"]),
  check("sizes", ["scripts/sizes.ts"]),
  unitTests(),
];
const chromium = findChromium();
if (chromium) tallies.push(journeys(chromium));
else {
  console.log("✗ journeys: no Chromium is here and none could be installed; set CHROME_PATH.");
  tallies.push({ passed: 0, failed: 1, failures: ["journeys: no Chromium"] });
}
finish(tallies);
