import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { baselineStatements } from "../server/src/test/baseline.ts";

/** `npm run baseline`: writes the one migration again from the tables' definitions. Until the first release alone. */
const folder = "server/src/platform/db/migrations";
const tag = "0000_baseline";
rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/meta`, { recursive: true });
writeFileSync(`${folder}/${tag}.sql`, `${(await baselineStatements()).join("--> statement-breakpoint\n")}\n`);
// A database that was written by an older baseline is refused by this time.
const entry = { idx: 0, version: "7", when: Date.now(), tag, breakpoints: true };
const journal = { version: "7", dialect: "postgresql", entries: [entry] };
writeFileSync(`${folder}/meta/_journal.json`, `${JSON.stringify(journal, null, 2)}\n`);
