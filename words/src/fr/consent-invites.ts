import type { ConsentInviteState } from "@fanradar/contract";

/** Invites to a creator to connect their accounts, as who manages the model makes and sees them. */
export const inviteWords = {
  open: "Inviter le créateur",
  title: "Inviter le créateur",
  lead: "Le créateur ouvre le lien sur son propre téléphone, voit votre nom et votre adresse e-mail, et autorise l’accès sur la page de la plateforme elle-même. Il n’a pas besoin de compte.",
  accounts: "Comptes demandés",
  linking: (x: string, onlyfans: string) => `Consentement à l’analyse de @${x} sur X avec @${onlyfans} sur OnlyFans`,
  note: "Mot d’accompagnement",
  noteHint: "Facultatif. Affiché sur la page de l’invitation, pas dans les e-mails.",
  language: "Langue des e-mails",
  email: "Adresse e-mail",
  emailHint: "Facultatif. Vous pouvez aussi envoyer le lien vous-même ou montrer son code QR.",
  make: "Créer l’invitation",
  making: "Création...",
  failed: "L’invitation n’a pas pu être créée. Veuillez réessayer.",
  link: "Lien de l’invitation",
  linkHint: (when: string) =>
    `Toute personne ayant le lien voit votre nom et votre mot, et peut refuser. Connecter demande de se connecter au compte lui-même. Inutilisé, le lien expire le ${when}.`,
  scan: "Ou scannez-le avec le téléphone du créateur :",
  picture: "Code QR du lien de l’invitation",
  mail: "Envoyer par e-mail",
  mailAgain: "Envoyer de nouveau",
  mailing: "Envoi...",
  mailed: (address: string) => `Invitation envoyée à ${address}`,
  mailFailed: "L’invitation n’a pas pu être envoyée. Veuillez réessayer.",
  list: "Invitations envoyées",
  states: {
    sent: "Envoyée",
    opened: "Ouverte",
    connected: "Connecté",
    declined: "Refusée",
    ended: "Terminée",
    expired: "Expirée",
    revoked: "Retirée",
  } satisfies Record<ConsentInviteState, string>,
  answers: {
    open: "sans réponse",
    connected: "connecté",
    lost: "l’accès a pris fin",
    declined: "refusé",
    ended: "terminé",
    agreed: "accepté",
  },
  linkingName: "X à côté d’OnlyFans",
  madeOn: (when: string) => `Créée le ${when}`,
  expiresOn: (when: string) => `expire le ${when}`,
  sentTo: (address: string, when: string) => `envoyée par e-mail à ${address} le ${when}`,
  show: "Voir le lien",
  revoke: "Retirer",
  revoking: "Retrait...",
  revoked: "L’invitation est retirée.",
  consent: {
    open: (x: string, onlyfans: string) =>
      `X exige le consentement exprès du créateur avant l’analyse de @${x} avec @${onlyfans} sur OnlyFans. Demandez-le par une invitation.`,
    agreed: (x: string, onlyfans: string, when: string) =>
      `Le créateur a accepté le ${when} que @${x} sur X soit analysé avec @${onlyfans} sur OnlyFans.`,
    declined: (x: string, onlyfans: string, when: string) =>
      `Le créateur a refusé le ${when} que @${x} sur X soit analysé avec @${onlyfans} sur OnlyFans. Retirez l’un des deux liens.`,
  },
};
