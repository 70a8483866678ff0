import type { Fact, Series, SeriesPoint } from "@fanradar/engine";
import { scaleLinear, scaleUtc } from "d3-scale";
import { area, line } from "d3-shape";
import { JumpMarks } from "./jump-marks.tsx";
import { type FormatValue, labelsOf, timeTicks } from "./ticks.ts";

interface GrowthChartProps {
  series: Series;
  width: number;
  height: number;
  colour: string;
  formatValue: FormatValue;
  formatMonth: (iso: string) => string;
  /** Written on the last reading and at the forecast's end. */
  labels: { now: string; forecast?: string };
  /** Points are months, each at its last day; else they are daily readings. */
  isMonthly?: boolean;
  /** Facts of unusual jumps, oldest first. */
  jumps?: readonly Fact[];
}

const margin = { top: 28, right: 12, bottom: 24, left: 48 };
const day = 86_400_000;
/** From so many days between two points on there is a gap. A month has no more days, with some tolerance for the day of its figure. */
const gapDays = { day: 2.5, month: 45 };

/** Readings as a line that breaks where a day has none, then the forecast with the band that its level promises. */
export function GrowthChart(props: GrowthChartProps) {
  const { series, width, height, colour, formatValue, formatMonth, labels, isMonthly = false, jumps = [] } = props;
  const past = series.points;
  const future = series.forecast ?? [];
  const last = past.at(-1);
  if (!last) return null;
  const everything = [...past, ...future];
  const first = everything[0] ?? last;
  const end = everything.at(-1) ?? last;
  const values = everything.flatMap((point) => [point.value, point.low ?? point.value, point.high ?? point.value]);
  const x = scaleUtc()
    .domain([new Date(first.at), new Date(end.at)])
    .range([margin.left, width - margin.right]);
  const y = scaleLinear()
    .domain(padded(Math.min(...values), Math.max(...values)))
    .nice(4)
    .range([height - margin.bottom, margin.top]);
  const at = (point: SeriesPoint) => x(new Date(point.at));

  const drawLine = line<SeriesPoint | null>()
    .defined((point) => point !== null)
    .x((point) => (point ? at(point) : 0))
    .y((point) => (point ? y(point.value) : 0));
  const drawBand = area<SeriesPoint>()
    .x(at)
    .y0((point) => y(point.low ?? point.value))
    .y1((point) => y(point.high ?? point.value));
  const ahead = [{ at: last.at, value: last.value }, ...future];
  const drawn = width - margin.left - margin.right;
  const ticks = isMonthly
    ? monthTicks(everything, past.length - 1, Math.max(3, Math.floor(width / 110))).map((one) => ({
        at: one,
        label: formatMonth(one.toISOString()),
      }))
    : timeTicks(x, drawn, formatMonth);
  const levels = y.ticks(4);
  const labelled = labelsOf(levels, formatValue);
  const nowAnchor = at(last) > width / 2 ? "end" : "start";
  const nowX = at(last);

  return (
    <svg width={width} height={height} aria-hidden="true" className="num block overflow-visible">
      {levels.map((tick, place) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={0} y={y(tick) + 4} className="fill-ink-3 text-[11px]">
            {labelled[place]}
          </text>
        </g>
      ))}
      {ticks.map(({ at: moment, label }) => (
        <text
          key={label}
          x={x(moment)}
          y={height - 4}
          textAnchor={x(moment) > width - 2 * margin.right ? "end" : "middle"}
          className="fill-ink-3 text-[11px]"
        >
          {label}
        </text>
      ))}
      <JumpMarks jumps={jumps} x={x} y={y} />
      {future.length > 0 && <path d={drawBand(ahead) ?? ""} fill={colour} opacity={0.14} />}
      {future.length > 0 && (
        <path
          d={drawLine(ahead) ?? ""}
          fill="none"
          stroke={colour}
          strokeWidth={2}
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      )}
      <path
        d={drawLine(withGaps(past, isMonthly ? gapDays.month : gapDays.day)) ?? ""}
        fill="none"
        stroke={colour}
        strokeWidth={2.25}
        strokeLinejoin="round"
      />
      <circle cx={nowX} cy={y(last.value)} r={4} className="fill-card" stroke={colour} strokeWidth={2.25} />
      <text
        x={nowX}
        y={y(last.value) - 12}
        textAnchor={nowAnchor}
        className="fill-ink stroke-card text-xs font-semibold"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {labels.now}
      </text>
      {labels.forecast && (
        <text
          x={width - margin.right}
          y={margin.top - 14}
          textAnchor="end"
          fill={colour}
          className="text-xs font-semibold"
        >
          {labels.forecast}
        </text>
      )}
    </svg>
  );
}

/** A line of one value still needs a scale, and a scale from its lowest point hides nothing but exaggerates noise. */
function padded(low: number, high: number): [number, number] {
  const pad = high > low ? (high - low) * 0.12 : Math.max(1, Math.abs(high) * 0.05);
  return [Math.max(0, low - pad), high + pad];
}

/**
 * Every so many months' own days, that of the last reading among them: the scale's own marks stand at the first of a month, a
 * month's figure at its end, and would be read as the next one's.
 */
function monthTicks(points: readonly SeriesPoint[], last: number, most: number): Date[] {
  const step = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, at) => (at - last) % step === 0).map(({ at }) => new Date(at));
}

/** What has no reading breaks the line: gaps are gaps. */
function withGaps(points: SeriesPoint[], gap: number): (SeriesPoint | null)[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const isGap = before !== undefined && Date.parse(point.at) - Date.parse(before.at) > gap * day;
    return isGap ? [null, point] : [point];
  });
}
