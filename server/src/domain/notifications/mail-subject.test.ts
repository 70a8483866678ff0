import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import { type MailedEvent, mailLinesOf, subjectOf } from "./mail-notifications.ts";

const about = (kind: MailedEvent["kind"], modelId: number | null = null, reportId: number | null = null) => ({
  kind,
  modelId,
  reportId,
});
const subject = (...events: MailedEvent[]) => subjectOf(events, tables.en.mailWords);
const lines = (...events: MailedEvent[]) =>
  mailLinesOf(events, tables.en.mailWords, { publicUrl: "https://fanradar.example/" });

test("subjectOf: a mail's subject states the event, its reports or number, and how many others there are", () => {
  expect(subject(about("report-ready", 5, 12))).toBe("A report is ready (#FR-12)");
  expect(subject(about("report-ready", 5, 12), about("report-ready", 6, 13))).toBe(
    "A report is ready (#FR-12, #FR-13)",
  );
  expect(subject(about("report-failed"), about("report-failed"))).toBe("An analysis failed (2 times)");
  expect(subject(about("rated", 5, 12), about("stale-source"), about("rated", 5, 12), about("share-opened"))).toBe(
    "Someone rated one of your reports (2 times), and 2 more",
  );
});

test("subjectOf: a new sign-in comes before everything else", () => {
  expect(subject(about("rated"), about("new-sign-in"))).toBe(
    "Someone signed in to your account from a new browser, and 1 more",
  );
});

test("linesOf: each sign-in is a sentence with its browser and its time, and a browser's own words are never repeated", () => {
  const signIn = (userAgent: string | null, when: string) => ({ ...about("new-sign-in"), signIn: { userAgent, when } });
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36";
  const both = [signIn(chrome, "Nov 25, 2026, 10:00 PM UTC"), signIn("Pay at http://evil.example", "Nov 26, 2026")];
  expect(lines(...both)).toEqual([
    "Chrome on Windows signed in to your account on Nov 25, 2026, 10:00 PM UTC.",
    "An unknown browser signed in to your account on Nov 26, 2026.",
    tables.en.mailWords.news.notYou,
  ]);
  expect(subject(...both)).toBe("2 new sign-ins to your account");
});

test("linesOf: a line has the numbers of its reports and links to what it is about, at most five", () => {
  expect(
    lines(about("report-ready", 5, 12), about("stale-source", 5), about("stale-source", 6), about("claim")),
  ).toEqual([
    "A report is ready (#FR-12).\n  https://fanradar.example/report/5",
    "Figures you added are more than 30 days old (2 times)\n  https://fanradar.example/evidence/5\n  https://fanradar.example/evidence/6",
    "There's an update on a page you claimed.",
  ]);
  const many = Array.from({ length: 7 }, (_, index) => about("report-ready", index + 1, index + 1));
  const [line = ""] = lines(...many);
  expect(line).toMatch(/^A report is ready \(7 times\)\n/);
  expect(line.split("\n")).toHaveLength(6);
});
