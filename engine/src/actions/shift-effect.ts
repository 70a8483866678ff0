import type { GroupLift } from "../content/group-lift.ts";
import type { WeeklyResponse } from "./weekly-response.ts";

/** Standard normal quantile of an 80 % interval. */
const z = 1.2816;
/** Of all posts: how many change to the theme or format. */
export const shiftedShare = 0.2;
/** Percent of the posts. Beyond it hardly any others are left. */
export const mostShare = 60;

/**
 * More likes and comments a week where a fifth of the posts change to a group that draws more, at the present pace: with its 80 % range,
 * which holds what is not known of the lift, of the next posts and of the pace. Undefined where the range would hold 0, or the group
 * already has three fifths of the posts. Source: docs/methods.md, 'Next steps'.
 *
 * @param share percent of the posts that are of the group
 */
export function shiftEffect(
  lift: GroupLift,
  share: number,
  weeks: readonly Pick<WeeklyResponse, "perWeek" | "reach">[],
): { value: number; low: number; high: number } | undefined {
  if (share > mostShare || weeks.length === 0) return undefined;
  const others = share / (100 - share);
  // A post leaves those that draw less than the mean for those that draw more.
  const gained = (effect: number) => Math.exp(effect) - Math.exp(-others * effect);
  const [less, mean, more] = [-z, 0, z].map((width) => gained(lift.effect + width * lift.deviation));
  if (less === undefined || mean === undefined || more === undefined || less <= 0) return undefined;
  const all = weeks.reduce((sum, { perWeek }) => sum + perWeek, 0);
  // Platforms move by themselves.
  const reach = (side: "below" | "above") =>
    Math.hypot(...weeks.map((week) => (week.reach[side] * week.perWeek) / all));
  const value = shiftedShare * all * mean;
  return {
    value,
    low: value * Math.exp(-Math.hypot(Math.log(mean / less), reach("below"))),
    high: value * Math.exp(Math.hypot(Math.log(more / mean), reach("above"))),
  };
}
