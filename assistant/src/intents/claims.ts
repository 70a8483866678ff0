import type { Fact } from "@fanradar/engine";
import type { PremiseKey } from "../plan/phrases.ts";
import type { Premise } from "../route/slots/find-premise.ts";

/** Which way a figure went: not at all, or its range holds both ways. */
export type Way = "up" | "down" | "none" | "unsure";

/** Which way a change went, by its whole range. */
export function wayOf({ value, low, high }: Fact): Way | undefined {
  if (typeof value !== "number") return undefined;
  const [least, most] = [low ?? value, high ?? value];
  if (least > 0) return "up";
  if (most < 0) return "down";
  return least === 0 && most === 0 ? "none" : "unsure";
}

/** Which way a pair of amounts went, that are known exactly. */
export function wayBetween(now: Fact | undefined, before: Fact | undefined): Way | undefined {
  if (typeof now?.value !== "number" || typeof before?.value !== "number") return undefined;
  return now.value > before.value ? "up" : now.value < before.value ? "down" : "none";
}

/** What is said of a claim on figures that moved these ways, and whether an answer must state them first. */
export function saysOf({ claim, isQuestion }: Premise, ways: readonly Way[]): PremiseKey | undefined {
  if (ways.length === 0) return undefined;
  const count = (way: Way) => ways.filter((one) => one === way).length;
  if (claim === "stall") return count("up") === 0 ? undefined : count("up") === ways.length ? "risen" : "partly";
  if (claim !== "fall" && claim !== "rise") return undefined;
  const [meant, other] = claim === "fall" ? (["down", "up"] as const) : (["up", "down"] as const);
  if (count(meant) === ways.length) return isQuestion ? "so" : undefined;
  if (count(meant) > 0) return "partly";
  const isRefuted = count("unsure") === 0 && (count(other) > 0 || count("none") > 0);
  const [no, unsure] =
    claim === "fall" ? (["not-fallen", "no-sure-fall"] as const) : (["not-risen", "no-sure-rise"] as const);
  return isRefuted ? no : unsure;
}

/** What is said of a claim that one figure is more, or less, than another; nothing where their ranges leave it open, which the answer says. */
export function besideOf({ claim }: Premise, left: Fact | undefined, right: Fact | undefined): PremiseKey | undefined {
  if (typeof left?.value !== "number" || typeof right?.value !== "number") return undefined;
  const [mine, other] = [left, right].map(({ value, low, high }) => ({
    least: low ?? Number(value),
    most: high ?? Number(value),
  }));
  if (!mine || !other) return undefined;
  const [isMore, isLess] = [mine.least > other.most, mine.most < other.least];
  if (!isMore && !isLess) return undefined;
  return isMore === (claim === "more") ? "so" : "not-so";
}

/** What is said of a claim that one is first or last among others; nothing where it surely is, or has no figure. */
export function placeOf(
  { claim, isQuestion }: Premise,
  own: Fact | undefined,
  others: readonly Fact[],
): PremiseKey | undefined {
  const rivals = others.filter(({ value }) => typeof value === "number");
  if (typeof own?.value !== "number" || rivals.length === 0) return undefined;
  const sign = claim === "best" ? 1 : -1;
  const endsOf = ({ value, low, high }: Fact) => {
    const ends = [sign * (low ?? Number(value)), sign * (high ?? Number(value))];
    return { least: Math.min(...ends), most: Math.max(...ends) };
  };
  const mine = endsOf(own);
  const isBehind = rivals.some((rival) => endsOf(rival).least > mine.most);
  if (isBehind) return claim === "best" ? "not-first" : "not-last";
  const isAhead = rivals.every((rival) => endsOf(rival).most < mine.least);
  if (isAhead) return isQuestion ? "so" : undefined;
  return claim === "best" ? "not-surely-first" : "not-surely-last";
}
