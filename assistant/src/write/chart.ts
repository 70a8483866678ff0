import type { ChatLine } from "@fanradar/contract";
import { platformWords } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { fill, ofFact } from "./piece.ts";
import { factAt, labelOf, type WriteContext } from "./write-context.ts";

/** The line of a metric over time; undefined where none is known. */
export function writeChart({ metric, platform }: BlockOf<"chart">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, words } = context;
  const series =
    platform === null
      ? [...knowledge.series.values()].find((one) => one.metric === metric && /^[a-z]/.test(one.id))
      : knowledge.series.get(`${platform}.${metric}`);
  const name = series && labelOf(series.metric, context);
  if (!series || name === undefined || series.points.length < 2) return undefined;
  const label = series.platform
    ? words.labelOn.replace("{label}", name).replace("{platform}", platformWords[series.platform])
    : name;
  const template = series.forecast && series.forecast.length > 0 ? words.chart.forecast : words.chart.line;
  // Who may not see the figure any more does not see its line either.
  const fact = factAt(context, { platform: series.platform, metric: series.metric });
  const caption = fill(template, { label });
  return [
    {
      kind: "chart",
      pieces: fact ? caption.map(({ text }) => ofFact(text, fact)) : caption,
      chart: { series: { ...series, points: [...series.points] } },
    },
  ];
}
