import type { ConnectOutcome } from "@fanradar/contract";

/** The page of an invite, as the creator sees it who has its link. `name` is of who asks. */
export const consentWords = {
  title: "Connectez vos comptes",
  invalid: "Ce lien ne fonctionne pas ici",
  invalidHint:
    "Il est incomplet, était destiné à un autre navigateur, ou ce dont il s’agissait a été supprimé. Rouvrez le lien du message reçu, ou demandez-en un nouveau.",
  closed: "Cette invitation a pris fin",
  closedHint: (name: string) =>
    `Elle a expiré ou a été retirée. Si vous voulez toujours connecter vos comptes, demandez-en une nouvelle à ${name}.`,
  asks: "demande à lire des chiffres de vos comptes.",
  seenBy: (name: string) =>
    `${name} les voit et peut les inclure dans des rapports partagés. Vous pouvez y mettre fin à tout moment.`,
  note: "Son message",
  about: {
    title: "Ce que vous acceptez",
    who: (name: string) =>
      `Qui les voit : ${name}, les administrateurs de ce site et les personnes à qui ${name} remet un rapport où ces chiffres sont activés, par lien ou en PDF. Sinon, ni l’un ni l’autre ne les contient. Si ${name} a activé le partage de données, des chiffres peuvent aussi être envoyés à un fournisseur de modèle de langage.`,
    often:
      "Combien de temps : une fois par jour, jusqu’à ce que vous y mettiez fin sur cette page. Gardez le lien : il montre ce qui a été lu et y met fin à tout moment.",
    how: "Comment : vous l’autorisez sur la page de la plateforme elle-même. FanRadar ne voit jamais votre mot de passe, et il ne vous faut pas de compte ici.",
    never: "Jamais : vos messages, paiements et brouillons. Rien n’est publié ni modifié.",
  },
  reads: {
    instagram:
      "Lit votre profil et votre nombre d’abonnés, vos publications avec les j’aime, commentaires, portée et vues, et des totaux sur le lieu, l’âge et le genre de vos abonnés.",
    tiktok: "Lit votre profil et ses chiffres, et vos vidéos avec les vues, j’aime, commentaires et partages.",
    x: "Lit votre profil et ses chiffres, et vos publications avec les j’aime, réponses, reposts et vues.",
  },
  states: {
    open: "Sans réponse",
    connected: "Connecté",
    lost: "L’accès a pris fin",
    declined: "Refusé",
    ended: "Terminé",
  },
  since: (when: string) => `Depuis le ${when}, jusqu’à ce que vous y mettiez fin.`,
  endsOn: (when: string) => `La plateforme met fin à l’accès le ${when} si vous ne le renouvelez pas.`,
  reminder: "Nous vous écrirons avant.",
  lastRead: (when: string) => `Dernière actualisation : ${when}.`,
  notRead: "Pas encore actualisé. La première actualisation commence dans quelques minutes.",
  endedOn: (when: string) => `Terminé le ${when}. Plus rien n’est recueilli.`,
  dataStays: "Les données recueillies avant sont encore conservées.",
  missing:
    "Vous n’avez pas autorisé les statistiques : la portée et la localisation des abonnés restent inconnues. Cela convient, ou reconnectez le compte et autorisez-les.",
  notOffered: "Ce compte ne peut pas être connecté ici pour le moment.",
  connect: (platform: string) => `Connecter ${platform}`,
  again: "Connecter de nouveau",
  going: "Ouverture...",
  decline: "Refuser",
  declining: "Refus...",
  end: "Mettre fin à l’accès",
  ending: "Fin de l’accès...",
  asking: (platform: string, handle: string) => `Mettre fin à l’accès à ${platform} @${handle} ?`,
  askingLead:
    "FanRadar renonce à l’accès et supprime aussitôt les jetons. Les rapports déjà scellés gardent leurs chiffres.",
  alsoDelete: "Supprimer aussi les données recueillies",
  deleteData: "Supprimer les données recueillies",
  askingDelete: (platform: string, handle: string) => `Supprimer les données recueillies : ${platform} @${handle} ?`,
  askingDeleteLead: "Les rapports déjà scellés gardent leurs chiffres. La prochaine analyse ne les inclura pas.",
  ended: "L’accès a pris fin.",
  deleted: "Supprimé.",
  linking: {
    title: "Votre compte X à côté de votre page OnlyFans",
    text: (name: string, x: string, onlyfans: string) =>
      `${name} veut analyser @${x} sur X et @${onlyfans} sur OnlyFans ensemble, dans les mêmes rapports. X ne le permet qu’avec votre consentement exprès.`,
    proof: (x: string) => `Connectez d’abord X : la connexion à @${x} montre que le consentement vient de vous.`,
    agree: "J’accepte",
    refuse: "Je n’accepte pas",
    agreed: (when: string) => `Vous avez accepté le ${when}.`,
    withdraw: "Retirer le consentement",
    declined: (when: string) => `Vous avez refusé le ${when}. Le compte X a été retiré des nouveaux rapports.`,
  },
  outcomes: {
    done: "Votre compte est connecté. Sa première actualisation a commencé.",
    denied: "Vous n’avez pas autorisé l’accès. Rien n’a été enregistré.",
    "wrong-account":
      "Vous avez autorisé un autre compte que celui demandé. Rien n’a été enregistré. Connectez-vous là-bas avec le bon compte et réessayez.",
    scopes: "L’accès autorisé ne suffit pas pour identifier le compte et ses chiffres. Rien n’a été enregistré.",
    expired:
      "Cette demande a expiré, a déjà servi ou a été lancée dans un autre navigateur. Rien n’a été enregistré. Recommencez ici.",
    refused: "La plateforme a refusé la connexion. Rien n’a été enregistré. Veuillez réessayer.",
    unreachable: "La plateforme n’a pas répondu. Rien n’a été enregistré. Veuillez réessayer plus tard.",
    withdrawn: "L’invitation a été retirée entre-temps. Rien n’a été enregistré et l’accès a été abandonné.",
  } satisfies Record<ConnectOutcome, string>,
};
