import { type Draw, normal } from "@fanradar/engine";

/** A Poisson count; from a mean of 200 on by the normal, which is then as good. */
export function poisson(draw: Draw, mean: number): number {
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(draw)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = draw(); product > limit; product *= draw()) count++;
  return count;
}

/** How many of so many do what each does with the same chance. */
export function binomial(draw: Draw, count: number, chance: number): number {
  if (count * chance * (1 - chance) > 25) {
    const drawn = Math.round(count * chance + Math.sqrt(count * chance * (1 - chance)) * normal(draw));
    return Math.min(count, Math.max(0, drawn));
  }
  let hits = 0;
  for (let one = 0; one < count; one++) hits += Number(draw() < chance);
  return hits;
}
