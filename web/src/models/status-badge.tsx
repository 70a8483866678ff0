import type { Model } from "@fanradar/contract";
import { useWords } from "../app/words.ts";
import { Badge } from "../ui/badge.tsx";

/** What a model's figures rest on once there is a report; before that, how far its analysis is. */
export function StatusBadge({ status, badge }: Pick<Model, "status" | "badge">) {
  const words = useWords().interfaceWords.badges;
  if (status === "completed") return <Badge tone="good">{badge ? words[badge] : words.completed}</Badge>;
  if (status === "processing") return <Badge tone="warn">{words.processing}</Badge>;
  if (status === "failed") return <Badge tone="bad">{words.failed}</Badge>;
  return <Badge>{words.pending}</Badge>;
}
