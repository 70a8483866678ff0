import type { Comparison } from "@fanradar/contract";
import { type ComparisonReport, type Peer, type Platform, type SealedReport, sealComparison } from "@fanradar/engine";
import { publicVisibility, type ReportVisibility } from "../../domain/access/visibility.ts";
import type { ComparisonMember } from "../../domain/reports/find-members.ts";

export interface CompareOptions {
  /** Sealed content of a report as the viewer may see it; undefined if it was deleted meanwhile. */
  readSealed: (reading: ReportVisibility, report: { id: number; hash: string }) => Promise<SealedReport | undefined>;
  /** The creators that the members are compared with, none of their own profiles among them. */
  findPeers: (own: { profileIds: number[]; platforms: Platform[] }) => Promise<readonly Peer[]>;
}

/**
 * The members that have a report, sealed beside each other; undefined where none has.
 *
 * @param options.withPublicPart seals what rests on public evidence alone as well: a saved comparison outlives the right to read it all
 */
export async function compareMembers(
  members: readonly ComparisonMember[],
  { readSealed, findPeers, withPublicPart = false }: CompareOptions & { withPublicPart?: boolean },
): Promise<ComparisonReport | undefined> {
  const profiles = members.flatMap(({ profiles }) => profiles);
  const [peers, read] = await Promise.all([
    findPeers({ profileIds: profiles.map(({ id }) => id), platforms: profiles.map(({ platform }) => platform) }),
    Promise.all(
      members.map(async ({ id, name, reading, report }) => {
        const sealed = report && (await readSealed(reading, report));
        if (!sealed) return [];
        const isPrivate = withPublicPart && sealed.facts.some(({ scope }) => scope === "owner");
        const publicPart = isPrivate ? await readSealed(publicVisibility, report) : undefined;
        return [{ key: String(id), name, sealed, ...(publicPart && { publicPart }) }];
      }),
    ),
  ]);
  const reports = read.flat();
  if (reports.length === 0) return undefined;
  return sealComparison(reports, { peers });
}

interface PresentOptions {
  /** Ids of the request, in its order. */
  modelIds: readonly number[];
  members: readonly ComparisonMember[];
  sealed: ComparisonReport | undefined;
}

/** A comparison that was just made, of what the viewer may read of its members. */
export function presentComparison({ modelIds, members, sealed }: PresentOptions): Comparison {
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
    missing: modelIds.filter((id) => !there.has(id)),
    leads: sealed?.comparison.leads ?? [],
    series: sealed?.series ?? [],
    facts: sealed?.facts ?? [],
    sources: sealed?.sources ?? [],
  };
}
