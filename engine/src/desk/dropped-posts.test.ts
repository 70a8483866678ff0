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
const toldOf = (dropped: number | undefined) => {
  const { facts, statements } = sealReport(inputWith(dropped));
  return {
    fact: facts.find(({ metric }) => metric === "evidence.postsDropped"),
    statements: statements.filter(({ key }) => key === "overview.postsDropped"),
  };
};

test("dropped posts: how many of the newest answer could not be read is a figure and a sentence of the report", () => {
  const { fact, statements } = toldOf(3);
  expect(fact).toMatchObject({ value: 3, platform: "x", formula: "count.postsDropped", kind: "measured" });
  expect(statements).toMatchObject([{ slots: { dropped: fact?.id } }]);
});

test.each([0, undefined])("dropped posts: of an answer with %s of them the report says nothing", (dropped) => {
  expect(toldOf(dropped)).toEqual({ fact: undefined, statements: [] });
});
