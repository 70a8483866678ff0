import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { StartRefusal } from "../../config/refusal.ts";
import { type ClusterLocation, changeOwner } from "./place.ts";

export const superuser = "fanradar";

/**
 * Makes the cluster beside its place and renames it into it when whole, so that a kill in the middle leaves none.
 *
 * @throws Refusal when initdb fails, as on a full disk
 */
export function makeCluster({ binaries, cluster, identity }: ClusterLocation, password: string): void {
  const base = dirname(cluster);
  const prefix = `${basename(cluster)}-unfinished-`;
  for (const name of readdirSync(base))
    if (name.startsWith(prefix)) rmSync(join(base, name), { recursive: true, force: true });
  const unfinished = mkdtempSync(join(base, prefix));
  changeOwner(unfinished, identity);
  // Somewhere that its account reaches: only its owner reads what is in it.
  const secret = mkdtempSync(join(tmpdir(), "fanradar-"));
  const passwordFile = join(secret, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [secret, passwordFile]) changeOwner(path, identity);
  try {
    const options = ["-D", unfinished, "-U", superuser, "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    const made = spawnSync(
      join(binaries, "bin", "initdb"),
      [...options, "-E", "UTF8", "--locale=C.UTF-8", "--no-instructions"],
      { ...identity, encoding: "utf8", cwd: unfinished },
    );
    if (made.status !== 0)
      throw new StartRefusal(`PostgreSQL's data could not be made: ${made.error?.message ?? lastLine(made.stderr)}`);
    renameSync(unfinished, cluster);
  } finally {
    rmSync(secret, { recursive: true, force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";
