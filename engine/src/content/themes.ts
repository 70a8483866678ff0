import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOverall } from "../builder/missing-reasons.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { fewestCaptions, languageOf } from "./language.ts";
import { heavier, rankTerms, type Term } from "./rank-terms.ts";
import { stopWords } from "./stop-words.ts";

/** Captions of each platform: what a creator posts now, not what they once did. */
const newest = 100;
const places = [1, 2, 3, 4, 5] as const;
/** Captions that the language is detected from, 12 of each platform: more do not make it more accurate. */
const newestForLanguage = 12;
/** How much more a pair says than a word of its weight. */
const pairWeight = 1.5;

/**
 * What posts are about: hashtags first; then words and pairs, where a pair takes the place of its words; by TF-IDF over
 * posts. A theme stands in at least 2 posts; under 6 captions there are none. Each has its share of the captioned posts. Without a pool of creators to know common words by, lists of stop words of the captions' language
 * stand in for it. The themes stand in the order of how many posts have them. Source: docs/methods.md,
 * 'Themes, formats and language'.
 */
export function addThemes(
  builder: FactBuilder,
  wordPool: AnalyseInput["wordPool"],
): { themes: FoundTheme[]; captioned: ReadonlySet<Post> } {
  const captioned = captionedPosts(builder, newest);
  const captions = captioned.map(({ caption = "" }) => caption);
  const language = addLanguage(builder);
  const isEnough = captioned.length >= fewestCaptions;
  const themes = isEnough ? findThemes(rankTerms(captions, wordPool), stopWords(language)) : [];
  const found = places.flatMap((place): FoundTheme[] => {
    const theme = themes[place - 1];
    // The first place says why there are no themes; later ones are simply not there.
    if (theme) return [addTheme(builder, place, { theme, captioned })];
    if (place === 1) addMissing(builder, { metric: "theme.1" }, whyNone(builder, captioned.length));
    return [];
  });
  return { themes: found, captioned: new Set(captioned) };
}

function captionedPosts(builder: FactBuilder, newest: number): Post[] {
  return builder.platforms.flatMap((platform) =>
    builder.posts.filter((post) => post.platform === platform && (post.caption ?? "").trim() !== "").slice(0, newest),
  );
}

function whyNone(builder: FactBuilder, has: number): Reason {
  return has < fewestCaptions
    ? reasonOverall(builder, { code: "too-few-captions", needs: fewestCaptions, has })
    : { code: "no-common-theme" };
}

/** The language of the captions, which is also that of the stop words. */
function addLanguage(builder: FactBuilder): string | undefined {
  const captioned = captionedPosts(builder, newestForLanguage);
  const subject = { metric: "captionLanguage" } as const;
  const has = captioned.length;
  const found = has < fewestCaptions ? undefined : languageOf(captioned.map(({ caption = "" }) => caption));
  if (found)
    addFact(builder, {
      ...subject,
      kind: "estimated",
      value: found,
      formula: "language.byLetters",
      n: has,
      sampleOf: "captions",
      sources: captioned.map(({ evidence }) => evidence),
    });
  else if (has < fewestCaptions)
    addMissing(builder, subject, reasonOverall(builder, { code: "too-few-captions", needs: fewestCaptions, has }));
  else addMissing(builder, subject, { code: "no-common-language" });
  return found;
}

/** A theme with its posts. */
export interface FoundTheme {
  /** Id of its fact. */
  id: string;
  place: (typeof places)[number];
  text: string;
  share: Fact;
  posts: ReadonlySet<Post>;
}

interface ThemePosts {
  theme: Term;
  captioned: Post[];
}

function addTheme(builder: FactBuilder, place: (typeof places)[number], { theme, captioned }: ThemePosts): FoundTheme {
  const posts = theme.captions.flatMap((index) => captioned[index] ?? []);
  const shared = { kind: "derived", formula: "theme.share" } as const;
  const { id } = addFact(builder, {
    ...shared,
    metric: `theme.${place}`,
    value: theme.text,
    n: posts.length,
    sampleOf: "posts",
    sources: posts.map(({ evidence }) => evidence),
  });
  const share = addFact(builder, {
    ...shared,
    metric: `theme.${place}.share`,
    value: (100 * posts.length) / captioned.length,
    inputs: [id],
    n: captioned.length,
    sampleOf: "captions",
    sources: captioned.map(({ evidence }) => evidence),
  });
  return { id, place, text: theme.text, share, posts: new Set(posts) };
}

function findThemes(terms: Term[], stopped: ReadonlySet<string>): Term[] {
  const chosen = terms.filter(({ kind }) => kind === "tag").slice(0, places.length);
  const plainTags = new Set(chosen.map(({ text }) => text.slice(1)));
  for (const term of wordsAndPairs(terms)) {
    if (chosen.length >= places.length) break;
    const parts = term.text.split(" ");
    const isCovered =
      chosen.some(({ text }) => text.split(" ").some((word) => parts.includes(word))) ||
      parts.some((word) => plainTags.has(word));
    if (!isCovered && !parts.some((word) => stopped.has(word))) chosen.push(term);
  }
  // Weight says which terms are themes of this creator; of these the most frequent comes first, a hashtag among equals.
  return chosen.sort((a, b) => b.captions.length - a.captions.length);
}

/** Words and pairs, the heaviest first with what a pair says more: both come in order, and few of them are looked at. */
function* wordsAndPairs(terms: Term[]): Generator<Term> {
  const words = terms.filter(({ kind }) => kind === "word").values();
  const pairs = terms.filter(({ kind }) => kind === "pair").values();
  const nextPair = () => {
    const { value } = pairs.next();
    return value && { ...value, weight: pairWeight * value.weight };
  };
  let [word, pair] = [words.next().value, nextPair()];
  while (word || pair)
    if (pair && (!word || heavier(pair, word) < 0)) {
      yield pair;
      pair = nextPair();
    } else if (word) {
      yield word;
      word = words.next().value;
    }
}
