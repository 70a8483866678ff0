import { expect, test } from "vitest";
import { type Draw, draws, normal } from "../revenue/draws.ts";
import type { PayerPayment } from "./payer-book.ts";
import { rhythmOf, stateOn } from "./rhythm.ts";
import { paidUntil } from "./subscription-paid.ts";

const end = 400;
const paid = (day: number): PayerPayment => ({ day, type: "message", netCents: 800 });
const on = (...days: number[]) => rhythmOf(days.map(paid), end);

/** Pays about every so many days from a day on, each gap off by a log-normal factor, until so many days before the end. */
function drawPayer(
  draw: Draw,
  { rhythm, noise, from, stop }: { rhythm: number; noise: number; from: number; stop: number },
) {
  const payments: PayerPayment[] = [];
  for (let day = from + draw() * rhythm; day <= end - stop; day += Math.max(1, rhythm * Math.exp(noise * normal(draw))))
    payments.push(paid(Math.round(day)));
  return payments;
}

/** Share of so many payers, of those with a rhythm, who are called quiet. */
function quietShare(options: { rhythm: number; noise: number; from: number; stop: (draw: Draw) => number }) {
  const draw = draws(17);
  const states = Array.from({ length: 1_000 }, () => {
    const rhythm = rhythmOf(drawPayer(draw, { ...options, stop: options.stop(draw) }), end);
    return rhythm ? [stateOn(rhythm, end)] : [];
  }).flat();
  expect(states.length).toBeGreaterThan(500);
  return states.filter((state) => state === "quiet").length / states.length;
}

const books = [7, 30, 35].flatMap((rhythm) =>
  [0.05, 0.1, 0.2, 0.3].flatMap((noise) => [0, 190].map((from) => ({ rhythm, noise, from }))),
);

test.each(books)(
  "rhythmOf: of payers every $rhythm days, off by $noise, from day $from of 400 on, at most one in twenty who goes on paying is called quiet",
  (book) => {
    expect(quietShare({ ...book, stop: () => 0 })).toBeLessThanOrEqual(0.05);
  },
);

test.each(books)(
  "rhythmOf: of payers every $rhythm days, off by $noise, from day $from of 400 on, four of five who stopped 45 to 75 days ago are found",
  (book) => {
    // Who pays every 35 days has been missed for two weeks then at the least.
    const least = Math.max(45, book.rhythm + 15);
    expect(quietShare({ ...book, stop: (draw) => least + 30 * draw() })).toBeGreaterThanOrEqual(0.8);
  },
);

test("rhythmOf: patience is a tenth over the longest gap, and more where few gaps are known", () => {
  expect(on(100, 130, 160, 190)).toEqual({ usual: 30, patience: expect.closeTo(30 * 1.3), last: 190 });
  const many = Array.from({ length: 13 }, (_, index) => index * 30);
  expect(on(...many)).toEqual({ usual: 30, patience: expect.closeTo(30 * 1.15), last: 360 });
});

test("rhythmOf: three visits, and gaps that are too unlike, have none; what is bought within four days is one visit", () => {
  expect(on(100, 130, 160)).toBeUndefined();
  expect(on(100, 110, 120, 160, 170)).toBeUndefined();
  expect(on(100, 101, 103, 130, 132, 160, 161, 190)?.usual).toBe(30);
});

test("rhythmOf: refunds are no visits, and payments after the day are not known", () => {
  const payments = [...[100, 130, 160, 190, 220].map(paid), { ...paid(205), netCents: -800 }];
  expect(rhythmOf(payments, 200)?.last).toBe(190);
});

test("stateOn: a silence is news for sixty days after it became too long, and then somebody is gone", () => {
  const weekly = { usual: 7, patience: 14, last: 100 };
  expect([114, 115, 174, 175].map((day) => stateOn(weekly, day))).toEqual(["here", "quiet", "quiet", "gone"]);
});

test("stateOn: who has a running subscription is expected until it ends, and is quiet after it", () => {
  const messages = [0, 12, 24, 36, 48, 60].map(paid);
  const renewed: PayerPayment = { day: 64, type: "renewal", netCents: 800, grossCents: 1_000 };
  const stateAt = (day: number, payments: PayerPayment[], priceOn?: () => number) => {
    const rhythm = rhythmOf(payments, day);
    return rhythm && stateOn(rhythm, day, () => paidUntil(payments, day, priceOn));
  };
  expect(stateAt(90, messages)).toBe("quiet");
  expect([94, 95, 96].map((day) => stateAt(day, [...messages, renewed]))).toEqual(["here", "here", "quiet"]);
  const bundle = { ...renewed, grossCents: 2_400 };
  expect([154, 156].map((day) => stateAt(day, [...messages, bundle], () => 1_000))).toEqual(["here", "quiet"]);
  // Half again as much is a raised price, not a bundle.
  expect(stateAt(96, [...messages, { ...renewed, grossCents: 1_500 }], () => 1_000)).toBe("quiet");
});
