import type { ChatCell, ChatLine } from "@fanradar/contract";
import { platformWords, shortDate } from "@fanradar/words";
import { goalAmount, goalMonth } from "@fanradar/words/format/goal";
import type { KnownGoal, OpenTodo } from "../knowledge.ts";
import type { BlockOf } from "../plan/block.ts";
import { goalWordsByLanguage, teamWords } from "../words/team-work.ts";
import { figureCell, tableLine, wordCell } from "./cells.ts";
import { fill, plainLine } from "./piece.ts";
import { labelOf, type WriteContext } from "./write-context.ts";

const longestName = 60;
const longestTitle = 120;

const modelCell = (model: OpenTodo["model"]): ChatCell =>
  model ? wordCell(plainLine(model.name, longestName), `/report/${model.id}`) : wordCell("–");

/** One row for each to-do; that there are none. */
export function writeTodos(
  { ids, isMine, of, until }: BlockOf<"todos">,
  context: WriteContext,
): ChatLine[] | undefined {
  const { knowledge, language, format, words } = context;
  if (!knowledge.todos) return undefined;
  const said = teamWords[language];
  const whose = isMine ? "mine" : "all";
  const slots = { date: until === null ? "" : shortDate(until, format) };
  const todos = knowledge.todos.filter(({ id }) => ids.includes(id));
  if (todos.length === 0) return [{ kind: "text", pieces: fill(said.noTodos[whose][of], slots) }];
  const today = knowledge.now.slice(0, 10);
  const dueOf = ({ dueOn }: OpenTodo) => {
    if (dueOn === null) return "–";
    const date = shortDate(dueOn, format);
    return dueOn < today ? said.overdue.replace("{date}", () => date) : date;
  };
  const rows = todos.map((todo) => ({
    cells: [
      wordCell(plainLine(todo.title, longestTitle)),
      modelCell(todo.model),
      wordCell(dueOf(todo)),
      ...(isMine ? [] : [wordCell(todo.assignee === null ? "–" : plainLine(todo.assignee, longestName))]),
    ],
  }));
  const { todo, due, owner } = said.heads;
  const head = [todo, words.heads.model, due, ...(isMine ? [] : [owner])];
  return [tableLine(fill(said.todos[whose][of], slots), head, rows)];
}

/** One row for each goal: what is to be reached and by when, where it stands, and whether the forecast reaches it. */
export function writeGoals({ ids, of }: BlockOf<"goals">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, language, words } = context;
  if (!knowledge.goals) return undefined;
  const said = teamWords[language];
  const goals = knowledge.goals.filter(({ id }) => ids.includes(id));
  const lead = [{ text: said.goals[of] }];
  if (goals.length === 0) return of === "none" ? [{ kind: "text", pieces: lead }] : undefined;
  const goalWords = goalWordsByLanguage[language];
  const factOf = (id: string | null) => (id === null ? undefined : knowledge.facts.get(id));
  const rows = goals.map((goal) => ({
    cells: [
      modelCell(goal.model),
      wordCell(textOfGoal(goal, context)),
      figureCell(factOf(goal.now), context),
      figureCell(factOf(goal.share), context),
      figureCell(factOf(goal.ahead), context),
      wordCell(goalWords.outlooks[goal.outlook]),
    ],
  }));
  const { goal, outlook } = said.heads;
  return [
    tableLine(lead, [words.heads.model, goal, goalWords.now, goalWords.share, said.heads.forecast, outlook], rows),
  ];
}

/** 'Followers · Instagram: 100,000 by Dec 23, 2026'. */
function textOfGoal(goal: KnownGoal, context: WriteContext): string {
  const { language, format } = context;
  const { metric, platform, dueOn } = goal;
  const goalWords = goalWordsByLanguage[language];
  const place = platform ? platformWords[platform] : metric === "followers" ? goalWords.all : undefined;
  const name = [labelOf(metric, context) ?? metric, place].filter((one) => one !== undefined).join(" · ");
  const due =
    metric === "earningsNet"
      ? goalWords.inMonth(goalMonth(dueOn, format.locale))
      : goalWords.by(shortDate(dueOn, format));
  return `${name}: ${goalAmount(goal, format)} ${due}`;
}
