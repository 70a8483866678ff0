import { availableParallelism } from "node:os";
import { findChromium } from "./chromium.ts";
import { checks, finish, journeys, runChecks, type Tally, unitTests } from "./steps.ts";

/**
 * What `npm test` runs once everything is installed. Neither API tests nor journeys leave a core idle: beside each other they took
 * longer than one after the other, since what waits polls.
 */
const training = runChecks([["training of models", ["scripts/train-models.ts"]]]);
const tallies: Tally[] = (
  await Promise.all([
    training,
    training.then(() => unitTests("unit")),
    runChecks(checks, Math.max(1, availableParallelism() - 1)),
    training.then(() => runChecks([["bundle", ["scripts/bundle-main.ts"]]])),
  ])
).flat();
tallies.push(...(await runChecks([["sizes", ["scripts/sizes.ts"]]])));
tallies.push(await unitTests("api", 4));
const chromium = findChromium();
if (chromium) tallies.push(await journeys(chromium));
else {
  console.log("✗ journeys: no Chromium is here and none could be installed; set CHROME_PATH.");
  tallies.push({ passed: 0, failed: 1, failures: ["journeys: no Chromium"] });
}
finish(tallies);
