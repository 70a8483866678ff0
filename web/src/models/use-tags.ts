import { listModelTags } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { useSession } from "../lib/session.ts";

/** Tags that the person's own models wear; none for a visitor and for who may not read them, and none before they are here. */
export function useTags(): string[] {
  const user = useSession();
  const may = useMay();
  const mine = useQuery({
    ...callQuery(listModelTags, { params: { id: user?.id ?? 0 } }),
    enabled: Boolean(user) && may("model.notes"),
  });
  return mine.data ?? [];
}
