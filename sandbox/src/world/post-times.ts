import { dayMs, type SandboxAccount } from "./account.ts";
import { chanceOf, normalOf } from "./chance.ts";

const hourMs = 3_600_000;

/**
 * When post number `index` (0 is the oldest) was published, milliseconds. Sessions keep an even pace with a free day inside
 * their span, and never share a day: so posts are in order and can be counted without being made.
 */
export function publishedAt(account: SandboxAccount, index: number): number {
  const { key, openedAt, daysBetween, perSession } = account;
  const session = Math.floor(index / perSession);
  const free = chanceOf(key, "session", session) * (daysBetween - 1);
  const midnight = Math.floor((openedAt + (session * daysBetween + free) * dayMs) / dayMs) * dayMs;
  const seconds = Math.floor(hourOf(account, index) * 3_600);
  return midnight + seconds * 1_000;
}

/** How many posts there were by an instant; the newest is number count − 1. */
export function postsBy(account: SandboxAccount, at: number): number {
  const { openedAt, silentFrom, daysBetween, perSession } = account;
  const end = Math.min(at, silentFrom - 1);
  const over = Math.floor((end - openedAt) / (daysBetween * dayMs));
  // The session before the running one is over for certain; the rest is counted.
  let count = Math.max(0, (over - 1) * perSession);
  while (publishedAt(account, count) <= end) count++;
  return count;
}

/** Hour of the day, 0–24. Posts of one session keep to their own part of the day, in order. */
function hourOf({ key, hour, perSession }: SandboxAccount, index: number): number {
  if (perSession === 1) return Math.min(23.9, Math.max(0, hour + 2.2 * normalOf(key, "hour", index)));
  const part = 16 / perSession;
  return 7 + (index % perSession) * part + part * 0.95 * chanceOf(key, "hour", index);
}

/** The half-open age of a post in hours, never negative. */
export function ageHours(published: number, at: number): number {
  return Math.max(0, at - published) / hourMs;
}
