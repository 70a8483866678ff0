import { allPassages, type PassageFrame, passagesOf } from "../articles/passages.ts";
import { type PlaceToBeFound, placesToBeFound } from "../articles/places-to-be-found.ts";
import { placesIn } from "../articles/platforms.ts";
import { type AskedKind, isOfFigure, kindsAsked } from "./asked-kind.ts";
import { asksHowTo } from "./asks-how.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { stemsOf } from "./question-model.ts";
import { tokensOf } from "./tokens.ts";

/** A passage of an article that answers a question. */
export interface FoundPassage {
  /** Which one; undefined where the article has none that does. */
  passage: string | undefined;
  /** The kind of thing that was asked for. */
  asked: AskedKind | undefined;
  /** How many words of the question people use for it, or for the nearest passage of the article; rare ones alone. */
  words: number;
}

/** Of the words of a question that says no kind a passage has so many at least. */
const leastShare = 0.5;
const nearlyAllShare = 0.75;
/** A question of so few words names a thing and leaves open what is asked of it: 'and TikTok?' */
const fewWords = 5;

/** A passage with how many words of a question people use for it. */
interface Match extends PassageFrame {
  words: number;
  /** One of these is used for no other passage of the article. */
  isOwn: boolean;
  /** It is of the platform that the question names. */
  isOfPlace: boolean;
  /** These are half of its words at least. */
  isMost: boolean;
  /** These are nearly all of its words: whatever kind it seems to ask for, it is asked like this. */
  isNearlyAll: boolean;
}

/** Whether a passage is on one of the named platforms, or on none in particular. */
const isOnNamed = (passage: string, named: readonly PlaceToBeFound[]) =>
  named.some((place) => place === passage) || !placesToBeFound.some((place) => place === passage);

/** The name of a platform says on which of them a passage is, and not what is asked. */
const ofPlatform = new Set("insta,ig,tikto,tt,twitt,tweet,x,reddi,subre".split(","));
/** The words of a question that say what is asked. */
const askingStems = (text: string) => stemsOf(text, loadQuestionModel().plain).filter((stem) => !ofPlatform.has(stem));

function matchIn(
  article: string,
  passage: PassageFrame,
  { stems, named }: { stems: readonly string[]; named: readonly PlaceToBeFound[] },
): Match {
  const { asks } = loadQuestionModel();
  const isUsed = (stem: string, id: string) => asks.get(`${article} ${id}`)?.has(stem) === true;
  const found = stems.filter((stem) => isUsed(stem, passage.id));
  const others = passagesOf(article).filter(({ id }) => id !== passage.id);
  const words = found.length;
  const share = words / stems.length;
  return {
    ...passage,
    words,
    isOwn: found.some((stem) => !others.some(({ id }) => isUsed(stem, id))),
    isOfPlace: named.some((place) => place === passage.id),
    isMost: share >= leastShare,
    isNearlyAll: words >= fewestWords && share >= nearlyAllShare,
  };
}

const byWords = (one: { words: number }, other: { words: number }) => other.words - one.words;

/** So many words of a question say that it is of a passage, though they don't say what is asked of it: 'deleted the wrong model, help'. */
const fewestWords = 2;

/** What to do in a situation, and whether something is so by who asks how, takes more words: two are those of the whole article. */
const wordsOfSituation = 3;
const leastWords = (kind: AskedKind, isHow: boolean) =>
  kind === "what-to-do" || (kind === "yes-no" && isHow) ? wordsOfSituation : fewestWords;

/** What a question asks for. */
interface Asked {
  kinds: readonly AskedKind[];
  /** It asks how or where something is done. */
  isHow: boolean;
  /** It asks for reasons, and not what to do about it. */
  isWhy: boolean;
  /** It supposes that something is wanted: 'and if he wants my face in it'. */
  supposes: boolean;
}
const suppositions = /^(?:(?:and|und|y|et) )?(?:what if|was wenn|que pasa si|if|wenn|si|s il) /;
const why = /^(?:why|warum|wieso|weshalb|por que|pourquoi)\b/;
function askedIn(text: string): Asked {
  const words = tokensOf(text).join(" ");
  return {
    kinds: kindsAsked(text),
    isHow: asksHowTo(words),
    isWhy: why.test(words),
    supposes: suppositions.test(words),
  };
}

/**
 * Whether a passage has what a question asks for. Whether something is so, or which of two, depends on what is asked: there words have to match,
 * while an amount or words to say are those of the article. How to do something in the product is asked in any words that ask for no figure; a
 * question that asks for nothing in particular is of what has its words.
 */
function isAsked(
  { kind, words, isOwn, isOfPlace, isMost, isNearlyAll }: Match,
  { kinds, isHow, isWhy, supposes }: Asked,
): boolean {
  const asksFigure = kinds.some(isOfFigure) && !isHow;
  // 'Rate for a set of photos' says no kind, and what a part of a whole is may be asked as an amount.
  if (isNearlyAll && isOfFigure(kind) && (kinds.length === 0 ? !isHow : asksFigure)) return true;
  const isDone = isHow || kinds.includes("yes-no") || kinds.includes("words");
  // 'Connect' is of all that is said of connecting, and not of how it is ended.
  if (kind === "how") return !asksFigure && isOwn && (words >= fewestWords || (isDone && isMost));
  if (kinds.includes(kind) && kind !== "what-to-do") return words > 0 || isOfFigure(kind) || kind === "words";
  if (kind === "what-to-do" && isWhy) return false;
  if (kinds.includes(kind) && isNearlyAll) return true;
  // What to do is not whether something is so, and how to do it is not what to say.
  const isOpen = supposes || kinds.every((one) => one === "choice" || (one === "what-to-do" && kind !== "yes-no"));
  const isFit =
    kind === "what-to-do" ||
    (kind === "yes-no" && (isOpen || isHow)) ||
    (kind === "words" && isOpen && (supposes || !isHow));
  return isFit && !asksFigure && (words >= leastWords(kind, isHow) || ((supposes || isOfPlace) && isMost));
}

