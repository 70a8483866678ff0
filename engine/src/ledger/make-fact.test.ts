import { expect, test } from "vitest";
import { deriveFact, makeFact, makeMissing, recordFact } from "./make-fact.ts";

const asOf = "2026-11-01T00:00:00.000Z";
const count = { id: "followers", metric: "followers", kind: "measured", value: 7, unit: "count", asOf } as const;
const api = { kind: "api", sandbox: false, scope: "public" } as const;
const typed = { kind: "manual", sandbox: false, scope: "owner" } as const;

test("makeFact: a fact is as weak as its weakest source, the owner's when one is, and of the sandbox when one is", () => {
  const fact = makeFact({ ...count, sources: ["b", "a", "b"] }, [api, { ...typed, sandbox: true }]);
  expect(fact).toEqual({ ...count, trust: "manual", sandbox: true, scope: "owner", inputs: [], sources: ["a", "b"] });
  expect(makeFact(count, [api])).toMatchObject({ trust: "connected", scope: "public", sandbox: false });
});

test("makeFact: an estimate is inferred whatever it rests on, and so is what rests on nothing", () => {
  expect(makeFact({ ...count, kind: "estimated" }, [api])).toMatchObject({ trust: "inferred", scope: "public" });
  expect(makeFact(count, [])).toMatchObject({ trust: "inferred" });
});

test("makeFact: a scope that is named stands, also where the evidence is public", () => {
  expect(makeFact({ ...count, scope: "owner" }, [api]).scope).toBe("owner");
});

test("makeMissing: a missing fact has a reason and no value", () => {
  const missing = makeMissing(
    { id: "a", metric: "a", unit: "count", asOf },
    { code: "too-few-days", needs: 7, has: 2 },
  );
  expect(missing).toMatchObject({ kind: "unavailable", value: null, trust: "inferred", sources: [], scope: "public" });
  expect(missing.reason).toEqual({ code: "too-few-days", needs: 7, has: 2 });
});

test("deriveFact: a fact of facts names them, and is no more trusted, public or real than they are", () => {
  const [one, other] = [
    makeFact({ ...count, id: "one", sources: ["x"] }, [api]),
    makeFact({ ...count, id: "other", sources: ["w", "x"] }, [{ ...typed, sandbox: true }]),
  ];
  const derived = deriveFact({ id: "sum", metric: "sum", value: 14, unit: "count", asOf }, [one, other]);
  expect(derived).toMatchObject({ kind: "derived", trust: "manual", scope: "owner", sandbox: true });
  expect(derived).toMatchObject({ inputs: ["one", "other"], sources: ["w", "x"] });
});

test("recordFact: a count of our own rows is a record and rests on no evidence", () => {
  expect(recordFact({ ...count, kind: "measured" }, { scope: "owner" })).toMatchObject({
    ...{ kind: "measured", trust: "record", scope: "owner", sandbox: false, sources: [] },
  });
});
