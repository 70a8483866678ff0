import { languageOf, rankTerms, type WordPool } from "@fanradar/engine";
import { sum } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { hasFile, readCsv } from "./read-csv.ts";

const fewestCaptions = 12;
/** As many captions as a language is read from, and the fewest (docs/methods.md, 'Themes, formats and language'). */
const [languageCaptions, fewestForLanguage] = [12, 6];
const terms = 20;
const youtubeFile = "youtube-videos/videos.csv";
const tiktokFile = "tiktok-vn/videos.csv";

/** Files of which either will do. */
export const themesFiles = [youtubeFile, tiktokFile];

/**
 * Themes of one half of a channel's titles against those of the other half: `retrieval` is the percent of channels whose
 * own other half is the most alike, `overlap` the share of the ten heaviest that both halves have. `language` is the percent
 * of creators whose captions are detected as the language that their letters show; `languageOfSet` takes everyone for the
 * set's, though some channels write English.
 */
export function themesAccuracy(folder: string): AccuracyLine[] {
  return [
    ...(hasFile(folder, youtubeFile) ? [youtube(folder)] : []),
    ...(hasFile(folder, tiktokFile) ? [tiktok(folder)] : []),
  ];
}

function youtube(folder: string): AccuracyLine {
  const started = performance.now();
  const channels = captionsBy(folder, youtubeFile, { creator: "channel_id", post: "video_id", text: "title" });
  const halves = channels.filter((titles) => titles.length >= fewestCaptions).map(inHalves);
  const pool = poolOf(halves.map(({ first }) => first));
  const ranked = (titles: string[]) => rankTerms(titles, pool);
  const weighed = (titles: string[]) =>
    new Map(ranked(titles).map(({ text, captions }) => [text, captions.length * Math.log(rarity(text, pool))]));
  const counted = (titles: string[]) => new Map(ranked(titles).map(({ text, captions }) => [text, captions.length]));
  const weightsOf = (titles: string[]) => new Map(ranked(titles).map(({ text, weight }) => [text, weight]));
  return {
    part: "themes",
    set: "youtube-videos",
    n: halves.length,
    retrieval: retrievalOf(halves, weightsOf),
    overlap: overlapOf(halves, weightsOf),
    ...languageOfAll(channels, isFrench),
    languageOfSet: languageOfAll(channels, () => "fr").language,
    baseline: {
      "counts alone": { retrieval: retrievalOf(halves, counted), overlap: overlapOf(halves, counted) },
      "plain TF-IDF": { retrieval: retrievalOf(halves, weighed), overlap: overlapOf(halves, weighed) },
      chance: { retrieval: roundedPercent(1 / halves.length) },
    },
    seconds: rounded((performance.now() - started) / 1000, 2),
  };
}

function tiktok(folder: string): AccuracyLine {
  const creators = captionsBy(folder, tiktokFile, { creator: "creator", post: "video", text: "caption" });
  return { part: "themes", set: "tiktok-vn", ...languageOfAll(creators, byLetters) };
}

/** Letters of French in two titles: a channel that has them counts as French. */
function isFrench(titles: string[]): string | undefined {
  return titles.filter((one) => /[àâçéèêëîïôûùœ]/i.test(one.normalize("NFC"))).length >= 2 ? "fr" : undefined;
}

/** Thai and Vietnamese have letters that no other language has; of a creator without them nothing is known. */
function byLetters(captions: string[]): string | undefined {
  const with_ = (letters: RegExp) => captions.filter((one) => letters.test(one.normalize("NFC"))).length;
  if (2 * with_(/\p{Script=Thai}/u) > captions.length) return "th";
  return 2 * with_(/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu) > captions.length ? "vi" : undefined;
}

interface Columns {
  creator: string;
  post: string;
  text: string;
}

/** Captions by creator, the older first, each post once. */
function captionsBy(folder: string, file: string, { creator, post, text }: Columns): string[][] {
  const found = new Map<string, Map<string, { at: string; caption: string }>>();
  for (const row of readCsv(folder, file)) {
    const posts = found.get(row[creator] ?? "") ?? new Map();
    posts.set(row[post], { at: row.published_at ?? row.posted_at ?? "", caption: row[text] ?? "" });
    found.set(row[creator] ?? "", posts);
  }
  return [...found.values()].map((posts) =>
    [...posts.values()].sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ caption }) => caption),
  );
}

interface Halves {
  first: string[];
  second: string[];
}

const inHalves = (captions: string[]): Halves => ({
  first: captions.filter((_, index) => index % 2 === 0),
  second: captions.filter((_, index) => index % 2 === 1),
});

/** How many of the first halves use each term; the second halves are the exam. */
function poolOf(creators: string[][]): WordPool {
  const frequency = new Map<string, number>();
  for (const captions of creators)
    for (const { text } of rankTerms([...captions, ...captions])) frequency.set(text, (frequency.get(text) ?? 0) + 1);
  return { creators: creators.length, frequency: Object.fromEntries(frequency) };
}

const rarity = (text: string, { creators, frequency }: WordPool) =>
  creators / (1 + (Object.hasOwn(frequency, text) ? (frequency[text] ?? 0) : 0));

type Weigh = (titles: string[]) => Map<string, number>;

const heaviest = (weights: Map<string, number>, count: number) =>
  new Map([...weights].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, count));

function retrievalOf(halves: Halves[], weigh: Weigh): number {
  const profiles = halves.map(({ first, second }) => ({
    first: heaviest(weigh(first), terms),
    second: heaviest(weigh(second), terms),
  }));
  const hits = profiles.filter(({ first: own, second }) => {
    const likeness = cosine(own, second);
    return likeness > 0 && profiles.every(({ first }) => first === own || cosine(first, second) < likeness);
  });
  return roundedPercent(hits.length / halves.length);
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  const length = (of: Map<string, number>) => Math.hypot(...of.values());
  const shared = sum([...a].map(([text, weight]) => weight * (b.get(text) ?? 0)));
  return shared === 0 ? 0 : shared / length(a) / length(b);
}

function overlapOf(halves: Halves[], weigh: Weigh): number {
  const shares = halves.map(({ first, second }) => {
    const [a, b] = [heaviest(weigh(first), terms / 2), heaviest(weigh(second), terms / 2)];
    const both = [...a.keys()].filter((text) => b.has(text)).length;
    return both / Math.max(1, a.size + b.size - both);
  });
  return roundedPercent(sum(shares) / halves.length);
}

function languageOfAll(creators: string[][], truthOf: (captions: string[]) => string | undefined) {
  const known = creators
    .filter((captions) => captions.length >= fewestForLanguage)
    .map((captions) => captions.slice(0, languageCaptions))
    .flatMap((captions) => {
      const truth = truthOf(captions);
      return truth === undefined ? [] : [languageOf(captions) === truth];
    });
  return { languageCreators: known.length, language: roundedPercent(known.filter(Boolean).length / known.length) };
}
