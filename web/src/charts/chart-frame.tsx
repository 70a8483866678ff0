import type { Series } from "@fanradar/engine";
import { type ReactNode, useId, useState } from "react";
import { SeriesTable, type TableNote } from "./series-table.tsx";
import { useWidth } from "./use-width.ts";

interface ChartFrameProps {
  series: Series;
  title: string;
  /** Said instead of the picture to those who cannot see it. */
  summary: string;
  height: number;
  /** What is marked at a point, said in its row of the table. */
  notes?: TableNote[];
  /** What the marks in the picture are. */
  legend?: string;
  words: { showTable: string; showChart: string; day: string; value: string; range: string };
  formatValue: (value: number) => string;
  formatDay: (iso: string) => string;
  children: (size: { width: number; height: number }) => ReactNode;
}

/** A chart with its title, its summary and its table. Numbers inside come from a sealed series, which the frame names. */
export function ChartFrame(props: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const [box, width] = useWidth<HTMLDivElement>();
  const titleId = useId();
  return (
    <figure data-series={props.series.id} aria-labelledby={titleId} className="m-0">
      <figcaption className="mb-2 flex items-baseline justify-between gap-3">
        <span id={titleId} className="text-sm font-semibold text-ink-2">
          {props.title}
        </span>
        <button
          type="button"
          className="min-h-10 shrink-0 rounded px-1 text-xs text-ink-3 underline decoration-dotted underline-offset-4 hover:text-ink focus-visible:outline-2 focus-visible:outline-teal"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? props.words.showChart : props.words.showTable}
        </button>
      </figcaption>
      {asTable ? (
        <SeriesTable {...props} />
      ) : (
        <>
          <div ref={box} style={{ height: props.height }} role="img" aria-label={props.summary}>
            {width > 0 && props.children({ width, height: props.height })}
          </div>
          {props.legend && <p className="mt-1 text-xs text-ink-3">{props.legend}</p>}
        </>
      )}
    </figure>
  );
}
