import { expect, test } from "vitest";
import { safeNext } from "./session.ts";

test.each([
  ["?next=/report/7", "/report/7"],
  ["?next=/submit%3Fx%3D1", "/submit?x=1"],
  ["", "/dashboard"],
  ["?next=https://evil.example/", "/dashboard"],
  ["?next=//evil.example", "/dashboard"],
  ["?next=/%5Cevil.example", "/dashboard"],
  ["?next=/%09/evil.example", "/dashboard"],
  ["?next=javascript:alert(1)", "/dashboard"],
  ["?next=/login", "/dashboard"],
])("safeNext: %s leads to %s", (search, path) => {
  expect(safeNext(search, { userType: "user" })).toBe(path);
});

test("safeNext: without a page to return to a model comes to their own page", () => {
  expect(safeNext("", { userType: "model" })).toBe("/model-dashboard");
  expect(safeNext("?next=/submit", { userType: "model" })).toBe("/submit");
});
