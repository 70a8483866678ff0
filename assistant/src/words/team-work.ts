import type { Language } from "@fanradar/contract";
import { goalWords as de } from "@fanradar/words/de/goals";
import { goalWords as en } from "@fanradar/words/en/goals";
import { goalWords as es } from "@fanradar/words/es/goals";
import { goalWords as fr } from "@fanradar/words/fr/goals";

/** What the page of goals says of them. */
export const goalWordsByLanguage = { en, de, es, fr } as const;

/** Sentences above to-dos, and where there are none: of all that the person sees, and of theirs alone. `{date}` is a day. */
interface TodoSentences {
  open: string;
  overdue: string;
  due: string;
}

interface TeamWords {
  todos: { all: TodoSentences; mine: TodoSentences };
  noTodos: { all: TodoSentences; mine: TodoSentences };
  goals: Record<"all" | "behind" | "ahead" | "none-behind" | "none-ahead" | "none-then" | "none", string>;
  heads: { todo: string; owner: string; due: string; goal: string; forecast: string; outlook: string };
  /** A day that has passed. */
  overdue: string;
}

export const teamWords: Readonly<Record<Language, TeamWords>> = {
  en: {
    todos: {
      all: { open: "Open to-dos:", overdue: "Overdue to-dos:", due: "To-dos due by {date}:" },
      mine: { open: "Your open to-dos:", overdue: "Your overdue to-dos:", due: "Your to-dos due by {date}:" },
    },
    noTodos: {
      all: { open: "No to-do is open.", overdue: "No to-do is overdue.", due: "No to-do is due by {date}." },
      mine: {
        open: "No open to-do is assigned to you.",
        overdue: "None of your to-dos is overdue.",
        due: "None of your to-dos is due by {date}.",
      },
    },
    goals: {
      all: "Goals, and where they stand:",
      behind: "Goals that are behind:",
      ahead: "Goals that are reached or on course:",
      "none-behind": "No goal is surely behind. Where they stand:",
      "none-ahead": "No goal is surely on course. Where they stand:",
      "none-then": "No goal is set for then. These are set:",
      none: "No goal is set. You set one in the report of a model.",
    },
    heads: { todo: "To-do", owner: "Owner", due: "Due on", goal: "Goal", forecast: "Forecast", outlook: "Outlook" },
    overdue: "{date}, overdue",
  },
  de: {
    todos: {
      all: { open: "Offene Aufgaben:", overdue: "Überfällige Aufgaben:", due: "Aufgaben, fällig bis {date}:" },
      mine: {
        open: "Deine offenen Aufgaben:",
        overdue: "Deine überfälligen Aufgaben:",
        due: "Deine Aufgaben, fällig bis {date}:",
      },
    },
    noTodos: {
      all: {
        open: "Keine Aufgabe ist offen.",
        overdue: "Keine Aufgabe ist überfällig.",
        due: "Keine Aufgabe ist bis {date} fällig.",
      },
      mine: {
        open: "Dir ist keine offene Aufgabe zugewiesen.",
        overdue: "Keine deiner Aufgaben ist überfällig.",
        due: "Keine deiner Aufgaben ist bis {date} fällig.",
      },
    },
    goals: {
      all: "Ziele und wie es um sie steht:",
      behind: "Ziele im Rückstand:",
      ahead: "Ziele, die erreicht oder auf Kurs sind:",
      "none-behind": "Kein Ziel liegt sicher im Rückstand. So stehen sie:",
      "none-ahead": "Kein Ziel ist sicher auf Kurs. So stehen sie:",
      "none-then": "Dafür ist kein Ziel gesetzt. Gesetzt sind:",
      none: "Es ist kein Ziel gesetzt. Du setzt eins im Bericht eines Models.",
    },
    heads: {
      todo: "Aufgabe",
      owner: "Zuständig",
      due: "Fällig am",
      goal: "Ziel",
      forecast: "Prognose",
      outlook: "Aussicht",
    },
    overdue: "{date}, überfällig",
  },
  es: {
    todos: {
      all: { open: "Tareas pendientes:", overdue: "Tareas vencidas:", due: "Tareas que vencen hasta el {date}:" },
      mine: {
        open: "Tus tareas pendientes:",
        overdue: "Tus tareas vencidas:",
        due: "Tus tareas que vencen hasta el {date}:",
      },
    },
    noTodos: {
      all: {
        open: "No hay tareas pendientes.",
        overdue: "Ninguna tarea está vencida.",
        due: "Ninguna tarea vence hasta el {date}.",
      },
      mine: {
        open: "No tienes tareas pendientes asignadas.",
        overdue: "Ninguna de tus tareas está vencida.",
        due: "Ninguna de tus tareas vence hasta el {date}.",
      },
    },
    goals: {
      all: "Objetivos y cómo van:",
      behind: "Objetivos que van atrasados:",
      ahead: "Objetivos alcanzados o que van por buen camino:",
      "none-behind": "Ningún objetivo va atrasado con seguridad. Así van:",
      "none-ahead": "Ningún objetivo va por buen camino con seguridad. Así van:",
      "none-then": "Para entonces no hay ningún objetivo. Estos hay:",
      none: "No hay ningún objetivo. Se fija en el informe de un modelo.",
    },
    heads: {
      todo: "Tarea",
      owner: "Responsable",
      due: "Vence el",
      goal: "Objetivo",
      forecast: "Previsión",
      outlook: "Perspectiva",
    },
    overdue: "{date}, vencida",
  },
  fr: {
    todos: {
      all: { open: "Tâches en cours :", overdue: "Tâches en retard :", due: "Tâches à faire avant le {date} inclus :" },
      mine: {
        open: "Vos tâches en cours :",
        overdue: "Vos tâches en retard :",
        due: "Vos tâches à faire avant le {date} inclus :",
      },
    },
    noTodos: {
      all: {
        open: "Aucune tâche en cours.",
        overdue: "Aucune tâche n’est en retard.",
        due: "Aucune tâche n’est à faire avant le {date} inclus.",
      },
      mine: {
        open: "Aucune tâche en cours ne vous est attribuée.",
        overdue: "Aucune de vos tâches n’est en retard.",
        due: "Aucune de vos tâches n’est à faire avant le {date} inclus.",
      },
    },
    goals: {
      all: "Les objectifs et où ils en sont :",
      behind: "Objectifs en retard :",
      ahead: "Objectifs atteints ou en bonne voie :",
      "none-behind": "Aucun objectif n’est sûrement en retard. Où ils en sont :",
      "none-ahead": "Aucun objectif n’est sûrement en bonne voie. Où ils en sont :",
      "none-then": "Aucun objectif n’est fixé pour cette date. Voici ceux qui le sont :",
      none: "Aucun objectif n’est fixé. Il se fixe dans le rapport d’un modèle.",
    },
    heads: {
      todo: "Tâche",
      owner: "Responsable",
      due: "Échéance",
      goal: "Objectif",
      forecast: "Prévision",
      outlook: "Perspective",
    },
    overdue: "{date}, en retard",
  },
};
