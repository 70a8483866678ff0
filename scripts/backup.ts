import { resolve } from "node:path";
import { writeBackup } from "../server/src/backup/write-backup.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";
import { archiveOf } from "./archive-of.ts";

/** `npm run backup -- FILE`: database, files and secrets as one file, sealed by BACKUP_PASSPHRASE. The instance runs on meanwhile. */
await withDatabase(async ({ pool }, config) => {
  const { path, passphrase } = archiveOf("backup", config);
  const started = performance.now();
  const { rows, files, missingFiles } = await writeBackup(pool, config, { path: resolve(path), passphrase });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${path}: ${rows} rows and ${files} files in ${seconds} s.`);
  for (const name of missingFiles) console.log(`✗ file ${name} is missing in the store`);
  if (missingFiles.length > 0) process.exitCode = 1;
});
