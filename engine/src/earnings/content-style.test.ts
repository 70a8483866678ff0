import { expect, test } from "vitest";
import type { StatementMonth } from "../analyse-input.ts";
import { asOf, daysAgo, factsOf, given, inputOf, subject } from "../test/make-input.ts";

const told = (month: Partial<StatementMonth> | undefined, typed?: string) =>
  factsOf(
    inputOf({
      subjects: [subject("onlyfans", "no_connector")],
      evidence: [given("file", "file"), given("typed", "manual")],
      ...(typed && { ownWords: { contentStyle: typed } }),
      ...(month && {
        statementMonth: {
          payers: 5,
          extrasCents: 0,
          netCents: 0,
          period: { from: daysAgo(30), to: asOf },
          evidence: "file",
          ...month,
        },
      }),
    }),
  );

test("a statement tells what the page is paid for, the most first, before the owner's words", () => {
  const facts = told({ typeCents: { renewal: 1_000, subscription: 1_000, message: 6_000, tip: 2_000 } }, "photo sets");
  expect(facts.get("onlyfans.contentStyle")).toMatchObject({
    value: ["message", "subscription", "tip"],
    kind: "derived",
    trust: "file",
    scope: "owner",
    inputs: ["onlyfans.kindShare.message", "onlyfans.kindShare.subscription", "onlyfans.kindShare.tip"],
  });
  expect(facts.get("onlyfans.kindShare.message")).toMatchObject({ value: 60, unit: "percent" });
  expect(facts.get("onlyfans.kindShare.subscription")).toMatchObject({ value: 20 });
  expect(facts.has("onlyfans.kindShare.post")).toBe(false);
});

test("a kind of which more was given back than came has no share, and the others make up the whole", () => {
  const facts = told({ typeCents: { tip: -500, message: 300, post: 100 } });
  expect(facts.get("onlyfans.contentStyle")?.value).toEqual(["message", "post"]);
  expect([facts.get("onlyfans.kindShare.message")?.value, facts.get("onlyfans.kindShare.post")?.value]).toEqual([
    75, 25,
  ]);
});

test("without a statement that brought anything the owner's words stand, else nothing", () => {
  expect(told({ typeCents: {} }, "photo sets").get("onlyfans.contentStyle")).toMatchObject({
    value: "photo sets",
    kind: "self-reported",
  });
  expect(told(undefined).get("onlyfans.contentStyle")?.reason).toEqual({ code: "needs-typing" });
});

test("interaction is tips and messages for each of at least five payers", () => {
  const people = (payers: number) => told({ people: { payers, tipsAndMessages: 12 } }).get("onlyfans.interaction");
  expect(people(5)).toMatchObject({ value: 2.4, n: 5, sampleOf: "payers", formula: "tips.perPayer", scope: "owner" });
  expect(people(4)?.reason).toEqual({ code: "too-few-payers", needs: 5, has: 4 });
  expect(told({}).get("onlyfans.interaction")?.reason).toEqual({ code: "needs-statement" });
});
