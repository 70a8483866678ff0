import { expect, test } from "vitest";
import { asked as de } from "./asked/de.ts";
import { asked as en } from "./asked/en.ts";
import { asked as es } from "./asked/es.ts";
import { asked as fr } from "./asked/fr.ts";
import { playbook } from "./en/playbook/playbook.ts";

const ids = [...playbook.map(({ id }) => id), "none"];

test.each(Object.entries({ de, en, es, fr }))(
  "in %s each article has thirty questions and more, and so has what none answers",
  (_, asked) => {
    expect(Object.keys(asked).toSorted()).toEqual(ids.toSorted());
    for (const [id, questions] of Object.entries(asked)) expect(questions.length, id).toBeGreaterThanOrEqual(30);
  },
);

test("no question stands under two articles, or twice", () => {
  const all = [en, de, es, fr].flatMap((asked) =>
    Object.values(asked)
      .flat()
      .map((one) => one.toLowerCase()),
  );
  expect(all.length - new Set(all).size).toBe(0);
});
