import { type CreatorsFound, type ParsedSearch, readSearch, type SearchMatch } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import { type Entry, findByHandle, findEntries, type SearchQuery } from "./find-entries.ts";
import { presentFound } from "./present-found.ts";
import { type Place, readPlace, writePlace } from "./search-place.ts";
import { similarTerms, termQueries, wordsOf } from "./term-queries.ts";

/** With as many hits as this, or with the very handle, nobody needs to be told what else is spelled alike. */
const enough = 5;

/** One way of finding, asked where those before it have not filled the page. Answers at most `limit` entries after a place. */
interface Round {
  /** Asked only where the others have not found enough. */
  isLast?: true;
  match(entry: Entry): SearchMatch | null;
  find(after: Place | undefined, limit: number): Promise<Entry[]>;
}

/**
 * A page of the creators whom anybody may find by a name, a handle or a link.
 *
 * By relevance they come in rounds: the handle itself, all words, beginnings of words; within a round by followers. What is
 * spelled alike comes last, where hardly anybody is found without it; in every other order where nobody is.
 *
 * @returns undefined where `after` is no place of a page
 */
export async function findCreators(db: Db, query: SearchQuery): Promise<CreatorsFound | undefined> {
  const asked = readSearch(query.q);
  const after = query.after === undefined ? undefined : readPlace(query.after);
  if (query.after !== undefined && !after) return undefined;
  const sort = query.sort ?? (asked.kind === "nothing" ? "trending" : "relevance");
  const rounds = await roundsOf(db, asked, { ...query, sort });
  const isEnough = () =>
    after !== undefined ||
    found.length >= (sort === "relevance" ? enough : 1) ||
    found.some(({ match }) => match === "handle");
  const found: (Entry & { round: number; match: SearchMatch | null })[] = [];
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
    asked: told(asked),
    sort,
    next: found.length > hits.length && last ? writePlace(last) : null,
    ...(await presentFound(db, hits)),
  };
}

function told(asked: ParsedSearch): CreatorsFound["asked"] {
  return {
    kind: asked.kind,
    platform: asked.kind === "handle" ? asked.platform : null,
    handle: asked.kind === "handle" ? asked.handle : null,
    refused: asked.kind === "refused" ? asked.error : null,
  };
}

async function roundsOf(
  db: Db,
  asked: ParsedSearch,
  query: SearchQuery & { sort: NonNullable<SearchQuery["sort"]> },
): Promise<Round[]> {
  if (asked.kind === "refused") return [];
  const common = { filters: query, sort: query.sort };
  if (asked.kind === "nothing")
    return [
      {
        match: () => null,
        find: (after, limit) => findEntries(db, { ...common, terms: "", whole: "", after, limit }),
      },
    ];
  const [platform, handle] = asked.kind === "handle" ? [asked.platform, asked.handle] : [null, asked.text];
  const words = await wordsOf(db, handle);
  if (words.length === 0) return [];
  const terms = termQueries(words);
  const same = await findByHandle(db, { handle, platform, filters: query });
  const creators = same.map(({ creatorId }) => creatorId);
  const match = ({ creatorId, isWhole }: Entry) =>
    creators.includes(creatorId) ? "handle" : isWhole ? "words" : "beginnings";
  const [only, ...more] = words;
  const beginning = only !== undefined && more.length === 0 ? { beginning: only } : {};
  const look = (
    asking: { terms: string; beginning?: string; without?: string },
    after: Place | undefined,
    limit: number,
  ) =>
    findEntries(db, {
      ...common,
      terms: asking.terms,
      ...(asking.beginning !== undefined && { beginning: asking.beginning }),
      whole: terms.words,
      ...(query.sort === "relevance" && {
        without: { creators, ...(asking.without !== undefined && { terms: asking.without }) },
      }),
      after,
      limit,
    });
  const beginnings: Round = {
    match,
    find: (after, limit) => look({ terms: terms.beginnings, ...beginning, without: terms.words }, after, limit),
  };
  const similar: Round = {
    isLast: true,
    match: () => "similar",
    async find(after, limit) {
      const alike = await similarTerms(db, words);
      return alike === undefined ? [] : look({ terms: alike, without: terms.beginnings }, after, limit);
    },
  };
  if (query.sort !== "relevance") return [beginnings, similar];
  return [
    {
      match,
      find: async (after) => same.filter(({ key, creatorId }) => !after || comesAfter({ key, creatorId }, after)),
    },
    { match, find: (after, limit) => look({ terms: terms.words }, after, limit) },
    beginnings,
    similar,
  ];
}

const comesAfter = (entry: Pick<Entry, "key" | "creatorId">, place: Place) =>
  entry.key < place.key || (entry.key === place.key && entry.creatorId < place.creatorId);
