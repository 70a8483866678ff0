import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import type { Fact } from "../ledger/fact.ts";
import { placeOn } from "./place-among-peers.ts";
import { type SizeLine, sizeLine } from "./size-line.ts";

/** What another creator takes for a month of their OnlyFans page, and how many follow them elsewhere. */
export interface PricedPeer {
  followers: number;
  priceCents: number;
}

const level = 0.8;
/** Prices of pages in other currencies are not known. */
export const peerCurrency = "USD";
const toScale = Math.log;

/** What pages of one size cost, by those of all sizes. A free page is none of them: it lives on what it sells. Undefined with fewer than 8. */
export function lineOfPrices(peers: readonly PricedPeer[], followers: number): SizeLine | undefined {
  const paid = peers.filter(({ priceCents }) => priceCents > 0);
  return sizeLine(
    paid
      .map((peer) => ({ followers: peer.followers, y: toScale(peer.priceCents) }))
      // Sums depend on their order in the last digits.
      .sort((a, b) => a.followers - b.followers || a.y - b.y),
    followers,
  );
}

/** The range of prices that is usual at a size, and where a price stands in it as if all had this size: percent, with its interval. */
export function priceOnLine(line: SizeLine, priceCents: number) {
  const [low, high] = [line.at((1 - level) / 2), line.at((1 + level) / 2)];
  return {
    usual: {
      value: Math.exp(Math.min(high, Math.max(low, line.middle))),
      low: Math.exp(low),
      high: Math.exp(high),
    },
    place: placeOn(line, { toScale }, { value: priceCents }),
  };
}

/**
 * What a month costs on the pages of creators with as many followers, and where this page's price stands among them. Nothing of a free page, nor where fewer
 * than 8 prices of others may be counted. Source: docs/methods.md, 'Subscription price'.
 */
export function addPricePlace(builder: FactBuilder, known: readonly Fact[], peers: readonly PricedPeer[]): void {
  const find = (id: string) => known.find((fact) => fact.id === id);
  const [price, followers] = [find("onlyfans.price"), find("follows.total")];
  if (typeof price?.value !== "number" || typeof followers?.value !== "number" || price.value <= 0) return;
  const { currency = peerCurrency } = price;
  const line = currency === peerCurrency ? lineOfPrices(peers, followers.value) : undefined;
  if (!line) return;
  const { usual, place } = priceOnLine(line, price.value);
  const shared = {
    ...({ platform: "onlyfans", kind: "estimated", sampleOf: "creators" } as const),
    ...{ level, n: line.n, sources: [...price.sources, ...followers.sources] },
  };
  const { id } = addFact(builder, {
    ...{ ...shared, ...usual, metric: "peerPrice", currency, formula: "size.usual", inputs: [followers.id] },
  });
  addFact(builder, {
    ...{ ...shared, ...place, metric: "pricePercentile", formula: "size.place", inputs: [price.id, id] },
  });
}
