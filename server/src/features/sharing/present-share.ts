import { createHash } from "node:crypto";
import type { Share, SharedReport } from "@fanradar/contract";
import { type SealedReport, summariseReport } from "@fanradar/engine";
import { renderContent } from "@fanradar/words";
import {
  canRead,
  editionVisibility,
  type ReportVisibility,
  releasedVisibility,
  visibility,
} from "../../domain/access/visibility.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";
import { onlySections } from "./only-sections.ts";
import type { OpenShare, StoredShare } from "./share-store.ts";

export function presentShare(share: StoredShare): Share {
  const { createdAt, expiresAt, lastOpenedAt } = share;
  return {
    ...share,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  };
}

/**
 * How the holder of a link reads a report: of a submission what anybody could read without it and what its maker releases; of a creator's
 * own record, and of the submission that stands for it, what its owner shows to who has a link.
 */
export const shareVisibility = ({ creator, releases }: Pick<OpenShare, "creator" | "releases">): ReportVisibility =>
  creator ? editionVisibility("link", creator) : releasedVisibility(releases);

/** The only door out of a link: what is visible by it, of the sections that its maker chose. */
export function presentShared(
  share: OpenShare,
  report: { id: number; hash: string; createdAt: Date; sealed: SealedReport },
  { isOwn, reader }: { isOwn: boolean; reader: Reader },
): SharedReport {
  const sealed = onlySections(report.sealed, share.sections);
  const rendered = {
    id: report.id,
    createdAt: report.createdAt.toISOString(),
    which: share.which,
    sections: share.sections,
    ...renderContent(sealed, formatOf(reader), messagesFor(reader).statementWords),
    sealed,
    summary: summariseReport(sealed),
    hash: report.hash,
  };
  const renderingHash = createHash("sha256").update(JSON.stringify(rendered)).digest("hex");
  return { ...rendered, renderingHash, isOwn, name: presentName(share), sharedBy: presentMaker(share) };
}

/** Of the creator whose record it is by their choice for links; of a submission the one whom anybody finds under its profiles. */
function presentName({ creator, publicName }: OpenShare): string | null {
  if (!creator) return publicName;
  return creator.isListed && canRead("link", visibility(creator, "profile")) ? creator.displayName : null;
}

/** Who shares: a shared workspace under its name and logo, else the person, where they show their name. */
function presentMaker({ showsMaker, maker, makersAvatar, workspace, logo }: OpenShare): SharedReport["sharedBy"] {
  if (workspace) return { name: workspace, avatar: "", logo: pictureAddress(logo) };
  return showsMaker && maker !== null ? { name: maker, avatar: pictureAddress(makersAvatar), logo: "" } : null;
}
