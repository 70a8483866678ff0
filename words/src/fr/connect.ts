import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Comptes connectés",
  lead: "Ce que la plateforme elle-même dit du compte, lu chaque jour avec l’accord de la personne titulaire. FanRadar ne demande jamais le mot de passe d’une autre plateforme.",
  none: "Aucun des liens de ce modèle ne peut être connecté.",
  connect: (platform: string) => `Connecter ${platform}`,
  again: "Connecter de nouveau",
  going: "Ouverture...",
  failed: "La demande d’accord n’a pas pu commencer. Veuillez réessayer.",
  notOffered: "Cette instance ne peut pas connecter de comptes de cette plateforme.",
  notConnected: "Non connecté",
  live: "Connecté",
  ended: "L’accès a pris fin",
  since: "depuis",
  lastRead: "dernière lecture",
  notRead: "pas encore lu",
  missing:
    "Les statistiques n’ont pas été autorisées : la portée, les vues et les lieux des abonnés restent inconnus jusqu’à une nouvelle connexion.",
  kept: "Ce qui a été lu pendant la connexion est conservé.",
  deleteKept: "Supprimer ce qui a été lu",
  askingDelete: (platform: string, handle: string) => `Supprimer ce qui a été lu sur ${platform} @${handle} ?`,
  askingDeleteLead: "Les rapports scellés gardent leurs chiffres. La prochaine analyse s’en passe.",
  deleted: "Supprimé.",
  disconnect: "Déconnecter",
  asking: (platform: string, handle: string) => `Déconnecter ${platform} @${handle} ?`,
  askingLead: "L’accès est rendu et ses jetons sont oubliés. Les rapports scellés gardent leurs chiffres.",
  alsoDelete: "Supprimer aussi ce qui a été lu par ce moyen",
  cancel: "Annuler",
  disconnecting: "Déconnexion...",
  disconnected: "Déconnecté.",
  disconnectFailed: "Le compte n’a pas pu être déconnecté. Veuillez réessayer.",
  outcomes: {
    done: "Le compte est connecté. Sa première analyse a commencé.",
    denied: "Vous n’avez pas autorisé l’accès. Rien n’a été enregistré.",
    "wrong-account":
      "Le compte que vous avez autorisé n’est pas celui que ce modèle indique. Rien n’a été enregistré : connectez-vous là-bas avec le compte indiqué et réessayez.",
    scopes:
      "L’accès autorisé ne suffit pas pour savoir à qui est le compte et ce qu’il compte. Rien n’a été enregistré.",
    expired:
      "Cet accord est trop ancien, a déjà servi ou a été commencé dans un autre navigateur. Rien n’a été enregistré : recommencez ici.",
    refused: "La plateforme n’a pas accepté l’accord. Rien n’a été enregistré : veuillez réessayer.",
    unreachable: "La plateforme n’a pas répondu. Rien n’a été enregistré : veuillez réessayer plus tard.",
  } satisfies Record<ConnectOutcome, string>,
};
