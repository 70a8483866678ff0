import { bundles } from "@fanradar/words";
import { type ReactNode, useId, useState } from "react";
import { downloadCsv } from "../lib/download-csv.ts";
import { useMessages } from "../lib/messages.ts";
import { ChartTable, type TableOfChart } from "./chart-table.tsx";
import { type Range, rangesOf, startOf } from "./range.ts";
import { useWidth } from "./use-width.ts";

interface ChartFrameProps {
  /** Of the sealed series that its numbers come from. */
  id: string | undefined;
  title: string;
  /** The title is somebody's name. */
  isTyped?: boolean;
  height: number;
  /** When its points are, ISO, oldest first. */
  moments: readonly string[];
  /** Whether it may be narrowed to its last days. */
  hasRanges?: boolean;
  /** What the marks in the picture are; figures beside it. */
  legend?: ReactNode;
  /** The points from a moment on, for reading, copying and spreadsheets. */
  table: (from: string) => TableOfChart;
  children: (size: { width: number; height: number; from: string; label: string }) => ReactNode;
}

const smallButton =
  "min-h-10 shrink-0 rounded px-1 text-xs text-ink-3 underline decoration-dotted underline-offset-4 hover:text-ink focus-visible:outline-2 focus-visible:outline-teal";

/** A chart with its title, its range, its table and its file. Numbers inside come from a sealed series, which the frame names. */
export function ChartFrame({
  id,
  title,
  isTyped,
  height,
  moments,
  hasRanges,
  legend,
  table,
  children,
}: ChartFrameProps) {
  const words = useMessages(bundles.charts).chartWords;
  const [asTable, setAsTable] = useState(false);
  const [range, setRange] = useState<Range>("all");
  const [box, width] = useWidth<HTMLDivElement>();
  const titleId = useId();
  const offered = hasRanges ? rangesOf(moments) : [];
  const from = offered.includes(range) ? startOf(range, moments.at(-1) ?? "") : "";
  const shown = moments.filter((at) => at >= from).length;
  return (
    <figure data-series={id ?? ""} aria-labelledby={titleId} className="m-0 min-w-0">
      <figcaption className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <span
          id={titleId}
          className="min-w-0 text-sm font-semibold wrap-anywhere text-ink-2"
          {...(isTyped && { "data-typed": true })}
        >
          {title}
        </span>
        <span className="flex flex-wrap items-center gap-x-2.5">
          {offered.length > 0 && (
            <fieldset className="flex">
              <legend className="sr-only">{words.shown}</legend>
              {offered.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === range}
                  className={`min-h-8 rounded-md px-2 text-xs focus-visible:outline-2 focus-visible:outline-teal ${one === range ? "bg-sunken font-semibold text-ink" : "text-ink-3 hover:text-ink"}`}
                  onClick={() => setRange(one)}
                >
                  {words.ranges[one]}
                </button>
              ))}
            </fieldset>
          )}
          <button type="button" className={smallButton} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? words.showChart : words.showTable}
          </button>
          <button
            type="button"
            className={smallButton}
            aria-label={words.download(title)}
            onClick={() => {
              const { columns, rows } = table(from);
              return downloadCsv(
                title,
                [...columns, words.note],
                rows.map(({ at, cells, notes }) => [
                  at,
                  ...cells.map(({ raw }) => raw),
                  notes?.map(({ text }) => text).join("; "),
                ]),
              );
            }}
          >
            {words.csv}
          </button>
        </span>
      </figcaption>
      {asTable ? (
        <ChartTable title={title} {...table(from)} />
      ) : (
        <>
          <div ref={box} style={{ height }}>
            {width > 0 && children({ width, height, from, label: words.summary(title, shown) })}
          </div>
          {/* Its place is kept: what it names may come later than the picture. */}
          <div className="mt-1.5 flex min-h-4 flex-wrap gap-x-4 gap-y-0.5 text-xs text-ink-3">{legend}</div>
        </>
      )}
    </figure>
  );
}
