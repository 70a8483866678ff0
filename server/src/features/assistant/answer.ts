import type { ChatAnswer, ChatLine, Language } from "@fanradar/contract";
import { type Fact, metricOf, type Sealed } from "@fanradar/engine";
import {
  type Piece,
  period,
  platformWords,
  renderTemplate,
  shortDate,
  showCause,
  showFact,
  showRange,
} from "@fanradar/words";
import { findsNobody, readRequest } from "@fanradar/words/people/find-person";
import type { Article } from "@fanradar/words/playbook";
import { languageOf } from "@fanradar/words/safety/languages";
import { findSmallTalk, type SmallTalk } from "@fanradar/words/small-talk";
import type { NewerEvidence } from "../../domain/evidence/find-newer-evidence.ts";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";
import { asksEarnings, figuresAsked, metricsAsked, platformsAsked } from "./figures-asked.ts";
import { newerLine } from "./newer-line.ts";
import { offerQuestions } from "./offer-questions.ts";
import { ownSentences } from "./own-lines.ts";
import { questionOn } from "./rank-articles.ts";
import { findArticles, searchPlaybook } from "./search-playbook.ts";

/** The model that is asked about, as the asker may read it; `sealed` is null before it has a report. */
export interface Chosen {
  name: string;
  /** The asker reads all of it: what an article says of 'your figures' is said of these. */
  isOwn: boolean;
  sealed: Pick<Sealed, "facts" | "sources" | "asOf" | "subjects"> | null;
  /** Stored after that report, so that its figures are without it; empty for who may not see evidence. */
  newer: readonly NewerEvidence[];
}

export interface Asked {
  question: string;
  /** What was asked before in the same conversation; a question that tells nothing alone is read as going on from it. */
  before?: string | undefined;
  chosen: Chosen | null;
  reader: Reader;
}

/** Titles of what stands near. */
const nearAtMost = 3;

/**
 * Answers without a language model: the article of the playbook that the question asks about, with what the chosen model's
 * ledger tells on it, and the figures that it asks for by name. It says so when it has nothing. Who asks for the person behind a
 * profile is told that nobody is looked for, and is answered what else they ask.
 */
