import { shiftWords } from "@fanradar/words/es/shifts";
import { goalWords, todoWords } from "@fanradar/words/es/todos";
import type { TopicTexts } from "../articles.ts";

/** Help on what a team has to do and to reach. */
export const teamWork = {
  todos: {
    title: "Tus tareas",
    text: [
      "Lo que tu equipo tiene que hacer está en una página propia: quién lo hace, hasta cuándo y qué está vencido. Pregúntame qué vence o por los próximos pasos.",
    ],
    steps: [
      "Abre la página de abajo y elige de quién quieres ver las tareas.",
      "Marca lo que esté hecho. Un próximo paso de un informe también se convierte allí en tarea.",
    ],
    page: todoWords.title,
  },
  goals: {
    title: "Objetivos de un modelo",
    text: [
      "Un objetivo se fija en el informe de un modelo: una cifra y hasta cuándo. Allí ves cuánto falta y si la previsión lo alcanza. Pregúntame qué objetivos van atrasados, o dime un número, por ejemplo de seguidores, y te digo cuándo lo alcanza la previsión.",
    ],
    steps: [`Abre el informe del modelo y ve a «${goalWords.title}».`, "Fija allí un objetivo o mira cuánto falta."],
    page: goalWords.title,
  },
  chatters: {
    title: "Ventas por chatter",
    text: [
      "Quién vendió qué se sabe donde hay turnos apuntados: las propinas y los mensajes de pago del extracto de una modelo, según los turnos en que se pagaron. Entonces puedes preguntarme quién vendió más, también por hora.",
    ],
    steps: [
      `Abre los ingresos de la modelo y elige «${shiftWords.tab}».`,
      `Elige «${shiftWords.add}» e indica quién estuvo de turno y cuándo, si aún falta. La tabla se puede descargar.`,
    ],
    page: shiftWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;
