import type { Fact, Statement } from "../ledger/fact.ts";
import type { PriceLadder } from "./price-facts.ts";
import { type ContentKind, contentKinds } from "./pricing-input.ts";
import type { PricingKey, PricingSlots } from "./pricing-keys.ts";

/** A sentence on prices: why, what to do, what one of the other prices would bring, or a step of the test. */
export type PricingStatement = Omit<Statement, "section" | "severity">;

type Facts = ReadonlyMap<string, Fact>;

/** Where most of the revenue is no subscription, its price is not the first lever. */
const mostlyExtras = 50;

/** Why this price, what else pays, and how to find out: sentences in reading order, each on facts. */
export function writePricing(
  facts: Facts,
  { change, test, ladder, judged, hasNoJoins = false }: PriceLadder,
): PricingStatement[] {
  const isThere = (id: string) => (facts.get(id)?.value ?? null) !== null;
  const isMissing = (id: string) => facts.get(id)?.kind === "unavailable";
  const numberIn = (id: string) => Number(facts.get(id)?.value ?? Number.NaN);
  const said: PricingStatement[] = [];
  const add = (isSo: boolean, statement: PricingStatement) => void (isSo && said.push(statement));

  const tested = change ?? test;
  // A test whose effect a year of data could not distinguish from chance has no plan. What to do is one sentence, the first.
  const hasPlan = tested !== undefined && isThere("test.length");
  const slots = { from: "change.from", to: "change.to", days: "change.days", net: "change.net" };
  if (judged !== undefined)
    said.push(
      judged === "reason.judgedEarly"
        ? say(judged, "reason", { to: slots.to, net: slots.net })
        : say(judged, "reason", slots),
    );
  if (change !== undefined) {
    const key = numberIn(change) > numberIn("price") ? "reason.up" : "reason.down";
    said.push(say(key, "reason", { to: change, change: `${change}.change`, chance: `${change}.chance` }));
  } else if (isThere("price.recommended") && (judged === undefined || judged === "reason.judgedMore"))
    said.push(
      test === undefined
        ? say("reason.keep", "reason", { price: "price" })
        : hasPlan
          ? say("reason.test", "reason", { price: "price", tested: test, length: "test.length" })
          : say("reason.noTest", "reason", { price: "price", tested: test }),
    );
  const isRange = numberIn("price.least") < numberIn("price.most");
  add(isRange, say("reason.range", "reason", { least: "price.least", most: "price.most" }));
  const counts = { prices: "price.prices", months: "price.months" };
  if (isThere("price.recommended"))
    said.push(
      numberIn("price.prices") > 1
        ? say("reason.prices", "reason", counts)
        : say("reason.onePrice", "reason", { months: counts.months }),
    );
  const isFree = numberIn("price") === 0;
  add(!isFree && numberIn("extras.perPayer") > 0, say("reason.extras", "reason", { extras: "extras.perPayer" }));
  const leaving = { price: "price", leaving: "subscribers.leaving" };
  const others = { otherPrice: "leaving.otherPrice", other: "leaving.other" };
  add(isThere("leaving.other"), say("reason.leaving", "reason", { ...leaving, ...others }));
  // Where cohorts judge the price, later months are in it.
  add(isThere("leaving.other") && !isThere("change.net"), say("reason.joinsOnly", "reason", {}));
  add(isThere("price.recommended"), say("reason.newOnly", "reason", {}));
  if (isFree) said.push(say("reason.free", "reason", { price: "price" }));
  else if (hasNoJoins) said.push(say("reason.noJoins", "reason", { months: counts.months }));
  else add(isMissing("price.recommended"), say("reason.absent", "reason", { recommended: "price.recommended" }));
  add(isMissing("revenue.year"), say("reason.revenueAbsent", "reason", { year: "revenue.year" }));

  if (tested !== undefined && change !== undefined)
    said.push(say("strategy.step", "strategy", { to: tested, price: "price" }));
  else if (tested !== undefined && hasPlan)
    said.push(say("strategy.test", "strategy", { tested, length: "test.length", price: "price" }));
  const [lowest, highest] = [ladder[0], ladder.at(-1)];
  for (const rung of [highest, lowest]) {
    // A share of 0 subscribers says nothing.
    if (!rung || numberIn("subscribers") === 0) continue;
    const loss = numberIn(rung.breakEven);
    add(loss > 0 && rung === highest, say("strategy.rise", "strategy", { to: rung.price, loss: rung.breakEven }));
    add(loss < 0 && rung === lowest, say("strategy.fall", "strategy", { to: rung.price, loss: rung.breakEven }));
  }
  for (const { price, change, chance } of ladder)
    add(isThere(change), say("ladder.outlook", "ladder", { to: price, change, chance }));
  const isCounted = facts.get("subscribers.leaving")?.kind === "derived";
  add(isCounted, say("strategy.leavingAt", "strategy", leaving));
  add(
    !isCounted && isThere("subscribers.leaving"),
    say("strategy.leaving", "strategy", { leaving: "subscribers.leaving" }),
  );
  const share = "revenue.extrasShare";
  add(!isFree && numberIn(share) > mostlyExtras, say("strategy.extras", "strategy", { share }));
  said.push(...contentSentences(isThere));
  add(isMissing("price"), say("strategy.price", "strategy", { price: "price" }));
  add(isMissing("revenue.year"), say("strategy.statement", "strategy", { year: "revenue.year" }));

  if (tested !== undefined && hasPlan) {
    const slots = { tested, price: "price" };
    said.push(
      say("plan.before", "plan", { usual: "test.usual", length: "test.length", price: "price" }),
      say("plan.start", "plan", slots),
      say("plan.middle", "plan", {}),
      say("plan.chance", "plan", { tested, needed: "test.needed", noticeable: "test.noticeable" }),
      say("plan.end", "plan", { ...slots, length: "test.length", keep: "test.keep", back: "test.back" }),
    );
  }
  return said;
}