export function answer(asked: Asked): ChatAnswer {
  const { question: whole, before: wholeBefore, chosen, reader } = asked;
  const talk = findSmallTalk(whole);
  if (talk) return talkAnswer(talk, asked);
  const { asks, rest } = readRequest(whole, reader.language);
  if (asks && rest === "") return told([refused(reader)], { articles: [], facts: [], sources: [] });
  const before = wholeBefore === undefined ? undefined : readRequest(wholeBefore, reader.language).rest;
  const question = before !== undefined && onlyPlace.test(rest) ? elsewhere(before, rest) : rest;
  const { answerWords, metricWords } = messagesFor(reader);
  const asksOther = chosen !== null && namesOther(question, chosen) && asksFigure(question, metricWords);
  const facts = asksOther ? [] : (chosen?.sealed?.facts ?? []);
  const figures = figuresAsked(question, facts, metricWords);
  const { articles: alone, readings } = findArticles(question);
  const wanted = metricsAsked(question, metricWords).filter((metric) => metric !== "earningsNet");
  const goesOn = alone.length === 0 && wanted.length === 0 && before !== undefined;
  const found = goesOn ? searchPlaybook(before, question) : alone;
  const [article, ...near] = found;
  const named = platformsAsked(question);
  const there = facts.filter(({ platform }) => named.length === 0 || !platform || named.includes(platform));
  const own = article ? ownSentences(article, there) : [];
  // What the article's sentences tell is not told once more by itself.
  const inOwn = new Set(own.flatMap(({ slots }) => Object.values(slots)));
  const figuresToTell = figures.filter(({ id }) => !inOwn.has(id));
  const lacksAsked =
    !asksOther && wanted.length > 0 && figures.every(({ metric }) => metric === "earningsNet") && own.length === 0;
  const lacksEarnings =
    !asksOther &&
    (!chosen || chosen.sealed !== null) &&
    asksEarnings(question, metricWords) &&
    !facts.some(({ metric }) => metric === "earningsNet");

  const format = formatOf(reader);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const lines: ChatLine[] = asks ? [refused(reader)] : [];
  const say = (kind: ChatLine["kind"], text: string) => void lines.push({ kind, pieces: [{ text }] });

  const ofChosen = (text: string) => text.replace("{name}", () => chosen?.name ?? "");

  if (asksOther) say("missing", ofChosen(answerWords.onlyChosen));
  if (chosen && !chosen.sealed) say("missing", ofChosen(answerWords.noReport));
  if (figuresToTell.length > 0 || own.length > 0) {
    const date = shortDate(chosen?.sealed?.asOf ?? "", format);
    say("lead", ofChosen(answerWords.about.replace("{date}", date)));
  }
  for (const fact of figuresToTell) lines.push(figureLine(fact, reader));
  const newer = asksOther ? undefined : newerLine(chosen, reader);
  const lacks = !newer && (lacksEarnings || lacksAsked);
  if (lacks && lacksEarnings) say("missing", chosen ? ofChosen(answerWords.noEarnings) : answerWords.earningsOfWhom);
  if (lacks && lacksAsked && (!chosen || chosen.sealed))
    say("missing", chosen ? ofChosen(answerWords.noFigure) : answerWords.choose);
  // 'Your engagement' is said to whom it is of; of others the same figures stand without it.
  const isOwn = chosen?.isOwn === true;
  const ofOthers = isOwn ? [] : [...inOwn].flatMap((id) => byId.get(id) ?? []);
  lines.push(...ofOthers.map((fact) => figureLine(fact, reader)));
  for (const { text, slots } of isOwn ? own : []) {
    const pieces = renderTemplate(text, { slots, facts: byId, format });
    // The playbook's words around the figures are English.
    const said = piecesOf(pieces).map((piece) =>
      piece.factId === undefined ? { ...piece, lang: "en" as const } : piece,
    );
    lines.push({ kind: "own", pieces: said });
  }
  // What is not in the figures may be in what was stored since: that it is unknown would be untrue.
  if (newer && (lacksEarnings || lacksAsked || figuresToTell.length > 0 || own.length > 0)) lines.push(newer);
  if (article) {
    for (const paragraph of article.text) say("text", paragraph);
    for (const step of article.steps) say("step", step);
    if (!chosen && article.own.length > 0 && !lacksAsked && !lacksEarnings) say("missing", answerWords.choose);
    const isToldMissing = asksOther || lacksAsked || lacksEarnings;
    if (chosen?.sealed && article.own.length > 0 && own.length === 0 && figuresToTell.length === 0 && !isToldMissing)
      say("missing", ofChosen(answerWords.noFigure));
    if (near.length > 0) lines.push({ kind: "more", pieces: moreOf(near, answerWords.more) });
  }
  const isUnanswered = !article && figuresToTell.length === 0 && !asksOther && !lacksEarnings && !lacksAsked;
  const replier = { ...reader, language: languageOf(question) ?? reader.language };
  if (isUnanswered) {
    const { unsure, nothing } = messagesFor(replier).answerWords;
    lines.push(lineIn(replier.language, readings.length > 0 ? unsure : nothing));
  }
  const nearest = readings.flatMap(({ id }) => questionOn(id, replier.language) ?? []);
  const offers = nearest.length > 0 ? nearest : offerQuestions(facts, replier);
  const sources = chosen?.sealed?.sources ?? [];
  return { ...told(lines, { articles: article ? [article] : [], facts, sources }), ...(isUnanswered && { offers }) };
}

/** What is said to a greeting, thanks and the like, in their language, with questions that can be asked now. */
function talkAnswer({ kind, languages: [first, ...others] }: SmallTalk, { chosen, reader }: Asked): ChatAnswer {
  const language = first === undefined || others.includes(reader.language) ? reader.language : first;
  const text = messagesFor({ language }).answerWords.smallTalk[kind];
  const said = told([lineIn(language, text)], { articles: [], facts: [], sources: [] });
  const replier = { ...reader, language };
  return kind === "bye" ? said : { ...said, offers: offerQuestions(chosen?.sealed?.facts ?? [], replier) };
}

const lineIn = (lang: Language, text: string): ChatLine => ({ kind: "text", pieces: [{ text, lang }] });

/** 'And on X?': the question before, asked of another platform. */
const onlyPlace =
  /^\W*(?:and|und|y|et|what about|how about|was ist mit|qu[eé] tal)?\W*(?:on|for|auf|bei|für|en|para|sur|pour)?\s*(?:instagram|tiktok|x|onlyfans)\W*$/iu;
