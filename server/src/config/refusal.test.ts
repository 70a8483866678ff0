import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeStartError, StartRefusal } from "./refusal.ts";

const thrownBy = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test("describeStartError: a system error is one line with its path, as a refusal is; a bug has its stack", () => {
  const line = describeStartError(thrownBy(() => readFileSync("/no such file")));
  expect(line).toContain("/no such file");
  expect(line).not.toContain("\n");
  expect(describeStartError(new StartRefusal("Set PORT."))).toBe("Set PORT.");
  expect(describeStartError(new TypeError("x"))).toContain("refusal.test.ts");
});
