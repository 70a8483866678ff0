import * as contract from "@fanradar/contract";
import { expect, test } from "vitest";
import { calls } from "./calls.ts";
import { memberActs } from "./member-acts.ts";

const names = Object.values(contract).flatMap((value) =>
  typeof value === "object" && "method" in value && "path" in value ? [`${value.method} ${value.path}`] : [],
);

test.each([
  ["a sample in server/src/test/calls/<noun>.ts", calls],
  ["a row in server/src/test/calls/member-acts.ts", memberActs],
])("calls: every call of the contract has %s, and none is left over", (where, rows) => {
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !(name in rows)).map((name) => `${name}: add ${where}`)).toEqual([]);
  expect(Object.keys(rows).filter((name) => !names.includes(name))).toEqual([]);
});
