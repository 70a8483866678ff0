/** The demo's mailbox. */
export const mailboxWords = {
  title: "Buzón",
  lead: "El modo demo no envía correos. Los encontrarás aquí.",
  empty: "Aún no hay correos",
  emptyHint: "Regístrate para ver aquí el correo de confirmación.",
  to: (recipient: string) => `Para ${recipient}`,
  refresh: "Actualizar",
  asText: "Ver como texto",
  asDesigned: "Ver con diseño",
};
