import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import type { ReactNode } from "react";
import { useMessages, useWords } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";
import { helpLooks } from "../ui/help-block.tsx";
import { checkedAs, figuresFrom } from "./answer-from.ts";
import { AnswerChart, AnswerDraft, AnswerPlan, AnswerTable } from "./answer-parts.tsx";
import { ChatPieces } from "./pieces.tsx";
import type { Turn } from "./turn.ts";

/** What was answered: paragraphs, what to do in order, figures that can be opened, and under them where all is from. */
export function AnswerView({ turn: { lines, answer } }: { turn: Turn }) {
  // An analysis of prices has figures of its own, which <Figure> can name once these are loaded.
  useMessages(bundles.pricing);
  const ledger: Ledger = {
    facts: new Map(answer?.facts.map((fact) => [fact.id, fact])),
    sources: answer?.sources ?? [],
  };
  return (
    <div className="grid max-w-[72ch] grid-cols-[minmax(0,1fr)] gap-2.5 text-base leading-relaxed wrap-anywhere">
      {groupsOf(lines).map(({ key, kind, members }) =>
        kind === "step" || kind === "own" || kind === "contact" ? (
          <List key={key} kind={kind}>
            {members.map((member) => (
              <li key={member.key} className="pl-1">
                <ChatPieces pieces={member.line.pieces} ledger={ledger} isNotice={isFixed(member.line)} />
              </li>
            ))}
          </List>
        ) : (
          members.map((member) => {
            const Part = parts[kind];
            return Part ? (
              <Part key={member.key} line={member.line} ledger={ledger} />
            ) : (
              <p key={member.key} className={lineClasses[kind]} data-notice={kind === "note" || undefined}>
                <ChatPieces pieces={member.line.pieces} ledger={ledger} isNotice={isFixed(member.line)} />
              </p>
            );
          })
        ),
      )}
      {answer && restsOnSomething(answer) && <From answer={answer} />}
    </div>
  );
}

const parts: Partial<Record<ChatLine["kind"], typeof AnswerTable>> = {
  table: AnswerTable,
  chart: AnswerChart,
  draft: AnswerDraft,
  plan: AnswerPlan,
};

const lineClasses: Partial<Record<ChatLine["kind"], string>> = {
  lead: "font-medium",
  refused: "font-medium",
  help: helpLooks.paragraph,
  missing: "text-ink-2",
  note: "text-sm text-ink-2",
  more: "text-sm text-ink-3",
};

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

/** Its numerals are no figures: days, and numbers to call. */
const isFixed = ({ kind }: ChatLine) => kind === "lead" || kind === "help" || kind === "contact";

/** Help, small talk and 'not sure' are fixed texts of the engine: they have no sources. */
const restsOnSomething = ({ articles, facts, narrator }: ChatAnswer) =>
  articles.length > 0 || facts.length > 0 || narrator !== "engine";

/** Where it is from, who wrote it, and how many of its figures were checked. */
function From({ answer }: { answer: ChatAnswer }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const figureSources = figuresFrom(answer, useWords());
  const { articles } = answer;
  return (
    <footer className="mt-1 grid gap-1 border-t border-line pt-2 text-xs leading-normal text-ink-3">
      {articles.length + figureSources.length > 0 && (
        <div className="flex flex-wrap gap-x-1.5">
          <span className="font-medium text-ink-2">{words.sources}</span>
          <ul className="flex min-w-0 flex-wrap gap-x-1.5 *:not-last:after:content-['·'] *:not-last:after:ml-1.5">
            {figureSources.map((source) => (
              <li key={source}>{source}</li>
            ))}
            {articles.map(({ id, title, source }) => (
              <li key={id}>
                {words.fromPlaybook} {title} (
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
