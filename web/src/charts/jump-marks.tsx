import type { Fact } from "@fanradar/engine";
import { period, showFact } from "@fanradar/words";
import type { ScaleLinear, ScaleTime } from "d3-scale";
import { useFormat } from "../lib/format.ts";

interface JumpMarksProps {
  jumps: readonly Fact[];
  x: ScaleTime<number, number>;
  /** Top and bottom of the drawing, pixels. */
  y: ScaleLinear<number, number>;
}

/** A label takes so much of the width; a jump nearer to the one before has its mark alone. */
const labelWidth = 46;

/** The days of each jump as a band with a triangle that points the way the count went, and its size where there is room. */
export function JumpMarks({ jumps, x, y }: JumpMarksProps) {
  const format = useFormat();
  const [bottom = 0, top = 0] = y.range();
  const [left = 0, right = 0] = x.range();
  let lastLabel = Number.NEGATIVE_INFINITY;
  return (
    <g data-jumps>
      {jumps.map((fact) => {
        if (!fact.period || typeof fact.value !== "number") return null;
        // A narrower range may begin inside a jump, or after it.
        const [from, to] = [Math.max(left, x(new Date(fact.period.from))), x(new Date(fact.period.to))];
        if (to < left) return null;
        const middle = (from + to) / 2;
        const hasLabel = middle - lastLabel >= labelWidth && middle < right - labelWidth / 2;
        if (hasLabel) lastLabel = middle;
        const tip =
          fact.value > 0
            ? `${middle - 5},${bottom} ${middle + 5},${bottom} ${middle},${bottom - 8}`
            : `${middle - 5},${bottom - 8} ${middle + 5},${bottom - 8} ${middle},${bottom}`;
        return (
          <g key={fact.id} data-fact={fact.id}>
            <rect
              x={from}
              width={Math.max(2, to - from)}
              y={top}
              height={bottom - top}
              className="fill-warn"
              opacity={0.14}
            />
            <polygon points={tip} className="fill-warn" />
            {hasLabel && (
              <text
                x={middle}
                y={bottom - 12}
                textAnchor={middle < left + labelWidth / 2 ? "start" : "middle"}
                className="fill-ink stroke-card text-[11px] font-semibold"
                strokeWidth={3}
                paintOrder="stroke"
              >
                {showFact(fact, format)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** What the marks say, for those who do not see them: '+117K, May 16 – 24, 2026'. */
export function useJumpText(): (fact: Fact) => string {
  const format = useFormat();
  return (fact) => [showFact(fact, format), fact.period && period(fact.period, format)].filter(Boolean).join(", ");
}
