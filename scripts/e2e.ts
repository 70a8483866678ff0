import { findChromium } from "./chromium.ts";
import { finish, journeys, startProduct } from "./steps.ts";

/** `npm run e2e`: the journeys alone. */
const chromium = findChromium();
if (!chromium) throw new Error("No Chromium is here and none could be installed; set CHROME_PATH.");
finish([await journeys(chromium, startProduct())]);
