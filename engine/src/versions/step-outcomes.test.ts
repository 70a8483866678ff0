import { expect, test } from "vitest";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { SealedReport } from "../ledger/sealed.ts";
import { sealReport } from "../report/seal-report.ts";
import { factOf } from "../test/make-fact.ts";
import { inputOf } from "../test/make-input.ts";
import { stepOutcomes } from "./step-outcomes.ts";

const empty = sealReport(inputOf());
const version = (facts: Fact[], steps: Pick<Statement, "key" | "slots">[] = []): SealedReport => ({
  ...empty,
  facts,
  statements: steps.map((one) => ({ ...one, section: "riskAssessment", place: "next", evidence: [] })),
});
const fact = (id: string, value: Fact["value"], more: Partial<Fact> = {}) => factOf(id, value, more);

const shift = {
  key: "next.shiftTheme",
  slots: { theme: "theme.3", share: "theme.3.share", target: "shift.theme.target", effect: "shift.theme.effect" },
};
const then = version(
  [
    fact("theme.3", "#routine"),
    fact("theme.3.share", 10),
    fact("shift.theme.target", 30),
    fact("shift.theme.effect", 140),
  ],
  [shift],
);
const themes = (share: number, more: Fact[] = []) =>
  version([
    fact("theme.1", "#recipe"),
    fact("theme.1.share", 50),
    fact("theme.2", "#routine"),
    fact("theme.2.share", share),
    ...more,
  ]);

test.each([
  [28, "done"],
  [18, "begun"],
  [11, "open"],
  [4, "open"],
])(
  "stepOutcomes: of 30 %% asked for, from 10 %%, a share of %s %% is %s, wherever the theme ranks now",
  (share, state) => {
    const [outcome] = stepOutcomes(then, themes(share));
    expect(outcome).toMatchObject({
      state,
      before: { id: "theme.3.share", value: 10 },
      after: { id: "theme.2.share", value: share },
    });
    expect(outcome?.facts.map(({ id }) => id)).toEqual(Object.values(shift.slots));
  },
);

test("stepOutcomes: a theme that is among the themes no more has no outcome", () => {
  expect(stepOutcomes(then, version([fact("theme.1", "#recipe"), fact("theme.1.share", 50)]))).toEqual([]);
});

test("stepOutcomes: of a step that was taken, a sure change of likes and comments is named, and one that may be chance is not", () => {
  const change = (low: number) =>
    fact("x.engagementChange", 12, { metric: "engagementChange", platform: "x", low, high: 20 });
  expect(stepOutcomes(then, themes(30, [change(4)]))[0]?.response).toMatchObject({ value: 12 });
  expect(stepOutcomes(then, themes(30, [change(-4)]))[0]).not.toHaveProperty("response");
  expect(stepOutcomes(then, themes(12, [change(4)]))[0]).not.toHaveProperty("response");
});

test("stepOutcomes: a format in which a theme should be posted is found by both", () => {
  const of = (place: string, format: string, share: number) => [
    fact(`${place}`, "#routine"),
    fact(`${place}.format`, format),
    fact(`${place}.share`, share),
  ];
  const slots = {
    theme: "x.pairing",
    format: "x.pairing.format",
    share: "x.pairing.share",
    target: "target",
    effect: "e",
  };
  const before = version(
    [...of("x.pairing", "video", 10), fact("target", 30), fact("e", 5)],
    [{ key: "next.shiftPairing", slots }],
  );
  expect(stepOutcomes(before, version(of("x.pairing", "video", 30)))[0]?.state).toBe("done");
  expect(stepOutcomes(before, version(of("x.pairing", "image", 30)))).toEqual([]);
});

test("stepOutcomes: posting again after a pause is done once the newest post is no older than usual", () => {
  const slots = { since: "x.daysSincePost", usual: "x.usualGap", effect: "e" };
  const before = version(
    [fact("x.daysSincePost", 30), fact("x.usualGap", 4), fact("e", 5)],
    [{ key: "next.resumeEffect", slots }],
  );
  expect(stepOutcomes(before, version([fact("x.daysSincePost", 2)]))[0]?.state).toBe("done");
  expect(stepOutcomes(before, version([fact("x.daysSincePost", 37)]))[0]?.state).toBe("open");
});