const contentKeys = {
  photoSingle: "strategy.photoSingle",
  photoSet: "strategy.photoSet",
  videoShort: "strategy.videoShort",
  videoLong: "strategy.videoLong",
  videoCustom: "strategy.custom",
  live: "strategy.live",
} as const satisfies Record<ContentKind, PricingKey>;

/** Prices that were paid are worth quoting, each of what it was paid for; where none is known it says so once. */
function contentSentences(isThere: (id: string) => boolean): PricingStatement[] {
  const paid = contentKinds.filter((kind) => isThere(`content.${kind}`));
  const [first] = contentKinds;
  if (paid.length === 0) return [say("strategy.sales", "strategy", { content: `content.${first}` })];
  return paid.map((kind) => say(contentKeys[kind], "strategy", { content: `content.${kind}` }));
}

/** What changed with a price, and whether it is more than chance. */
export function writePriceChange(facts: Facts, id: number): PricingStatement[] {
  const [joined, net, days] = [`change.${id}.joined`, `change.${id}.net`, `change.${id}.days`];
  const directionOf = (fact: Fact | undefined): "more" | "less" | "unclear" | undefined => {
    if (typeof fact?.value !== "number") return undefined;
    if ((fact.low ?? fact.value) > 0) return "more";
    return (fact.high ?? fact.value) < 0 ? "less" : "unclear";
  };
  const [ofJoined, ofNet] = [directionOf(facts.get(joined)), directionOf(facts.get(net))];
  if (ofJoined === undefined) return [say("change.waiting", "change", { joined })];
  const joinedKeys = { more: "change.more", less: "change.fewer", unclear: "change.unclear" } as const;
  const netKeys = { more: "change.netMore", less: "change.netLess", unclear: "change.netUnclear" } as const;
  const why = facts.get(net)?.reason?.code;
  const isEarly = why === "too-few-weeks" || why === "too-few-payers";
  return [
    say(joinedKeys[ofJoined], "change", { joined }),
    ...(ofNet ? [say(netKeys[ofNet], "change", { net, days })] : []),
    ...(isEarly ? [say("change.netEarly", "change", { net })] : []),
  ];
}

function say<Key extends PricingKey>(
  key: Key,
  place: string,
  slots: Record<PricingSlots<NoInfer<Key>>, string>,
): PricingStatement {
  return { key, place, slots, evidence: [] };
}
