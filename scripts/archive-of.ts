import type { Config } from "../server/src/config/config.ts";
import { StartRefusal } from "../server/src/config/refusal.ts";

/**
 * File and passphrase of a command on a backup: its first argument and BACKUP_PASSPHRASE.
 *
 * @throws StartRefusal naming what is missing
 */
export function archiveOf(command: string, { backup }: Pick<Config, "backup">): { path: string; passphrase: string } {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartRefusal(`Usage: BACKUP_PASSPHRASE=… npm run ${command} -- FILE`);
  if (!backup)
    throw new StartRefusal(
      "BACKUP_PASSPHRASE is not set: at least 12 characters that seal the backup. Keep it elsewhere than the backups.",
    );
  return { path, passphrase: backup.passphrase };
}
