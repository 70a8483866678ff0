/** The demo's mailbox. */
export const mailboxWords = {
  title: "Postfach",
  lead: "Der Demo-Modus sendet keine Mails: Was er gesendet hätte, liegt hier.",
  empty: "Noch keine Mail",
  emptyHint: "Registriere dich, und die Bestätigungsmail erscheint hier.",
  to: (recipient: string) => `An ${recipient}`,
  refresh: "Aktualisieren",
};
