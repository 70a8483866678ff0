import { expect, test } from "vitest";
import { pastAnswers } from "./past-answers.ts";
import { openSandbox } from "./test/ask.ts";

const clocks = ["2025-11-20T07:31:00Z", "2026-03-02T18:00:00Z", "2026-11-19T12:00:00Z"];
const instants = clocks.map((clock) => Date.parse(clock));

test("past answers of Instagram are the bodies that its route gives at these moments", async () => {
  const { discover } = openSandbox();
  const fields = "username,followers_count,follows_count,media_count";
  for (const [index, clock] of clocks.entries()) {
    const { business_discovery } = (await discover("ava.lindqvist", fields, { clock })).json();
    expect(pastAnswers("instagram", "ava.lindqvist", instants)[index]).toEqual({ business_discovery });
  }
});

test("past answers of X are the bodies that its route gives at these moments", async () => {
  const { x } = openSandbox();
  for (const [index, clock] of clocks.entries()) {
    const body = (await x("/users/by/username/ava_lindqvist?user.fields=public_metrics", { clock })).json();
    expect(pastAnswers("x", "ava_lindqvist", instants)[index]).toEqual(body);
  }
});

test("past answers: a moment before the account was opened has none, and the others keep their places", () => {
  const [before, after] = pastAnswers("instagram", "ava.lindqvist", [Date.UTC(2010, 0, 1), instants[2] ?? 0]);
  expect(before).toBeUndefined();
  expect(after).toMatchObject({ business_discovery: { username: "ava.lindqvist" } });
});
