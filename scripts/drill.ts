import { resolve } from "node:path";
import { drillBackup } from "../server/src/backup/drill.ts";
import { StartRefusal } from "../server/src/config/refusal.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";
import { archiveOf } from "./archive-of.ts";

/**
 * `npm run drill -- FILE`: restores a backup into a scratch database on the same server, recomputes what must hold, prints a line
 * each and drops it again. Exit code 1 where something does not hold.
 */
await withDatabase(async (_, config) => {
  const { path, passphrase } = archiveOf("drill", config);
  const started = performance.now();
  const { startedAt, rows, findings } = await drillBackup(config, { path: resolve(path), passphrase });
  console.log(`✓ restored: ${rows} rows as of ${startedAt}`);
  for (const { name, checked, faults } of findings) {
    console.log(`${faults.length === 0 ? "✓" : "✗"} ${name}: ${checked} checked, ${faults.length} wrong`);
    for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  }
  const wrong = findings.filter(({ faults }) => faults.length > 0).length;
  if (wrong > 0) throw new StartRefusal(`The drill failed: ${wrong} of ${findings.length} checks.`);
  console.log(`The drill passed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}, "connection");
