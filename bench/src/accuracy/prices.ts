import { type Draw, draws, lineOfPrices, normal, type PricedPeer, priceOnLine, sealReport } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { type AccuracyLine, roundedPercent } from "./line.ts";

/** What pages cost by size: the logarithm of dollars at 10,000 followers, what a tenfold size adds, and how creators differ. */
interface PriceWorld {
  name: string;
  byTenfold: number;
  spread: number;
  /** Share of pages that take the least there is, whatever their size. */
  least: number;
}

const worlds: readonly PriceWorld[] = [
  { name: "size does not matter", byTenfold: 0, spread: 0.45, least: 0 },
  { name: "larger ones cost more", byTenfold: 0.25, spread: 0.45, least: 0 },
  { name: "a fifth at the least price", byTenfold: 0.1, spread: 0.6, least: 0.2 },
];
const poolSizes = [8, 12, 20, 40, 100];
const [pools, examined, compared] = [100, 20, 2_000];
/** Cents between which a page may cost. */
const [lowest, highest] = [499, 4_999];
/** Of pages at the middle of their size, and times its price. */
const planted = [2, 3];

/**
 * How a page's price stands beside those of other pages, over simulated creators, since no licence-free sample of prices is known: how often the range that is called usual
 * holds a page that was not among them, how often the interval of the place holds its true place, and how often a price is called high or low: `falseClaims` of
 * pages whose true place lies in the middle half, `found` of pages that cost twice and three times what the middle page of their size does.
 */
export function pricesAccuracy(): AccuracyLine[] {
  return worlds.map((world, index) => {
    const draw = draws(71 + index);
    const exams = poolSizes.flatMap((size) =>
      Array.from({ length: pools }, () => {
        const peers = Array.from({ length: size }, () => pageOf(draw, world));
        return Array.from({ length: examined }, () => ({ size, ...examOf(draw, world, peers) }));
      }).flat(),
    );
    const share = (list: boolean[]) => roundedPercent(mean(list.map(Number)));
    const by = (pick: (one: (typeof exams)[number]) => boolean) =>
      Object.fromEntries(poolSizes.map((size) => [size, share(exams.filter((one) => one.size === size).map(pick))]));
    return {
      part: "prices",
      set: world.name,
      n: exams.length,
      coverage80: share(exams.map(({ isIn }) => isIn)),
      byPool: by(({ isIn }) => isIn),
      placeHeld: by(({ isPlaced }) => isPlaced),
      falseClaims: share(exams.map(({ isFalse }) => isFalse)),
      falseByPool: by(({ isFalse }) => isFalse),
      found: Object.fromEntries(
        planted.map((times) => [times, by(({ found }) => found[planted.indexOf(times)] ?? false)]),
      ),
    };
  });
}

function pageOf(draw: Draw, world: PriceWorld, followers = Math.round(10 ** (3 + 3 * draw()))): PricedPeer {
  const dollars = Math.exp(Math.log(11) + world.byTenfold * (Math.log10(followers) - 4) + world.spread * normal(draw));
  // Prices end in .99, or in .49 below ten dollars.
  const step = dollars < 10 ? 0.5 : 1;
  const cents = draw() < world.least ? lowest : Math.round(100 * step * Math.ceil(dollars / step)) - 1;
  return { followers, priceCents: Math.min(highest, Math.max(lowest, cents)) };
}

function examOf(draw: Draw, world: PriceWorld, peers: readonly PricedPeer[]) {
  const page = pageOf(draw, world);
  const same = Array.from({ length: compared }, () => pageOf(draw, world, page.followers).priceCents).sort(
    (a, b) => a - b,
  );
  const middle = same[compared / 2] ?? lowest;
  const truthOf = (cents: number) =>
    (100 * (same.filter((one) => one < cents).length + same.filter((one) => one === cents).length / 2)) / compared;
  const line = lineOfPrices(peers, page.followers);
  const truth = truthOf(page.priceCents);
  if (!line) return { isIn: false, isPlaced: false, isFalse: false, found: planted.map(() => false) };
  const { usual, place } = priceOnLine(line, page.priceCents);
  const isMiddling = truth > 25 && truth < 75;
  return {
    isIn: usual.low <= page.priceCents && page.priceCents <= usual.high,
    isPlaced: place.low <= truth && truth <= place.high,
    isFalse: isMiddling && claimOf(page, peers) !== undefined,
    found: planted.map((times) => claimOf({ ...page, priceCents: times * middle }, peers) === "money.priceAbove"),
  };
}

/** What a report says of the price, if it calls it high or low. */
function claimOf(page: PricedPeer, pricedPeers: readonly PricedPeer[]): string | undefined {
  const asOf = "2026-11-30T00:00:00.000Z";
  const shared = { observedAt: asOf, evidence: "typed" } as const;
  const { statements } = sealReport({
    asOf,
    subjects: [],
    evidence: [{ key: "typed", kind: "manual", sandbox: false, scope: "owner", addedAt: asOf }],
    observations: [
      { ...shared, platform: "x", metric: "followers", value: page.followers },
      { ...shared, platform: "onlyfans", metric: "subscription.priceCents", value: page.priceCents, currency: "USD" },
    ],
    posts: [],
    peers: [],
    pricedPeers: [...pricedPeers],
  });
  return statements.find(({ key }) => key === "money.priceAbove" || key === "money.priceBelow")?.key;
}
