import { expect, test } from "vitest";
import { factsOf, given, inputOf, seen, subject } from "../test/make-input.ts";
import { statementsAt } from "../test/written.ts";

/** Pages of all sizes, dearer the larger they are. */
const peers = Array.from({ length: 24 }, (_, at) => ({
  followers: 1_000 * 1.3 ** at,
  priceCents: [699, 999, 1_199, 999, 1_499, 899][at % 6] ?? 999,
}));
const factsAt = (priceCents: number, pricedPeers = peers, currency = "USD") =>
  factsOf(
    inputOf({
      subjects: [subject("x")],
      evidence: [given("read"), given("typed", "manual")],
      observations: [
        seen("x", "followers", 40_000),
        seen("onlyfans", "subscription.priceCents", priceCents, { evidence: "typed", currency }),
      ],
      pricedPeers,
    }),
  );
const saidOf = (facts: ReturnType<typeof factsOf>) =>
  statementsAt("money", [...facts.values()]).filter((one) => one.startsWith("money.price"));
const slots = "price=onlyfans.price peers=onlyfans.peerPrice place=onlyfans.pricePercentile";

test("price beside peers: a range that eight of ten pages of the size lie in, and the place in it, as owner's figures", () => {
  const facts = factsAt(999);
  const usual = facts.get("onlyfans.peerPrice");
  expect(usual).toMatchObject({ kind: "estimated", level: 0.8, n: 24, currency: "USD", scope: "owner" });
  expect(usual?.low).toBeGreaterThan(500);
  expect(usual?.high).toBeLessThan(2_000);
  expect(facts.get("onlyfans.pricePercentile")).toMatchObject({ inputs: ["onlyfans.price", "onlyfans.peerPrice"] });
  expect(saidOf(facts)).toEqual([`money.priceAmong ${slots}`]);
  expect(saidOf(factsAt(3_999))).toEqual([`money.priceAbove ${slots}`]);
  expect(saidOf(factsAt(399))).toEqual([`money.priceBelow ${slots}`]);
});

test("price beside peers: the order of peers does not matter, and free pages are none of them", () => {
  const one = factsAt(999).get("onlyfans.peerPrice");
  expect(factsAt(999, peers.toReversed()).get("onlyfans.peerPrice")).toEqual(one);
  expect(factsAt(999, [...peers, { followers: 9_000, priceCents: 0 }]).get("onlyfans.peerPrice")).toEqual(one);
});

test("price beside peers: nothing is said of a free page, of another currency, nor beside fewer than 8", () => {
  for (const facts of [factsAt(0), factsAt(999, peers, "EUR"), factsAt(999, peers.slice(0, 7))])
    expect(facts.has("onlyfans.peerPrice")).toBe(false);
});
