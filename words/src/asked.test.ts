import { expect, test } from "vitest";
import { asked as de } from "./asked/de.ts";
import { asked as en } from "./asked/en.ts";
import { asked as es } from "./asked/es.ts";
import { asked as fr } from "./asked/fr.ts";
import { playbook } from "./en/playbook/playbook.ts";

const ids = [...playbook.map(({ id }) => id), "none"];

test.each(Object.entries({ de, en, es, fr }))(
  "in %s each article has thirty questions and more, and so has what none answers",
  (_, phrasings) => {
    expect(Object.keys(phrasings).toSorted()).toEqual(ids.toSorted());
    for (const [id, questions] of Object.entries(phrasings)) expect(questions.length, id).toBeGreaterThanOrEqual(30);
  },
);

test("phrasings: no question belongs to two articles, or appears twice", () => {
  const all = [en, de, es, fr].flatMap((phrasings) =>
    Object.values(phrasings)
      .flat()
      .map((one) => one.toLowerCase()),
  );
  expect(all.length - new Set(all).size).toBe(0);
});
