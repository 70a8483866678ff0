import { availableParallelism } from "node:os";
import { findChromium } from "./chromium.ts";
import { checks, finish, journeys, runChecks, startProduct, unitTests } from "./steps.ts";

/**
 * What `npm test` runs once everything is installed. Until the journeys everything is beside everything else, so that no core waits for
 * the end of a part. Journeys beside API tests took longer than after them, since what waits polls; the first start of their product does not.
 */
const chromium = findChromium();
const training = runChecks([["training of models", ["scripts/train-models.ts"]]]);
const bundle = training.then(() => runChecks([["bundle", ["scripts/bundle-main.ts"]]]));
const product = chromium && bundle.then(startProduct);
const tallies = (
  await Promise.all([
    training,
    runChecks(checks, Math.max(1, availableParallelism() - 1)),
    bundle,
    bundle.then(() => runChecks([["sizes", ["scripts/sizes.ts"]]])),
    training.then(() => unitTests("unit", 1)),
    training.then(() => unitTests("api", 4)),
  ])
).flat();
if (chromium && product) tallies.push(await journeys(chromium, await product));
else {
  console.log("✗ journeys: no Chromium is here and none could be installed; set CHROME_PATH.");
  tallies.push({ passed: 0, failed: 1, failures: ["journeys: no Chromium"] });
}
finish(tallies);
