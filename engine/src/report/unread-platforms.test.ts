import { expect, test } from "vitest";
import type { Outcome } from "../ledger/sealed.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { daily, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { sealReport } from "./seal-report.ts";

const sealed = (...given: Parameters<typeof inputOf>) => sealReport(inputOf(...given));
const unread: Outcome[] = ["private", "suspended", "not_found", "rate_limited", "upstream_error", "no_key"];

test.each(unread)("failed read: one statement and one step if no other platform is linked: %s", (outcome) => {
  const { statements, facts } = sealed({ subjects: [subject("instagram", outcome)] });
  const places = statements.map(({ place }) => place);
  expect(places).toEqual(["overview", "checks", "next"]);
  expect(facts.find(({ id }) => id === "checks.ran")?.value).toBe(0);
  // Every figure still has its reason.
  for (const fact of facts) if (fact.kind === "unavailable") expect([fact.id, fact.reason]).not.toContain(undefined);
});

test("failed read: one statement and one step for each of several platforms", () => {
  const subjects = [subject("instagram", "private"), subject("x", "suspended")];
  const { statements } = sealed({ subjects });
  expect(statements.map(({ key }) => key)).toEqual([
    "overview.unread",
    "overview.unread",
    // The handles can be compared, whatever the platforms answer.
    "checks.ranNoneFound",
    "next.check",
    "next.check",
  ]);
});

test("failed read: risks found without it are still stated", () => {
  const handles = [subject("instagram", "private"), { ...subject("x", "private"), handle: "zoe" }];
  const { statements } = sealed({ subjects: handles });
  expect(statements.map(({ key }) => key)).toContain("risk.handlesDiffer");
});

test("failed read: not repeated beside a platform that was read", () => {
  const { evidence, observations } = daily("x", 30, (age) => 20_000 - age);
  const { statements, facts } = sealed({
    subjects: [subject("x"), subject("instagram", "private")],
    evidence,
    observations,
  });
  const unread = new Set(facts.filter(({ platform }) => platform === "instagram").map(({ id }) => id));
  const repeated = statements.filter(
    ({ place, slots }) => place !== "notChecked" && Object.values(slots).some((id) => unread.has(id)),
  );
  expect(repeated.map(({ key }) => key)).toEqual(["overview.unread", "next.check"]);
  expect(statements.some(({ place }) => place === "growth")).toBe(true);
});

const page = (...metrics: ("subscribers" | "subscription.priceCents" | "earnings.net")[]) =>
  sealed({
    subjects: [subject("onlyfans", "no_connector")],
    evidence: [given("read", "file")],
    observations: metrics.map((metric) =>
      seen("onlyfans", metric, 900, metric === "earnings.net" ? { currency: "USD" } : {}),
    ),
  }).statements.filter(({ place }) => place === "overview" || place === "next");
const keys = (...metrics: Parameters<typeof page>) =>
  page(...metrics).flatMap(({ key }) => (/untyped|overview\.missing|next\.type(?!Posts)/.test(key) ? [key] : []));

test("next step for an OnlyFans page: add all its figures while none is known", () => {
  expect(keys()).toEqual(["overview.untyped", "next.type"]);
});

test("next step for an OnlyFans page: add only figures missing from the statement", () => {
  expect(keys("earnings.net")).toEqual(["overview.missingTwo", "next.typeMissingTwo"]);
  expect(keys("earnings.net", "subscription.priceCents")).toEqual(["overview.missing", "next.typeMissing"]);
  expect(keys("earnings.net", "subscribers")).toEqual([]);
});

test("sealReport: figures typed for a platform without a connector remove the statement that they can be typed", () => {
  for (const platform of platformNames) {
    const metric = platform === "onlyfans" ? "subscribers" : "followers";
    const { statements } = sealed({
      subjects: [subject(platform, "no_key")],
      evidence: [given("read", "manual")],
      observations: [seen(platform, metric, 900)],
      posts: posted(platform, []),
    });
    const keys = statements
      .map(({ key }) => key)
      .filter((key) => /untyped|overview\.missing|next\.type(?!Posts)/.test(key));
    expect([platform, keys]).toEqual([platform, []]);
  }
});
