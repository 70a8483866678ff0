import { type GoalOutlook, goalMetrics } from "@fanradar/engine";
import type { Knowledge } from "../knowledge.ts";
import { daysOfPeriod } from "../period.ts";
import type { Block } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { findDue } from "../route/slots/find-due.ts";
import { findOutlook } from "../route/slots/find-outlook.ts";
import type { Intent } from "./intent.ts";

const mostRows = 10;

/** Whom a question on what is to do or to reach is about: the models that it names, else the chosen one unless it means all. */
function isAbout({ model }: Knowledge, { models, scope }: Question): (of: { id: number } | null) => boolean {
  if (models.length > 0) return (of) => of !== null && models.includes(of.id);
  return model && scope !== "all" && scope !== "together" ? (of) => of?.id === model.id : () => true;
}

/** What is open to do: of the person alone where they ask for their own, and until the day that they name. */
function todos(knowledge: Knowledge, question: Question): Block[] {
  const { todos: open, now } = knowledge;
  if (!open) return [{ kind: "advice", article: "todos" }];
  const due = findDue(question.text, now);
  const isMeant = isAbout(knowledge, question);
  // What somebody has to do themselves is asked of all models, also where one is chosen.
  const found = open
    .filter((one) => (due.isMine && question.models.length === 0 ? one.isMine : isMeant(one.model)))
    .filter(({ dueOn }) => due.until === undefined || (dueOn !== null && dueOn <= due.until))
    .slice(0, mostRows);
  const until = due.of === "due" ? (due.until ?? null) : null;
  return [
    { kind: "todos", ids: found.map(({ id }) => id), isMine: due.isMine, of: due.of, until },
    ...(found.length > 0 ? [] : rest(due.of === "open")),
  ];
}

/** Where nothing is due the page shows what is open. */
const rest = (isNothingOpen: boolean): Block[] => (isNothingOpen ? [] : [{ kind: "step", article: "todos", step: 0 }]);

const ofOutlook: Record<"behind" | "ahead", readonly GoalOutlook[]> = {
  behind: ["out-of-reach", "over"],
  ahead: ["reached", "on-course"],
};

/** Goals with where they stand: those behind or on course where the question asks for one of these and there are such, else all. */
function goals(knowledge: Knowledge, question: Question): Block[] {
  const { goals: set } = knowledge;
  if (!set) return [{ kind: "advice", article: "goals" }];
  const isMeant = isAbout(knowledge, question);
  // 'Reach her goal' names no reach.
  const named = goalMetrics.filter((metric) => question.metrics.includes(metric));
  const all = set.filter(
    ({ model, metric, platform }) =>
      isMeant(model) &&
      (named.length === 0 || named.includes(metric)) &&
      (question.platforms.length === 0 || (platform !== null && question.platforms.includes(platform))),
  );
  const list = (of: readonly { id: number }[]) => of.slice(0, mostRows).map(({ id }) => id);
  if (all.length === 0) return [{ kind: "goals", ids: [], of: "none" }];
  const days = question.period === undefined ? undefined : daysOfPeriod(question.period, knowledge.now);
  const then = days && all.filter(({ dueOn }) => dueOn >= days.from && dueOn <= days.to);
  if (then)
    return [{ kind: "goals", ids: list(then.length > 0 ? then : all), of: then.length > 0 ? "all" : "none-then" }];
  const sought = findOutlook(question.text);
  if (sought === undefined) return [{ kind: "goals", ids: list(all), of: "all" }];
  const such = all.filter(({ outlook }) => ofOutlook[sought].includes(outlook));
  return [
    such.length > 0
      ? { kind: "goals", ids: list(such), of: sought }
      : { kind: "goals", ids: list(all), of: `none-${sought}` },
  ];
}

export const teamIntents: readonly Intent[] = [
  { id: "todos", needs: ["todos"], about: "models", plan: todos },
  { id: "goals", needs: ["goals"], about: "models", plan: goals },
];
