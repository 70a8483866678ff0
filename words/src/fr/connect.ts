import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Comptes connectés",
  lead: "Connectez un compte pour recevoir ses statistiques chaque jour, directement de la plateforme. FanRadar ne demande jamais votre mot de passe d’une autre plateforme.",
  none: "Aucun des liens de ce modèle ne peut être connecté.",
  connect: (platform: string) => `Connecter ${platform}`,
  again: "Connecter de nouveau",
  going: "Ouverture...",
  notOffered: "La connexion n’est pas disponible ici pour cette plateforme.",
  notConnected: "Non connecté",
  live: "Connecté",
  ended: "L’accès a pris fin",
  since: "depuis le",
  byConsent: "avec le propre consentement du créateur depuis le",
  lastRead: "dernière mise à jour",
  notRead: "pas encore mis à jour",
  missing:
    "Les statistiques n’ont pas été autorisées. Reconnectez le compte et autorisez-les pour voir la portée, les vues et la localisation des abonnés.",
  dataStays: "Nous conservons les données collectées pendant la connexion.",
  deleteData: "Supprimer les données collectées",
  askingDelete: (platform: string, handle: string) => `Supprimer les données collectées : ${platform} @${handle} ?`,
  askingDeleteLead: "Les rapports scellés gardent leurs chiffres. La prochaine analyse ne les inclura pas.",
  deleted: "Supprimé.",
  disconnect: "Déconnecter",
  asking: (platform: string, handle: string) => `Déconnecter ${platform} @${handle} ?`,
  askingLead: "FanRadar renonce à l’accès et supprime les jetons. Les rapports scellés gardent leurs chiffres.",
  alsoDelete: "Supprimer aussi les données collectées",
  disconnecting: "Déconnexion...",
  disconnected: "Déconnecté.",
  outcomes: {
    done: "Compte connecté. Sa première analyse a commencé.",
    denied: "Vous n’avez pas autorisé l’accès. Rien n’a été enregistré.",
    "wrong-account":
      "Vous avez autorisé un autre compte que celui lié à ce modèle. Rien n’a été enregistré. Connectez-vous là-bas avec le compte lié et réessayez.",
    scopes: "L’accès autorisé ne suffit pas pour identifier le compte et ses chiffres. Rien n’a été enregistré.",
    expired:
      "Cette demande a expiré, a déjà servi ou a été lancée dans un autre navigateur. Rien n’a été enregistré. Recommencez ici.",
    refused: "La plateforme a refusé la connexion. Rien n’a été enregistré. Veuillez réessayer.",
    unreachable: "La plateforme n’a pas répondu. Rien n’a été enregistré. Veuillez réessayer plus tard.",
    withdrawn: "L’invitation a été retirée entre-temps. Rien n’a été enregistré.",
  } satisfies Record<ConnectOutcome, string>,
};