const places = /\b(?:instagram|tiktok|x|onlyfans)\b/giu;
const elsewhere = (before: string, rest: string) =>
  `${before.replace(places, "").replace(/[?.!\s]+$/, "")} ${rest.match(places)?.join(" ")}`;

/** Does a question name an account that is none of the chosen one's? */
function namesOther(question: string, { sealed }: Chosen): boolean {
  const handles = [...question.matchAll(/@([\w.-]*\w)/g)].map(([, handle = ""]) => handle.toLowerCase());
  const own = new Set(sealed?.subjects.map(({ handle }) => handle.toLowerCase()));
  return handles.some((handle) => !own.has(handle));
}

const asksFigure = (question: string, labels: Parameters<typeof metricsAsked>[1]) =>
  metricsAsked(question, labels).length > 0;

/** What is said to who asks for the person behind a profile. */
export const refused = ({ language }: Reader): ChatLine => ({
  kind: "refused",
  pieces: [{ text: findsNobody[language] }],
});

/** 'You can also ask about: ' with titles of the playbook, which are English. */
function moreOf(near: readonly Article[], template: string): ChatLine["pieces"] {
  const [before = "", after = ""] = template.split("{titles}");
  const titles = near.slice(0, nearAtMost).map(({ title }) => title);
  return [{ text: before }, { text: titles.join("; "), lang: "en" }, { text: after }];
}

/** 'Engagement on Instagram: 6.1% (5.2 to 7.1%), as of Nov 20', or '—' and why. */
export function figureLine(fact: Fact, reader: Reader): ChatLine {
  const { answerWords, metricWords } = messagesFor(reader);
  const format = formatOf(reader);
  const label = Object.entries(metricWords).find(([metric]) => metric === fact.metric)?.[1] ?? fact.metric;
  const name = fact.platform
    ? answerWords.ownFigure.replace("{label}", label).replace("{platform}", platformWords[fact.platform])
    : answerWords.ownFigureAnywhere.replace("{label}", label);
  const range = showRange(fact, format);
  const after = fact.reason
    ? answerWords.reason.replace("{reason}", showCause(fact.reason, format))
    : fact.period && metricOf(fact.metric)?.isOfPeriod
      ? ` (${period(fact.period, format)})`
      : answerWords.asOf.replace("{date}", shortDate(fact.asOf, format));
  return {
    kind: "own",
    pieces: [
      { text: name },
      { text: showFact(fact, format), factId: fact.id, part: "figure" },
      ...(range === undefined || fact.reason
        ? []
        : [{ text: answerWords.range.replace("{range}", range), factId: fact.id, part: "range" as const }]),
      { text: after, factId: fact.id },
    ],
  };
}

/** A sentence of the engine's as an answer has it. */
export const piecesOf = (pieces: readonly Piece[]): ChatLine["pieces"] =>
  pieces.map((piece) => ({
    text: piece.text,
    ...(piece.fact && { factId: piece.fact.id, ...(piece.isFigure && { part: "figure" as const }) }),
  }));

/** All of an answer as text. */
export const responseOf = (lines: readonly ChatLine[]) =>
  lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join("\n\n");

interface Told {
  articles: readonly Article[];
  /** Those that lines may show, and where they come from. */
  facts: readonly Fact[];
  sources: Sealed["sources"];
}

/** An answer of these lines, all of them the engine's: their facts, and where those come from. */
export function told(lines: ChatLine[], { articles, facts: known, sources }: Told): ChatAnswer {
  const byId = new Map(known.map((fact) => [fact.id, fact]));
  const shown = [...new Set(lines.flatMap(({ pieces }) => pieces.flatMap(({ factId }) => factId ?? [])))];
  const facts = shown.flatMap((id) => byId.get(id) ?? []);
  const used = new Set(facts.flatMap(({ sources }) => sources));
  return {
    response: responseOf(lines),
    lines,
    facts,
    sources: sources.filter(({ evidence }) => used.has(evidence)),
    articles: articles.map(({ id, title, source = null }) => ({ id, title, source })),
    narrator: "engine",
    checks: { figures: facts.length, passed: facts.length, dropped: 0 },
  };
}
