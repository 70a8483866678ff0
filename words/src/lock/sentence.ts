import type { Language } from "@fanradar/contract";
import type { Fact, Platform } from "@fanradar/engine";
import { advises, asks, isImperative } from "./advice.ts";
import { type Concept, concepts } from "./lexicon/lexicon.ts";
import { matchWords, type Sort, type Span } from "./lexicon/match.ts";
import { nameOf, ownNames } from "./tellings.ts";
import { roleOf, type Token, tokensOf } from "./tokens.ts";

/** A platform that is named: by its name, or by a slot. `other` is one that no ledger has. */
export interface Mention {
  at: number;
  platform: Platform | "other";
}

/** A figure placed by a slot. */
export interface Placed {
  at: number;
  fact: Fact;
  member: string | undefined;
}

/** A sentence as the checks read it. */
export interface Sentence {
  language: Language;
  tokens: readonly Token[];
  facts: ReadonlyMap<string, Fact>;
  figures: Placed[];
  mentions: Mention[];
  /** Concept by the token at which it is named. */
  named: { at: number; to: number; concept: Concept }[];
  /** What a figure is called as the model was told to: it claims nothing else. */
  called: { from: number; to: number; fact: Fact }[];
  /** Metrics that are so called here, with a figure or without one. */
  callsFor: readonly string[];
  /** Tells the reader what to do, weighs it, or asks: it claims nothing by itself. */
  isAdvice: boolean;
  /** Opens with what the reader is to do. */
  isImperative: boolean;
  /** Comes behind a sentence of its paragraph that told a figure, and may speak of it. */
  isBehindFigure: boolean;
  /** Platforms of the sentence before, or of the heading, that may be meant here. */
  context: readonly (Platform | "other")[];
  /** Tokens that some list holds, whatever it says of them. */
  read: ReadonlySet<number>;
  spans(sort: Sort): readonly Span[];
}

const platformWords: Record<string, Platform | "other"> = {
  instagram: "instagram",
  insta: "instagram",
  ig: "instagram",
  twitter: "x",
  tiktok: "tiktok",
  onlyfans: "onlyfans",
  youtube: "other",
  facebook: "other",
  twitch: "other",
  snapchat: "other",
  threads: "other",
  reddit: "other",
  fansly: "other",
  linkedin: "other",
  telegram: "other",
  bluesky: "other",
  pinterest: "other",
  patreon: "other",
  fanvue: "other",
  whatsapp: "other",
};
const platformPairs: Record<string, [string, Platform]> = { tik: ["tok", "tiktok"], only: ["fans", "onlyfans"] };

export function readSentence(
  text: string,
  facts: ReadonlyMap<string, Fact>,
  language: Language,
  context: readonly (Platform | "other")[],
  isBehindFigure = false,
): Sentence {
  const tokens = tokensOf(text, facts, language);
  const figures = tokens.flatMap((token, at) =>
    token.slot && roleOf(token) === "figure" ? [{ at, fact: token.slot.fact, member: token.slot.member }] : [],
  );
  const told = new Set(
    tokens.flatMap((token) => (token.slot && /figure|absence/.test(roleOf(token) ?? "") ? [token.slot.fact] : [])),
  );
  const called = [...told].flatMap((fact) => callsOf(fact, tokens, language));
  const found = matchWords(tokens, language, called);
  const spans = (sort: Sort) => found.get(sort) ?? [];
  const named = concepts
    .flatMap((concept) => spans(`concept ${concept}`).map(({ from, to }) => ({ at: from, to, concept })))
    .filter(
      (one, _, all) =>
        !all.some((other) => other.at <= one.at && one.to <= other.to && other.to - other.at > one.to - one.at),
    )
    .sort((one, other) => one.at - other.at);
  const mentions = tokens.flatMap((token, at) => mentionAt(token, at, tokens));
  const known = { tokens, language, figures, mentions, spans };
  const opens = isImperative(known);
  return {
    language,
    tokens,
    facts,
    figures,
    mentions,
    named,
    called,
    callsFor: [...ownNames[language]].flatMap(([name, metric]) =>
      placesOf(name, tokens, language).length > 0 ? [metric] : [],
    ),
    isAdvice: opens || advises(known) || asks(known),
    isImperative: opens,
    isBehindFigure,
    context,
    read: new Set(
      [...found]
        .filter(([sort]) => sort !== "imperative" && sort !== "advice")
        .flatMap(([, all]) => all)
        .concat(called)
        .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
    ),
    spans,
  };
}

