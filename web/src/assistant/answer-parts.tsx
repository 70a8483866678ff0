import type { ChatCell, ChatLine } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Copy } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { toastDone, toastFailure } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { copyText } from "../ui/copy-text.ts";
import type { Ledger } from "../ui/figure.tsx";
import { Skeleton } from "../ui/states.tsx";
import { ChatPieces } from "./pieces.tsx";

const SeriesChart = part(() => import("../charts/series-chart.tsx").then((file) => file.SeriesChart));

interface PartProps {
  line: ChatLine;
  ledger: Ledger;
}

/** A table with its caption. The first column names its rows; one that is too wide scrolls by itself. */
export function AnswerTable({ line: { pieces, table }, ledger }: PartProps) {
  const id = useId();
  if (!table) return null;
  // Neither rows nor columns ever change their places.
  const columns = table.head.map((title, at) => ({ key: `column-${at}`, title, look: at > 0 ? "text-right" : "" }));
  const rows = table.rows.map(({ cells: [first, ...others] }, at) => ({
    key: `row-${at}`,
    first,
    others: others.map((cell, place) => ({ key: `cell-${place}`, cell })),
  }));
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      {/* Outside what scrolls: a caption is as wide as its table. */}
      <p id={id} className="px-3 py-2 text-sm font-medium">
        <ChatPieces pieces={pieces} ledger={ledger} isNotice />
      </p>
      <section
        aria-labelledby={id}
        tabIndex={0}
        className="scroll-hint overflow-x-auto focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-teal"
      >
        <table aria-labelledby={id} className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-y border-line text-left text-xs text-ink-3">
              {columns.map(({ key, title, look }) => (
                <th key={key} scope="col" className={`px-3 py-1.5 font-medium whitespace-nowrap ${look}`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, first, others }) => (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="min-w-36 px-3 py-2 text-left font-normal">
                  {first && <Cell cell={first} ledger={ledger} />}
                </th>
                {others.map(({ key: place, cell }) => (
                  <td key={place} className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                    <Cell cell={cell} ledger={ledger} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** A cell without a figure may lead to a page of this site, or to a post where it was published. */
function Cell({ cell: { pieces, href }, ledger }: { cell: ChatCell; ledger: Ledger }) {
  const inside = <ChatPieces pieces={pieces} ledger={ledger} isNotice />;
  const look = "text-teal underline underline-offset-2";
  if (href === undefined) return inside;
  return href.startsWith("/") ? (
    <Link href={href} className={look}>
      {inside}
    </Link>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={look}>
      {inside}
    </a>
  );
}

/** The line of a sealed series, under the caption that names it. */
export function AnswerChart({ line: { pieces, chart }, ledger }: PartProps) {
  useMessages(bundles.reports);
  if (!chart) return null;
  const { series } = chart;
  const [currency] = [...ledger.facts.values()].flatMap((fact) => fact.currency ?? []);
  return (
    <div className="rounded-lg border border-line p-3">
      <SeriesChart
        fallback={<Skeleton className="h-72" />}
        series={series}
        title={pieces.map(({ text }) => text).join("")}
        {...(series.unit === "cents" && currency && { currency })}
      />
    </div>
  );
}

/** What a language model drafted: plain text in a box of its own, each with a button that copies it. */
export function AnswerDraft({ line: { pieces, draft }, ledger }: PartProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  if (!draft) return null;
  return (
    <Box title={<ChatPieces pieces={pieces} ledger={ledger} isNotice />}>
      <ul className="grid gap-2">
        {draft.texts.map((text) => (
          <li key={text} className="flex items-start justify-between gap-3">
            <p data-typed dir="auto" className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
            <CopyButton text={text} label={words.copyDraft} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** A suggested rhythm. */
export function AnswerPlan({ line: { pieces }, ledger }: PartProps) {
  return (
    <p className="rounded-lg border border-dashed border-field bg-sunken px-3 py-2">
      <ChatPieces pieces={pieces} ledger={ledger} isNotice />
    </p>
  );
}

function Box({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-dashed border-field bg-sunken p-3">
      <p className="mb-1.5 text-xs text-ink-2">{title}</p>
      {children}
    </div>
  );
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const copy = async () => {
    if (await copyText(text)) toastDone(words.copied);
    else toastFailure(words.copyFailed);
  };
  return (
    <Button onClick={copy} aria-label={label} title={label} className="shrink-0 px-2.5">
      <Copy size={16} aria-hidden />
    </Button>
  );
}
