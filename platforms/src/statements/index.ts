export { describeLine } from "./describe-line.ts";
// An entry of its own: a thread starts for each file, and the clients of the platforms would be most of what it loads.
export { detect } from "./detect.ts";
export { readStatement } from "./read-statement.ts";
export { toUtc } from "./to-utc.ts";
