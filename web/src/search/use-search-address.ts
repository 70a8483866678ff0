import { platformNames, type SearchSort, searchSorts, tiers } from "@fanradar/contract";
import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";

const flags = ["verified", "ownerVerified", "featured"] as const;
export type SearchFlag = (typeof flags)[number];

/** The search, as stored in the address. Undefined: any. */
export interface SearchState {
  q: string;
  platform?: (typeof platformNames)[number];
  tier?: (typeof tiers)[number];
  verified?: true;
  ownerVerified?: true;
  featured?: true;
  sort?: SearchSort;
  /** Where the page begins; the first one without it. */
  after?: string;
}

/** Everything of the page's state is in its address: it can be bookmarked, shared and returned to. Invalid values are ignored. */
export function useSearchAddress(): [
  SearchState,
  (next: Partial<Record<keyof SearchState, string | undefined>>) => void,
] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const state = useMemo(() => read(search), [search]);
  const change = useCallback(
    (next: Partial<Record<keyof SearchState, string | undefined>>) => navigate(searchAddress({ ...state, ...next })),
    [state, navigate],
  );
  return [state, change];
}

/** The address of a search. */
export function searchAddress(state: Partial<Record<keyof SearchState, string | true | undefined>>): string {
  const pairs = Object.entries(state).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `/search?${query}` : "/search";
}

function read(search: string): SearchState {
  const query = new URLSearchParams(search);
  const one = <T extends string>(name: string, of: readonly T[]) => of.find((value) => value === query.get(name));
  const [platform, tier, sort] = [one("platform", platformNames), one("tier", tiers), one("sort", searchSorts)];
  const after = query.get("after");
  return {
    q: query.get("q") ?? "",
    ...(platform && { platform }),
    ...(tier && { tier }),
    ...Object.fromEntries(flags.filter((flag) => query.get(flag) === "true").map((flag) => [flag, true])),
    ...(sort && { sort }),
    ...(after !== null && /^[\w-]+$/.test(after) && { after }),
  };
}
