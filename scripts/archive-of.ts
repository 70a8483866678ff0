import { StartRefusal } from "../server/src/config/refusal.ts";

const shortest = 12;

/**
 * File and passphrase of a command on a backup: its first argument and BACKUP_PASSPHRASE.
 *
 * @throws Refusal naming what is missing
 */
export function archiveOf(command: string): { path: string; passphrase: string } {
  const [path] = process.argv.slice(2);
  const passphrase = process.env.BACKUP_PASSPHRASE ?? "";
  if (!path) throw new StartRefusal(`Usage: BACKUP_PASSPHRASE=… npm run ${command} -- FILE`);
  if ([...passphrase].length < shortest)
    throw new StartRefusal(
      `BACKUP_PASSPHRASE must have at least ${shortest} characters. Keep it elsewhere than the backups.`,
    );
  return { path, passphrase };
}
