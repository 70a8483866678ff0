import type { SealedReport, Statement } from "@fanradar/engine";
import { notationOf } from "@fanradar/engine/catalogue/notations";
import { bundles, renderStatement, type SentencePart } from "@fanradar/words";
import { Fragment } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { NoWrap } from "../ui/no-wrap.tsx";
import { withMarks } from "../ui/with-marks.ts";

/** The report's ledger, by id. */
export function reportLedger(sealed: SealedReport): Ledger {
  return { facts: new Map(sealed.facts.map((fact) => [fact.id, fact])), sources: sealed.sources };
}

/** A sentence whose figures can each be opened. */
export function Sentence({ statement, ledger }: { statement: Statement; ledger: Ledger }) {
  const { statementWords } = useMessages(bundles.statements);
  return (
    <SentencePieces
      pieces={renderStatement(statement, ledger.facts, useFormat(), statementWords) ?? []}
      ledger={ledger}
    />
  );
}

/** A rendered sentence: its figures can be opened, and what else a fact says is marked as its own. */
export function SentencePieces({ pieces, ledger }: { pieces: SentencePart[]; ledger: Ledger }) {
  return (
    <>
      {withMarks(pieces, (piece) => piece.fact !== undefined && piece.isFigure).map(
        ({ piece, text, ...marks }, index) => {
          const key = `${index}-${piece.text}`;
          if (!piece.fact) return <Fragment key={key}>{text}</Fragment>;
          const { value } = piece.fact;
          if (notationOf(piece.fact.metric) === "link" && typeof value === "string")
            return (
              <NoWrap key={key} {...marks}>
                <a href={value} target="_blank" rel="noopener noreferrer" className="text-teal underline">
                  {text}
                </a>
              </NoWrap>
            );
          if (piece.isFigure)
            return (
              <NoWrap key={key} {...marks}>
                <Figure fact={piece.fact} ledger={ledger} text={text} className="font-medium" />
              </NoWrap>
            );
          return (
            <span key={key} data-fact={piece.fact.id}>
              {text}
            </span>
          );
        },
      )}
    </>
  );
}

/** Sentences as one paragraph; where there are none, the absent figure that stands for them, whose card says why. */
export function Paragraph({
  statements,
  ledger,
  className = "",
  absent,
}: {
  statements: Statement[];
  ledger: Ledger;
  className?: string;
  /** Id of that figure. */
  absent?: string;
}) {
  const fact = ledger.facts.get(absent ?? "");
  if (statements.length === 0)
    return fact?.kind === "unavailable" ? (
      <p className={className}>
        <Figure fact={fact} ledger={ledger} />
      </p>
    ) : null;
  return (
    <p className={`max-w-[66ch] ${className}`}>
      {statements.map((statement, index) => (
        <Fragment key={`${statement.key}-${Object.values(statement.slots).join()}`}>
          {index > 0 && " "}
          <Sentence statement={statement} ledger={ledger} />
        </Fragment>
      ))}
    </p>
  );
}
