import type { CaseNotice, Problem } from "@fanradar/contract";

/** 'Report a problem' on a creator's page. */
export const problemWords = {
  title: "Qu’est-ce qui ne va pas sur cette page ?",
  lead: "Une personne l’examine dans les 7 jours. Elle seule voit qui l’a signalé, et quoi.",
  hidingLead:
    "La page est immédiatement masquée pour tout le monde, jusqu’à ce qu’une personne l’ait examinée. Qui travaille avec le profil apprend qu’il a été signalé et pourquoi, mais pas par qui.",
  urgentLead:
    "Une personne l’examine sous 48 heures. Pour masquer la page d’ici là, connectez-vous avec une adresse e-mail vérifiée.",
  problems: {
    minor: "Il s’agit peut-être d’un mineur",
    "non-consensual": "Elle montre quelqu’un sans son consentement",
    "wrong-person": "Ce n’est pas la personne annoncée",
    "wrong-figures": "Des chiffres sont faux",
    explicit: "Elle montre quelque chose d’explicite",
    other: "Autre chose",
  } satisfies Record<Problem, string>,
  words: "Que devrions-nous savoir ? (facultatif)",
  wordsHint: "N’indiquez pas les noms ni les adresses d’autres personnes.",
  send: "Signaler",
  sendHiding: "Masquer et signaler",
  sending: "Signalement…",
  sent: "Merci. Une personne va l’examiner.",
  urgent: "Merci. Une personne l’examine sous 48 heures.",
  hidden: "La page est maintenant masquée. Une personne va l’examiner.",
  noted: "Merci. Une personne a déjà examiné ce point. Votre signalement a été ajouté.",
  failed: "Le signalement n’a pas pu être envoyé",
} as const;

/** /removal: a creator asks for everything about them to go. */
export const removalWords = {
  title: "Faites retirer votre profil",
  description:
    "Demandez-nous de supprimer tout ce qui est enregistré ici sur votre profil public. Vous n’avez pas besoin de compte.",
  lead: "Nous supprimons tout ce qui a été collecté sur votre profil public : chiffres, publications et rapports. Il disparaît de la recherche et de toutes les listes, et personne ne peut plus l’analyser ici.",
  code: "Avec un code : immédiatement",
  codeLead:
    "Un code dans votre bio publique montre que le profil est à vous. Vous avez besoin d’un compte avec une adresse e-mail vérifiée.",
  signIn: "Connectez-vous pour obtenir un code",
  verifyFirst: "Vérifiez d’abord votre adresse e-mail. Le lien est dans l’e-mail que nous vous avons envoyé.",
  go: "Continuer",
  getCode: "Obtenir un code",
  yourCode: "Votre code",
  codeHint: "Ajoutez-le n’importe où dans la bio, exactement comme affiché. Vous pourrez le retirer ensuite.",
  toBio: "Modifier la bio de démo",
  checkCode: "Je l’ai ajouté, retirer le profil",
  checking: "Lecture de la bio…",
  sure: "Tout ce qui a été collecté et ajouté pour ce profil sera supprimé. C’est irréversible.",
  absent:
    "Le code n’est pas encore dans la bio. Les plateformes mettent parfois quelques minutes à afficher une nouvelle bio.",
  unread: "La plateforme n’a pas renvoyé la bio. Rien n’est perdu. Veuillez réessayer.",
  removedTitle: "Retiré",
  removed:
    "Tout ce qui concerne ce profil est supprimé, et personne ne peut plus l’analyser ici. Vous pouvez retirer le code de la bio.",
  hiddenTitle: "Masquée",
  hidden:
    "Quelqu’un d’autre a revendiqué cette page, une personne décide donc dans les 7 jours. D’ici là, personne ne peut la trouver.",
  form: "Avec le formulaire : dans les 7 jours",
  formLead:
    "Vous n’avez pas besoin de compte. La page est masquée dès l’envoi, sauf si quelqu’un a déjà montré que le profil est le sien. Les équipes qui travaillent avec le profil sont prévenues et peuvent répondre. Une personne décide sous 7 jours et vous écrit.",
  platform: "Plateforme",
  profile: "Profil",
  profileHint: "Un lien ou @name",
  email: "Votre adresse e-mail",
  emailHint: "Uniquement pour vous envoyer la décision. Elle est ensuite supprimée.",
  words: "Quelque chose à nous faire savoir ? (facultatif)",
  isMine: "Ce profil est le mien, ou j’agis pour la personne titulaire",
  send: "Demander le retrait",
  sending: "Envoi…",
  sentTitle: "Nous avons reçu votre demande",
  sent: "La page est déjà masquée, sauf si quelqu’un a montré que le profil est le sien. Une personne décide et vous écrit avant le",
  failed: "La demande n’a pas pu être envoyée",
  what: "Ce qui est supprimé et ce qui reste",
  deletedData:
    "Supprimés : toutes les données collectées et publications, la page publique et ses rapports, la place dans la recherche et les classements, et ce que d’autres ont soumis à votre sujet. Ils apprennent qu’un créateur l’a demandé, mais pas votre nom.",
  stays:
    "Conservés : le numéro et la date des rapports d’autres personnes, et une empreinte irréversible de votre identifiant. Elle empêche que le profil soit analysé de nouveau.",
} as const;

