import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample, reasonOverall } from "../builder/missing-reasons.ts";
import { dayChanges, hourChanges } from "../catalogue/groups.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { sampleSpan } from "../posts/settled.ts";
import type { RatedPost } from "./rated-posts.ts";
import { type SlotEffect, type SlotPool, slotEffects } from "./slot-effects.ts";
import { type DaySlots, daySlots, slotHours, slotSums, weekSlots } from "./time-slots.ts";

/** From so many posts on slots have figures; a slot is recommended from so many in it on. */
const fewestPosts = 20;
const fewestInSlot = 40;
const surest = 0.8;
/** Logarithm of the factor: less than 1 % is worth no rearranging. */
const leastEffect = 0.01;

type Clock = Pick<AnalyseInput, "timeZone" | "slotPools">;
type SlotMetric = (typeof hourChanges)[number] | (typeof dayChanges)[number];

interface SlotFact {
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
export function addSchedule(builder: FactBuilder, rated: ReadonlyMap<Platform, RatedPost[]>, clock: Clock): void {
  const slots = [...rated].flatMap(([platform, posts]) => addPlatform(builder, platform, { ...clock, posts }));
  const best = slots
    .filter(({ effect }) => effect.n >= fewestInSlot && effect.chance >= surest && effect.effect >= leastEffect)
    .sort((a, b) => b.effect.effect - a.effect.effect || a.slot - b.slot)[0];
  if (best) {
    addWindow(builder, best);
    return;
  }
  const has = Math.max(0, ...[...rated.values()].map(({ length }) => length));
  const subject = { metric: "schedule.best" } as const;
  if (has < fewestInSlot)
    addMissing(builder, subject, reasonOverall(builder, { code: "too-few-posts", needs: fewestInSlot, has }));
  else addMissing(builder, subject, { code: "no-reliable-difference" });
}

/** A platform's slots; returns those of the day. */
function addPlatform(
  builder: FactBuilder,
  platform: Platform,
  { posts, timeZone, slotPools }: Clock & { posts: RatedPost[] },
): SlotFact[] {
  if (posts.length < fewestPosts) {
    const reason = { code: "too-few-posts", needs: fewestPosts, has: posts.length } as const;
    for (const metric of [...hourChanges, ...dayChanges])
      addMissing(builder, { metric, platform }, reasonOfSample(builder, platform, reason));
    return [];
  }
  // The effect of a slot is measured against the posts of the other slots.
  const sources = new Set(posts.map(({ post }) => post.evidence));
  const formula = timeZone === undefined ? "schedule.shrunkenUtc" : "schedule.shrunken";
  const addSlots = (metrics: readonly SlotMetric[], slots: DaySlots, pool?: SlotPool) => {
    const bySlot = metrics.map((): Post[] => []);
    for (const { at, post } of posts) bySlot[slots.slotOf(at)]?.push(post);
    return slotEffects(slotSums(posts, slots), pool).flatMap((effect, slot): SlotFact[] => {
      const metric = metrics[slot];
      if (!metric) return [];
      const subject = { metric, platform } as const;
      const within = bySlot[slot] ?? [];
      if (within.length === 0) {
        addMissing(builder, subject, reasonOfSample(builder, platform, { code: "too-few-posts", needs: 1, has: 0 }));
        return [];
      }
      const fact = addFact(builder, {
        ...subject,
        kind: "estimated",
        value: percent(effect.effect),
        low: percent(effect.low),
        high: percent(effect.high),
        level: 0.8,
        formula,
        ...sampleSpan(within),
        sources,
      });
      return [{ fact, slot, effect }];
    });
  };
  addSlots(dayChanges, weekSlots(timeZone));
  // Others' local hours say nothing about hours in UTC.
  return addSlots(hourChanges, daySlots(timeZone), timeZone === undefined ? undefined : slotPools?.[platform]);
}

const percent = (log: number) => 100 * Math.expm1(log);

function addWindow(builder: FactBuilder, { fact, slot }: SlotFact): void {
  const formula = fact.formula === "schedule.shrunken" ? "schedule.shrunken" : "schedule.shrunkenUtc";
  const { id, sources } = fact;
  const shared = { kind: "estimated", formula, sources } as const;
  addFact(builder, { ...shared, inputs: [id], metric: "schedule.best", value: slot * slotHours });
  addFact(builder, { ...shared, inputs: [id], metric: "schedule.until", value: ((slot + 1) * slotHours) % 24 });
}
