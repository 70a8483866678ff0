import type { ChatPiece } from "@fanradar/contract";
import { Fragment } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { NoWrap } from "../ui/no-wrap.tsx";
import { withMarks } from "../ui/with-marks.ts";

interface PiecesProps {
  pieces: readonly ChatPiece[];
  ledger: Ledger;
  /** Numerals without a fact are days, numbers to call, or a suggestion: no figures. */
  isNotice?: boolean;
}

/** The words of a line or cell, and its figures, which open once the ledger is here. Amounts that are hidden on this device are hidden here too. */
export function ChatPieces({ pieces, ledger, isNotice = false }: PiecesProps) {
  const { hidesAmounts } = useFormat();
  const isFigure = ({ factId, part }: ChatPiece) =>
    part === "figure" && factId !== undefined && ledger.facts.has(factId);
  return withMarks(pieces, isFigure).map(({ piece, text, ...marks }, index) => {
    const { factId, part, lang, href } = piece;
    const key = `${index}-${piece.text}`;
    if (href !== undefined)
      return (
        <Link key={key} href={href} {...(lang && { lang })} className="text-teal underline underline-offset-2">
          {text}
        </Link>
      );
    if (factId === undefined)
      return (
        <span key={key} {...(lang && { lang })} {...(isNotice && { "data-notice": true })}>
          {text}
        </span>
      );
    const fact = ledger.facts.get(factId);
    const isHidden = hidesAmounts && fact?.unit === "cents";
    if (fact && part === "figure")
      return (
        <NoWrap key={key} {...marks}>
          <Figure fact={fact} ledger={ledger} className="font-medium" {...(!isHidden && { text })} />
        </NoWrap>
      );
    if (isHidden && part === "range") return <Fragment key={key} />;
    return (
      <span key={key} data-fact={factId}>
        {text}
      </span>
    );
  });
}