/** On a model's report page: a request for removal or a report waits, and its workspace may answer. */
export const caseNoticeWords = {
  reviewTitle: "Ce profil est en cours d’examen",
  reported: {
    minor: "Quelqu’un a signalé qu’il s’agit peut-être d’un mineur.",
    "non-consensual": "Quelqu’un a signalé qu’il montre une personne sans son consentement.",
    other: "Quelqu’un l’a signalé.",
  } satisfies Record<Exclude<CaseNotice["reason"], "removal">, string>,
  review:
    "Jusqu’à ce qu’une personne ait décidé, sa page publique est masquée, il n’est pas lu et les liens vers ses rapports ne s’ouvrent pas. Vos rapports et tout ce que vous avez ajouté restent.",
  title: "Quelqu’un a demandé la suppression de ce profil",
  quarantined:
    "Sa page publique est masquée et le profil n’est pas lu tant qu’une personne n’a pas décidé. Vos rapports et tout ce que vous avez ajouté restent, et seul votre espace de travail les voit. Si la demande est acceptée, ils sont supprimés.",
  shown:
    "Rien n’est masqué entre-temps, car le profil est revendiqué ou son compte est connecté. Si la demande est acceptée, ce qui a été collecté et ajouté ici est supprimé.",
  due: "Si vous travaillez avec cette personne, dites-le-nous avant : une personne décide avant le",
  answer: "Répondre aux modérateurs",
  again: "Modifier votre réponse",
  answered: "Vous avez répondu. Les modérateurs le voient.",
  label: "Quel est le rôle de votre espace de travail ?",
  hint: "Par exemple, depuis quand vous gérez cette personne et comment nous pouvons le vérifier. Seuls les modérateurs le lisent.",
  send: "Envoyer la réponse",
  sent: "Votre réponse a été envoyée",
  failed: "La réponse n’a pas pu être envoyée",
} as const;

/** /admin: what people who moderate decide. */
export const adminWords = {
  jobs: "Tâches",
  mails: "E-mail à tous",
  mailsLead:
    "Envoyé à toutes les personnes à l’adresse vérifiée qui ont activé les e-mails marketing. Chaque e-mail contient un lien pour les désactiver.",
  mailSubject: "Objet",
  mailText: "Texte",
  mailSend: "Envoyer",
  mailSending: "Envoi...",
  mailSent: "L’e-mail est en route",
  mailTo: (n: number) => (n === 0 ? "Personne n’a activé les e-mails marketing" : `Destinataires : ${n}`),
  mailFailed: "L’e-mail n’a pas pu être envoyé",
  title: "Administration",
  description: "Examinez les signalements et consultez les décisions",
  open: "À décider",
  decided: "Décidé",
  audit: "Journal d’audit",
  none: "Rien à décider",
  noneHint:
    "Les demandes de retrait, les problèmes signalés et les mineurs possibles apparaissent ici, l’échéance la plus proche d’abord.",
  noneDecided: "Pas encore de décisions",
  noneDecidedHint: "Chaque décision reste ici avec sa raison.",
  users: "Utilisateurs",
  instance: "L’instance",
  feedback: "Réponses",
  noFeedback: "Aucun avis pour l’instant",
  noFeedbackHint: "Les avis sur les réponses de l’assistant apparaissent ici, du plus récent au plus ancien, sans nom.",
  helpful: "Utile",
  notHelpful: "Pas utile",
  byEngine: "Moteur",
  questionNotShared: "La question n’a pas été partagée",
  plan: "Blocs de la réponse",
  feedbackCounts: (helpful: string, notHelpful: string) => `Utiles : ${helpful}. Pas utiles : ${notHelpful}.`,
  kinds: {
    removal: "Retrait",
    minor: "Peut-être un mineur",
    problem: "Problème",
    claim: "Revendication contestée",
  },
  hidden: "Masquée",
  claimed: "Revendiquée",
  removedProfile: "Un profil retiré",
  reports: (count: string) => `Signalé ${count} fois`,
  received: "Reçu",
  due: "Échéance",
  overdue: "En retard",
  teams: "Espaces de travail qui travaillent avec le profil",
  worksWith: (name: string) => `${name} travaille avec ce profil`,
  connected: "Compte connecté",
  notAnswered: "Prévenu, pas encore de réponse",
  contact: "Répondre à",
  reason: "Raison",
  reasonKept: "Conservée dans le journal d’audit.",
  reasonHint: "Conservée dans le journal d’audit et envoyée à la personne qui a demandé le retrait.",
  remove: "Retirer pour de bon",
  keep: {
    removal: "Garder et montrer de nouveau",
    minor: "Pas un mineur",
    problem: "Laisser tel quel",
    claim: "La laisser à son titulaire actuel",
  },
  removing:
    "Supprime tout ce qui a été collecté sur ce profil et empêche de l’analyser de nouveau. C’est irréversible.",
  decide: "Décider",
  confirmRemove: "Oui, retirer pour de bon",
  readAt: "Lu",
  steps: { hide: "Masquer jusqu’à la décision", "read-again": "Relire" },
  stepDone: {
    hide: "Masquée jusqu’à votre décision",
    "read-again": "Le profil est en cours de relecture. Ouvrez sa page dans une minute.",
  },
  stepFailed: "Cela n’a pas pu être fait",
  decisions: { removed: "Retiré", kept: "Gardé" },
  done: "Décidé",
  failed: "La décision n’a pas pu être enregistrée",
} as const;
