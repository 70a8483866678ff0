import {
  daySlots,
  poolEffects,
  residualsOf,
  type SlotEffect,
  type SlotPool,
  type SlotSums,
  slotEffects,
  slotSums,
  type TimedPost,
} from "@fanradar/engine";
import { sum } from "simple-statistics";
import { inFolds } from "./folds.ts";
import { readPostsByAccount } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";

/** Where the accounts seem to live: the data do not say. IANA turns the sign of an offset around. */
const assumedZone = "Etc/GMT-3";
const fewestPosts = 30;
const share = 0.7;
const chosenSlots = 3;
/** As the schedule recommends a time (engine/src/content/schedule.ts). */
const [fewestInSlot, surest, leastEffect] = [40, 0.8, 0.01];

/** An account: its older posts are known, its newer ones the exam. */
interface Account {
  known: SlotSums;
  later: SlotSums;
}

type Method = (own: SlotSums, pool: SlotPool) => Pick<SlotEffect, "effect" | "n">[];

/** A slot that a method recommends: its prediction, and the outcome. */
interface SlotPrediction {
  predicted: number;
  realised: number;
  posts: number;
}

/**
 * What the three hours of the day bring an account, estimated from its older 70 % of posts, against what they bring in the newer
 * 30 %. `slope` is realised ÷ predicted: the regression of one on the other over all slots, weighted by the exam's posts,
 * `slopeError` its standard error by account; `best3` is the same for the three best slots of each account alone.
 */
export function bestTimeAccuracy(folder: string): AccuracyLine[] {
  const started = performance.now();
  const accounts = readPostsByAccount(folder)
    .filter((posts) => posts.length >= fewestPosts)
    .map((posts) => cut(posts.map(({ at, interactions }) => ({ at: 1000 * at, interactions }))));
  const judged = inFolds(accounts).flatMap(({ known, unseen }) => {
    const pool = poolEffects(known.map((account) => account.known));
    return unseen.map((account) => ({ account, pool }));
  });
  const promised = (method: Method) =>
    judged.map(({ account, pool }) => promisesOf(account, method(account.known, pool)));
  const by = (method: Method) => {
    const all = promised(method);
    return { ...slopeOf(all), best3: lineOf(all.flatMap((slots) => slots.slice(0, chosenSlots))) };
  };
  const windows = (effectsOf: (own: SlotSums, pool: SlotPool) => SlotEffect[]) =>
    lineOf(judged.flatMap(({ account, pool }) => windowOf(account, effectsOf(account.known, pool))));
  return [
    {
      part: "besttime",
      set: "instagram-posts",
      n: accounts.length,
      ...by(slotEffects),
      recommended: windows(slotEffects),
      withoutPool: { ...by((own) => slotEffects(own)), recommended: windows((own) => slotEffects(own)) },
      baseline: { argmax: slopeOf(promised(rawEffects(1))), "argmax, 3 posts": slopeOf(promised(rawEffects(3))) },
      seconds: rounded((performance.now() - started) / 1000, 2),
    },
  ];
}

function cut(posts: TimedPost[]): Account {
  const at = Math.round(share * posts.length);
  const sums = (part: TimedPost[]) => slotSums(residualsOf(part), daySlots(assumedZone));
  return { known: sums(posts.slice(0, at)), later: sums(posts.slice(at)) };
}

/** A slot's own mean, as dashboards show it. */
function rawEffects(fewest: number) {
  return (own: SlotSums) =>
    own.n.map((n, slot) => ({ n, effect: n >= fewest ? (own.sum[slot] ?? 0) / n : Number.NEGATIVE_INFINITY }));
}

/** Every slot of an account, the best first. */
function promisesOf(account: Account, effects: Pick<SlotEffect, "effect" | "n">[]): SlotPrediction[] {
  return effects
    .map(({ effect }, slot) => ({ effect, slot }))
    .filter(({ effect }) => Number.isFinite(effect))
    .sort((a, b) => b.effect - a.effect)
    .map(({ effect, slot }) => promised(account, slot, effect));
}

function slopeOf(accounts: SlotPrediction[][]): { slope: number; slopeError: number } {
  const parts = accounts.map((slots) => ({
    over: sum(slots.map(({ predicted, realised }) => predicted * realised)),
    under: sum(slots.map(({ predicted, posts }) => predicted ** 2 * posts)),
  }));
  const under = sum(parts.map((part) => part.under));
  const slope = sum(parts.map((part) => part.over)) / under;
  const error = Math.sqrt(sum(parts.map((part) => (part.over - slope * part.under) ** 2))) / under;
  return { slope: rounded(slope, 2), slopeError: rounded(error, 2) };
}

/** The time that the schedule would recommend, if any. */
function windowOf(account: Account, effects: SlotEffect[]): SlotPrediction[] {
  const best = effects
    .map((one, slot) => ({ ...one, slot }))
    .filter(({ n, chance, effect }) => n >= fewestInSlot && chance >= surest && effect >= leastEffect)
    .sort((a, b) => b.effect - a.effect)[0];
  return best ? [promised(account, best.slot, best.effect)] : [];
}

const promised = ({ later }: Account, slot: number, predicted: number): SlotPrediction => ({
  predicted,
  realised: later.sum[slot] ?? 0,
  posts: later.n[slot] ?? 0,
});

/** Over the posts of the exam that fell into the promised slots. */
function lineOf(all: SlotPrediction[]) {
  const posts = sum(all.map((one) => one.posts));
  const predicted = sum(all.map((one) => one.predicted * one.posts));
  const realised = sum(all.map((one) => one.realised));
  return {
    slots: all.length,
    posts,
    ...(posts > 0 && {
      predicted: roundedPercent(predicted / posts),
      realised: roundedPercent(realised / posts),
    }),
  };
}
