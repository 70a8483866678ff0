import { expect, test } from "vitest";
import type { StatementMonth } from "../analyse-input.ts";
import { asOf, daysAgo, factsOf, given, inputOf, subject } from "../test/make-input.ts";

const factsWith = (month: Partial<StatementMonth> | undefined, typed?: string) =>
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
          asOf,
          evidence: "file",
          ...month,
        },
      }),
    }),
  );

test("contentStyle: a statement ranks what the page is paid for, before the owner's words", () => {
  const facts = factsWith(
    { typeCents: { renewal: 1_000, subscription: 1_000, message: 6_000, tip: 2_000 } },
    "photo sets",
  );
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

test("contentStyle: a kind refunded by more than it earned has no share, and the others make up the whole", () => {
  const facts = factsWith({ typeCents: { tip: -500, message: 300, post: 100 } });
  expect(facts.get("onlyfans.contentStyle")?.value).toEqual(["message", "post"]);
  expect([facts.get("onlyfans.kindShare.message")?.value, facts.get("onlyfans.kindShare.post")?.value]).toEqual([
    75, 25,
  ]);
});

test("contentStyle: without earnings in a statement the owner's words are used, else nothing", () => {
  expect(factsWith({ typeCents: {} }, "photo sets").get("onlyfans.contentStyle")).toMatchObject({
    value: "photo sets",
    kind: "self-reported",
  });
  expect(factsWith(undefined).get("onlyfans.contentStyle")?.reason).toEqual({ code: "needs-earnings" });
});

test("contentStyle: interaction is tips and messages for each of at least five payers", () => {
  const people = (payers: number) => factsWith({ people: { payers, tipsAndMessages: 12 } }).get("onlyfans.interaction");
  expect(people(5)).toMatchObject({ value: 2.4, n: 5, sampleOf: "payers", formula: "tips.perPayer", scope: "owner" });
  expect(people(4)?.reason).toEqual({ code: "too-few-payers", needs: 5, has: 4 });
  expect(factsWith({}).get("onlyfans.interaction")?.reason).toEqual({ code: "needs-statement" });
});

test("earnings: a statement of too few days for a month is the reason of what it would give, and of nothing else", () => {
  const input = inputOf({
    subjects: [subject("onlyfans", "no_connector")],
    evidence: [given("file", "file")],
    statementDays: 3,
  });
  const facts = factsOf(input);
  const reason = { code: "too-few-statement-days", needs: 28, has: 3 };
  for (const metric of ["earningsNet", "earningsGross", "contentStyle", "interaction", "extrasShare"])
    expect(facts.get(`onlyfans.${metric}`)?.reason, metric).toEqual(reason);
  expect(facts.get("onlyfans.subscribers")?.reason).toEqual({ code: "needs-typing" });
  const unlinked = factsOf(inputOf({ statementDays: 3 }));
  expect(unlinked.get("onlyfans.earningsNet")?.reason).toEqual(reason);
});
