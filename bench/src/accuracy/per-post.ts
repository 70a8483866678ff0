import { draws, gainPerPost, type PostedWeek } from "@fanradar/engine";
import { median } from "simple-statistics";
import { type AccuracyLine, roundedPercent } from "./line.ts";
import { completeSeries, panelSets, readPanel } from "./panel.ts";
import { poisson } from "./variates.ts";

/** The panel has 58 days: spans of three days stand in for weeks. */
const week = 3;
const width = 1.96;
/** Share of a usual week's gain that each further post is made to bring. */
const planted = [0, 0.1, 0.2, 0.4];
const perWeek = 4;

/**
 * Whether weeks with more posts bring more followers, on gains of three days of the panel's creators with posts at random: how often more is
 * stated where posts bring nothing (`0`), and where each brings a tenth to two fifths of the creator's usual week; how often the range
 * holds what was planted.
 */
export function perPostAccuracy(folder: string): AccuracyLine[] {
  return panelSets
    .filter(({ column }) => column !== "youtube_total_views")
    .map(({ set, column, least }) => {
      const draw = draws(41);
      const creators = completeSeries(readPanel(folder, column), { least }).map(gainsByWeek);
      const moving = creators.filter((gains) => gains.length >= 16 && median(gains.map(Math.abs)) > 0);
      const of = planted.map((share) => {
        let [stated, negative, covered, known] = [0, 0, 0, 0];
        for (const gains of moving) {
          const each = share * median(gains.map(Math.abs));
          const weeks = gains.map((gain): PostedWeek => {
            const posts = poisson(draw, perWeek);
            return { posts, gain: gain + each * posts };
          });
          const effect = gainPerPost(weeks, width);
          if (!effect) continue;
          known++;
          stated += Number(effect.low > 0);
          negative += Number(effect.high < 0);
          covered += Number(effect.low <= each && each <= effect.high);
        }
        const percent = (count: number) => roundedPercent(count / Math.max(1, known));
        return [share, { stated: percent(stated), less: percent(negative), covered: percent(covered) }] as const;
      });
      return { part: "perpost", set, n: moving.length, of: Object.fromEntries(of) };
    });
}

/** Gains of whole spans, the newest first, at most 52. */
function gainsByWeek(values: number[]): number[] {
  const gains: number[] = [];
  for (let at = values.length - 1; at - week >= 0 && gains.length < 52; at -= week)
    gains.push((values[at] ?? 0) - (values[at - week] ?? 0));
  return gains;
}
