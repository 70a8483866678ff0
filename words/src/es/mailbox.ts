/** The demo's mailbox. */
export const mailboxWords = {
  title: "Buzón",
  lead: "El modo demo no envía correos: lo que habría enviado está aquí.",
  empty: "Aún no hay correos",
  emptyHint: "Regístrate y el correo de verificación aparecerá aquí.",
  to: (recipient: string) => `Para ${recipient}`,
  refresh: "Actualizar",
};
