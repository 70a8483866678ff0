import type { ChatAnswer, ChatLine, Language, narratorFailures } from "@fanradar/contract";
import { type Fact, metrics, type PricingAnalysis, type Sealed } from "@fanradar/engine";
import { counted, type Format, renderStatement } from "@fanradar/words";
import { lineOf } from "@fanradar/words/lock/line-of";
import type { LockedText } from "@fanradar/words/lock/lock-text";
import { readRequest } from "@fanradar/words/people/find-person";
import type { Article } from "@fanradar/words/playbook";
import { formatOf, messagesFor } from "../../platform/http/reader.ts";
import { type Asked, answer, figureLine, piecesOf, refused, told } from "./answer.ts";
import { type LedgerTool, ledgerTools } from "./ledger-tools.ts";
import { newerLine } from "./newer-line.ts";

type Block = LockedText["blocks"][number];

interface Conversed {
  narrator: string;
  failure?: (typeof narratorFailures)[number];
  isStopped: boolean;
  checks: LockedText["checks"];
}

/** Asks a language model: paragraphs that the number lock has read, as they are written, then who wrote them. */
export type Converse = (asked: {
  question: string;
  before?: string | undefined;
  facts: readonly Fact[];
  sendsPrivate: boolean;
  toolsOf(sent: readonly Fact[]): Record<string, LedgerTool>;
  userId: number;
  language: Language;
  format: Format;
  now: Date;
  signal: AbortSignal;
}) => AsyncGenerator<Block, Conversed>;

/** Another creator as the asker may read it; the ids of its facts and sources are no other's. */
export interface Other {
  name: string;
  facts: readonly Fact[];
  sources: Sealed["sources"];
}

/** Under way: the language model needs not wait for it. `told` is undefined where too many wait. */
export interface Reckoning {
  told: Promise<PricingAnalysis | undefined>;
}

interface Narration {
  converse: Converse;
  userId: number;
  /** The person has dataSharing on. */
  sendsPrivate: boolean;
  findOther(name: string): Promise<Other | undefined>;
  /** Has it reckoned what prices come to of whom is asked about; undefined where that is nobody of the asker's own. */
  findPrices(): Promise<Reckoning | undefined>;
  signal: AbortSignal;
}

/**
 * Answers by a language model, line by line: what the number lock kept of it, and the engine's own where a sentence was dropped
 * or no model answered. What asks for the person behind a profile is never sent.
 */
