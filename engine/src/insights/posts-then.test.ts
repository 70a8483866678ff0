import { expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { sealReport } from "../report/seal-report.ts";
import { asOf, factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

/** Most followers are online from 18:00 to 21:00 UTC; the posts come out at these hours of the days before. */
function inputAt(hours: number[]): AnalyseInput {
  const noon = (hour: number) => (12 - hour) / 24;
  return inputOf({
    subjects: [subject("instagram")],
    evidence: [given("read"), given("own", "connected")],
    breakdowns: [
      {
        platform: "instagram",
        dimension: "country",
        observedAt: asOf,
        evidence: "own",
        parts: [{ key: "US", value: 900 }],
      },
      {
        ...{ platform: "instagram", dimension: "onlineHour", observedAt: asOf, evidence: "own" },
        parts: Array.from({ length: 24 }, (_, hour) => ({
          key: `${hour}`,
          value: hour >= 18 && hour < 21 ? 900 : 300,
        })),
      },
    ],
    posts: posted(
      "instagram",
      hours.map((hour, index) => index + 2 + noon(hour)),
    ),
  });
}
const keysOf = (input: AnalyseInput) => sealReport(input).statements.map(({ key }) => key);
const find = (input: AnalyseInput) => factsOf(input).get("instagram.audience.postsThen");

test("addPostsThen: of posts that all come out in the morning, none in the hours with most followers online is stated", () => {
  const input = inputAt(Array.from({ length: 40 }, () => 8));
  expect(find(input)).toMatchObject({ value: 0, n: 40, scope: "owner", level: 0.95 });
  expect(keysOf(input)).toContain("audience.nonePostedThen");
  expect(keysOf(input)).not.toContain("audience.postsThen");
});

test("addPostsThen: of posts of which one comes out in those hours, its share is stated", () => {
  const keys = keysOf(inputAt(Array.from({ length: 60 }, (_, index) => (index === 0 ? 19 : 8))));
  expect(keys).toContain("audience.postsThen");
  expect(keys).not.toContain("audience.nonePostedThen");
});

test("addPostsThen: posts at all hours are no posts at the wrong hours", () => {
  const input = inputAt(Array.from({ length: 40 }, (_, index) => (index * 7) % 24));
  expect(Number(find(input)?.value)).toBeGreaterThan(5);
  expect(keysOf(input)).not.toContain("audience.postsThen");
});

test("addPostsThen: fewer than 20 posts have no share", () => {
  expect(find(inputAt(Array.from({ length: 19 }, () => 8)))).toBeUndefined();
});
