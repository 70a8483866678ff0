import { bundles, counted } from "@fanradar/words";
import type { ReactNode } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { useCursor } from "./cursor.ts";
import type { Stop } from "./stop.ts";

interface PlotProps {
  width: number;
  height: number;
  /** Said to those who cannot see the picture: what it is, and how to read it. */
  label: string;
  /** From left to right. */
  stops: readonly Stop[];
  /** Top and bottom of the drawing: the crosshair's ends. */
  ends: readonly [top: number, bottom: number];
  /** What a press at a place opens. */
  onOpen?: ((stop: Stop) => void) | undefined;
  /** The picture; `at` is the place that is read. */
  children: (at: number | undefined) => ReactNode;
}

const mostNotes = 3;
const cardWidth = 208;

/**
 * A picture that can be read by pointer, finger and arrow keys. To a screen reader it is a slider over its places, the value of which
 * is what is written at the place: that is announced by itself.
 */
export function Plot({ width, height, label, stops, ends: [top, bottom], onOpen, children }: PlotProps) {
  const words = useMessages(bundles.charts).chartWords;
  const { at, handlers } = useCursor(stops, onOpen && ((place) => stops[place] && onOpen(stops[place])));
  const stop = at === undefined ? undefined : stops[at];
  const newest = Math.max(0, stops.length - 1);
  const isOnRight = stop !== undefined && stop.x > width / 2;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={newest}
      aria-valuenow={at ?? newest}
      aria-valuetext={stop ? sayStop(stop) : words.hint}
      aria-readonly
      data-plot
      className={`relative touch-pan-y rounded outline-offset-4 select-none focus-visible:outline-2 focus-visible:outline-teal ${onOpen ? "cursor-pointer" : ""}`}
      style={{ height }}
      {...handlers}
    >
      {children(at)}
      {stop && (
        <>
          <svg width={width} height={height} aria-hidden className="pointer-events-none absolute inset-0">
            <line x1={stop.x} x2={stop.x} y1={top} y2={bottom} className="stroke-ink-3" strokeDasharray="3 3" />
            {stop.marks.map(({ y, colour }) => (
              <circle
                key={`${colour} ${y}`}
                cx={stop.x}
                cy={y}
                r={4.5}
                fill={colour}
                className="stroke-card"
                strokeWidth={2}
              />
            ))}
          </svg>
          <div
            aria-hidden
            data-reading
            className="num pointer-events-none absolute top-0 z-10 grid gap-0.5 rounded-lg border border-line bg-card px-3 py-2 text-xs shadow-float"
            style={{
              width: Math.min(cardWidth, width / 2 + 24),
              ...(isOnRight ? { right: width - stop.x + 10 } : { left: stop.x + 10 }),
            }}
          >
            <Reading stop={stop} hint={onOpen ? words.open : undefined} />
          </div>
        </>
      )}
    </div>
  );
}

function Reading({ stop, hint }: { stop: Stop; hint: string | undefined }) {
  const words = useMessages(bundles.charts).chartWords;
  const format = useFormat();
  const others = stop.notes.length - mostNotes;
  return (
    <>
      <span className="text-ink-3">{stop.when}</span>
      {stop.rows.map(({ label, value, range, colour }) => (
        <span key={`${label} ${value}`} className="flex flex-wrap items-baseline gap-x-1.5">
          {label !== undefined && (
            <span className="min-w-0 truncate text-ink-2" data-typed>
              {colour && <span className="mr-1 inline-block size-2 rounded-full" style={{ background: colour }} />}
              {label}
            </span>
          )}
          <b className="text-sm font-semibold">{value}</b>
          {range && <span className="text-ink-3">{range}</span>}
        </span>
      ))}
      {stop.notes.slice(0, mostNotes).map(({ id, text, isTyped }) => (
        <span
          key={id}
          data-fact={id}
          className="line-clamp-2 border-t border-line pt-1 wrap-anywhere text-ink-2"
          {...(isTyped && { dir: "auto" })}
        >
          {text}
        </span>
      ))}
      {others > 0 && <span className="text-ink-3">{counted(others, words.more, format)}</span>}
      {hint && <span className="text-teal">{hint}</span>}
    </>
  );
}

const sayStop = ({ when, rows, notes }: Stop) =>
  [
    `${when}: ${rows.map(({ label, value, range }) => [label, value, range].filter(Boolean).join(" ")).join(", ")}`,
    ...notes.map(({ text }) => text),
  ].join(". ");
