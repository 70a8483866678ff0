import { getReport } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { callQuery } from "../lib/queries.ts";

/** The version that the address names; undefined for the newest. */
export function useVersion(): number | undefined {
  const named = new URLSearchParams(useSearch()).get("version") ?? "";
  return /^[1-9]\d{0,9}$/.test(named) ? Number(named) : undefined;
}

/** The newest report, or an older version; loaded only once there is one. A run that ended meanwhile brings a newer one. */
export function useReport(
  modelId: number,
  { isThere, endedAt, version }: { isThere: boolean; endedAt: string | null | undefined; version: number | undefined },
) {
  return useQuery({
    ...callQuery(getReport, {
      params: { id: modelId },
      query: { version },
      dependsOn: version === undefined ? endedAt : undefined,
      keepsPrevious: true,
    }),
    enabled: isThere,
  });
}
