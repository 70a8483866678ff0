import { expect, test } from "vitest";
import { given, inputOf, seen, subject } from "../test/make-input.ts";
import { addFact, addMissing, numberOf, prepareEvidence } from "./fact-builder.ts";

const builderOf = () =>
  prepareEvidence(
    inputOf({
      subjects: [subject("x")],
      evidence: [given("read"), { ...given("typed", "manual"), sandbox: true }],
      observations: [seen("tiktok", "followers", 5, { evidence: "typed" })],
    }),
  );
const draft = { metric: "coverage", kind: "derived", value: 50, unit: "percent" } as const;

test("prepareEvidence: lists every platform that is linked or has evidence", () => {
  expect(builderOf().platforms).toEqual(["x", "tiktok"]);
});

test("addFact: a fact has the trust of its weakest source, and is the owner's or the sandbox's if one source is", () => {
  expect(addFact(builderOf(), { ...draft, sources: ["read", "read"] })).toMatchObject({
    trust: "connected",
    scope: "public",
    sandbox: false,
    sources: ["read"],
  });
  expect(addFact(builderOf(), { ...draft, sources: ["typed", "read"] })).toMatchObject({
    trust: "manual",
    scope: "owner",
    sandbox: true,
    sources: ["read", "typed"],
  });
});

test("addFact: an estimate and a fact without evidence are inferred", () => {
  expect(addFact(builderOf(), { ...draft, sources: [] }).trust).toBe("inferred");
  expect(addFact(builderOf(), { ...draft, sources: ["unknown"] }).trust).toBe("inferred");
  expect(addFact(builderOf(), { ...draft, kind: "estimated", sources: ["read"] }).trust).toBe("inferred");
});

test("numberOf: text and a missing fact give no number", () => {
  const one = builderOf();
  const facts = [
    addFact(one, { ...draft, sources: [] }),
    addFact(one, { ...draft, metric: "tier", value: "macro", sources: [] }),
    addMissing(one, { metric: "gain" }, { code: "not-linked" }),
  ];
  expect(facts.map(numberOf)).toEqual([50, undefined, undefined]);
});