/**
 * The passage of an article with the kind of thing that a question asks for; of several the one whose questions have most of its words. A
 * question that says no kind has the article itself as its answer; after that, or of a few words, the passage that has most of them.
 *
 * @param options.without passages that were given already
 * @param options.isLater the article was given already
 * @param options.before the kind of thing that the answer before was
 */
export function findPassage(
  article: string,
  text: string,
  {
    without = [],
    isLater = false,
    before,
  }: { without?: readonly string[]; isLater?: boolean; before?: AskedKind } = {},
): FoundPassage {
  const own = askedIn(text);
  // 'And if he wants my face in it' after a price asks for the price.
  const isSame = before !== undefined && isOfFigure(before) && own.supposes && !own.kinds.some(isOfFigure);
  const asked = isSame && passagesOf(article).some(({ kind }) => kind === before) ? { ...own, kinds: [before] } : own;
  const { kinds } = asked;
  const stems = askingStems(text);
  const named = placesIn(text, "en");
  const passages = passagesOf(article)
    .filter(({ id }) => !without.includes(id) && isOnNamed(id, named))
    .map((one) => matchIn(article, one, { stems, named }))
    .toSorted(byWords);
  const onPlace = ({ id }: Match) => (named.some((place) => place === id) ? 1 : 0);
  const rank = ({ kind }: Match) => (kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);
  // 'How many a week' asks how often first, and how much only where nothing says how often.
  const ofFigures = (one: Match, other: Match) =>
    [one, other].every(({ kind }) => isOfFigure(kind) && kinds.includes(kind)) ? rank(one) - rank(other) : 0;
  const [first, second] = passages
    .filter((one) => isAsked(one, asked))
    .toSorted(
      (one, other) =>
        onPlace(other) - onPlace(one) || ofFigures(one, other) || byWords(one, other) || rank(one) - rank(other),
    );
  // What several passages have as well says none of them, unless it is what is asked for.
  const isTie = first !== undefined && first.words === second?.words && !kinds.includes(first.kind);
  const ofKind = isTie ? undefined : first;
  const isBare = kinds.length === 0 && !asked.isWhy && tokensOf(text).length <= fewWords;
  // A figure is an answer only where one is asked for, or after the rest.
  const [nearest, next] = passages.filter(
    ({ kind }) => (isBare || kind !== "yes-no") && (isLater || !isOfFigure(kind)),
  );
  const isAlone = nearest !== undefined && (isLater || nearest.words > (next?.words ?? 0));
  const isNear = isAlone && nearest.words > 0 && nearest.words / stems.length >= leastShare;
  const found = ofKind ?? (isNear && (isBare || isLater) ? nearest : undefined);
  return { passage: found?.id, asked: ofKind?.kind ?? kinds[0], words: found?.words ?? passages[0]?.words ?? 0 };
}

/** What a question is near to: a passage with the share of the question's words, weighed by how rare they are, that people use for it. */
export interface NearPassage extends PassageFrame {
  article: string;
  share: number;
}

/** The passages that have what a question asks for, those that share most of its words first. */
export function nearPassages(text: string): NearPassage[] {
  const { asks } = loadQuestionModel();
  const own = askedIn(text);
  // Which article it is on does not depend on whether it asks what to do; 'how many a week' is on how often.
  const isOfRhythm = own.kinds.includes("frequency");
  const kinds = own.kinds.filter((kind) => kind !== "what-to-do" && !(isOfRhythm && kind === "amount"));
  const asked = { ...own, kinds };
  const stems = askingStems(text);
  const named = placesIn(text, "en");
  const matches = allPassages
    .filter(({ id }) => isOnNamed(id, named))
    // Which of its passages it is does not matter to which article it is.
    .map(({ article, ...passage }) => ({
      ...{ article, ...matchIn(article, passage, { stems, named: [] }) },
      isOwn: true,
    }))
    .filter((one) => isAsked({ ...one, words: Math.max(one.words, leastWords(one.kind, asked.isHow)) }, asked));
  const uses = (stem: string) => matches.filter(({ article, id }) => asks.get(`${article} ${id}`)?.has(stem)).length;
  const weights = new Map(stems.map((stem) => [stem, Math.log((matches.length + 1) / (uses(stem) + 1))]));
  const sum = (some: readonly string[]) => some.reduce((total, stem) => total + (weights.get(stem) ?? 0), 0);
  const total = sum(stems);
  return matches
    .filter((one) => one.words > 0 && isAsked(one, asked))
    .map(({ words, ...one }) => {
      const known = asks.get(`${one.article} ${one.id}`);
      return { ...one, share: total > 0 ? sum(stems.filter((stem) => known?.has(stem))) / total : 0 };
    })
    .toSorted((one, other) => other.share - one.share);
}
