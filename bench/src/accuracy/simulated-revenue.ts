import { type Draw, leavingAfter, normal, type RevenueMonth } from "@fanradar/engine";
import { binomial, poisson } from "./variates.ts";

/** How creators of a simulated world differ from the engine's idea of them. */
export interface RevenueWorld {
  name: string;
  /** Whether subscribers differ in their readiness to leave, or all are alike. */
  isMixed: boolean;
  /** Chance of a month that brings two to four times the newcomers. */
  jump: number;
  /** Spread of the logarithm of extras per payer. */
  extrasSpread: number;
}

export const revenueWorlds: RevenueWorld[] = [
  { name: "as the engine has it", isMixed: true, jump: 0, extrasSpread: 0.25 },
  { name: "leaps, alike subscribers, restless extras", isMixed: false, jump: 0.04, extrasSpread: 0.4 },
];

const priceCents = 999;
const before = 24;

/** A creator's months after some unobserved ones: newcomers wander, stay by their own readiness, and pay extras. */
export function drawCreator(draw: Draw, months: number, world: RevenueWorld): RevenueMonth[] {
  const first = Math.min(0.6, Math.max(0.04, 0.25 + 0.12 * normal(draw)));
  const likeness = world.isMixed ? Math.exp(Math.log(4) + normal(draw)) : 1e9;
  const unseen = Math.floor(before * draw());
  const wander = Math.exp(Math.log(0.07) + 0.5 * normal(draw));
  const restless = Math.exp(Math.log(0.15) + 0.5 * normal(draw));
  let drift = 0.04 * normal(draw);
  let level = Math.log(20) + 1.2 * draw() * 2;
  let extras = Math.log(800) + 0.8 * normal(draw);
  let cohorts: number[] = [];
  const all = Array.from({ length: unseen + months }, (): RevenueMonth => {
    drift *= 0.95;
    level += drift + wander * normal(draw);
    const leap = draw() < world.jump ? 2 + 2 * draw() : 1;
    const joined = poisson(draw, leap * Math.exp(level + restless * normal(draw)));
    const mood = Math.exp(0.1 * normal(draw));
    cohorts = cohorts.map(
      (count, index) => count - binomial(draw, count, Math.min(1, mood * leavingAfter(index + 1, { first, likeness }))),
    );
    cohorts.unshift(joined);
    const active = cohorts.reduce((sum, count) => sum + count, 0);
    extras += 0.05 * normal(draw);
    const extrasCents = Math.round(active * Math.exp(extras + world.extrasSpread * normal(draw)));
    return { joined, active, subscriptionCents: active * priceCents, extrasCents };
  });
  return all.slice(unseen);
}
