import * as contract from "@fanradar/contract";
import { expect, test } from "vitest";
import { calls } from "./calls.ts";

const names = Object.values(contract).flatMap((value) =>
  typeof value === "object" && "method" in value && "path" in value ? [`${value.method} ${value.path}`] : [],
);

test("calls: every call of the contract has a sample in server/src/test/calls/<noun>.ts, and none is left over", () => {
  expect(names.length).toBeGreaterThan(200);
  expect(Object.keys(calls).sort()).toEqual(names.sort());
});
