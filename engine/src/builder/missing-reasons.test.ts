import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomes } from "../ledger/sealed.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { sealReport } from "../report/seal-report.ts";
import { daily, daysAgo, factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";

const failures = outcomes.filter((outcome) => outcome !== "ok");
const isTooFew = (code = "") => code.startsWith("too-few");

/** The evidence of an earlier reading, two days ago. */
const earlier = (readings: number, posts: number) => {
  const { evidence, observations } = daily("x", readings, () => 1_000);
  const shifted = evidence.map((one, index) => ({ ...one, addedAt: daysAgo(readings + 1 - index) }));
  return {
    evidence: [...shifted, given("read", "api", 2)],
    observations: observations.map((one, index) => ({ ...one, observedAt: daysAgo(readings + 1 - index) })),
    posts: posted(
      "x",
      Array.from({ length: posts }, (_, index) => index + 4),
    ),
  };
};

test.each([
  ["no_data", "platform-empty"],
  ["not_found", "not-found"],
  ["not_professional_or_missing", "not-found"],
  ["private", "private-account"],
  ["suspended", "suspended"],
  ["rate_limited", "rate-limited"],
  ["out_of_credits", "budget-used"],
  ["budget_used", "budget-used"],
  ["reconnect", "platform-refused"],
  ["missing_scope", "platform-refused"],
  ["contract_error", "platform-unreadable"],
  ["upstream_error", "platform-unreachable"],
  ["no_key", "no-key"],
  ["no_connector", "needs-typing"],
] as const)("missing reasons: after the outcome %s followers are missing as %s", (outcome, code) => {
  expect(factsOf(inputOf({ subjects: [subject("x", outcome)] })).get("x.followers")?.reason).toEqual({ code });
});

test("missing reasons: a failed read gives the time of the attempt and of the next one, where known", () => {
  const tried = { triedAt: daysAgo(0.5), nextTryAt: daysAgo(-1) };
  const reasonOf = (more: Partial<typeof tried>) =>
    factsOf(inputOf({ subjects: [{ ...subject("x", "upstream_error"), ...more }] })).get("x.followers")?.reason;
  const code = "platform-unreachable";
  expect(reasonOf(tried)).toEqual({ code, ...tried });
  expect(reasonOf({ triedAt: tried.triedAt })).toStrictEqual({ code, triedAt: tried.triedAt });
  expect(reasonOf({ nextTryAt: tried.nextTryAt })).toStrictEqual({ code, nextTryAt: tried.nextTryAt });
  expect(reasonOf({})).toStrictEqual({ code });
});

const theme = (input: Parameters<typeof inputOf>[0]) => factsOf(inputOf(input)).get("theme.1")?.reason?.code;

test("missing reasons of totals: 'not linked' where no platform is linked", () => {
  expect(theme({})).toBe("not-linked");
});

test("missing reasons of totals: captions are missing, not readings, once one platform was read or has data", () => {
  expect(theme({ subjects: [subject("x", "rate_limited"), subject("instagram")] })).toBe("too-few-captions");
  const typed = { evidence: [given("typed", "manual")] };
  const observations = [seen("tiktok", "followers", 9, { evidence: "typed" })];
  expect(theme({ ...typed, observations })).toBe("too-few-captions");
  const failed = [subject("x", "rate_limited"), subject("instagram", "private")];
  expect(theme({ ...typed, observations, subjects: failed })).toBe("too-few-captions");
  expect(theme({ evidence: [given("read")], posts: posted("x", [3]), subjects: failed })).toBe("too-few-captions");
});

test("missing reasons of totals: the failed read or the absent connector is the reason", () => {
  expect(theme({ subjects: [subject("onlyfans", "no_connector"), subject("x", "rate_limited")] })).toBe("rate-limited");
  expect(theme({ subjects: [subject("onlyfans", "no_connector")] })).toBe("too-few-captions");
});

test("missing reasons: figures given for an unlinked platform can be too few; any other unlinked platform is 'not linked'", () => {
  const facts = factsOf(
    inputOf({ evidence: [given("read")], observations: [seen("x", "followers", 9)], posts: posted("tiktok", [3]) }),
  );
  expect(facts.get("x.engagement")?.reason?.code).toBe("too-few-posts");
  expect(facts.get("tiktok.engagementChange")?.reason?.code).toMatch(/too-few|no-follower/);
});

test("missing reasons of an unread platform: the outcome of the read, never too few posts", () => {
  fc.assert(
    fc.property(fc.constantFrom(...platformNames), fc.constantFrom(...failures), (platform, outcome) => {
      const facts = factsOf(inputOf({ subjects: [subject(platform, outcome)] }));
      const absent = [...facts.values()].filter((fact) => fact.platform === platform);
      expect(absent.length).toBeGreaterThan(0);
      for (const { id, reason } of absent) expect([id, isTooFew(reason?.code)]).toEqual([id, false]);
    }),
  );
});

test("missing reasons of an unread platform: one reason for every figure that only a read gives", () => {
  for (const outcome of failures) {
    if (outcome === "no_connector") continue;
    const facts = factsOf(inputOf({ subjects: [subject("instagram", outcome)] }));
    const codes = [...facts.values()].flatMap(({ reason, id }) =>
      ["audience.demographics", "coverage", "handleLikeness"].includes(id) ? [] : (reason?.code ?? []),
    );
    expect([outcome, new Set(codes).size]).toEqual([outcome, 1]);
  }
});

test("missing reasons of an unread platform: today's reason applies, whatever an earlier read left", () => {
  fc.assert(
    fc.property(fc.constantFrom(...failures), fc.nat(6), fc.nat(20), (outcome, readings, posts) => {
      const facts = factsOf(inputOf({ ...earlier(readings, posts), subjects: [subject("x", outcome)] }));
      for (const { id, platform, reason } of facts.values())
        if (platform === "x" && reason?.code !== "too-few-peers")
          expect([id, isTooFew(reason?.code)]).toEqual([id, false]);
    }),
  );
});

const stale = (outcome: (typeof outcomes)[number]) =>
  inputOf({ ...earlier(30, 14), subjects: [subject("x", outcome)] });

test("a failed read after an earlier success: the earlier figures stay, with their age", () => {
  for (const outcome of failures) {
    const facts = factsOf(stale(outcome));
    expect(facts.get("x.followers")).toMatchObject({ kind: "measured", value: 1_000, asOf: daysAgo(2) });
    expect(facts.get("x.postFrequency")).toMatchObject({ kind: "derived", asOf: daysAgo(2) });
    for (const id of ["x.engagement", "x.gain", "x.forecast"]) expect(facts.get(id)?.value).not.toBeNull();
  }
});

test("a failed read after an earlier success: the report states it, the reason and the next step", () => {
  const reads = failures.filter((outcome) => outcome !== "no_connector");
  for (const outcome of reads) {
    const { statements, facts } = sealReport(stale(outcome));
    const older = statements.find(({ key }) => key === "overview.older");
    expect([outcome, older?.slots]).toEqual([outcome, { reading: "x.reading", audience: "x.followers" }]);
    expect(facts.find(({ id }) => id === "x.reading")?.reason).toBeDefined();
    const steps = statements.filter(({ place, slots }) => place === "next" && slots.figure === "x.reading");
    expect([outcome, steps.length]).toEqual([outcome, 1]);
  }
});

test("a failed read after an earlier success: not stated if the platform was read or has no connector", () => {
  for (const outcome of ["ok", "no_connector"] as const) expect(factsOf(stale(outcome)).has("x.reading")).toBe(false);
});
