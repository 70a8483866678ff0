import { shiftWords } from "@fanradar/words/en/shifts";
import { goalWords, todoWords } from "@fanradar/words/en/todos";
import type { TopicTexts } from "../articles.ts";

/** Help on what a team has to do and to reach. */
export const teamWork = {
  todos: {
    title: "Your to-dos",
    text: [
      "What your team has to do stands on a page of its own, with who does it and until when; what is overdue is marked there. Ask me what is due, or for next steps.",
    ],
    steps: [
      "Open the page below, and choose whose to-dos you want to see.",
      "Tick what is done. A next step of a report becomes a to-do there too.",
    ],
    page: todoWords.title,
  },
  goals: {
    title: "Goals of a model",
    text: [
      "A goal is set in the report of a model: a figure, and by when. There you see how far it is and whether the forecast reaches it. Ask me which goals are behind, or name a number, such as of followers, and I state when the forecast reaches it.",
    ],
    steps: [`Open the report of the model, and go to “${goalWords.title}”.`, "Set a goal there, or see how far it is."],
    page: goalWords.title,
  },
  chatters: {
    title: "Sales by chatter",
    text: [
      "Who sold what is known where shifts are entered: tips and paid messages of a model’s statement, by the shifts in which they were paid. Then you can ask me who sold most, or most an hour.",
    ],
    steps: [
      `Open the earnings of the model, and choose “${shiftWords.tab}”.`,
      `Choose “${shiftWords.add}” and enter who was on shift when, unless it is there already. You can download the table.`,
    ],
    page: shiftWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;
