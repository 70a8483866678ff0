import * as z from "zod/mini";
import { instant } from "../shapes.ts";

/** From so many ends on a pace is measured. */
const fewest = 4;

/** Models that were added many at once and wait for their first report. */
export const batchProgress = z.object({
  /** Whose analysis waits or runs, and of how many: those of the batches that still have some waiting. */
  waiting: z.int(),
  total: z.int(),
  /** When the last report is expected. */
  endsAt: instant,
  /** Of how many ends of the last hour the pace is taken; null where there are too few, and `endsAt` is by the plan of the queue. */
  measuredBy: z.nullable(z.int()),
});
export type BatchProgress = z.infer<typeof batchProgress>;

interface Pace {
  now: Date;
  waiting: number;
  /** When analyses of the batch ended in the last hour. */
  ended: readonly Date[];
  /** When the last waiting one may start, by the plan of the queue. */
  lastStartsAt: Date | undefined;
}

/**
 * When the last of the waiting analyses is expected to end: at the pace of those that ended, and never before the queue would start
 * it. With fewer than four ends it is when the last one may start.
 */
export function expectedEnd({
  now,
  waiting,
  ended,
  lastStartsAt = now,
}: Pace): Pick<BatchProgress, "endsAt" | "measuredBy"> {
  const planned = Math.max(now.getTime(), lastStartsAt.getTime());
  const times = ended.map((at) => at.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  if (times.length < fewest || first === last) return { endsAt: new Date(planned).toISOString(), measuredBy: null };
  const each = (last - first) / (times.length - 1);
  // Since the last end some of the next one's time has passed; a batch that stands still is not said to be nearly done.
  const paced = Math.max(now.getTime(), last + waiting * each);
  return { endsAt: new Date(Math.max(planned, paced)).toISOString(), measuredBy: times.length };
}
