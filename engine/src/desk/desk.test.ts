import { expect, test } from "vitest";
import { given, inputOf, seen, subject } from "../test/make-input.ts";
import { addMissing, numberOf, prepareEvidence, put } from "./desk.ts";

const desk = () =>
  prepareEvidence(
    inputOf({
      subjects: [subject("x")],
      evidence: [given("read"), { ...given("typed", "manual"), sandbox: true }],
      observations: [seen("tiktok", "followers", 5, { evidence: "typed" })],
    }),
  );
const draft = { metric: "coverage", kind: "derived", value: 50, unit: "percent" } as const;

test("the desk knows every platform that was linked or of which something was given", () => {
  expect(desk().platforms).toEqual(["x", "tiktok"]);
});

test("a figure is as trusted as its weakest source, the owner's and the sandbox's when one source is", () => {
  expect(put(desk(), { ...draft, sources: ["read", "read"] })).toMatchObject({
    trust: "connected",
    scope: "public",
    sandbox: false,
    sources: ["read"],
  });
  expect(put(desk(), { ...draft, sources: ["typed", "read"] })).toMatchObject({
    trust: "manual",
    scope: "owner",
    sandbox: true,
    sources: ["read", "typed"],
  });
});

test("a figure that is estimated, or rests on no evidence at all, is inferred", () => {
  expect(put(desk(), { ...draft, sources: [] }).trust).toBe("inferred");
  expect(put(desk(), { ...draft, sources: ["unheard of"] }).trust).toBe("inferred");
  expect(put(desk(), { ...draft, kind: "estimated", sources: ["read"] }).trust).toBe("inferred");
});

test("what is absent is nobody's secret, and trusted no more than a guess", () => {
  const subject = { metric: "gain", platform: "x", unit: "count" } as const;
  expect(addMissing(desk(), subject, { code: "rate-limited" })).toMatchObject({
    id: "x.gain",
    kind: "unavailable",
    value: null,
    trust: "inferred",
    scope: "public",
    sandbox: false,
    sources: [],
    reason: { code: "rate-limited" },
  });
});

test("words and what is absent are no number", () => {
  const one = desk();
  const facts = [
    put(one, { ...draft, sources: [] }),
    put(one, { ...draft, metric: "tier", value: "macro", unit: "words", sources: [] }),
    addMissing(one, { metric: "gain", unit: "count" }, { code: "not-linked" }),
  ];
  expect(facts.map(numberOf)).toEqual([50, undefined, undefined]);
});
