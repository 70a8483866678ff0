import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import type { Habit } from "../posts/cadence.ts";
import { gammaQuantile } from "../posts/cadence.ts";
import { roundEffect } from "./expected-effects.ts";
import type { TypicalPost } from "./weekly-response.ts";

const z = 1.2816;
const weeks = 8;
/**
 * Of what the 8 weeks before a pause drew a week, the part that the 8 weeks after it draw, and how far single ones lie from it 8 of 10
 * times beyond what is known of posts and pace (logarithm): 1,182 pauses of 213 Instagram accounts, alike on either half of them
 * (`npm run bench -- accuracy --part comeback`).
 */
const [returned, drift] = [0.75, 0.8];

/**
 * Likes and comments a week that posting again should bring after a pause, with the 80 % range. Source: docs/methods.md, 'Next steps'.
 *
 * @param each what the next post should draw
 * @param posts of the 56 days before the pause, at least 2
 */
export function comebackEffect(
  each: { value: number; low: number; high: number },
  posts: number,
): { value: number; low: number; high: number } {
  const pace = posts - 1;
  const [least, most] = [-z, z].map((end) => gammaQuantile(pace + 0.5, end));
  const value = (returned * pace * each.value) / weeks;
  const below = Math.hypot(Math.log(each.value / each.low), Math.log(pace / (least ?? pace)), drift);
  const above = Math.hypot(Math.log(each.high / each.value), Math.log((most ?? pace) / pace), drift);
  return { value, low: value * Math.exp(-below), high: value * Math.exp(above) };
}

/** The effect of posting again, on a platform whose pause is longer than any before and twice the usual one. */
export function addComeback(builder: FactBuilder, { each, sources }: TypicalPost, { since, posts }: Habit): void {
  const { platform } = since;
  addFact(builder, {
    ...(platform && { platform }),
    metric: "comeback.effect",
    kind: "estimated",
    ...roundEffect(comebackEffect(each, posts)),
    level: 0.8,
    formula: "comeback.effect",
    n: posts,
    sampleOf: "posts",
    inputs: [since.id],
    sources: [...sources, ...since.sources],
  });
}
