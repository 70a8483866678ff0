import { comparableShown, listModelPage, listTrending } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useSession } from "../lib/session.ts";
import { linksOf } from "../models/model-links.ts";
import { besideOwn } from "./beside-own.ts";

/** A model or creator to choose. */
export interface Comparable {
  id: number;
  name: string;
  handle: string;
  /** Which platform's creator it is, or that it is one's own: names and handles are the same on several. */
  where: string;
  /** Two without a common one have hardly a measure to compare. */
  platforms: readonly Platform[];
}

/** Creators requested. Source: the specification, section 7, 'comparison and Model Profiles'. */
const limit = 20;
/** While something is typed, own models take at most half of the places while there are creators for the rest: a name may be anybody's. */
const ownWhileTyping = comparableShown / 2;

interface ComparableOptions {
  /** What is said beside an own model. */
  yours: string;
  /** Only own models that have a report. */
  withReport: boolean;
  /** Only own models that wear it, and no creators, who wear none; empty: all. */
  tag?: string;
}

/**
 * The first twelve who fit what is typed: own models, then creators whom anybody may find, by relevance or, with nothing
 * typed, by trending. Undefined while the first answer is on its way.
 */
export function useComparable(
  typed: string,
  { yours, withReport, tag = "" }: ComparableOptions,
): { comparable: Comparable[] | undefined; error: Error | null } {
  const { interfaceWords } = useWords();
  const q = typed.trim();
  const user = useSession();
  const found = useQuery({
    ...callQuery(listTrending, { query: { limit: String(limit), q: q || undefined }, keepsPrevious: true }),
    gcTime: 60_000,
  });
  const mine = useQuery({
    ...callQuery(listModelPage, {
      params: { id: user?.id ?? 0 },
      query: {
        q: q || undefined,
        tag: tag || undefined,
        withReport: withReport || undefined,
        limit: comparableShown,
      },
      keepsPrevious: true,
    }),
    enabled: Boolean(user),
  });
  if (!found.data || (user && mine.isPending)) return { comparable: undefined, error: found.error ?? mine.error };
  const own = (mine.data?.models ?? []).map((model) => ({
    ...{ id: model.id, name: model.name, handle: model.username, where: yours },
    platforms: linksOf(model).map(({ platform }) => platform),
  }));
  const others = besideOwn(tag === "" ? found.data : [], mine.data?.models ?? []).map((creator) => {
    const platforms = linksOf(creator).map(({ platform }) => platform);
    const where = platforms.map((platform) => interfaceWords.platforms[platform]).join(", ");
    return { id: creator.id, name: creator.name, handle: creator.handle, where, platforms };
  });
  const places = q === "" ? comparableShown : Math.max(ownWhileTyping, comparableShown - others.length);
  return { comparable: [...own.slice(0, places), ...others].slice(0, comparableShown), error: null };
}
