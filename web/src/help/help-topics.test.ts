import { languages } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { expect, test } from "vitest";
import { routes } from "../app/routes.tsx";
import { helpTopicAt, helpTopics } from "./help-topics.ts";

const topics: Readonly<Record<string, string>> = helpTopics;
const opened = Object.entries(routes)
  .filter(([, route]) => !("redirect" in route))
  .map(([path]) => path);

test.each(languages)("help: every page that a person can open is explained in %s", async (language) => {
  const { helpWords } = await bundles.help.load(language);
  const texts: Readonly<Record<string, { shows: string; reading: string; tasks: readonly string[] }>> =
    helpWords.topics;
  const unexplained = opened.filter((path) => {
    const text = texts[topics[path] ?? ""];
    return !text?.shows || !text.reading || text.tasks.length === 0;
  });
  expect(opened).toContain("/dashboard");
  expect(unexplained).toEqual([]);
});

test.each([
  ["/report/12", "report"],
  ["/s/abcdefghijklmnopqrstuvwx", "shared"],
  ["/nothing/here", undefined],
])("helpTopicAt: %s is explained by %s", (path, topic) => {
  expect(helpTopicAt(path)).toBe(topic);
});
