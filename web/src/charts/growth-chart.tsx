import type { Fact, Series, SeriesPoint } from "@fanradar/engine";
import { scaleLinear, scaleUtc } from "d3-scale";
import { area, line } from "d3-shape";
import { DayLabels, labelsOfTime, ValueAxis } from "./axes.tsx";
import { withGaps } from "./gaps.ts";
import { JumpMarks } from "./jump-marks.tsx";
import { NoteMarks } from "./note-marks.tsx";
import { Plot } from "./plot.tsx";
import type { Note, StopText } from "./stop.ts";
import type { FormatValue } from "./ticks.ts";

interface GrowthChartProps {
  series: Series;
  width: number;
  height: number;
  label: string;
  colour: string;
  formatValue: FormatValue;
  formatMonth: (iso: string) => string;
  /** What is written at each point, those of the forecast last. */
  said: readonly StopText[];
  /** Written on the last reading and at the forecast's end. */
  labels: { now: string; forecast?: string };
  /** Points are months, each at its last day; else they are daily readings. */
  isMonthly?: boolean;
  /** Facts of unusual jumps, oldest first. */
  jumps?: readonly Fact[];
  /** What else happened, marked at the foot. */
  notes?: readonly Note[];
}

const margin = { top: 28, right: 12, bottom: 24, left: 48 };
/** From so many days between two points on there is a gap. A month has no more days, with some tolerance for the day of its figure. */
const gapDays = { day: 2.5, month: 45 };

/** Readings as a line that breaks where a day has none, then the forecast with the band that its level promises. */
export function GrowthChart(props: GrowthChartProps) {
  const { series, width, height, colour, formatValue, formatMonth, labels, said } = props;
  const { isMonthly = false, jumps = [], notes = [] } = props;
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
  const ticks = isMonthly
    ? monthTicks(everything, past.length - 1, Math.max(3, Math.floor(width / 110))).map((one) => ({
        x: x(one),
        label: formatMonth(one.toISOString()),
      }))
    : labelsOfTime(x, width - margin.left - margin.right, formatMonth);
  const nowAnchor = at(last) > width / 2 ? "end" : "start";
  const nowX = at(last);
  const stops = everything.flatMap((point, place) => {
    const text = said[place];
    return text ? [{ ...text, x: at(point), marks: [{ y: y(point.value), colour }] }] : [];
  });

  return (
    <Plot {...{ width, height, stops }} label={props.label} ends={[margin.top, height - margin.bottom]}>
      {() => (
        <svg width={width} height={height} aria-hidden="true" className="num block overflow-visible">
          <ValueAxis y={y} left={margin.left} right={width - margin.right} formatValue={formatValue} />
          <DayLabels at={ticks} y={height - 4} width={width} />
          <JumpMarks jumps={jumps} x={x} y={y} />
          <NoteMarks notes={notes} x={x} y={y} colour={colour} />
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
      )}
    </Plot>
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
