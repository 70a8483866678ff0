/** A client's home. */
export const portalWords = {
  title: "Tu página",
  lead: "Lo que se comparte contigo aquí y lo que se te pide.",
  asked: "Lo que se te pide",
  nothing: "Ahora mismo no se te pide nada.",
  answer: "Responde a una pregunta sobre tus cuentas",
  connect: (platforms: string) => `Conecta ${platforms}`,
  until: (day: string) => `hasta el ${day}`,
  confirm: (count: number, written: string) =>
    count === 1 ? "Confirma un mes de tu reparto de ingresos" : `Confirma ${written} meses de tu reparto de ingresos`,
  split: "Tu reparto de ingresos",
  from: (day: string) => `desde el ${day}`,
  open: "Abrir",
  reports: "Tus informes",
  none: "Todavía no se comparte ningún informe contigo",
  noneHint: "Tu agencia decide qué modelos ves aquí.",
  followers: "Seguidores",
  engagement: "Interacción",
  earnings: "Ingresos netos, 28 días",
  reportedOn: (day: string) => `Informe del ${day}`,
  waiting: "El primer informe aún no está listo.",
  more: "Mostrar más",
};
