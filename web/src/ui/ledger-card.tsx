import type { Fact } from "@fanradar/engine";
import {
  compactNumber,
  dateAndTime,
  formulaWords,
  interfaceWords,
  kindWords,
  showExactly,
  showRange,
  showReason,
  showSample,
  sourceWords,
  trustWords,
} from "@fanradar/words";
import type { ReactNode } from "react";
import { useFormat } from "../app/format.ts";
import { SandboxMark } from "./badge.tsx";
import type { Ledger } from "./figure.tsx";

const words = interfaceWords.ledger;

/** Everything a reader may ask of a figure: kind, source, age, sample, formula, alternatives, what disagrees. */
export function LedgerCard({ fact, name, ledger }: { fact: Fact; name: string; ledger?: Ledger }) {
  const format = useFormat();
  const range = showRange(fact, format);
  const sample = showSample(fact, format);
  const also = (fact.alternatives ?? []).flatMap((id) => ledger?.facts.get(id) ?? []);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <b className="font-semibold">{name}</b>
        <span className="text-ink-3">{kindWords[fact.kind]}</span>
      </div>
      <p className="num mt-1 text-[28px] leading-tight font-semibold tracking-tight wrap-anywhere">
        {showExactly(fact, format)}
      </p>
      {range && <p className="text-xs text-ink-3">{words.interval(range, fact.level ?? 0.8)}</p>}
      {fact.reason && <p className="text-ink-2">{showReason(fact.reason)}</p>}
      <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1.5 text-ink-2">
        {fact.kind !== "unavailable" && <Row name={words.from}>{sourceOf(fact, ledger)}</Row>}
        <Row name={words.asOf}>
          <time dateTime={fact.asOf}>{dateAndTime(fact.asOf, format)}</time>
        </Row>
        {sample && <Row name={words.sample}>{sample}</Row>}
        {isFormula(fact.formula) && <Row name={words.formula}>{formulaWords[fact.formula]}</Row>}
        {also.map((other) => (
          <Row key={other.id} name={words.also}>
            {showExactly(other, format)}
            {isFormula(other.formula) && ` · ${formulaWords[other.formula]}`}
          </Row>
        ))}
        {(fact.conflicts ?? []).map((conflict) => (
          <Row key={conflict.evidence} name={words.conflicts}>
            {compactNumber(conflict.value, format)} ·{" "}
            <time dateTime={conflict.observedAt}>{dateAndTime(conflict.observedAt, format)}</time>
          </Row>
        ))}
      </dl>
      {fact.sandbox && (
        <p className="mt-3">
          <SandboxMark />
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

function sourceOf(fact: Fact, ledger: Ledger | undefined): string {
  if (fact.trust === "record") return words.ownRows;
  const kinds = new Set(
    (ledger?.sources ?? [])
      .filter(({ evidence }) => fact.sources.includes(evidence))
      .map(({ kind }) => sourceWords[kind]),
  );
  const platform = fact.platform ? `${interfaceWords.platforms[fact.platform]}, ` : "";
  if (kinds.size > 0) return `${platform}${[...kinds].join(", ")}`;
  return fact.sources.length === 0 ? words.noSource : `${platform}${trustWords[fact.trust]}`;
}

function isFormula(key: string | undefined): key is keyof typeof formulaWords {
  return key !== undefined && key in formulaWords;
}
