import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { shareOfEarnings } from "./share-of-earnings.ts";

const october = { currency: "USD", period: { from: "2026-10-01", to: "2026-10-31" } };
const total = factOf("earnings.total.2026-10", 10_000, october);
const tips = factOf("earnings.tip.2026-10", 1_500, october);
const posts = factOf("earnings.post.2026-10", 500, october);

test("shareOfEarnings: the named kinds together against all earnings of the same days", () => {
  expect(shareOfEarnings([tips, posts], total)).toMatchObject({
    value: 20,
    period: october.period,
    inputs: [tips.id, posts.id, total.id],
  });
});

test("shareOfEarnings: none of other days, of another currency, of an unknown amount or of nothing earned", () => {
  const other = factOf("earnings.tip.in", 1_500, { ...october, period: { from: "2026-10-01", to: "2026-10-30" } });
  const euros = factOf("earnings.tip.in", 1_500, { ...october, currency: "EUR" });
  const unknown = factOf("earnings.tip.in", { code: "no-gross" }, october);
  for (const part of [other, euros, unknown]) expect(shareOfEarnings([part], total)).toBeUndefined();
  expect(shareOfEarnings([tips], { ...total, value: 0 })).toBeUndefined();
});
