/** The demo's mailbox. */
export const mailboxWords = {
  title: "Boîte de réception",
  lead: "Le mode démo n’envoie pas d’e-mails. Vous les trouverez ici.",
  empty: "Pas encore d’e-mails",
  emptyHint: "Inscrivez-vous pour voir ici l’e-mail de confirmation.",
  to: (recipient: string) => `À ${recipient}`,
  refresh: "Actualiser",
  asText: "Afficher en texte",
  asDesigned: "Afficher mis en forme",
};
