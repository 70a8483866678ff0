import { addFact, type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import type { Lever } from "../content/what-draws.ts";
import { shiftEffect, shiftedShare } from "./shift-effect.ts";
import type { WeeklyResponse } from "./weekly-response.ts";

/**
 * What changing a fifth of the posts should bring, for the theme, and on each platform for the format and the theme in a format, that
 * draw surely more: the share that it would then have, and how many likes and comments a week more. Only the one that should bring most
 * of each kind. Source: docs/methods.md, 'Next steps'.
 */
export function addShiftEffects(
  builder: FactBuilder,
  levers: readonly Lever[],
  weeks: readonly WeeklyResponse[],
): void {
  const best = new Map<
    string,
    { lever: Lever; effect: NonNullable<ReturnType<typeof shiftEffect>>; used: WeeklyResponse[] }
  >();
  for (const lever of levers) {
    const used = weeks.filter(({ platform }) => lever.platforms.includes(platform));
    const effect = shiftEffect(lever.lift, numberOf(lever.share) ?? 100, used);
    const key = `${lever.share.platform ?? ""}.${lever.kind}`;
    if (effect && effect.value > (best.get(key)?.effect.value ?? 0)) best.set(key, { lever, effect, used });
  }
  for (const { lever, effect, used } of best.values()) {
    const { kind, share, change } = lever;
    const place = share.platform ? { platform: share.platform } : {};
    addFact(builder, {
      ...place,
      metric: `shift.${kind}.target`,
      kind: "derived",
      value: (numberOf(share) ?? 0) + 100 * shiftedShare,
      formula: "shift.target",
      inputs: [share.id],
      sources: share.sources,
    });
    addFact(builder, {
      ...place,
      metric: `shift.${kind}.effect`,
      kind: "estimated",
      ...roundEffect(effect),
      level: 0.8,
      formula: "shift.effect",
      inputs: [change.id, ...used.map(({ rate }) => rate.id)],
      sources: [...change.sources, ...used.flatMap(({ sources }) => sources)],
    });
  }
}

/** Value and ends to two digits: an estimate knows no more. */
export function roundEffect<Effect extends { value: number; low: number; high: number }>(effect: Effect): Effect {
  const round = (value: number) => Number(value.toPrecision(2));
  return { ...effect, value: round(effect.value), low: round(effect.low), high: round(effect.high) };
}
