/** The demo's mailbox. */
export const mailboxWords = {
  title: "Postfach",
  lead: "Der Demo-Modus sendet keine E-Mails. Du findest sie stattdessen hier.",
  empty: "Noch keine E-Mails",
  emptyHint: "Registriere dich, um hier die Bestätigungs-E-Mail zu sehen.",
  to: (recipient: string) => `An ${recipient}`,
  refresh: "Aktualisieren",
  asText: "Als Text zeigen",
  asDesigned: "Gestaltet zeigen",
};
