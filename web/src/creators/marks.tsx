import type { CreatorListing } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { BadgeCheck } from "lucide-react";
import { useMessages } from "../lib/messages.ts";
import { Badge } from "../ui/badge.tsx";

/** Green: its owner was verified, which takes precedence. Blue: the profile was. Stands beside the handle, which it is proved for: a name is typed. */
export function Checks({ creator }: { creator: Pick<CreatorListing, "isVerified" | "isOwnerVerified"> }) {
  const { creatorWords } = useMessages(bundles.creators);
  if (creator.isOwnerVerified) return <Check tone="text-good" label={creatorWords.ownerVerified} />;
  return creator.isVerified && <Check tone="text-verified" label={creatorWords.verified} />;
}

function Check({ tone, label }: { tone: string; label: string }) {
  return (
    <span className={`inline-flex shrink-0 align-[-0.15em] ${tone}`} title={label}>
      <BadgeCheck size={16} aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  );
}

const tones = { "top-creator": "good", hot: "warn", "verified-creator": "quiet", featured: "quiet" } as const;

/** The one badge that a creator wears. */
export function CreatorBadge({ badge }: Pick<CreatorListing, "badge">) {
  const { creatorWords } = useMessages(bundles.creators);
  return badge && <Badge tone={tones[badge]}>{creatorWords.badges[badge]}</Badge>;
}
