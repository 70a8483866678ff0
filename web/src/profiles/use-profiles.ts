import { type CreatorListing, listTrending, type Person } from "@fanradar/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { callQuery } from "../lib/queries.ts";
import { usePortfolio } from "../models/use-portfolio.ts";
import { badgeFilters, fits, ownershipFilters, type ProfileCardData, type ProfileFilters } from "./profile.ts";

const limit = 20;

/** The filters stored in the address, and a function to change them. */
export function useProfileFilters(): [ProfileFilters, (next: Partial<ProfileFilters>) => void] {
  const [query, setQuery] = useSearchParams();
  const one = <T extends string>(name: string, of: readonly [T, ...T[]]): T =>
    of.find((value) => value === query.get(name)) ?? of[0];
  const filters = {
    q: query.get("q") ?? "",
    badge: one("badge", badgeFilters),
    whose: one("whose", ownershipFilters),
    tag: query.get("tag") ?? "",
  };
  const change = (next: Partial<ProfileFilters>) => {
    const query = Object.entries({ ...filters, ...next }).filter(([, value]) => value !== "" && value !== "all");
    setQuery(new URLSearchParams(query), { replace: true });
  };
  return [filters, change];
}

/** The person's own models, newest first, and after the last of them creators: those that trend, or whom search finds by what is typed. */
export function useProfiles(user: Person, filters: ProfileFilters) {
  const { badge, whose, tag } = filters;
  const q = filters.q.trim();
  const isOwnShown = whose !== "creators";
  const own = usePortfolio(user, { q, tag, badge: badge === "all" ? undefined : badge }, { isEnabled: isOwnShown });
  const trending = useQuery(
    callQuery(listTrending, { query: { limit: String(limit), q: q || undefined }, keepsPrevious: true }),
  );
  const mine = isOwnShown ? (own.rows ?? []) : [];
  // The person's own page is among their models already, by itself or with the submission that includes it.
  const isAmongOwn = ({ id, userId }: CreatorListing) =>
    isOwnShown && userId === user.id && ((badge === "all" && q === "") || mine.some((model) => model.id === id));
  const creators = (trending.data ?? []).filter((creator) => fits(creator, filters) && !isAmongOwn(creator));
  const hasMore = isOwnShown && own.hasNextPage;
  const profiles: ProfileCardData[] = [
    ...mine.map((model) => ({ kind: "own" as const, ...model })),
    ...(hasMore ? [] : creators.map((creator) => ({ kind: "creator" as const, ...creator }))),
  ];
  return {
    profiles,
    portfolio: own,
    creators,
    totals: isOwnShown ? own.totals : { models: 0, verified: 0, featured: 0 },
    hasMore,
    more: () => own.fetchNextPage(),
    isLoading: (isOwnShown && own.isPending) || trending.isPending,
    isLooking: trending.isFetching || own.isFetching,
    error: (isOwnShown ? own.error : null) ?? trending.error,
    retry: () => Promise.all([own.refetch(), trending.refetch()]),
  };
}