/** Where the words stand by which the model was told to call a figure. */
function callsOf(fact: Fact, tokens: readonly Token[], language: Language): Sentence["called"] {
  const name = nameOf(fact, language);
  return name === undefined ? [] : placesOf(name, tokens, language).map((span) => ({ ...span, fact }));
}

const wordsOfNames = new Map<string, string[]>();

function placesOf(name: string, tokens: readonly Token[], language: Language): Span[] {
  const key = `${language} ${name}`;
  const words = wordsOfNames.get(key) ?? tokensOf(name, new Map(), language).map(({ low }) => low);
  wordsOfNames.set(key, words);
  return tokens.flatMap((_, from) =>
    words.every((word, step) => tokens[from + step]?.low === word) ? [{ from, to: from + words.length }] : [],
  );
}

function mentionAt(token: Token, at: number, tokens: readonly Token[]): Mention[] {
  if (token.slot) {
    const { fact, member } = token.slot;
    if (member === "platform" && fact.platform) return [{ at, platform: fact.platform }];
    if (member === undefined && fact.metric === "share.largestPlatform") {
      const platform = Object.values(platformWords).find((name) => name === fact.value);
      return platform ? [{ at, platform }] : [];
    }
    return [];
  }
  if (token.text === "X") return [{ at, platform: "x" }];
  const pair = platformPairs[token.low];
  if (pair && tokens[at + 1]?.low === pair[0]) return [{ at, platform: pair[1] }];
  const name = Object.hasOwn(platformWords, token.low) ? platformWords[token.low] : undefined;
  // 'threads' of a conversation are written small.
  return name && (token.low !== "threads" || token.text === "Threads") ? [{ at, platform: name }] : [];
}

/** Marks and words that end what a preposition or a comparison reaches: a comma, a colon, 'but', 'while'. */
export function isBreak(
  { tokens, spans }: Sentence,
  from: number,
  to: number,
  { commas = true, colons = true } = {},
): boolean {
  const marks = commas ? /^[,;:()—–.!?]$/ : colons ? /^[;:()—–.!?]$/ : /^[;()—–.!?]$/;
  for (let at = from; at < to; at++)
    if (tokens[at]?.kind === "mark" && marks.test(tokens[at]?.text ?? "") && !isAroundSlot(tokens, at)) return true;
  return spans("contrast").some((span) => span.from >= from && span.from < to);
}

/** '({x.range})': brackets around what belongs to the figure before them. */
const isAroundSlot = (tokens: readonly Token[], at: number) => {
  const isRange = (one: Token | undefined) => one?.slot?.member === "range";
  return (
    (tokens[at]?.text === "(" && isRange(tokens[at + 1]) && tokens[at + 2]?.text === ")") ||
    (tokens[at]?.text === ")" && isRange(tokens[at - 1]) && tokens[at - 2]?.text === "(")
  );
};

/** Whether a token lies in a span of the sort. */
export function isOf(sentence: Sentence, sort: Sort, at: number): boolean {
  return sentence.spans(sort).some(({ from, to }) => from <= at && at < to);
}

/** 'of the two': the two that are named; 'between two posts' is what a gap lies between; 'ein paar Ideen' nobody counts, 'ein paar Follower' anybody. */
export function isThatMany(sentence: Sentence, at: number): boolean {
  const { tokens, figures, named, language } = sentence;
  const [before, low] = [tokens[at - 1]?.low ?? "", tokens[at]?.low ?? ""];
  if (/^(?:two|dos|deux|zwei)$/.test(low) && /^(?:between|entre|zwischen)$/.test(before))
    return figures.some(({ fact }) => /Gap$/.test(fact.metric));
  if (language === "de" && (low === "paar" || tokens[at + 1]?.low === "paar"))
    return figures.length === 0 && (sentence.isImperative || !named.some((one) => one.at > at && one.at <= at + 4));
  return isBoth(sentence, at);
}

function isBoth({ tokens, mentions }: Sentence, at: number): boolean {
  return (
    /^(?:two|dos|deux|zwei)$/.test(tokens[at]?.low ?? "") &&
    /^(?:the|las|los|les|des|den|die)$/.test(tokens[at - 1]?.low ?? "") &&
    new Set(mentions.map(({ platform }) => platform)).size === 2
  );
}

/** 'Of the two, A has the most …' compares them, and is held to that. */
export function isOfTwo(sentence: Sentence): boolean {
  return sentence.tokens.some((_, at) => isBoth(sentence, at));
}
