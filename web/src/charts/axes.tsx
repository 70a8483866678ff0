import type { ScaleLinear, ScaleTime } from "d3-scale";
import { type FormatValue, labelsOf, timeTicks } from "./ticks.ts";

interface ValueAxisProps {
  y: ScaleLinear<number, number>;
  /** From where to where the lines reach, CSS pixels. */
  left: number;
  right: number;
  /** About how many lines. */
  count?: number;
  formatValue: FormatValue;
}

/** Lines at round values, each with its value, no two of which read the same. */
export function ValueAxis({ y, left, right, count = 4, formatValue }: ValueAxisProps) {
  const levels = y.ticks(count);
  const labels = labelsOf(levels, formatValue);
  return levels.map((tick, place) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className={tick === 0 ? "stroke-ink-3" : "stroke-line"} />
      <text x={0} y={y(tick) + 4} className="fill-ink-3 text-[11px]">
        {labels[place]}
      </text>
    </g>
  ));
}

interface DayLabelsProps {
  at: readonly { x: number; label: string }[];
  y: number;
  /** Width of the drawing. */
  width: number;
}

/** What stands under an axis of days; the last one ends at the drawing's edge. */
export function DayLabels({ at, y, width }: DayLabelsProps) {
  return at.map(({ x, label }) => (
    <text
      key={`${x} ${label}`}
      x={Math.min(x, width)}
      y={y}
      textAnchor={x > width - 24 ? "end" : x < 20 ? "start" : "middle"}
      className="fill-ink-3 text-[11px]"
    >
      {label}
    </text>
  ));
}

/** Labels of a scale of time. */
export const labelsOfTime = (x: ScaleTime<number, number>, width: number, formatDay: (iso: string) => string) =>
  timeTicks(x, width, formatDay).map(({ at, label }) => ({ x: x(at), label }));
