import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBackup } from "../server/src/backup/read-backup.ts";
import { secretsOf } from "../server/src/backup/secrets-of.ts";
import { StartRefusal } from "../server/src/config/refusal.ts";
import { openFileStore } from "../server/src/platform/files/file-store.ts";
import { checkFolder } from "../server/src/supervise/check-folder.ts";
import { withDatabase } from "../server/src/supervise/with-database.ts";
import { archiveOf } from "./archive-of.ts";

/**
 * `npm run restore -- FILE`: a backup into an empty database and the configured store of files, on this host or another one. Where
 * this instance has other secrets than the backup, those of the backup are written beside its data, and it starts with them.
 */
await withDatabase(async (database, config) => {
  const { path, passphrase } = archiveOf("restore", config);
  // Before anything is restored: files and secrets are to go there.
  checkFolder(resolve(config.dataDir));
  const store = openFileStore(config);
  const { begin, end } = await readBackup(database, {
    path: resolve(path),
    passphrase,
    onFile: async (name, bytes) => {
      const stored = await store.put(name, bytes);
      if (stored !== "stored") throw new StartRefusal(`Files cannot be written: ${stored.fault}.`);
    },
  });
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored: ${rows} rows and ${end.files} files as of ${begin.startedAt}.`);
  const { APP_SECRET, TOKEN_KEYS } = begin.secrets;
  const own = secretsOf(config);
  if (APP_SECRET === own.APP_SECRET && TOKEN_KEYS === own.TOKEN_KEYS) return;
  const file = join(resolve(config.dataDir), "restored-secrets.env");
  const lines = [`APP_SECRET=${APP_SECRET}`, ...(TOKEN_KEYS ? [`TOKEN_KEYS=${TOKEN_KEYS}`] : [])];
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  console.log(
    `The backup has other secrets than this instance. Start it with those in ${file}, then delete that file.`,
  );
}, "connection");
