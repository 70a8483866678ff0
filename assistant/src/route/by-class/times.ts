import { isKindOfPayments } from "../../payment-kinds.ts";
import { beforeBegun } from "../adjust-money.ts";
import type { Read } from "../adjust-reading.ts";
import { frameOf } from "../frames.ts";
import { dayBefore, isYesterday } from "../slots/yesterday.ts";
import type { Turn } from "../turn.ts";
import type { Said } from "./said.ts";

/** The days that a question is on. */
export interface Times {
  /** As `Question.period`. */
  period: string | undefined;
  /** The period before one that begins today, where this one is asked for. */
  began: string | undefined;
  /** How a figure differs between two times is asked. */
  isCompared: boolean;
  /** How a part of the earnings moves is asked: 'are tips going down?' */
  isMoving: boolean;
}

export function timesOf({ options: { now }, first }: Turn, said: Said, { intents: [intent] }: Read): Times {
  const { tokens, concepts, parts } = first;
  const about = frameOf(intent)?.about;
  const isOverview = intent === "overview" || intent === "models-overview";
  // How many came yesterday is of that day, what is new since then is of both.
  const isOfDay = about === "followers" || isOverview;
  const meant = parts.period === "1d" && isOfDay && tokens.some(isYesterday) ? dayBefore(now) : parts.period;
  // A year to come has no figures of its own.
  const named = meant === said.horizon?.slice(0, "2027".length) ? undefined : meant;
  // How a week went that begins today is asked of the one before.
  const began = named !== undefined && isOverview ? beforeBegun(named, now) : undefined;
  const ofMove = concepts.includes("fall") || concepts.includes("change");
  const isMoving = ofMove && parts.metrics.some(isKindOfPayments);
  // What is said to have risen or fallen is held against the days before.
  const isOfMoney = said.premise !== undefined && about === "earnings";
  const isCompared =
    parts.before !== undefined || isMoving || isOfMoney || said.qualifiers.some(({ kind }) => kind === "change");
  return { period: began ?? named, began, isCompared, isMoving };
}
