import type { Model } from "@fanradar/contract";
import type { Fact, ReportSummary } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { bundles, dayAndMonth, showRange, showReason } from "@fanradar/words";
import type { ReactNode } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { Button } from "../ui/button.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { Sparkline } from "../ui/sparkline.tsx";
import { BesideFigure } from "./beside-figure.tsx";

const ImportDialog = part(() => import("../evidence/import/import-dialog.tsx").then((file) => file.ImportDialog));

type Tile = ReportSummary["tiles"][number];

interface HeadlineProps {
  tiles: readonly Tile[];
  ledger: Ledger;
  /** Of whom the reader may add evidence: where earnings are unknown, a statement is requested. */
  owned?: Model | undefined;
}

/** The figures that head a report, each with its card: how many follow, how they respond, posts, earnings, what is ahead. */
export function Headline({ tiles, ledger, owned }: HeadlineProps) {
  const words = useMessages(bundles.reports).reportWords.headline;
  const earnings = tiles.find(({ kind }) => kind === "earnings");
  const isEarned = earnings !== undefined && ledger.facts.get(earnings.fact)?.value !== null;
  const shown = tiles.filter(({ kind }) => kind !== "earnings" || isEarned || !owned);
  const ahead = shown.filter(({ kind }) => kind === "forecast");
  const before = shown.filter(({ kind }) => kind !== "forecast");
  if (shown.length === 0 && !owned) return null;
  return (
    <section aria-label={words.title} className="@container" data-headline>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line">
        {before.map((tile) => (
          <OneTile key={tile.kind} tile={tile} ledger={ledger} />
        ))}
        {owned && !isEarned && (
          <NoEarnings model={owned} fact={ledger.facts.get(earnings?.fact ?? "")} ledger={ledger} />
        )}
        {ahead.map((tile) => (
          <OneTile key={tile.kind} tile={tile} ledger={ledger} />
        ))}
      </dl>
    </section>
  );
}

const shape = "grid min-w-0 content-start gap-1 bg-card px-3 py-2 max-sm:gap-0.5 sm:px-4 sm:py-3.5";
const basis = "flex-[1_1_9.5rem]";

function OneTile({ tile, ledger }: { tile: Tile; ledger: Ledger }) {
  const format = useFormat();
  const fact = ledger.facts.get(tile.fact);
  const label = useLabel();
  if (!fact) return null;
  const isForecast = tile.kind === "forecast";
  const range =
    isForecast && fact.kind !== "unavailable" ? showRange(fact, format, { span: "{low} – {high}" }) : undefined;
  return (
    <div
      className={`${shape} ${tile.kind === "audience" ? "flex-[1.7_1_14rem] @max-[55rem]:basis-full max-sm:grid-cols-[minmax(0,1fr)_7rem] max-sm:gap-x-3" : basis}`}
    >
      <dt className="text-xs text-ink-3">{label(tile, fact)}</dt>
      <dd
        className={`col-start-1 font-semibold tracking-tight ${range ? "text-base leading-7 sm:text-lg sm:leading-8" : "text-xl leading-7 sm:text-2xl sm:leading-8"}`}
      >
        <Figure
          fact={fact}
          ledger={ledger}
          withRange={tile.kind === "engagement" && !tile.standing}
          {...(range !== undefined && { text: range })}
        />
      </dd>
      <Why fact={fact} />
      {tile.line && (
        <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-end sm:order-last">
          <Sparkline
            points={tile.line}
            from={tile.line[0]?.at ?? ""}
            to={tile.line.at(-1)?.at ?? ""}
            stepMs={dayMs}
            className="block h-8 w-full text-teal"
          />
        </dd>
      )}
      <BesideFigure tile={tile} fact={fact} ledger={ledger} />
    </div>
  );
}

/** What a tile is called: by its figure, and where that is of one platform by this. */
function useLabel() {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.reports).reportWords.headline;
  const format = useFormat();
  return ({ kind }: Tile, { metric, platform, period: span }: Fact): ReactNode => {
    const day = span && <time dateTime={span.to}>{dayAndMonth(span.to, format)}</time>;
    const name = kind === "posting" ? words.posting : factLabel(metric);
    const label =
      kind === "forecast" && day ? (
        <>
          {words.by} {day}
        </>
      ) : (
        name
      );
    return platform && platform !== "onlyfans" ? (
      <>
        {label} · {interfaceWords.platforms[platform]}
      </>
    ) : (
      label
    );
  };
}

/** Why a figure is missing. */
function Why({ fact }: { fact: Fact }) {
  const format = useFormat();
  return fact.reason ? (
    <dd className="col-start-1 text-xs text-ink-3" data-fact={fact.id}>
      {showReason(fact.reason, format)}
    </dd>
  ) : null;
}

/** Earnings that only their owner can bring: the button that does. */
function NoEarnings({ model, fact, ledger }: { model: Model; fact: Fact | undefined; ledger: Ledger }) {
  const { evidenceWords } = useMessages(bundles.evidence);
  const button = (
    <Button className="justify-self-start max-sm:px-1.5 max-sm:text-xs">{evidenceWords.import.open}</Button>
  );
  return (
    <div className={`${shape} ${basis}`}>
      <dt className="text-xs text-ink-3">{factLabel("earningsNet")}</dt>
      {fact && (
        <dd className="text-2xl leading-8 font-semibold">
          <Figure fact={fact} ledger={ledger} />
        </dd>
      )}
      {fact && <Why fact={fact} />}
      <dd>
        <ImportDialog fallback={button} model={model} trigger={button} />
      </dd>
    </div>
  );
}
