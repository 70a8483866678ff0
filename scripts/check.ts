import { checks, finish, runChecks, unitTests } from "./steps.ts";

/** `npm run check`: what needs neither a database nor a browser. Beside each other, since neither keeps all cores busy to its end. */
const [checked, unit] = await Promise.all([runChecks(checks), unitTests("unit")]);
finish([...checked, unit]);
