import { median } from "simple-statistics";

/** A post's moment, and its likes and comments (or views): what a slot is judged by. */
export interface TimedPost {
  /** Milliseconds since 1970. */
  at: number;
  interactions: number;
}

/** One creator's posts by slot of the day. */
export interface SlotSums {
  /** Posts in each slot. */
  n: number[];
  /** Sum of their residuals in each slot. */
  sum: number[];
  /** Of a single residual around its slot's mean. */
  variance: number;
}

const neighbours = 10;
/** A post five times above or below its neighbours says no more for its hour than one four and a half times. */
const furthest = 1.5;

/** How far a post's logarithm of interactions lies above those around it. */
export interface Residual {
  at: number;
  residual: number;
}

/**
 * How far each post stands out: the logarithm of 1 + interactions less the median of the 10 posts before and the 10 after,
 * which takes growth and change of style out, centred over the creator (docs/methods.md, 'Posting times').
 *
 * @param posts in any order
 */
export function residualsOf<P extends TimedPost>(posts: readonly P[]): (P & Residual)[] {
  const inOrder = [...posts].sort((a, b) => a.at - b.at || a.interactions - b.interactions);
  const logs = inOrder.map(({ interactions }) => Math.log1p(interactions));
  const residuals = inOrder.map((post, index) => {
    const around = logs.slice(Math.max(0, index - neighbours), index + neighbours + 1);
    const [log = 0] = around.splice(Math.min(index, neighbours), 1);
    const beyond = around.length > 0 ? log - median(around) : 0;
    return { ...post, residual: Math.max(-furthest, Math.min(furthest, beyond)) };
  });
  const centre = residuals.reduce((sum, { residual }) => sum + residual, 0) / Math.max(1, residuals.length);
  return residuals.map((post) => ({ ...post, residual: post.residual - centre }));
}

/** One creator's residuals by slot: `slotOf` gives the slot of an instant, from 0 to `count` − 1. */
export function slotSums(residuals: readonly Residual[], { count, slotOf }: DaySlots): SlotSums {
  const n = Array<number>(count).fill(0);
  const sum = Array<number>(count).fill(0);
  let squares = 0;
  for (const { at, residual } of residuals) {
    const slot = slotOf(at);
    n[slot] = (n[slot] ?? 0) + 1;
    sum[slot] = (sum[slot] ?? 0) + residual;
    squares += residual ** 2;
  }
  const between = n.reduce((total, posted, slot) => total + (posted > 0 ? (sum[slot] ?? 0) ** 2 / posted : 0), 0);
  const degrees = residuals.length - n.filter((posted) => posted > 0).length;
  return { n, sum, variance: degrees > 0 ? Math.max(0, squares - between) / degrees : 0 };
}

/** A way to divide time. */
export interface DaySlots {
  count: number;
  slotOf: (at: number) => number;
}

/** Hours that a slot of the day is wide. */
export const slotHours = 3;

/** The eight slots of the day, from midnight; in UTC without the IANA name of a time zone. */
export function daySlots(timeZone?: string): DaySlots {
  const count = 24 / slotHours;
  if (timeZone === undefined) return { count, slotOf: (at) => Math.floor(new Date(at).getUTCHours() / slotHours) };
  const format = new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone });
  return { count, slotOf: (at) => Math.floor(Number(format.format(at)) / slotHours) };
}

/** Weekdays are slot 0, Saturday and Sunday slot 1; in UTC without the IANA name of a time zone. */
export function weekSlots(timeZone?: string): DaySlots {
  if (timeZone === undefined) return { count: 2, slotOf: (at) => Number(new Date(at).getUTCDay() % 6 === 0) };
  const format = new Intl.DateTimeFormat("en", { weekday: "short", timeZone });
  return { count: 2, slotOf: (at) => Number(format.format(at).startsWith("S")) };
}