export async function* narratedAnswer(asked: Asked, narration: Narration): AsyncGenerator<ChatLine, ChatAnswer> {
  const { reader, chosen } = asked;
  const { language } = reader;
  const { answerWords } = messagesFor(reader);
  const { asks, rest: question } = readRequest(asked.question, language);
  const before = asked.before === undefined ? undefined : readRequest(asked.before, language).rest || undefined;
  const lines: ChatLine[] = asks ? [refused(reader)] : [];
  yield* lines;
  if (question === "") return told(lines, { articles: [], facts: [], sources: [] });

  const facts = chosen?.sealed?.facts ?? [];
  const beside: ChatLine[] = [];
  const others = new Map<string, Other>();
  const articles = new Map<string, Article>();
  const compareWith = async (name: string, metric: string) => {
    const other = chosen ? (others.get(name) ?? (await narration.findOther(name))) : undefined;
    if (!other) return false;
    others.set(name, other);
    const known = metrics.find(({ id }) => id === metric)?.id;
    for (const { name: whose, facts: theirs } of [{ name: chosen?.name ?? "", facts }, other])
      for (const fact of theirs.filter((one) => one.metric === known)) {
        const line = figureLine(fact, reader);
        beside.push({ ...line, pieces: [{ text: `${whose}: ` }, ...line.pieces] });
      }
    return true;
  };
  let reckoning: Reckoning | undefined;
  let prices: PricingAnalysis | undefined;
  const tellPrices = async () => {
    reckoning ??= await narration.findPrices();
    return reckoning !== undefined;
  };
  const format = formatOf(reader);
  const written = narration.converse({
    ...narration,
    question,
    before,
    facts,
    toolsOf: (sent) =>
      ledgerTools({
        facts: sent,
        format,
        language,
        read: (article) => void articles.set(article.id, article),
        compareWith,
        tellPrices,
      }),
    language,
    format,
    now: new Date(),
  });
  const say = function* (more: readonly ChatLine[]) {
    lines.push(...more);
    yield* more;
  };
  // Headings and lead-ins wait for what they lead to: where all of that was left out they would lead nowhere.
  let held: ChatLine[] = [];
  let next = await written.next();
  for (; !next.done; next = await written.next())
    for (const line of lineOf(next.value)) {
      held.push(line);
      if (leadsIn(line)) continue;
      yield* say(held);
      held = [];
    }
  const { isStopped, checks } = next.value;
  const isAnswered = lines.some(({ narrated }) => narrated);
  const narrator = isAnswered ? next.value.narrator : "engine";
  const failure = next.value.failure ?? (isAnswered || isStopped ? undefined : "nothing-held");
  const own = answer({ ...asked, question, before });
  const note = (text: string): ChatLine => ({ kind: "note", pieces: [{ text }] });
  if (!isStopped) {
    const shown = new Set(lines.flatMap(factsIn));
    const isNew = (line: ChatLine) => factsIn(line).some((id) => !shown.has(id));
    yield* say(beside.filter(isNew));
    prices = await reckoning?.told;
    if (prices) yield* say(priceLines(prices, asked));
    if (failure) yield* say([note(answerWords.fallback[failure]), ...own.lines]);
    else if (checks.dropped > 0) {
      const text = counted(checks.dropped, answerWords.dropped, format);
      const missing = own.lines.filter(isNew);
      const lead = missing.length > 0 ? own.lines.filter(({ kind }) => kind === "lead") : [];
      yield* say([note(text), ...lead, ...missing]);
    }
    const newer = newerLine(chosen, reader);
    const isTold = lines.some((line) => factsIn(line).length > 0) || own.lines.some(({ kind }) => kind === "missing");
    if (newer && !failure && isTold) yield* say([newer]);
  } else yield* say([note(answerWords.stopped)]);

  const whole = told(lines, {
    articles: narrator === "engine" ? [] : [...articles.values()],
    facts: [...facts, ...(prices?.facts ?? []), ...[...others.values()].flatMap((other) => other.facts)],
    sources: [
      ...(chosen?.sealed?.sources ?? []),
      ...(prices?.sources ?? []),
      ...[...others.values()].flatMap((other) => other.sources),
    ],
  });
  const engines = new Set(lines.filter(({ narrated }) => !narrated).flatMap(factsIn)).size;
  return {
    ...whole,
    narrator,
    articles: [
      ...whole.articles,
      ...(failure ? own.articles.filter(({ id }) => !whole.articles.some((one) => one.id === id)) : []),
    ],
    ...(failure && { fallback: failure }),
    checks: { figures: checks.passed + engines, passed: checks.passed + engines, dropped: checks.dropped },
  };
}

/** Why which price, in the engine's own sentences: the same that Pricing Intelligence begins with. */
function priceLines({ facts, statements }: PricingAnalysis, { reader, chosen }: Asked): ChatLine[] {
  const { answerWords, pricingStatementWords } = messagesFor(reader);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const reasons = statements.filter(({ place }) => place === "reason");
  return [
    { kind: "lead", pieces: [{ text: answerWords.prices.replace("{name}", () => chosen?.name ?? "") }] },
    ...reasons.map(
      (statement): ChatLine => ({
        kind: "own",
        pieces: piecesOf(renderStatement(statement, byId, formatOf(reader), pricingStatementWords) ?? []),
      }),
    ),
  ];
}

/** A heading, or a sentence that ends in a colon: no answer by itself. */
function leadsIn({ kind, pieces }: ChatLine): boolean {
  return kind === "lead" || /:\s*$/.test(pieces.map(({ text }) => text).join(""));
}

const factsIn = ({ pieces }: ChatLine) => pieces.flatMap(({ factId }) => factId ?? []);
