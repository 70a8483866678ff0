import type { Statement } from "../ledger/fact.ts";
import { isUnusuallyQuiet } from "../payers/quiet-payers.ts";
import { type Facts, isThere, makeStatement, numberIn } from "./draft.ts";

const at = { section: "engagementMetrics", place: "money" } as const;
const of = (metric: string) => `onlyfans.${metric}`;
/** Percent. Less is no news, though it may be sure. */
const leastChange = 5;
/** Percent. Below it earnings do not depend on few payers. */
const leastTopShare = 25;
/** Percent of the others. */
const half = 50;

interface Insight {
  /** Cents a month that it is about. */
  worth: number;
  statements: Statement[];
}

/** What payments say beyond their sum, what most money hangs on first; a rise or a difference only where it is sure, and of a fall whether it is. */
export function money(facts: Facts): Statement[] {
  const earned = numberIn(facts, of("earningsNet")) ?? 0;
  const found = [
    change(facts, earned),
    topPayers(facts, earned),
    quiet(facts),
    priceChange(facts, earned),
    price(facts, earned),
    discount(facts, earned),
    joiners(facts, earned),
    besidePeers(facts),
  ];
  return found
    .flatMap((one) => one ?? [])
    .sort((a, b) => b.worth - a.worth)
    .flatMap(({ statements }) => statements);
}

/** Above 0 or below it as a whole, and no trifle. */
function sureWay(facts: Facts, id: string): "up" | "down" | undefined {
  const fact = facts.get(id);
  if (typeof fact?.value !== "number" || Math.abs(fact.value) < leastChange) return undefined;
  if ((fact.low ?? 0) > 0) return "up";
  return (fact.high ?? 0) < 0 ? "down" : undefined;
}

function change(facts: Facts, earned: number): Insight | undefined {
  const id = of("earningsChange");
  const way = sureWay(facts, id);
  const percent = numberIn(facts, id) ?? 0;
  const quarter = of("earningsChange.quarter");
  // Of a month that may be chance the quarter says more.
  if (!way && percent > -leastChange && sureWay(facts, quarter) === "up")
    return {
      worth: earned - earned / (1 + (numberIn(facts, quarter) ?? 0) / 100),
      statements: [makeStatement("money.roseQuarter", { change: quarter }, at)],
    };
  // Shown beside the sum, a fall needs a word that it may be none.
  if (!way && percent > -leastChange) return undefined;
  const ratio = 1 + percent / 100;
  return {
    worth: Math.abs(earned - earned / Math.max(0.01, ratio)),
    statements: [
      way === "up"
        ? makeStatement("money.rose", { change: id }, at)
        : makeStatement(way === "down" ? "money.fell" : "money.fellMaybe", { change: id }, at),
    ],
  };
}

function topPayers(facts: Facts, earned: number): Insight | undefined {
  const id = of("topPayersShare");
  const share = numberIn(facts, id) ?? 0;
  if (share < leastTopShare) return undefined;
  return { worth: (share / 100) * earned, statements: [makeStatement("money.top", { share: id }, at)] };
}

function quiet(facts: Facts): Insight | undefined {
  const slots = { quiet: of("quietPayers"), worth: of("quietWorth") };
  if (!isThere(facts, slots.quiet) || !isThere(facts, slots.worth)) return undefined;
  const expected = of("quietExpected");
  const isMore = isUnusuallyQuiet(numberIn(facts, slots.quiet) ?? 0, facts.get(expected));
  if (isMore === undefined) return { worth: 0, statements: [makeStatement("money.quiet", slots, at)] };
  // As many as at other times are no news: what else money hangs on stands before them.
  return isMore
    ? {
        worth: numberIn(facts, slots.worth) ?? 0,
        statements: [makeStatement("money.quietMore", { ...slots, expected }, at)],
      }
    : { worth: 0, statements: [makeStatement("money.quietUsual", { ...slots, expected }, at)] };
}

/** What the newest change of the price brought; where that may be chance, or cannot be known yet, that it is so. */
function priceChange(facts: Facts, earned: number): Insight | undefined {
  const change = of("priceChangeNet");
  const prices = { from: of("loggedPrice.from"), to: of("loggedPrice.to") };
  const { value, low = 0, high = 0, reason } = facts.get(change) ?? {};
  if (reason) return { worth: 0, statements: [makeStatement("money.priceEarly", { ...prices, change }, at)] };
  if (typeof value !== "number") return undefined;
  const slots = { ...prices, days: of("priceChangeDays"), change };
  const key = low > 0 ? "money.priceMore" : high < 0 ? "money.priceLess" : "money.priceUnclear";
  return { worth: (Math.abs(value) / 100) * earned, statements: [makeStatement(key, slots, at)] };
}

/** Where those who joined at one price surely stay more often than those of another. */
function price(facts: Facts, earned: number): Insight | undefined {
  const difference = of("stayChange");
  const way = sureWay(facts, difference);
  if (!way) return undefined;
  const slots = {
    lowPrice: of("stayLowPrice"),
    low: of("stayLow"),
    highPrice: of("stayHighPrice"),
    high: of("stayHigh"),
  };
  return {
    worth: (Math.abs(numberIn(facts, difference) ?? 0) / 100) * earned,
    statements: [makeStatement("money.stayByPrice", slots, { ...at, evidence: [difference] })],
  };
}

/** Where those whose first month was discounted surely renew more or less often than those who paid it in full. */
function discount(facts: Facts, earned: number): Insight | undefined {
  const difference = of("stayDiscountChange");
  if (!sureWay(facts, difference)) return undefined;
  const slots = { cut: of("stayDiscounted"), whole: of("stayFull") };
  return {
    worth: (Math.abs(numberIn(facts, difference) ?? 0) / 100) * earned,
    statements: [makeStatement("money.stayByDiscount", slots, { ...at, evidence: [difference] })],
  };
}

function joiners(facts: Facts, earned: number): Insight | undefined {
  const [value, changed] = [of("joinerValue"), of("joinerValueChange")];
  if (!isThere(facts, value)) return undefined;
  const way = sureWay(facts, changed);
  const [months, price] = [of("monthsSubscribed"), of("loggedPrice.to")];
  const isPriced = isThere(facts, price);
  const statements = [
    isPriced ? makeStatement("money.joinerAt", { price, value }, at) : makeStatement("money.joiner", { value }, at),
  ];
  if (isThere(facts, months))
    statements.push(
      isPriced
        ? makeStatement("money.monthsSubscribedAt", { price, months }, at)
        : makeStatement("money.monthsSubscribed", { months }, at),
    );
  if (way === "up") statements.push(makeStatement("money.joinerRose", { change: changed }, at));
  if (way === "down") statements.push(makeStatement("money.joinerFell", { change: changed }, at));
  return { worth: way ? (Math.abs(numberIn(facts, changed) ?? 0) / 100) * earned : 0, statements };
}

/** How the price stands to those of pages of the same size: above or below where it surely is in that half of them. */
function besidePeers(facts: Facts): Insight | undefined {
  const slots = { price: of("price"), peers: of("peerPrice"), place: of("pricePercentile") };
  const { low = 0, high = 100 } = facts.get(slots.place) ?? {};
  if (!Object.values(slots).every((id) => isThere(facts, id))) return undefined;
  const key = low > half ? "money.priceAbove" : high < half ? "money.priceBelow" : "money.priceAmong";
  return { worth: 0, statements: [makeStatement(key, slots, at)] };
}
