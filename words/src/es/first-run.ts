export { sampleWords } from "./sample.ts";

/** What a new account is asked and led to. */
export const firstRunWords = {
  title: "¿Qué te trae por aquí?",
  lead: "Con cualquiera de las dos respuestas puedes hacerlo todo. Solo decide por dónde empiezas.",
  agency: "Gestiono creadores",
  agencyHint: "Añade tus modelos, compáralos y mira qué te necesita.",
  creator: "Soy creador o creadora",
  creatorHint: "Mira tu crecimiento y tus ingresos, y decide quién ve qué.",
  failed: "No se guardó tu elección",
  steps: "Primeros pasos",
  stepsLead: "Cuatro pasos hacia un panel que trabaja para ti.",
  hide: "Ocultar",
  progress: "Primeros pasos hechos",
  done: "hecho",
  toDo: "pendiente",
  forModel: "Importar, conectar y ajustar la actualización para",
  creatorQ: "¿Eres tú creador o creadora?",
  creatorGo: "Preparar mi página",
  items: {
    hasModels: { name: "Añade tus modelos", hint: "Pega sus enlaces, un modelo por línea.", action: "Pegar enlaces" },
    hasStatement: {
      name: "Importa un extracto",
      hint: "De él salen los ingresos, quién paga y los consejos de precio.",
      action: "Importar",
    },
    isConnected: {
      name: "Conecta una cuenta",
      hint: "El alcance, el público y las cifras exactas vienen de la plataforma.",
      action: "Conectar",
    },
    isRefreshed: {
      name: "Actualiza cada semana",
      hint: "Cada modelo recibe un informe nuevo cada semana, o cada día si lo eliges.",
      action: "Ajustar la actualización",
    },
  },
};
