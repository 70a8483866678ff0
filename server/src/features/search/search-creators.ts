import { type CreatorsFound, type ParsedSearch, readSearch, type SearchMatch } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import { findByHandle, findEntries, type SearchEntry, type SearchQuery } from "./find-entries.ts";
import { formatCursor, type PageCursor, parseCursor } from "./page-cursor.ts";
import { presentHits } from "./present-hits.ts";
import { searchWordsOf, similarTerms, termQueries } from "./term-queries.ts";

/** With this many hits, or the exact handle, similar spellings are not searched. */
const enoughHits = 5;

/** A search strategy, run if those before it have not filled the page. `find` returns at most `limit` entries after a cursor. */
interface Round {
  /** Run only if the others have not found enough. */
  isLast?: true;
  match(entry: SearchEntry): SearchMatch | null;
  find(after: PageCursor | undefined, limit: number): Promise<SearchEntry[]>;
}

/**
 * A page of public creators that match a name, a handle or a link.
 *
 * By relevance they come in rounds: the exact handle, all words, prefixes of words; within a round by followers. Similar
 * spellings come last, if there are hardly any other hits; in other sort orders, if there are none.
 *
 * @returns undefined if `after` is not a valid cursor
 */
export async function findCreators(db: Db, query: SearchQuery): Promise<CreatorsFound | undefined> {
  const search = readSearch(query.q);
  const after = query.after === undefined ? undefined : parseCursor(query.after);
  if (query.after !== undefined && !after) return undefined;
  const sort = query.sort ?? (search.kind === "nothing" ? "trending" : "relevance");
  const rounds = await roundsOf(db, search, { ...query, sort });
  const isEnough = () =>
    after !== undefined ||
    found.length >= (sort === "relevance" ? enoughHits : 1) ||
    found.some(({ match }) => match === "handle");
  const found: (SearchEntry & { round: number; match: SearchMatch | null })[] = [];
  for (const [index, round] of rounds.entries()) {
    if (after && index < after.round) continue;
    if (round.isLast && after?.round !== index && isEnough()) break;
    const entries = await round.find(after?.round === index ? after : undefined, query.limit + 1 - found.length);
    found.push(...entries.map((entry) => ({ ...entry, round: index, match: round.match(entry) })));
    if (found.length > query.limit) break;
  }
  const hits = found.slice(0, query.limit);
  const last = hits.at(-1);
  return {
    search: presentParsedSearch(search),
    sort,
    next: found.length > hits.length && last ? formatCursor(last) : null,
    ...(await presentHits(db, hits)),
  };
}

function presentParsedSearch(search: ParsedSearch): CreatorsFound["search"] {
  return {
    kind: search.kind,
    platform: search.kind === "handle" ? search.platform : null,
    handle: search.kind === "handle" ? search.handle : null,
    error: search.kind === "refused" ? search.error : null,
  };
}

async function roundsOf(
  db: Db,
  search: ParsedSearch,
  query: SearchQuery & { sort: NonNullable<SearchQuery["sort"]> },
): Promise<Round[]> {
  if (search.kind === "refused") return [];
  const common = { filters: query, sort: query.sort };
  if (search.kind === "nothing")
    return [
      {
        match: () => null,
        find: (after, limit) => findEntries(db, { ...common, terms: "", whole: "", after, limit }),
      },
    ];
  const [platform, handle] = search.kind === "handle" ? [search.platform, search.handle] : [null, search.text];
  const words = await searchWordsOf(db, handle);
  if (words.length === 0) return [];
  const terms = termQueries(words);
  const exact = await findByHandle(db, { handle, platform, filters: query });
  const creators = exact.map(({ creatorId }) => creatorId);
  const match = ({ creatorId, isWhole }: SearchEntry) =>
    creators.includes(creatorId) ? "handle" : isWhole ? "words" : "beginnings";
  const [only, ...more] = words;
  const prefix = only !== undefined && more.length === 0 ? { prefix: only } : {};
  const findTerms = (
    wordQuery: { terms: string; prefix?: string; without?: string },
    after: PageCursor | undefined,
    limit: number,
  ) =>
    findEntries(db, {
      ...common,
      terms: wordQuery.terms,
      ...(wordQuery.prefix !== undefined && { prefix: wordQuery.prefix }),
      whole: terms.words,
      ...(query.sort === "relevance" && {
        without: { creators, ...(wordQuery.without !== undefined && { terms: wordQuery.without }) },
      }),
      after,
      limit,
    });
  const prefixRound: Round = {
    match,
    find: (after, limit) => findTerms({ terms: terms.prefixes, ...prefix, without: terms.words }, after, limit),
  };
  const similarRound: Round = {
    isLast: true,
    match: () => "similar",
    async find(after, limit) {
      const similar = await similarTerms(db, words);
      return similar === undefined ? [] : findTerms({ terms: similar, without: terms.prefixes }, after, limit);
    },
  };
  if (query.sort !== "relevance") return [prefixRound, similarRound];
  return [
    {
      match,
      find: async (after) => exact.filter(({ key, creatorId }) => !after || comesAfter({ key, creatorId }, after)),
    },
    { match, find: (after, limit) => findTerms({ terms: terms.words }, after, limit) },
    prefixRound,
    similarRound,
  ];
}

const comesAfter = (entry: Pick<SearchEntry, "key" | "creatorId">, cursor: PageCursor) =>
  entry.key < cursor.key || (entry.key === cursor.key && entry.creatorId < cursor.creatorId);
