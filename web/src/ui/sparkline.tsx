import type { SeriesPoint } from "@fanradar/engine";

interface SparklineProps {
  points: readonly SeriesPoint[];
  /** The span that it is drawn over, ISO days or instants: points begin and end inside it. */
  from: string;
  to: string;
  /** From one point to the next; over a longer distance the line breaks. Milliseconds. */
  stepMs: number;
  className: string;
}

const [width, height, edge] = [100, 32, 2];

/**
 * The course of a figure as a line without axes, beside the figure that has its value: nothing for screen readers. A gap in the points
 * is a gap in the line, and a single point a dot.
 */
export function Sparkline({ points, from, to, stepMs, className }: SparklineProps) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const place = ({ at, value }: SeriesPoint) => ({
    at: Date.parse(at),
    x: (width * (Date.parse(at) - start)) / Math.max(1, end - start),
    y: high > low ? height - edge - ((height - 2 * edge) * (value - low)) / (high - low) : height / 2,
  });
  const places = points.map(place);
  const path = places
    .map(({ at, x, y }, index) => {
      const before = places[index - 1];
      const isJoined = before && at - before.at <= 1.5 * stepMs;
      const next = places[index + 1];
      // A line of no length has round ends: a dot.
      const isAlone = !isJoined && !(next && next.at - at <= 1.5 * stepMs);
      return `${isJoined ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}${isAlone ? "h0" : ""}`;
    })
    .join("");
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={className}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
