import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Where the cluster and its programs lie, and as whom they run. */
export interface Place {
  binaries: string;
  cluster: string;
  log: string;
  identity: { uid: number; gid: number } | undefined;
}

/** An account that owns nothing: present on every Unix, so no user has to be made. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root. As root it runs as `nobody`, who must reach its programs and its data: what lies
 * under a folder closed to others (a checkout in /root) is kept under /var/lib/fanradar instead, named after DATA_DIR.
 */
export function findPlace(dataDir: string, shipped: string): Place {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) return placeIn(folder, shipped, undefined);
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const base = isOpen(folder) ? folder : join("/var/lib/fanradar", name);
  mkdirSync(base, { recursive: true });
  const place = placeIn(base, isOpen(shipped) ? shipped : copyOf(shipped, base), nobody);
  mkdirSync(place.cluster, { recursive: true, mode: 0o700 });
  chownSync(place.cluster, nobody.uid, nobody.gid);
  return place;
}

function placeIn(base: string, binaries: string, identity: Place["identity"]): Place {
  return { binaries, cluster: join(base, "postgres"), log: join(base, "postgres.log"), identity };
}

function copyOf(shipped: string, base: string): string {
  const copy = join(base, "postgres-programs");
  if (!existsSync(join(copy, "bin", "postgres"))) cpSync(shipped, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** True when everyone may pass through each folder on the way. */
function isOpen(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
