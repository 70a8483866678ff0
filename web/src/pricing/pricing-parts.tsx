import { bundles, exactNumber, renderStatement } from "@fanradar/words";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useMonthName } from "../lib/use-month-name.ts";
import { SentencePieces } from "../reports/sentences.tsx";
import { buttonClass } from "../ui/button.tsx";
import type { Ledger } from "../ui/figure.tsx";
import type { PricingAnswer } from "./use-pricing.ts";

/** Names pasted data that was not used. */
export function Unused({ names, count }: { names: string[]; count: number }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const format = useFormat();
  const further = count - names.length;
  return (
    <div data-notice data-unused className="grid gap-1.5 rounded-lg border border-line bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{words.unused}</p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {names.map((name) => (
          <li key={name} className="min-w-0 wrap-anywhere">
            <code dir="auto">{name}</code>
          </li>
        ))}
        {further > 0 && <li>{words.unusedMore(exactNumber(further, format))}</li>}
      </ul>
      <p className="text-ink-2">{words.unusedHint}</p>
    </div>
  );
}

/** Rows of a pasted table that are no months of their own: totals, repetitions and what is still to come. */
export function LeftOut({ rows }: { rows: PricingAnswer["leftOut"] }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const nameOf = useMonthName();
  if (rows.length === 0) return null;
  return (
    <div data-notice className="grid gap-1.5 rounded-lg border border-line bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{words.leftOut}</p>
      <ul className="grid gap-1">
        {rows.map((row) => (
          <li key={row.line}>
            {words.line(row.line)}:{" "}
            {row.why === "twice"
              ? words.leftOutWhy.twice(nameOf(row.month), row.first)
              : row.why === "future"
                ? words.leftOutWhy.future(nameOf(row.month))
                : words.leftOutWhy[row.why]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To where a model's statements and prices are added. */
export function ToEvidence({ pricing }: { pricing: PricingAnswer["ledger"] }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  return pricing.about === "model" && pricing.model?.isOwn ? (
    <Link href={`/evidence/${pricing.model.id}`} className={`${buttonClass()} justify-self-start`}>
      {words.toEvidence}
    </Link>
  ) : null;
}

interface PricingSentencesProps {
  place: string;
  pricing: PricingAnswer["ledger"];
  ledger: Ledger;
  asList?: boolean;
}

/** The sentences of a place, whose figures can each be opened. */
export function PricingSentences({ place, pricing, ledger, asList = false }: PricingSentencesProps) {
  const { pricingStatementWords } = useMessages(bundles.pricing);
  const format = useFormat();
  const sentences = pricing.statements
    .filter((statement) => statement.place === place)
    .map((statement) => ({
      key: `${statement.key}-${Object.values(statement.slots).join()}`,
      pieces: renderStatement(statement, ledger.facts, format, pricingStatementWords) ?? [],
    }));
  const List = place === "plan" ? "ol" : "ul";
  const mark = place === "plan" ? "list-decimal" : "list-disc";
  return asList ? (
    <List className={`grid max-w-[72ch] gap-1.5 pl-5 ${mark}`}>
      {sentences.map(({ key, pieces }) => (
        <li key={key}>
          <SentencePieces pieces={pieces} ledger={ledger} />
        </li>
      ))}
    </List>
  ) : (
    <p className="max-w-[72ch]">
      {sentences.map(({ key, pieces }, index) => (
        <span key={key}>
          {index > 0 && " "}
          <SentencePieces pieces={pieces} ledger={ledger} />
        </span>
      ))}
    </p>
  );
}
