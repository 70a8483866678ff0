import * as stopwords from "stopword";
import type { AnalyseInput } from "../analyse-input.ts";
import { reasonOverall } from "../desk/absence.ts";
import { type Desk, put, putAbsent } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Reason } from "../ledger/fact.ts";
import { hashtagsOf, termsOf } from "./caption-terms.ts";

const fewestCaptions = 6;
const fewestPosts = 2;
/** Captions of each platform: what a creator posts now, not what they once did. */
const newest = 200;
const places = [1, 2, 3, 4, 5] as const;

const stopList = new Set(
  [
    stopwords.eng,
    stopwords.spa,
    stopwords.deu,
    stopwords.fra,
    stopwords.por,
    stopwords.ita,
    stopwords.jpn,
    stopwords.ara,
  ].flatMap((list) => list ?? []),
);

/**
 * What posts are about: hashtags first, by the number of posts; then words and pairs by TF-IDF over posts, where a pair
 * takes the place of its words. A theme stands in at least 2 posts; under 6 captions there are none. Without a pool of
 * creators to know common words by, lists of stop words stand in for it. Source: engine.md §4.
 */
export function putThemes(desk: Desk, wordPool: AnalyseInput["wordPool"]): void {
  const captioned = desk.platforms.flatMap((platform) =>
    desk.posts.filter((post) => post.platform === platform && (post.caption ?? "").trim() !== "").slice(0, newest),
  );
  const themes = captioned.length >= fewestCaptions ? findThemes(captioned, wordPool) : [];
  for (const place of places) {
    const theme = themes[place - 1];
    if (!theme) {
      // The first place says why there are no themes; later ones are simply not there.
      if (place === 1) putAbsent(desk, { metric: "theme.1", unit: "words" }, whyNone(desk, captioned.length));
      continue;
    }
    const sources = theme.posts.map(({ evidence }) => evidence);
    const sample = { n: theme.posts.length, sampleOf: "posts" as const, sources };
    put(desk, {
      metric: `theme.${place}`,
      kind: "derived",
      unit: "words",
      value: theme.text,
      formula: "posts.share",
      ...sample,
    });
    put(desk, {
      metric: `theme.${place}.share`,
      kind: "derived",
      unit: "percent",
      value: (100 * theme.posts.length) / captioned.length,
      formula: "posts.share",
      inputs: [`theme.${place}`],
      n: captioned.length,
      sampleOf: "captions",
      sources: captioned.map(({ evidence }) => evidence),
    });
  }
}

function whyNone(desk: Desk, has: number): Reason {
  return has < fewestCaptions
    ? reasonOverall(desk, { code: "too-few-captions", needs: fewestCaptions, has })
    : { code: "no-common-theme" };
}

interface Theme {
  text: string;
  posts: Post[];
}

function findThemes(posts: Post[], wordPool: AnalyseInput["wordPool"]): Theme[] {
  const tags = gather(posts.map((post) => ({ post, terms: hashtagsOf(post.caption ?? "") })));
  const byTag = [...tags].map(([text, tagged]) => ({ text, posts: tagged, weight: tagged.length })).sort(heavier);
  const chosen: Theme[] = byTag.slice(0, places.length);

  const plainTags = new Set(chosen.map(({ text }) => text.slice(1)));
  const weigh = (text: string, found: Post[]) => found.length * Math.log(1 + rarity(text, wordPool));
  const cut = posts.map((post) => ({ post, ...termsOf(post.caption ?? "") }));
  const words = [...gather(cut.map(({ post, words }) => ({ post, terms: words })))].filter(
    ([text]) => !stopList.has(text),
  );
  const common = new Set(words.map(([text]) => text));
  // A pair that stands in two posts has words that do.
  const isCommon = (pair: string) => pair.split(" ").every((word) => common.has(word));
  const pairs = [...gather(cut.map(({ post, pairs }) => ({ post, terms: pairs })))].filter(([text]) => isCommon(text));
  const ranked = [
    ...pairs.map(([text, found]) => ({ text, posts: found, weight: 1.5 * weigh(text, found) })),
    ...words.map(([text, found]) => ({ text, posts: found, weight: weigh(text, found) })),
  ];
  for (const term of ranked.sort(heavier)) {
    if (chosen.length >= places.length) break;
    const parts = term.text.split(" ");
    const isTold =
      chosen.some(({ text }) => text.split(" ").some((word) => parts.includes(word))) ||
      parts.some((word) => plainTags.has(word));
    if (!isTold) chosen.push(term);
  }
  return chosen;
}

/** Terms with the posts they stand in, of those that stand in at least 2. */
function gather(posts: { post: Post; terms: ReadonlySet<string> }[]): Map<string, Post[]> {
  const found = new Map<string, Post[]>();
  for (const { post, terms } of posts)
    for (const term of terms) {
      const before = found.get(term);
      if (before) before.push(post);
      else found.set(term, [post]);
    }
  return new Map([...found].filter(([, list]) => list.length >= fewestPosts));
}

/** Inverse share of creators that use a term; 1 where no pool is known. */
function rarity(term: string, pool: AnalyseInput["wordPool"]): number {
  // A word may be the name of something that every object has.
  const users = pool && Object.hasOwn(pool.frequency, term) ? (pool.frequency[term] ?? 0) : 0;
  return pool ? pool.creators / (1 + users) : 1;
}

function heavier(a: { weight: number; text: string }, b: { weight: number; text: string }): number {
  return b.weight - a.weight || (a.text < b.text ? -1 : 1);
}
