import { dayMs, type SandboxAccount } from "./account.ts";
import { between, chanceOf } from "./chance.ts";
import type { GrowthStyle } from "./creators.ts";
import { postsBy, publishedAt } from "./post-times.ts";

/** The day on which an account has the size its tier says; an ordinary date, not a limit of the world. */
const anchor = Date.UTC(2026, 10, 20);
const rampDays = 45;
const daysBetweenJumps = 210;

/** Followers at an instant, a whole number: a closed form, so that any day costs the same. */
export function followersAt(account: SandboxAccount, at: number): number {
  const day = (at - anchor) / dayMs;
  return Math.round(organic(account, at) * Math.exp(account.style === "spike" ? jumpsBetween(account, day) : 0));
}

/** Followers without those that came in an unexplained jump: the ones who like posts. */
export function organicFollowersAt(account: SandboxAccount, at: number): number {
  return organic(account, at);
}

/** Instants of the jumps up to an instant, newest first: what made an account go viral, or what nothing explains. */
export function jumpsUntil(account: SandboxAccount, at: number): number[] {
  if (account.style !== "viral" && account.style !== "spike") return [];
  const first = anchor - between(15, daysBetweenJumps - 15, account.key, "jump") * dayMs;
  const step = daysBetweenJumps * dayMs;
  const newest = Math.floor((at - first) / step);
  const oldest = Math.ceil((account.openedAt + rampDays * dayMs - first) / step);
  const jumps = Array.from({ length: Math.max(0, newest - oldest + 1) }, (_, index) => first + (newest - index) * step);
  return account.creator.effects && account.style === "viral"
    ? carriedByPosts(account, jumps).filter((jump) => jump <= at)
    : jumps;
}

/** When the post that carries a jump is published: each reading of followers asks for all of an account's. */
const carriers = new Map<string, number>();

/** A day after the first post from each of these instants on; none after the last post. */
function carriedByPosts(account: SandboxAccount, jumps: number[]): number[] {
  return jumps
    .map((jump) => {
      const name = `${account.key}|${jump}`;
      const known = carriers.get(name) ?? publishedAt(account, postsBy(account, jump));
      carriers.set(name, known);
      return known;
    })
    .filter((published) => published < account.silentFrom)
    .map((published) => published + dayMs);
}

function organic(account: SandboxAccount, at: number): number {
  const age = (at - account.openedAt) / dayMs;
  if (age < 0) return 0;
  const day = (at - anchor) / dayMs;
  const grown = account.pace * (trend[account.style](day) - trend[account.style](0));
  const jumped = account.style === "viral" ? jumpsBetween(account, day) : 0;
  const opening = 1 - Math.exp(-(age + 0.5) / rampDays);
  return Math.max(1, account.size * opening * Math.exp(grown + jumped + wobble(account, at)));
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
/** Zero to the left, the line x to the right, round in between. */
const bend = (x: number) => (x > 30 ? x : Math.log1p(Math.exp(x)));

/** The logarithm of followers by day since the anchor, up to a constant. */
const trend: Record<GrowthStyle, (day: number) => number> = {
  steady: (day) => 0.0006 * day,
  rising: (day) => 1.4 * sigmoid((day + 60) / 80) + 0.0003 * day,
  declining: (day) => 0.0007 * day - 0.002 * 25 * bend((day + 230) / 25),
  viral: (day) => 0.0003 * day,
  flat: (day) => 0.00001 * day,
  spike: (day) => 0.0002 * day,
};

/**
 * What the jumps between a day and the anchor add, as a logarithm, negative for the past. A viral post carries an account
 * over some days and for good; unexplained followers come within hours and partly leave again.
 */
function jumpsBetween(account: SandboxAccount, day: number): number {
  return jumpsBy(account, day) - jumpsBy(account, 0);
}

function jumpsBy(account: SandboxAccount, day: number): number {
  let sum = 0;
  // What a post carries does not begin before it.
  const riseDays = account.style === "spike" ? 0.15 : account.creator.effects ? 0.5 : 1.2;
  for (const at of jumpsUntil(account, anchor + (day + 8) * dayMs)) {
    const since = day - (at - anchor) / dayMs;
    const height = between(0.1, 0.3, account.key, "height", at);
    const retained = account.style === "viral" ? 1 : 0.5 + 0.5 * Math.exp(-Math.max(0, since) / 40);
    sum += height * retained * sigmoid(since / riseDays);
  }
  return sum;
}

/** Days over which chance moves an account; slow moves are larger, as in a random walk. */
const scales = [1, 4, 16, 64] as const;

/** The logarithm of what chance does: one smooth curve through random points for each scale. */
function wobble({ key, size }: SandboxAccount, at: number): number {
  const amplitude = 0.0005 + 0.1 / Math.sqrt(size);
  return scales.reduce((sum, scale) => {
    const place = at / dayMs / scale;
    const before = Math.floor(place);
    const from = chanceOf(key, scale, before) - 0.5;
    const to = chanceOf(key, scale, before + 1) - 0.5;
    return sum + 2 * amplitude * Math.sqrt(scale) * (from + (to - from) * (place - before));
  }, 0);
}
