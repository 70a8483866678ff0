import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { Fragment, type ReactNode, Suspense } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { helpLooks } from "../ui/help-block.tsx";
import { KeptTogether } from "../ui/kept-together.tsx";
import { withMarks } from "../ui/with-marks.ts";
import { checkedAs, figuresFrom } from "./answer-from.ts";
import type { Turn } from "./turn.ts";

/** What was answered. Figures of an analysis of prices are called by words that the chat has no other use for. */
export function Answer({ turn }: { turn: Turn }) {
  const { metricWords } = useWords();
  const tellsPrices = turn.answer?.facts.some(({ metric }) => !Object.hasOwn(metricWords, metric));
  return tellsPrices ? (
    <Suspense fallback={<Lines turn={{ ...turn, answer: null }} />}>
      <WithPrices turn={turn} />
    </Suspense>
  ) : (
    <Lines turn={turn} />
  );
}

function WithPrices({ turn }: { turn: Turn }) {
  useMessages(rooms.pricing);
  return <Lines turn={turn} />;
}

/** Paragraphs, what to do in order, figures that can be opened, and under them where all is from. */
function Lines({ turn: { lines, answer } }: { turn: Turn }) {
  const ledger: Ledger = {
    facts: new Map(answer?.facts.map((fact) => [fact.id, fact])),
    sources: answer?.sources ?? [],
  };
  // The playbook is written in English for every reader.
  const langOf = ({ kind, narrated }: ChatLine) =>
    (kind === "text" || kind === "step") && !narrated && answer && answer.articles.length > 0 ? { lang: "en" } : {};
  return (
    <div className="grid max-w-[72ch] grid-cols-[minmax(0,1fr)] gap-2.5 text-base leading-relaxed wrap-anywhere">
      {groupsOf(lines).map(({ key, kind, members }) =>
        kind === "step" || kind === "own" || kind === "contact" ? (
          <List key={key} kind={kind}>
            {members.map((member) => (
              <li key={member.key} className="pl-1" {...langOf(member.line)}>
                <Pieces line={member.line} ledger={ledger} />
              </li>
            ))}
          </List>
        ) : (
          members.map((member) => (
            <p
              key={member.key}
              className={looks[kind]}
              data-notice={kind === "note" || undefined}
              {...langOf(member.line)}
            >
              <Pieces line={member.line} ledger={ledger} />
            </p>
          ))
        ),
      )}
      {answer && restsOnSomething(answer) && <From answer={answer} />}
    </div>
  );
}

const looks = {
  lead: "font-medium",
  text: "",
  refused: "font-medium",
  help: helpLooks.paragraph,
  missing: "text-ink-2",
  note: "text-sm text-ink-2",
  more: "text-sm text-ink-3",
} as const;

const lists = {
  own: "grid gap-1.5 border-l-2 border-teal pl-3",
  contact: helpLooks.contacts,
};

function List({ kind, children }: { kind: "step" | keyof typeof lists; children: ReactNode }) {
  return kind === "step" ? (
    <ol className="grid list-decimal gap-1.5 pl-6 marker:text-ink-3">{children}</ol>
  ) : (
    <ul className={lists[kind]}>{children}</ul>
  );
}

interface Group {
  key: string;
  kind: ChatLine["kind"];
  members: { key: string; line: ChatLine }[];
}

/** Lines of one kind that follow each other, together. They come one after another, and never change their places. */
function groupsOf(lines: readonly ChatLine[]): Group[] {
  const groups: Group[] = [];
  for (const [at, line] of lines.entries()) {
    const member = { key: `line-${at}`, line };
    const last = groups.at(-1);
    if (last?.kind === line.kind) last.members.push(member);
    else groups.push({ key: `from-${at}`, kind: line.kind, members: [member] });
  }
  return groups;
}

/** A line's words, and its figures to open once the ledger is here. Amounts that are hidden on this device are hidden here too. */
function Pieces({ line, ledger }: { line: ChatLine; ledger: Ledger }) {
  const { hidesAmounts } = useFormat();
  const isFigure = ({ factId, part }: ChatLine["pieces"][number]) =>
    part === "figure" && factId !== undefined && ledger.facts.has(factId);
  return withMarks(line.pieces, isFigure).map(({ piece, text, ...marks }, index) => {
    const { factId, part, lang } = piece;
    const key = `${index}-${piece.text}`;
    if (factId === undefined)
      return (
        <span key={key} {...(lang && { lang })} {...(isFixed(line) && { "data-notice": true })}>
          {text}
        </span>
      );
    const fact = ledger.facts.get(factId);
    const isHidden = hidesAmounts && fact?.unit === "cents";
    if (fact && part === "figure")
      return (
        <KeptTogether key={key} {...marks}>
          <Figure fact={fact} ledger={ledger} className="font-medium" {...(!isHidden && { text })} />
        </KeptTogether>
      );
    if (isHidden && part === "range") return <Fragment key={key} />;
    return (
      <span key={key} data-fact={factId}>
        {text}
      </span>
    );
  });
}

/** Its numerals are no figures: days, and numbers to call. */
const isFixed = ({ kind }: ChatLine) => kind === "lead" || kind === "help" || kind === "contact";

/** Help, small talk and 'not sure' are fixed texts of the engine: there is nothing to tell of their sources. */
const restsOnSomething = ({ articles, facts, narrator }: ChatAnswer) =>
  articles.length > 0 || facts.length > 0 || narrator !== "engine";

/** Where it is from, who wrote it, and how many of its figures were checked. */
function From({ answer }: { answer: ChatAnswer }) {
  const { assistantWords: words } = useMessages(rooms.assistant);
  const told = figuresFrom(answer, useWords());
  const { articles } = answer;
  return (
    <footer className="mt-1 grid gap-1 border-t border-line pt-2 text-xs leading-normal text-ink-3">
      {articles.length + told.length > 0 && (
        <div className="flex flex-wrap gap-x-1.5">
          <span className="font-medium text-ink-2">{words.sources}</span>
          <ul className="flex min-w-0 flex-wrap gap-x-1.5 *:not-last:after:content-['·'] *:not-last:after:ml-1.5">
            {told.map((source) => (
              <li key={source}>{source}</li>
            ))}
            {articles.map(({ id, title, source }) => (
              <li key={id}>
                {words.fromPlaybook} <span lang="en">{title}</span> (
                {source ? (
                  <a href={source.url} target="_blank" rel="noopener noreferrer" className="text-teal underline">
                    {source.title}
                  </a>
                ) : (
                  words.commonPractice
                )}
                )
              </li>
            ))}
          </ul>
        </div>
      )}
      <p data-notice>{checkedAs(answer, words)}</p>
    </footer>
  );
}