test("stepOutcomes: a figure that was missing is done once it is there", () => {
  const missing = factOf("onlyfans.subscribers", { code: "needs-typing" });
  const before = version([missing], [{ key: "next.type", slots: { figure: "onlyfans.subscribers" } }]);
  expect(stepOutcomes(before, version([fact("onlyfans.subscribers", 88)]))[0]?.state).toBe("done");
  expect(stepOutcomes(before, version([missing]))[0]?.state).toBe("open");
  expect(stepOutcomes(before, version([]))).toEqual([]);
});

test("stepOutcomes: steps that no figure measures have no outcome", () => {
  const before = version([fact("x.gain", -5)], [{ key: "next.losses", slots: { gain: "x.gain" } }]);
  expect(stepOutcomes(before, before)).toEqual([]);
});

const wrote = version(
  [
    fact("onlyfans.quietPayers", 40, { period: { from: "2026-08-02", to: "2026-10-01" } }),
    fact("onlyfans.quietWorth", 80_000),
    fact("onlyfans.quietReturned", 5),
  ],
  [
    {
      key: "next.winBack",
      slots: { quiet: "onlyfans.quietPayers", worth: "onlyfans.quietWorth", returned: "onlyfans.quietReturned" },
    },
  ],
);
const back = (value: number, low: number, from = "2026-10-02") =>
  version([
    fact("onlyfans.quietReturned.2026-10-01", value, {
      ...{ metric: "quietReturned", low, high: 2 * value, period: { from, to: "2026-10-31" } },
    }),
  ]);

test.each([
  [15, 8, "done"],
  [8, 4, "open"],
  [4, 1, "open"],
])(
  "stepOutcomes: of those who were quiet %s %% (at least %s %%) paid since, where 5 %% come back by themselves: %s",
  (value, low, state) => {
    expect(stepOutcomes(wrote, back(value, low))).toMatchObject([
      { state, before: { id: "onlyfans.quietReturned" }, after: { value } },
    ]);
  },
);

test("stepOutcomes: who was quiet on another day says nothing of a step to write to them", () => {
  expect(stepOutcomes(wrote, back(15, 8, "2026-10-09"))).toEqual([]);
  expect(stepOutcomes(wrote, version([]))).toEqual([]);
});

test("stepOutcomes: a price is gone back to where the page costs again what it did", () => {
  const slots = { from: "onlyfans.loggedPrice.from", to: "onlyfans.loggedPrice.to", days: "d", change: "c" };
  const asked = version(
    [fact("onlyfans.loggedPrice.from", 999), fact("onlyfans.loggedPrice.to", 1_499)],
    [{ key: "next.priceBack", slots }],
  );
  const at = (cents: number) => stepOutcomes(asked, version([fact("onlyfans.loggedPrice.to", cents)]))[0]?.state;
  expect([at(999), at(1_499), at(1_249)]).toEqual(["done", "open", "open"]);
});

test("stepOutcomes: renewals of who joined at the price are done where they lie above the range of then", () => {
  const renewed = (share: number, end: "Low" | "High" = "High") => [
    fact(`onlyfans.stay${end}Price`, 1_499),
    fact(`onlyfans.stay${end}`, share, { low: share - 5, high: share + 5 }),
  ];
  const slots = { price: "onlyfans.stayHighPrice", renewed: "onlyfans.stayHigh", otherPrice: "p", other: "o" };
  const asked = version(renewed(45), [{ key: "next.firstMonth", slots }]);
  const now = (facts: Fact[]) => stepOutcomes(asked, version(facts))[0]?.state;
  expect([now(renewed(51)), now(renewed(47)), now(renewed(45)), now(renewed(51, "Low")), now([])]).toEqual([
    "done",
    "open",
    "open",
    "done",
    undefined,
  ]);
});
