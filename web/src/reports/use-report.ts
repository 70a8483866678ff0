import { getReport } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { keys } from "../lib/query-client.ts";

/** The newest report, or an older version; asked for only once there is one. A run that ended meanwhile brings a newer one. */
export function useReport(
  modelId: number,
  { isThere, endedAt, version }: { isThere: boolean; endedAt: string | null | undefined; version: number | undefined },
) {
  return useQuery({
    queryKey: [...keys.report(modelId), version ?? endedAt ?? ""],
    queryFn: () => call(getReport, { params: { id: modelId }, query: { version } }),
    enabled: isThere,
    placeholderData: (previous) => previous,
  });
}
