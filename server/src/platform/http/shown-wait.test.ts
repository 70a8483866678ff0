import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import { shownWait } from "./shown-wait.ts";

const format = { locale: "en-US", timeZone: "UTC", words: tables.en };

test.each([
  [61, "2 minutes"],
  [5400, "90 minutes"],
  [5401, "2 hours"],
  [82_000, "23 hours"],
  [84_000, "1 day"],
  [90_000, "2 days"],
])("wait: %d seconds are '%s'", (wait, shown) => {
  expect(shownWait(wait, format)).toBe(shown);
});
