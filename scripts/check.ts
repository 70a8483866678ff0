import { check, checks, type Tally, unitTests } from "./steps.ts";

/** `npm run check`: everything but the browser, under a minute. */
const tallies: Tally[] = [...checks.map(([name, command]) => check(name, command)), unitTests()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
