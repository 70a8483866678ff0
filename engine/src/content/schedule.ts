import { reasonOverall } from "../desk/absence.ts";
import { type Desk, putAbsent } from "../desk/desk.ts";

/** About as many posts as one hour of the day needs before its effect stands out from chance (engine.md §§3, 12). */
const fewestPosts = 40;

/**
 * The best time to post is never named: an own best hour by argmax is noise (held-out lift +0.0 % ±1.6, engine.md §3), and
 * the shrunken effect needs a pool of creators by hour. Absent, with the reason that holds.
 */
export function putSchedule(desk: Desk): void {
  const has = Math.max(
    0,
    ...desk.platforms.map((platform) => desk.posts.filter((post) => post.platform === platform).length),
  );
  const subject = { metric: "schedule.best", unit: "hour" } as const;
  if (has < fewestPosts)
    putAbsent(desk, subject, reasonOverall(desk, { code: "too-few-posts", needs: fewestPosts, has }));
  else putAbsent(desk, subject, { code: "no-reliable-difference" });
}
