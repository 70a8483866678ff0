import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import { subjectOf } from "./mail-notifications.ts";

const subject = (...kinds: Parameters<typeof subjectOf>[0]) => subjectOf(kinds, tables.en.mailWords);

test("subjectOf: a mail's subject says what happened, how often, and how much else", () => {
  expect(subject("report-ready")).toBe("A report is ready");
  expect(subject("report-ready", "report-ready")).toBe("A report is ready (2 times)");
  expect(subject("rated", "stale-source", "rated", "share-opened")).toBe(
    "Somebody rated a report of yours (2 times), and 2 more",
  );
});

test("subjectOf: a new sign-in stands before everything else", () => {
  expect(subject("rated", "new-sign-in")).toBe("Another browser signed in to your account, and 1 more");
});
