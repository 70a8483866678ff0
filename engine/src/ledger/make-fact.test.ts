import { expect, test } from "vitest";
import { deriveFact, makeFact, makeMissing, recordFact } from "./make-fact.ts";

const asOf = "2026-11-01T00:00:00.000Z";
const count = { id: "followers", metric: "followers", kind: "measured", value: 7, unit: "count", asOf } as const;
const api = { kind: "api", sandbox: false, scope: "public" } as const;
const typed = { kind: "manual", sandbox: false, scope: "owner" } as const;

test("makeFact: a fact has the trust of its weakest source, and is the owner's or the sandbox's if one source is", () => {
  const fact = makeFact({ ...count, sources: ["b", "a", "b"] }, [api, { ...typed, sandbox: true }]);
  expect(fact).toEqual({ ...count, trust: "manual", sandbox: true, scope: "owner", inputs: [], sources: ["a", "b"] });
  expect(makeFact(count, [api])).toMatchObject({ trust: "connected", scope: "public", sandbox: false });
});

test("makeFact: an estimate is inferred whatever its sources, and so is a fact without sources", () => {
  expect(makeFact({ ...count, kind: "estimated" }, [api])).toMatchObject({ trust: "inferred", scope: "public" });
  expect(makeFact(count, [])).toMatchObject({ trust: "inferred" });
});

test("makeFact: an explicit scope is used even if the evidence is public", () => {
  expect(makeFact({ ...count, scope: "owner" }, [api]).scope).toBe("owner");
});

test("makeMissing: a missing fact has a reason and no value", () => {
  const missing = makeMissing({ id: "a", metric: "gain", asOf }, { code: "too-few-days", needs: 7, has: 2 });
  expect(missing).toMatchObject({ kind: "unavailable", value: null, trust: "inferred", sources: [], scope: "public" });
  expect(missing.reason).toEqual({ code: "too-few-days", needs: 7, has: 2 });
});

test("deriveFact: a derived fact names its inputs, and is no more trusted, public or real than they are", () => {
  const [one, other] = [
    makeFact({ ...count, id: "one", sources: ["x"] }, [api]),
    makeFact({ ...count, id: "other", sources: ["w", "x"] }, [{ ...typed, sandbox: true }]),
  ];
  const derived = deriveFact({ id: "sum", metric: "follows.total", value: 14, asOf }, [one, other]);
  expect(derived).toMatchObject({ kind: "derived", trust: "manual", scope: "owner", sandbox: true });
  expect(derived).toMatchObject({ inputs: ["one", "other"], sources: ["w", "x"] });
});

test("recordFact: a count of the instance's own rows has trust 'record' and no evidence", () => {
  expect(recordFact({ ...count, kind: "measured" }, { scope: "owner" })).toMatchObject({
    ...{ kind: "measured", trust: "record", scope: "owner", sandbox: false, sources: [] },
  });
});
