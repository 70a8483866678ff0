/** The demo's mailbox. */
export const mailboxWords = {
  title: "Boîte aux lettres",
  lead: "Le mode démo n’envoie aucun e-mail : ce qu’il aurait envoyé est gardé ici.",
  empty: "Pas encore d’e-mail",
  emptyHint: "Inscrivez-vous, et l’e-mail de vérification apparaît ici.",
  to: (recipient: string) => `À ${recipient}`,
  refresh: "Actualiser",
};
