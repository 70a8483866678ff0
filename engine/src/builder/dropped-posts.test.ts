import { expect, test } from "vitest";
import { sealReport } from "../report/seal-report.ts";
import { given, inputOf, posted, subject } from "../test/make-input.ts";

const inputWith = (dropped: number | undefined) => {
  const posts = posted("x", [5, 9, 12], () => ({ likes: 10, comments: 1, evidence: "posts" }));
  const input = inputOf({ subjects: [subject("x")], evidence: [given("posts")], posts });
  return {
    ...input,
    evidence: input.evidence.map((one) => (dropped === undefined ? one : { ...one, postsDropped: dropped })),
  };
};
const reportOn = (dropped: number | undefined) => {
  const { facts, statements } = sealReport(inputWith(dropped));
  return {
    fact: facts.find(({ metric }) => metric === "evidence.postsDropped"),
    statements: statements.filter(({ key }) => key === "overview.postsDropped"),
  };
};

test("dropped posts: the share of unreadable newest posts is a fact and a sentence of the report", () => {
  const { fact, statements } = reportOn(3);
  expect(fact).toMatchObject({ value: 3, platform: "x", formula: "count.postsDropped", kind: "measured" });
  expect(statements).toMatchObject([{ slots: { dropped: fact?.id } }]);
});

test.each([0, undefined])("dropped posts: for an answer with %s of them the report has no sentence", (dropped) => {
  expect(reportOn(dropped)).toEqual({ fact: undefined, statements: [] });
});
