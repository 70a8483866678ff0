import type { Model } from "@fanradar/contract";
import { useWords } from "../lib/messages.ts";
import { Badge } from "../ui/badge.tsx";
import { ExplainedBadge } from "../ui/explained-badge.tsx";

interface StatusBadgeProps extends Pick<Model, "status" | "badge"> {
  /** Inside a link nothing else can be pressed: the badge then says no more than its name. */
  isInLink?: boolean;
  /** On the dashboard, where the specification calls it a screenshot: elsewhere a model without one is complete. */
  isOnDashboard?: boolean;
}

/** What a model's figures rest on once there is a report; before that, how far its analysis is. Green is for what was verified. */
export function StatusBadge({ status, badge, isInLink = false, isOnDashboard = false }: StatusBadgeProps) {
  const words = useWords().interfaceWords.badges;
  if (status === "completed") {
    const tone = badge === "manual-entry" ? "quiet" : "good";
    if (!badge) return <Badge tone={tone}>{words.completed}</Badge>;
    const label = badge === "verified-screenshot" && !isOnDashboard ? words.completed : words[badge];
    if (isInLink) return <Badge tone={tone}>{label}</Badge>;
    return (
      <ExplainedBadge tone={tone} hint={words.hints[badge]}>
        {label}
      </ExplainedBadge>
    );
  }
  if (status === "processing") return <Badge tone="warn">{words.processing}</Badge>;
  if (status === "failed") return <Badge tone="bad">{words.failed}</Badge>;
  return <Badge>{words.pending}</Badge>;
}
