import { scaleBand, scaleLinear } from "d3-scale";
import { useId } from "react";
import { DayLabels, ValueAxis } from "./axes.tsx";
import { Plot } from "./plot.tsx";
import type { StopText } from "./stop.ts";
import { type FormatValue, placesToLabel } from "./ticks.ts";

/** A bar of several parts; one whose parts are not known is hollow, one that is not over is hatched. */
export interface StackedBar extends StopText {
  label: string;
  parts: readonly { key: string; value: number; colour: string }[];
  /** Drawn hollow, in place of parts. */
  hollow?: number;
  isPartial: boolean;
}

interface StackedBarsProps {
  bars: readonly StackedBar[];
  width: number;
  height: number;
  label: string;
  formatValue: FormatValue;
}

const margin = { top: 14, right: 4, bottom: 22, left: 52 };

/** What each month came to, by kind, one above another. */
export function StackedBars({ bars, width, height, label, formatValue }: StackedBarsProps) {
  const hatch = useId();
  const x = scaleBand<number>()
    .domain(bars.map((_, place) => place))
    .range([margin.left, width - margin.right])
    .padding(0.28);
  const sumOf = ({ parts, hollow = 0 }: StackedBar) => hollow + parts.reduce((sum, { value }) => sum + value, 0);
  const y = scaleLinear()
    .domain(domainOf(bars.map(sumOf)))
    .nice(4)
    .range([height - margin.bottom, margin.top]);
  const middleOf = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const stops = bars.map((bar, place) => ({ ...bar, x: middleOf(place), marks: [] }));
  const labelled = placesToLabel(bars.length, width - margin.left).map((place) => ({
    x: middleOf(place),
    label: bars[place]?.label ?? "",
  }));
  return (
    <Plot {...{ width, height, label, stops }} ends={[margin.top, y(0)]}>
      {(read) => (
        <svg width={width} height={height} aria-hidden="true" className="num block">
          <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width={3} height={6} className="fill-card" opacity={0.65} />
          </pattern>
          <ValueAxis y={y} left={margin.left} right={width} formatValue={formatValue} />
          {bars.map((bar, place) => {
            const left = x(place) ?? 0;
            const wide = x.bandwidth();
            const top = y(sumOf(bar));
            return (
              <g key={bar.at} opacity={read === undefined || read === place ? 1 : 0.55}>
                {stackOf(bar.parts).map(({ key, from, to, colour }) => (
                  <rect key={key} x={left} width={wide} {...between(y(from), y(to))} fill={colour} />
                ))}
                {bar.hollow !== undefined && (
                  <rect
                    x={left + 1}
                    width={Math.max(1, wide - 2)}
                    y={top}
                    height={y(0) - top}
                    fill="none"
                    className="stroke-teal"
                    strokeWidth={1.75}
                    strokeDasharray="4 3"
                  />
                )}
                {bar.isPartial && <rect x={left} width={wide} {...between(y(0), top)} fill={`url(#${hatch})`} />}
              </g>
            );
          })}
          <DayLabels at={labelled} y={height - 6} width={width} />
        </svg>
      )}
    </Plot>
  );
}

/** With 0, below which a month lies that gave back more than it brought. */
function domainOf(sums: readonly number[]): [number, number] {
  const [least, most] = [Math.min(0, ...sums), Math.max(0, ...sums)];
  return least === most ? [0, 1] : [least, most];
}

/** A bar between two heights, whichever is the upper one. */
const between = (one: number, other: number) => ({ y: Math.min(one, other), height: Math.abs(one - other) });

function stackOf(parts: StackedBar["parts"]) {
  let from = 0;
  return parts.map(({ key, value, colour }) => {
    const to = from + value;
    const part = { key, colour, from, to };
    from = to;
    return part;
  });
}
