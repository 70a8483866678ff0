import { expect, test } from "vitest";
import { netAboveGross } from "./net-above-gross.ts";

const gross = { metric: "earnings.gross", value: 100_000 } as const;
const net = { metric: "earnings.net", value: 100_001 } as const;
const followers = { metric: "subscribers", value: 1 } as const;

test("netAboveGross: finds net earnings above gross, in any order of entries", () => {
  expect(netAboveGross([gross, net])).toBe(1);
  expect(netAboveGross([net, followers, gross])).toBe(0);
});

test("netAboveGross: accepts net earnings up to gross, or without gross", () => {
  expect(netAboveGross([gross, { ...net, value: 100_000 }])).toBeUndefined();
  expect(netAboveGross([gross])).toBeUndefined();
  expect(netAboveGross([net])).toBeUndefined();
  expect(netAboveGross([])).toBeUndefined();
});

test("netAboveGross: rounded net earnings are above gross only if their intervals do not overlap", () => {
  const rounded = { ...gross, value: 120_000, low: 115_000, high: 124_900 };
  expect(netAboveGross([rounded, { ...net, value: 124_000 }])).toBeUndefined();
  expect(netAboveGross([rounded, { ...net, value: 125_000 }])).toBe(1);
  expect(netAboveGross([rounded, { ...net, value: 130_000, low: 124_900, high: 134_900 }])).toBeUndefined();
});
