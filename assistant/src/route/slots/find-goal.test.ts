import { expect, test } from "vitest";
import { findGoal } from "./find-goal.ts";

test.each([
  ["how many subs do I need for 5k a month", 5_000],
  ["would 300 subs get me to 3k?", 3_000],
  ["wie viele abos brauch ich für 4.000 im monat", 4_000],
  ["reichen 300 abos für 3k", 3_000],
  ["cuántos suscriptores para ganar 2500 al mes con 200 suscriptores", 2_500],
  ["il me faut combien d'abonnés payants pour 2,5k par mois", 2_500],
  ["subs for 10 000 each month, I have 200 subs", 10_000],
  ["wieviel abonnenten für 3500 monatlich nötig", 3_500],
  ["5 grand monthly, what sub count is that", 5_000],
  ["für 6 mille im monat bräuchte ich wieviel subs", 6_000],
])("findGoal: of %j the sum is %d", (text, amount) => {
  expect(findGoal(text, "money")).toMatchObject({ of: "money", amount });
});

test.each([
  ["when do i hit 100k on insta", 100_000],
  ["cuándo llego a 1 millón", 1_000_000],
  ["wann habe ich 50.000 Follower", 50_000],
  ["dans combien de jours j'atteins 100 000", 100_000],
  ["how many days to 2030 followers", 2_030],
])("findGoal: of %j the number of followers is %d", (text, amount) => {
  expect(findGoal(text, "followers")).toEqual({ of: "followers", amount });
});

test.each(["how many followers in 2 years", "wie viele follower habe ich 2029", "top 3 posts", "grow 5 % in 30 days"])(
  "findGoal: %j names no number of followers",
  (text) => {
    expect(findGoal(text, "followers")).toBeUndefined();
  },
);

test("findGoal: a currency that is named goes with the sum, and money is no number of followers", () => {
  expect(findGoal("subs for 3000 € a month", "money")).toEqual({ of: "money", amount: 3_000, currency: "EUR" });
  expect(findGoal("subs for $3k", "money")).toEqual({ of: "money", amount: 3_000, currency: "USD" });
  expect(findGoal("when do i make $3000", "followers")).toBeUndefined();
});

test("findGoal: a small sum is in thousands after one in thousands, and none without it", () => {
  expect(findGoal("und 10?", "money", { of: "money", amount: 6_000 })).toEqual({ of: "money", amount: 10_000 });
  expect(findGoal("und 10?", "money")).toBeUndefined();
  expect(findGoal("und 10?", "money", { of: "money", amount: 500 })).toBeUndefined();
});
