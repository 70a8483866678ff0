import { expect, test } from "vitest";
import type { KnownGoal, OpenTodo } from "../knowledge.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { planOf } from "../test/print-plan.ts";
import { writePlan } from "../write/write-plan.ts";

const carla = { id: 7, name: "Carla" };
const todo = (id: number, dueOn: string | null, more: Partial<OpenTodo> = {}): OpenTodo => ({
  ...{ id, title: `To do ${id}`, dueOn, model: carla, assignee: "Ann", isMine: false },
  ...more,
});
const goal = (id: number, outlook: KnownGoal["outlook"], more: Partial<KnownGoal> = {}): KnownGoal => ({
  ...{
    id,
    model: carla,
    metric: "followers",
    platform: "instagram",
    currency: null,
    value: 100_000,
    dueOn: "2026-12-23",
  },
  ...{ outlook, reachedOn: null, now: "7.instagram.followers", share: null, ahead: null },
  ...more,
});
// The question is of Friday, November 20.
const known = knowledgeOf([makeTestFact("7.instagram.followers", 93_200)], {
  model: undefined,
  todos: [
    todo(1, "2026-11-18"),
    todo(2, "2026-11-22", { isMine: true }),
    todo(3, "2026-11-23", { model: null, assignee: null }),
    todo(4, null, { isMine: true }),
  ],
  goals: [goal(1, "out-of-reach"), goal(2, "too-close", { model: { id: 8, name: "Mika" } }), goal(3, "on-course")],
});

test.each([
  ["what is overdue", "todos 1 false overdue"],
  ["what's due this week", "todos 1,2 false due 2026-11-22"],
  ["was ist nächste Woche fällig", "todos 1,2,3 false due 2026-11-29"],
  ["qué tareas tengo", "todos 2,4 true open"],
  ["show the open to-dos of my team", "todos 1,2,3,4 false open"],
])("todos: '%s' lists %s", (text, plan) => expect(planOf("todos", known, { text })[0]?.trim()).toBe(plan));

test("todos: of a model that is named only its own; where nothing is due that is said", () => {
  expect(planOf("todos", known, { text: "open tasks", models: [9] })[0]).toBe("todos  false open");
  expect(planOf("todos", { ...known, todos: [] }, { text: "what is overdue" })).toEqual([
    "todos  false overdue",
    "step todos 0",
  ]);
});

test.each([
  ["which goals are behind", [], "goals 1 behind"],
  ["welche Ziele sind auf Kurs", [], "goals 3 ahead"],
  ["how do the goals stand", [], "goals 1,2,3 all"],
  ["does Mika reach her goal", [8], "goals 2 all"],
  ["is Mika's goal behind", [8], "goals 2 none-behind"],
  ["goals of Ava", [9], "goals  none"],
])("goals: '%s' lists %s %s", (text, models, plan) =>
  expect(planOf("goals", known, { text, models, metrics: ["reachTotal"] })[0]).toBe(plan),
);

test("goals: of a month in which none is due that is said before those that are set", () => {
  expect(planOf("goals", known, { text: "our goal for march", period: "2024-03" })[0]).toBe("goals 1,2,3 none-then");
});

test("todos and goals: without a member's, as of a visitor, the answer says where they stand", () => {
  const { todos: _, goals: __, ...unknown } = known;
  expect([planOf("todos", unknown), planOf("goals", unknown)]).toEqual([["advice todos"], ["advice goals"]]);
});

test.each(["en", "de", "es", "fr"] as const)("todos and goals: are written as tables in %s", (language) => {
  const { lines, facts } = writePlan(
    [
      { kind: "todos", ids: [1, 3], isMine: false, of: "open", until: null },
      { kind: "goals", ids: [1], of: "behind" },
    ],
    known,
    { language, format: testFormatIn(language) },
  );
  const cells = lines.map(({ table }) =>
    table?.rows.map((row) => row.cells.map(({ pieces }) => pieces.map(({ text }) => text).join(""))),
  );
  expect(cells[0]?.[0]?.slice(0, 2)).toEqual(["To do 1", "Carla"]);
  expect(cells[0]?.[1]?.slice(1)).toEqual(["–", expect.stringMatching(/23/), "–"]);
  expect(cells[1]?.[0]).toHaveLength(lines[1]?.table?.head.length ?? 0);
  expect(cells[1]?.[0]?.[1]).toMatch(/Instagram.*100.000/);
  expect(facts.map(({ id }) => id)).toEqual(["7.instagram.followers"]);
});
