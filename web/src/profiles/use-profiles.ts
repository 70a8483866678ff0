import { listModels, listTrending, type Person } from "@fanradar/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import { callQuery } from "../lib/queries.ts";
import { badgeFilters, fits, type Profile, type ProfileFilters, whoseFilters } from "./profile.ts";

const limit = 20;

/** The filters, which the address holds, and how to change them. */
export function useProfileFilters(): [ProfileFilters, (next: Partial<ProfileFilters>) => void] {
  const [query, setQuery] = useSearchParams();
  const one = <T extends string>(name: string, of: readonly [T, ...T[]]): T =>
    of.find((value) => value === query.get(name)) ?? of[0];
  const filters = {
    q: query.get("q") ?? "",
    badge: one("badge", badgeFilters),
    whose: one("whose", whoseFilters),
    tag: query.get("tag") ?? "",
  };
  const change = (next: Partial<ProfileFilters>) => {
    const kept = Object.entries({ ...filters, ...next }).filter(([, value]) => value !== "" && value !== "all");
    setQuery(new URLSearchParams(kept), { replace: true });
  };
  return [filters, change];
}

/** The person's own models, newest first, then creators: those that trend, or whom search finds by what is typed. */
export function useProfiles(user: Person, filters: ProfileFilters) {
  const own = useQuery(callQuery(listModels, { params: { id: user.id } }));
  const { tag } = filters;
  const tagged = useQuery({
    ...callQuery(listModels, { params: { id: user.id }, query: { tag } }),
    enabled: tag !== "",
    placeholderData: keepPreviousData,
  });
  const mine = tag === "" ? own : tagged;
  const q = filters.q.trim();
  const creators = useQuery({
    ...callQuery(listTrending, { query: { limit: String(limit), q: q || undefined } }),
    placeholderData: keepPreviousData,
  });
  const all = useMemo(
    (): Profile[] => [
      ...(mine.data ?? []).map((model) => ({ kind: "own" as const, ...model })),
      ...(creators.data ?? []).map((creator) => ({ kind: "creator" as const, ...creator })),
    ],
    [mine.data, creators.data],
  );
  const tags = [...new Set((own.data ?? []).flatMap((model) => model.tags))].toSorted();
  return {
    profiles: all.filter((profile) => fits(profile, filters)),
    tags,
    isLoading: own.isPending || mine.isPending || creators.isPending,
    isLooking: creators.isFetching || tagged.isFetching,
    error: own.error ?? mine.error ?? creators.error,
    retry: () => Promise.all([own.refetch(), mine.refetch(), creators.refetch()]),
  };
}
