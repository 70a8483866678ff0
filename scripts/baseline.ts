import { writeFileSync } from "node:fs";
import { baselineStatements, hashOf, journalFile } from "../server/src/platform/db/baseline.ts";

/** `npm run baseline`: after a change of tables, until the first release. A database that an older baseline made is refused by the time. */
const entry = { idx: 0, version: "7", when: Date.now(), tag: "0000_baseline", breakpoints: true };
const hash = hashOf((await baselineStatements()).join());
writeFileSync(
  journalFile,
  `${JSON.stringify({ version: "7", dialect: "postgresql", entries: [entry], hash }, null, 2)}\n`,
);
