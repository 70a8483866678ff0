import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("excerptOf: a long caption is cut between words, on one line, and never inside a character", () => {
  expect(excerptOf("Late sunset\n at the beach", 18)).toBe("Late sunset at…");
  expect(excerptOf("Short", 18)).toBe("Short");
  expect(excerptOf("🌅🌅🌅🌅", 3)).toBe("🌅🌅🌅…");
});
