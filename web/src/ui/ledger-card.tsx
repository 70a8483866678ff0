import type { Fact } from "@fanradar/engine";
import { explainedAs } from "@fanradar/engine/catalogue/methods";
import {
  bundles,
  type CoreWords,
  dateAndTime,
  rangeInWords,
  sampleAndBase,
  showCalibration,
  showCause,
  showExactly,
  showExchange,
  showSource,
  type WordsOf,
} from "@fanradar/words";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { SandboxMark } from "./badge.tsx";
import type { Ledger } from "./figure.tsx";

/** Provenance of a figure: kind, source, age, sample, formula, alternatives, what disagrees. */
export function LedgerCard({ fact, name, ledger }: { fact: Fact; name: string; ledger?: Ledger }) {
  const formulas = useMessages(bundles.formulas);
  const core = useWords();
  const { kindWords } = core;
  const words = formulas.ledgerWords;
  const format = useFormat();
  const isOfFile = fact.kind !== "unavailable" && fact.trust === "file";
  const range = rangeInWords(fact, format, { exactly: true });
  const exchange = showExchange(fact, format);
  const { sample, against } = sampleAndBase(fact, format);
  const calibration = showCalibration(fact, format);
  const formula = formulaOf(fact, formulas);
  const explained = explainedAs(fact.metric);
  const also = (fact.alternatives ?? []).flatMap((id) => ledger?.facts.get(id) ?? []);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <b className="font-semibold">{name}</b>
        <span className="text-ink-3">{isOfFile && fact.kind === "measured" ? words.byFile : kindWords[fact.kind]}</span>
      </div>
      <p className="num mt-1 text-[28px] leading-tight font-semibold tracking-tight wrap-anywhere">
        {showExactly(fact, format)}
      </p>
      {range && <p className="text-xs text-ink-3">{range}</p>}
      {fact.reason && <p className="text-ink-2">{showCause(fact.reason, format)}</p>}
      <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1.5 text-ink-2">
        {fact.kind !== "unavailable" && <Row name={words.from}>{showSource(fact, ledger?.sources ?? [], core)}</Row>}
        {exchange && <Row name={words.own}>{exchange.own}</Row>}
        {exchange && <Row name={words.rate}>{exchange.rate}</Row>}
        <Row name={words.asOf}>
          <time dateTime={fact.asOf}>{dateAndTime(fact.asOf, format)}</time>
        </Row>
        {sample && <Row name={words.sample}>{sample}</Row>}
        {against && <Row name={words.against}>{against}</Row>}
        {formula && <Row name={words.formula}>{formula}</Row>}
        {calibration && <Row name={words.range}>{calibration}</Row>}
        {also.map((other) => (
          <Row key={other.id} name={words.also}>
            {showExactly(other, format)}
            {formulaOf(other, formulas) && ` · ${formulaOf(other, formulas)}`}
          </Row>
        ))}
        {(fact.conflicts ?? []).map((conflict) => (
          <Row key={conflict.evidence} name={words.conflicts}>
            {showExactly({ ...fact, value: conflict.value }, format)} · {kindOf(conflict.evidence, ledger, core)}
            <time dateTime={conflict.observedAt}>{dateAndTime(conflict.observedAt, format)}</time>
          </Row>
        ))}
      </dl>
      {isOfFile && <p className="mt-3 text-xs text-ink-3">{words.suppliedFile}</p>}
      {(fact.sandbox || explained) && (
        <p className="mt-3 flex items-center justify-between gap-3">
          {explained && (
            <Link href={`/methods/${explained}`} className="text-teal underline">
              {words.method}
            </Link>
          )}
          {fact.sandbox && <SandboxMark />}
        </p>
      )}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** 'typed by hand, ', empty where the ledger does not contain the evidence. */
function kindOf(evidence: string, ledger: Ledger | undefined, { sourceWords }: CoreWords): string {
  const source = ledger?.sources.find((one) => one.evidence === evidence);
  return source ? `${sourceWords[source.kind]}, ` : "";
}

/** How a figure was computed; undefined where it was not, or by a formula that a later version has dropped. */
function formulaOf({ formula }: Fact, { formulaWords }: WordsOf<typeof bundles.formulas>): string | undefined {
  return Object.entries(formulaWords).find(([key]) => key === formula)?.[1];
}
