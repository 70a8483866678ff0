import { type Draw, normal, type PayerBook, type PayerPayment } from "@fanradar/engine";
import { poisson } from "./variates.ts";

/** What is planted in a page's payments; everything else stays as it is throughout. */
export interface PayerWorld {
  name: string;
  /** Cents, for who joins in the first half and in the second. */
  prices: readonly [number, number];
  /** Factor on what payers buy beside their subscription in the newest thirty days. */
  lately: number;
  /** Share that does not renew of those who joined at the old price, and at the new one. */
  leaves: readonly [old: number, now: number];
  /** Factor on what who joined in the newest 180 days buys. */
  newcomers: number;
  /** Factors on how many join at the new price, and on what they buy; the price of each day is logged. */
  raised?: { joins: number; buys: number };
  /** A third of those who join pay half for the first month, and so many of them do not renew; the price of each day is logged. */
  discountLeaves?: number;
}

const same = { prices: [999, 999], lately: 1, leaves: [0.35, 0.35], newcomers: 1 } as const;

export const payerWorlds: readonly PayerWorld[] = [
  { ...same, name: "nothing" },
  { ...same, name: "a higher price, nothing else", prices: [999, 1_499] },
  { ...same, name: "extras -60 % lately", lately: 0.4 },
  { ...same, name: "fewer renew at the higher price", prices: [999, 1_499], leaves: [0.3, 0.5] },
  {
    ...{ ...same, name: "a higher price, as much money", prices: [999, 1_499] },
    raised: { joins: 999 / 1_499, buys: 1_499 / 999 },
  },
  {
    ...{ ...same, name: "a higher price, half the money", prices: [999, 1_499], leaves: [0.3, 0.6] },
    raised: { joins: 0.55, buys: 1 },
  },
  {
    ...{ ...same, name: "a higher price, half as much again", prices: [999, 1_499] },
    raised: { joins: 1, buys: 1_499 / 999 },
  },
  { ...same, name: "newcomers buy 30 %", newcomers: 0.3 },
  { ...same, name: "a discount, nothing else", discountLeaves: 0.35 },
  { ...same, name: "fewer renew after a discount", discountLeaves: 0.55 },
];

const [days, month] = [400, 30];
/** So long that as many leave as join: a page that still grows would be no world of nothing. */
const unseen = 3 * days;
const usualLater = 0.12;
/** Of those who leave: a third of them comes back within a month or two. */
const returns = 0.3;

/**
 * A page's payments over 400 days and three times as many unseen before: newcomers at a steady pace, whose price is raised half-way, subscriptions that
 * some do not renew, and extras by purses that differ as widely as real ones do.
 *
 * @param ahead days that are drawn beyond the book, for what comes after it
 */
export function drawPayers(draw: Draw, world: PayerWorld, ahead: number) {
  const joins = Math.exp(Math.log(2) + 0.5 * normal(draw));
  const buys = 0.02 * Math.exp(0.4 * normal(draw));
  const all: PayerPayment[][] = [];
  for (let joined = -unseen; joined < days + ahead; joined++)
    for (let one = poisson(draw, joins * (joined >= days / 2 ? (world.raised?.joins ?? 1) : 1)); one > 0; one--)
      all.push(paymentsOf(draw, { joined, buys, world, until: days + ahead }));
  const cut = (from: number, to: number) =>
    all.map((payments) => payments.filter(({ day }) => day >= from && day < to)).filter(({ length }) => length > 0);
  const book: PayerBook = {
    ...{ currency: "USD", from: 0, to: days - 1, evidence: ["file"], asOf: new Date(days * 86_400_000).toISOString() },
    ...(world.discountLeaves !== undefined && { prices: [{ day: 0, cents: world.prices[0] }] }),
    ...(world.raised && { prices: [0, days / 2].map((day, at) => ({ day, cents: world.prices[at] ?? 0 })) }),
    payers: cut(0, days),
    unnamed: [],
  };
  return { book, all };
}

interface Payer {
  joined: number;
  buys: number;
  world: PayerWorld;
  until: number;
}

function paymentsOf(draw: Draw, { joined, buys, world, until }: Payer): PayerPayment[] {
  const isNew = joined >= days / 2;
  const price = world.prices[isNew ? 1 : 0];
  // Sum of uniform draws as in the demo's statements: a few spend a hundred times what others do.
  const purse =
    Math.exp(1.2 * (draw() + draw() + draw() - 1.5)) *
    (joined >= days - 180 ? world.newcomers : 1) *
    (isNew ? (world.raised?.buys ?? 1) : 1);
  const { discountLeaves } = world;
  const isCut = discountLeaves !== undefined && draw() < 1 / 3;
  const payments: PayerPayment[] = [];
  let begun = joined;
  for (let day = joined; day < until; day++) {
    const since = day - begun;
    if (since % month === 0) {
      const first = isCut ? discountLeaves : world.leaves[isNew ? 1 : 0];
      const leaves = since === month ? first : usualLater;
      if (since > 0 && draw() < leaves) {
        if (draw() >= returns) return payments;
        begun = day + Math.floor(60 * draw()) + 1;
        day = begun - 1;
        continue;
      }
      const grossCents = isCut && day === joined ? Math.round(price / 2) : price;
      payments.push({ day, type: since === 0 ? "subscription" : "renewal", netCents: 0.8 * grossCents, grossCents });
    }
    const isLate = day >= days - month && day < days;
    if (draw() < buys * purse * (isLate ? world.lately : 1)) {
      const cents = 500 * (1 + Math.floor(8 * draw() ** 2));
      payments.push({ day, type: "message", netCents: 0.8 * cents, grossCents: cents });
    }
  }
  return payments;
}
