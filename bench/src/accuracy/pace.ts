import {
  bandOf,
  draws,
  forecastSeries,
  lossDays,
  milestoneAhead,
  paceChange,
  roundingStep,
  shippedErrors,
  wayOfPace,
} from "@fanradar/engine";
import { mean, shuffle } from "simple-statistics";
import { type AccuracyLine, roundedPercent } from "./line.ts";
import { completeSeries, panelSets, readPanel } from "./panel.ts";

/** Half of what a report compares, so that days are left to judge by. */
const [span, later, horizon] = [14, 14, 28];
const planted = [0, 0.5, 2, 3];
/** Percent that followers are to rise by: marks that stand in for round numbers, of which few are near. */
const marks = [1.002, 1.004, 1.008, 1.015, 1.03];
const lossSpan = 28;

const tableOf = (values: number[]) =>
  roundingStep(values) > 1
    ? { table: shippedErrors.rounded, step: roundingStep(values) }
    : { table: shippedErrors.exact, step: 1 };
const gainsOf = (values: number[]) => values.slice(1).map((value, at) => value - (values[at] ?? value));
const grow = (from: number, gains: number[]) => {
  let value = from;
  return [
    from,
    ...gains.map((gain) => {
      value = Math.max(1, value + gain);
      return value;
    }),
  ];
};

/**
 * What a report says of the course of followers, on the panel's creators. `pace`: of claims that 14 days brought surely more or less
 * than was to be expected, how many brought more or less than the 14 before in the 14 that followed as well; how often it is claimed of the
 * same daily gains in random order, and how often it is found where the gains of 28 days are repeated times a factor. `milestone`: how
 * often the range of days holds the day on which a mark is reached. `losses`: days on which most of a loss fell, of losses that are spread evenly, and of
 * 2 % of the followers lost in one to three days.
 */
export function paceAccuracy(folder: string): AccuracyLine[] {
  return panelSets
    .filter(({ column }) => column !== "youtube_total_views")
    .map(({ set, column, least }) => {
      const moved = completeSeries(readPanel(folder, column), { least }).filter((one) =>
        gainsOf(one).some((gain) => gain !== 0),
      );
      const draw = draws(29);
      return {
        part: "pace",
        set,
        n: moved.length,
        pace: paceOf(moved, draw),
        milestone: milestonesOf(moved),
        losses: lossesOf(moved, draw),
      };
    });
}

function paceOf(all: number[][], draw: () => number) {
  const claims = all.flatMap((values) => {
    const known = values.slice(0, -later);
    const change = paceChange(known, { ...tableOf(known), days: span });
    const way = change ? wayOfPace(change) : 0;
    const came = (values.at(-1) ?? 0) - (known.at(-1) ?? 0);
    return change && way !== 0 ? [Number(Math.sign(came - change.before) === way)] : [];
  });
  const share = (ways: boolean[]) => roundedPercent(mean(ways.map(Number)));
  const wayIn = (values: number[], days: number) => {
    const change = paceChange(values, { ...tableOf(values), days });
    return change ? [wayOfPace(change)] : [];
  };
  const mixed = all.flatMap((values) => wayIn(grow(values[0] ?? 0, shuffle(gainsOf(values), draw)), span));
  const growing = all.filter((values) => {
    const [from, to] = [values.at(-1 - horizon) ?? 0, values.at(-1) ?? 0];
    return roundingStep(values) === 1 && to - from > 0.005 * from;
  });
  const found = (factor: number) =>
    growing.flatMap((values) => {
      const gains = gainsOf(values).slice(-horizon);
      const repeated = [
        ...values,
        ...grow(
          values.at(-1) ?? 0,
          gains.map((gain) => Math.round(factor * gain)),
        ).slice(1),
      ];
      return wayIn(repeated, horizon).map((way) => way === Math.sign(factor - 1));
    });
  return {
    claims: claims.length,
    held: roundedPercent(mean(claims)),
    falseClaims: share(mixed.map((way) => way !== 0)),
    ...(growing.length > 0 && { found: Object.fromEntries(planted.map((factor) => [factor, share(found(factor))])) }),
  };
}

function milestonesOf(all: number[][]) {
  const exams = all.flatMap((values) => {
    const known = values.slice(0, -horizon);
    const { table, step } = tableOf(known);
    const { values: course, scale } = forecastSeries(known, horizon, { step });
    const ahead = course.map((value, at) => ({
      value,
      ...bandOf(value, { scale, table, step }, { horizon: at + 1, level: 0.8 }),
    }));
    const now = known.at(-1) ?? 0;
    return [undefined, ...marks.map((times) => Math.round(times * now))].flatMap((mark) => {
      const found = milestoneAhead(now, ahead, mark);
      if (!found) return [];
      const day = values.slice(-horizon).findIndex((value) => value >= found.milestone) + 1;
      return [{ early: day > 0 && day < found.low, late: day === 0 || day > found.high }];
    });
  });
  const share = (is: (one: (typeof exams)[number]) => boolean) =>
    roundedPercent(mean(exams.map((one) => Number(is(one)))));
  return {
    stated: exams.length,
    held: share(({ early, late }) => !early && !late),
    early: share(({ early }) => early),
    late: share(({ late }) => late),
  };
}

function lossesOf(all: number[][], draw: () => number) {
  const even = all.flatMap((values) => {
    const gains = gainsOf(values).slice(-lossSpan);
    const middle = mean(gains.map(Math.abs));
    // As many leave each day by chance as moved on a mean day.
    const lost = gains.map(() => -poisson(Math.max(1, middle), draw));
    return [lossDays(lost, values.at(-1) ?? 0) !== undefined];
  });
  const found = all.flatMap((values) => {
    const count = values.at(-1 - lossSpan) ?? 0;
    const gains = gainsOf(values).slice(-lossSpan);
    const days = 1 + Math.floor(3 * draw());
    const at = Math.floor((lossSpan - days) * draw());
    const hit = gains.map((gain, day) => (day >= at && day < at + days ? gain - (0.02 * count) / days : gain));
    if (hit.reduce((sum, gain) => sum + gain, 0) >= 0) return [];
    return [lossDays(hit, count)?.days.some((day) => day >= at && day < at + days) ?? false];
  });
  const share = (list: boolean[]) => roundedPercent(mean(list.map(Number)));
  return { falseClaims: share(even), found: share(found) };
}

/** A count of events of which so many are expected, by the sum of exponential waits (Knuth 1969); the normal one for many. */
function poisson(expected: number, draw: () => number): number {
  if (expected > 200) {
    const radius = Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * radius));
  }
  let [count, waited] = [-1, 0];
  while (waited < expected) {
    waited -= Math.log(1 - draw());
    count++;
  }
  return count;
}
