import type { Period } from "../ledger/evidence.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { singleFigures } from "../portfolio/single-figures.ts";
import { gainsIn } from "./gain-before.ts";

interface Lines {
  facts: readonly Fact[];
  series: readonly Series[];
  /** ISO instant. */
  asOf: string;
}

/**
 * What a span of days brought on each platform, and on all of them together where nine tenths of the followers are on those that are known: `gain` and
 * `gainPercent`, with the platform before them or without one. Source: docs/methods.md, 'Growth'.
 *
 * @param span ISO days, as in `gainsIn`
 * @param suffix of the ids, as `in` of `instagram.gain.in`; none where it is absent
 */
export function gainsTogether({ facts, series, asOf }: Lines, span: Period, suffix?: string): Fact[] {
  const gains = gainsIn({ facts, series, asOf }, span, "in").map((fact) => ({
    ...fact,
    id: fact.id.replace(/\.in$/, ""),
  }));
  const ends = facts.flatMap((fact) => (fact.metric === "followers" ? atTheEnd(fact, gains) : []));
  const all = [...gains, ...singleFigures([...gains, ...ends])];
  return suffix === undefined ? all : all.map((fact) => ({ ...fact, id: `${fact.id}.${suffix}` }));
}

/** Followers at the end of the days: of a past period not those of today. */
function atTheEnd(followers: Fact, gains: readonly Fact[]): Fact[] {
  const of = (metric: string) =>
    Number(gains.find((fact) => fact.metric === metric && fact.platform === followers.platform)?.value ?? 0);
  const [gain, percent] = [of("gain"), of("gainPercent")];
  return [percent === 0 ? followers : { ...followers, value: (100 * gain) / percent + gain }];
}

const mostMonths = 13;

/** What each of the last 12 months brought that are over, and the running one, as `gainsTogether` with ids such as `gain.2026-10`. */
export function gainsOfMonths(lines: Lines): Fact[] {
  const [year, month] = [Number(lines.asOf.slice(0, 4)), Number(lines.asOf.slice(5, 7))];
  return Array.from({ length: mostMonths }, (_, back) => {
    const day = (ahead: number, of: number) =>
      new Date(Date.UTC(year, month - 1 - back + ahead, of)).toISOString().slice(0, 10);
    return gainsTogether(lines, { from: day(0, 1), to: day(1, 0) }, day(0, 1).slice(0, 7));
  }).flat();
}
