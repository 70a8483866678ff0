import { shiftWords } from "@fanradar/words/fr/shifts";
import { goalWords, todoWords } from "@fanradar/words/fr/todos";
import type { TopicTexts } from "../articles.ts";

/** Help on what a team has to do and to reach. */
export const teamWork = {
  todos: {
    title: "Vos tâches",
    text: [
      "Ce que votre équipe doit faire se trouve sur une page à part : qui s’en charge, pour quand, et ce qui est en retard. Demandez-moi ce qui est à faire, ou les prochaines étapes.",
    ],
    steps: [
      "Ouvrez la page ci-dessous et choisissez de qui vous voulez voir les tâches.",
      "Cochez ce qui est fait. Une prochaine étape d’un rapport y devient aussi une tâche.",
    ],
    page: todoWords.title,
  },
  goals: {
    title: "Les objectifs d’un modèle",
    text: [
      "Un objectif se fixe dans le rapport d’un modèle : un chiffre et une échéance. On y voit où il en est et si la prévision l’atteint. Demandez-moi quels objectifs sont en retard, ou donnez-moi un nombre, d’abonnés par exemple, et je dirai quand la prévision l’atteint.",
    ],
    steps: [
      `Ouvrez le rapport du modèle et allez à « ${goalWords.title} ».`,
      "Fixez-y un objectif, ou regardez où il en est.",
    ],
    page: goalWords.title,
  },
  chatters: {
    title: "Ventes par chatter",
    text: [
      "Qui a vendu quoi est connu là où des créneaux sont saisis : les pourboires et messages payants du relevé d’un modèle, selon les créneaux où ils ont été payés. Vous pouvez alors me demander qui a le plus vendu, aussi par heure.",
    ],
    steps: [
      `Ouvrez les revenus du modèle, puis choisissez « ${shiftWords.tab} ».`,
      `Choisissez « ${shiftWords.add} » et indiquez qui était de service et quand, si cela manque encore. Le tableau peut être téléchargé.`,
    ],
    page: shiftWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;
