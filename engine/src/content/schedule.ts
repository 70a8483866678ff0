import type { AnalyseInput } from "../analyse-input.ts";
import { dayChanges, hourChanges } from "../catalogue/groups.ts";
import { reasonOfSample, reasonOverall } from "../desk/absence.ts";
import { addMissing, type Desk, put } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { spanOf } from "../posts/settled.ts";
import type { RatedPost } from "./rated-posts.ts";
import { type SlotEffect, type SlotPool, slotEffects } from "./slot-effects.ts";
import { daySlots, type Slots, slotHours, slotSums, weekSlots } from "./time-slots.ts";

/** From so many posts on slots have figures; a slot is recommended from so many in it on. */
const fewestPosts = 20;
const fewestInSlot = 40;
const surest = 0.8;
/** Logarithm of the factor: less than 1 % is worth no rearranging. */
const leastEffect = 0.01;

type Clock = Pick<AnalyseInput, "timeZone" | "slotPools">;
type SlotMetric = (typeof hourChanges)[number] | (typeof dayChanges)[number];

interface Told {
  fact: Fact;
  slot: number;
  effect: SlotEffect;
}

/**
 * What a time does to likes and comments: for each platform with 20 settled posts one figure per three hours of the day,
 * and one for weekdays and weekends; in UTC where the creator's time zone is unknown. Each is shrunk towards what the slot
 * brings in the pool and towards none. A time is recommended only where its effect is above 0 with a chance of 80 % and at
 * least 1 %, from 40 posts in it. Nearly always there is none: an own best hour by argmax is noise (docs/methods.md,
 * 'Posting times'), and own habits hardly carry over from one half of an account's posts to the other (decision 0029).
 */
export function putSchedule(desk: Desk, rated: ReadonlyMap<Platform, RatedPost[]>, clock: Clock): void {
  const told = [...rated].flatMap(([platform, posts]) => putPlatform(desk, platform, { ...clock, posts }));
  const best = told
    .filter(({ effect }) => effect.n >= fewestInSlot && effect.chance >= surest && effect.effect >= leastEffect)
    .sort((a, b) => b.effect.effect - a.effect.effect || a.slot - b.slot)[0];
  if (best) {
    putWindow(desk, best);
    return;
  }
  const has = Math.max(0, ...[...rated.values()].map(({ length }) => length));
  const subject = { metric: "schedule.best", unit: "hour" } as const;
  if (has < fewestInSlot)
    addMissing(desk, subject, reasonOverall(desk, { code: "too-few-posts", needs: fewestInSlot, has }));
  else addMissing(desk, subject, { code: "no-reliable-difference" });
}

/** A platform's slots; returns those of the day. */
function putPlatform(
  desk: Desk,
  platform: Platform,
  { posts, timeZone, slotPools }: Clock & { posts: RatedPost[] },
): Told[] {
  if (posts.length < fewestPosts) {
    const reason = { code: "too-few-posts", needs: fewestPosts, has: posts.length } as const;
    for (const metric of [...hourChanges, ...dayChanges])
      addMissing(desk, { metric, platform, unit: "percent" }, reasonOfSample(desk, platform, reason));
    return [];
  }
  // What a slot brings is told against the posts of the others.
  const sources = new Set(posts.map(({ post }) => post.evidence));
  const formula = timeZone === undefined ? "schedule.shrunkenUtc" : "schedule.shrunken";
  const tell = (metrics: readonly SlotMetric[], slots: Slots, pool?: SlotPool) => {
    const bySlot = metrics.map((): Post[] => []);
    for (const { at, post } of posts) bySlot[slots.slotOf(at)]?.push(post);
    return slotEffects(slotSums(posts, slots), pool).flatMap((effect, slot): Told[] => {
      const metric = metrics[slot];
      if (!metric) return [];
      const subject = { metric, platform, unit: "percent" } as const;
      const within = bySlot[slot] ?? [];
      if (within.length === 0) {
        addMissing(desk, subject, reasonOfSample(desk, platform, { code: "too-few-posts", needs: 1, has: 0 }));
        return [];
      }
      const fact = put(desk, {
        ...subject,
        kind: "estimated",
        value: percent(effect.effect),
        low: percent(effect.low),
        high: percent(effect.high),
        level: 0.8,
        formula,
        ...spanOf(within),
        sources,
      });
      return [{ fact, slot, effect }];
    });
  };
  tell(dayChanges, weekSlots(timeZone));
  // Others' local hours say nothing about hours in UTC.
  return tell(hourChanges, daySlots(timeZone), timeZone === undefined ? undefined : slotPools?.[platform]);
}

const percent = (log: number) => 100 * Math.expm1(log);

function putWindow(desk: Desk, { fact, slot }: Told): void {
  const formula = fact.formula === "schedule.shrunken" ? "schedule.shrunken" : "schedule.shrunkenUtc";
  const { id, sources } = fact;
  const shared = { kind: "estimated", unit: "hour", formula, sources } as const;
  put(desk, { ...shared, inputs: [id], metric: "schedule.best", value: slot * slotHours });
  put(desk, { ...shared, inputs: [id], metric: "schedule.until", value: ((slot + 1) * slotHours) % 24 });
}
