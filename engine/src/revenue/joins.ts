import { type Draw, normal, withWeights } from "./draws.ts";

/** A course that the logarithm of a month's newcomers may take: a level that wanders, with a drift that may end. */
interface Course {
  drift: number;
  /** Spread of the level's own steps, and of a month about it. */
  wander: number;
  restless: number;
  level: number;
  /** Variance of the level. */
  doubt: number;
  weight: number;
}

const drifts = [-0.1, -0.06, -0.03, 0, 0.03, 0.06, 0.1];
const driftSpread = 0.04;
const wanders = [0.02, 0.06, 0.12, 0.2];
const restlessness = [0.05, 0.15, 0.3];
/** Added to a count, so that none has a logarithm too; taken off again from what is drawn. */
const half = 0.5;
/**
 * What is left of a drift in the months ahead: nothing on half of the paths, all of it on the others. Most trends of real series end within a
 * year; one that goes on must lie in the range.
 */
const endingShare = 0.5;

/**
 * Courses of the months' newcomers with their posterior weights: a Kalman filter for each on a grid. A month's counting noise
 * is its own.
 *
 * @param joined newcomers by month, the oldest first, at least one
 */
export function coursesOf(joined: readonly number[]): Course[] {
  const seen = joined.map((count) => ({ log: Math.log(count + half), noise: 1 / (count + half) }));
  const cells = drifts.flatMap((drift) =>
    wanders.flatMap((wander) =>
      restlessness.map((restless) => {
        const filtered = filter(seen, { drift, wander, restless });
        return { drift, wander, restless, ...filtered, log: filtered.log - (drift / driftSpread) ** 2 / 2 };
      }),
    ),
  );
  return withWeights(cells).map(({ log, ...cell }) => cell);
}

function filter(
  seen: { log: number; noise: number }[],
  { drift, wander, restless }: Pick<Course, "drift" | "wander" | "restless">,
) {
  let level = seen[0]?.log ?? 0;
  let doubt = restless ** 2 + (seen[0]?.noise ?? 1);
  let log = 0;
  for (const { log: value, noise } of seen.slice(1)) {
    const ahead = level + drift;
    const ahead2 = doubt + wander ** 2;
    const width = ahead2 + restless ** 2 + noise;
    const gain = ahead2 / width;
    log -= (value - ahead) ** 2 / (2 * width) + Math.log(width) / 2;
    level = ahead + gain * (value - ahead);
    doubt = (1 - gain) * ahead2;
  }
  return { level, doubt, log };
}

/** Newcomers of the months ahead, along one course. */
export function drawJoins(course: Course, months: number, draw: Draw): number[] {
  let level = course.level + Math.sqrt(course.doubt) * normal(draw);
  const drift = draw() < endingShare ? 0 : course.drift;
  const joined: number[] = [];
  while (joined.length < months) {
    level += drift + course.wander * normal(draw);
    const mean = Math.max(0, Math.exp(level + course.restless * normal(draw)) - half);
    joined.push(Math.max(0, mean + Math.sqrt(mean) * normal(draw)));
  }
  return joined;
}
