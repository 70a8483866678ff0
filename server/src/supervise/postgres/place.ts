import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Folders of the cluster and its programs, and the system user that runs them. */
export interface ClusterLocation {
  binaries: string;
  cluster: string;
  log: string;
  /** Undefined: as ourselves. */
  identity: SystemUser | undefined;
}

export interface SystemUser {
  uid: number;
  gid: number;
}

/** The system account 65534, which owns no files: present on every Unix, so no user has to be made. */
const unprivileged: SystemUser = { uid: 65_534, gid: 65_534 };
const elsewhere = "/var/lib/fanradar";

/**
 * PostgreSQL refuses to run as root. As root it runs as the owner of the data folder, or as `nobody` where root owns
 * it. That account must reach its programs and its data: what lies behind a folder closed to it (a checkout in /root)
 * is kept under /var/lib/fanradar instead, and `postgres` in the data folder is a link to it.
 */
export function findPlace(dataDir: string, shipped: string): ClusterLocation {
  const base = baseOf(dataDir);
  const identity = identityFor(base);
  const binaries = identity && !reaches(identity, join(shipped, "bin", "postgres")) ? copyOf(shipped) : shipped;
  return { binaries, cluster: join(base, "postgres"), log: join(base, "postgres.log"), identity };
}

/** The folder that holds the cluster: the data folder itself, where the user that runs the cluster can reach it. */
function baseOf(dataDir: string): string {
  const cluster = join(dataDir, "postgres");
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const base = dirname(resolve(dataDir, readlinkSync(cluster)));
    mkdirSync(base, { recursive: true, mode: 0o755 });
    return base;
  }
  const identity = identityFor(dataDir);
  if (!identity || reaches(identity, dataDir)) return dataDir;
  const base = join(elsewhere, randomBytes(8).toString("hex"));
  mkdirSync(base, { recursive: true, mode: 0o755 });
  symlinkSync(join(base, "postgres"), cluster);
  return base;
}

function identityFor(base: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = join(base, "postgres");
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : base);
  return uid === 0 ? unprivileged : { uid, gid };
}

/** Checked by the system, which knows every folder on the way and every rule. */
function reaches({ uid, gid }: SystemUser, path: string): boolean {
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { uid, gid, cwd: "/" }).status === 0;
}

/** Renamed into place when whole: a killed start leaves no half of it under this name. */
function copyOf(shipped: string): string {
  const copy = join(elsewhere, `programs-${statSync(join(shipped, "bin", "postgres")).mtimeMs}`);
  if (existsSync(copy)) return copy;
  const part = `${copy}-${randomBytes(4).toString("hex")}`;
  cpSync(shipped, part, { recursive: true, verbatimSymlinks: true });
  renameSync(part, copy);
  return copy;
}

/** Gives a path to whom the cluster runs as. */
export function changeOwner(path: string, identity: SystemUser | undefined): void {
  if (identity) chownSync(path, identity.uid, identity.gid);
}
