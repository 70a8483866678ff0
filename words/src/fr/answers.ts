export const answerWords = {
  newerEvidence:
    "Ajouté depuis le rapport du {report} et pas encore dans ses chiffres : {what}. Choisissez « {action} » dans le rapport : le nouveau en tiendra compte.",
  evidenceKinds: { file: "un relevé", screenshot: "des chiffres d’une capture d’écran", manual: "des chiffres saisis" },
  fallback: {
    "budget-used":
      "Il reste trop peu de la part du jour du modèle de langage : cette réponse est celle du moteur. Il y en aura une nouvelle après minuit UTC.",
    "too-slow": "Le modèle de langage a mis trop de temps : cette réponse est celle du moteur.",
    refused: "Le fournisseur du modèle de langage a refusé la demande : cette réponse est celle du moteur.",
    failed: "Le modèle de langage est injoignable : cette réponse est celle du moteur.",
    "nothing-verified": "La réponse du modèle de langage n’était pas utilisable : le moteur a répondu à sa place.",
  },
  hiddenSince:
    "Certains chiffres de cette réponse ne sont plus montrés par la personne qu’ils concernent et sont omis.",
  stopped: "Arrêté.",
} as const;
