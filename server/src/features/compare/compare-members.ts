import type { Comparison } from "@fanradar/contract";
import { type Peer, type Sealed, type SealedComparison, sealComparison } from "@fanradar/engine";
import type { Reading } from "../../domain/access/visibility.ts";
import type { Member } from "../../domain/reports/find-members.ts";

/** A creator of the pool, and which profile it is. */
export interface PooledPeer extends Peer {
  profileId: number;
}

export interface CompareOptions {
  /** What is sealed in a report as it is read so; undefined where it was deleted meanwhile. */
  readSealed: (reading: Reading, report: { id: number; hash: string }) => Promise<Sealed | undefined>;
  findPool: () => Promise<readonly PooledPeer[]>;
}

type SealedAs = Sealed & { comparison: SealedComparison };

/** The members that have a report, sealed beside each other; undefined where none has. */
export async function compareMembers(
  members: readonly Member[],
  { readSealed, findPool }: CompareOptions,
): Promise<SealedAs | undefined> {
  const [pool, read] = await Promise.all([
    findPool(),
    Promise.all(
      members.map(async ({ id, name, reading, report }) => {
        const sealed = report && (await readSealed(reading, report));
        return sealed ? [{ key: String(id), name, sealed }] : [];
      }),
    ),
  ]);
  const reports = read.flat();
  if (reports.length === 0) return undefined;
  const own = new Set(members.flatMap(({ profiles }) => profiles.map(({ id }) => id)));
  return sealComparison(reports, { peers: pool.filter(({ profileId }) => !own.has(profileId)) });
}

interface PresentOptions {
  /** Ids, as they were asked for. */
  asked: readonly number[];
  members: readonly Member[];
  sealed: SealedAs | undefined;
}

/** A comparison that was just made: of what its members may be read by whoever asked. */
export function presentComparison({ asked, members, sealed }: PresentOptions): Comparison {
  const there = new Set(members.map(({ id }) => id));
  const moments = new Map(sealed?.comparison.members.map(({ key, asOf }) => [key, asOf]));
  return {
    asOf: sealed?.asOf ?? new Date().toISOString(),
    members: members.map(({ id, name, isOwn, profiles, isVerified, isOwnerVerified }) => ({
      key: String(id),
      id,
      name,
      isOwn,
      profiles: profiles.map(({ platform, handle }) => ({ platform, handle })),
      isVerified,
      isOwnerVerified,
      asOf: moments.get(String(id)) ?? null,
    })),
    missing: asked.filter((id) => !there.has(id)),
    leads: sealed?.comparison.leads ?? [],
    series: sealed?.series ?? [],
    facts: sealed?.facts ?? [],
    sources: sealed?.sources ?? [],
  };
}
