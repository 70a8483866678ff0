import { checks, finish, runChecks, unitTests } from "./steps.ts";

/** `npm run check`: what needs neither a database nor a browser, under a minute. */
finish([...(await runChecks(checks)), unitTests("unit")]);
