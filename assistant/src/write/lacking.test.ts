import { expect, test } from "vitest";
import type { PortfolioModel } from "../knowledge.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { responseText } from "./response-text.ts";
import { writePlan } from "./write-plan.ts";

const models = ["Ava", "Mika"].map(
  (name, at): PortfolioModel => ({ id: at + 1, name, attention: [], state: "analyzed" }),
);
const write = (platform: "x", metric: string, facts: ReturnType<typeof makeTestFact>[]) => {
  const plan = [{ kind: "lacking" as const, metric, platform }];
  return responseText(
    writePlan(plan, knowledgeOf(facts, { models }), { language: "en", format: testFormatIn("en") }).lines,
  );
};

test("lacking: a model with other figures of a platform is linked to it, one without any is not", () => {
  const text = write("x", "reachTotal", [makeTestFact("1.x.followers", 12)]);
  expect(text).toBe("Accounts reached – no figure for Ava.\n\nNot linked to X: Mika.");
});

test("lacking: models without a report are named by why the analysis failed", () => {
  const failed = models.map(
    (model, at): PortfolioModel => ({
      ...model,
      state: "failed",
      ...(at === 0 && { failure: "sources-unknown" as const }),
    }),
  );
  const plan = [{ kind: "lacking" as const, metric: null, platform: null }];
  const { lines } = writePlan(plan, knowledgeOf([], { models: failed }), {
    language: "en",
    format: testFormatIn("en"),
  });
  expect(responseText(lines)).toBe(
    "No report yet: Ava. None of the links leads to a profile that can be read.\n\nNo report yet: Mika.",
  );
});

test("unranked: models without a figure are named in one line, those without a report too", () => {
  const waiting = models.map((model, at): PortfolioModel => ({ ...model, ...(at === 1 && { state: "failed" }) }));
  const known = knowledgeOf([makeTestFact("1.x.followers", 12)], {
    models: [...waiting, { ...models[0], id: 3, name: "Kai", attention: [], state: "analyzed" }],
  });
  const plan = [{ kind: "unranked" as const, metric: "followers", platform: "x" as const }];
  const { lines } = writePlan(plan, known, { language: "en", format: testFormatIn("en") });
  expect(responseText(lines)).toBe("Followers – no figure for Mika and Kai.");
});
