import { check, checks, finish, unitTests } from "./steps.ts";

/** `npm run check`: everything but the browser, under a minute. */
finish([...checks.map(([name, command]) => check(name, command)), unitTests()]);
