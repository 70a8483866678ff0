export const answerWords = {
  about: "{name}, d’après le rapport du {date} :",
  noReport: "{name} n’a pas encore de rapport : rien ne peut être dit de ses propres chiffres.",
  nothing:
    "Je n’ai rien là-dessus. Je connais le guide sur la fidélisation, la publication, le contenu personnalisé, la promotion, le piratage, TikTok, l’image de marque et l’engagement, et les chiffres d’un modèle que vous choisissez.",
  smallTalk: {
    acknowledgement: "D'accord. Que voulez-vous savoir ? Par exemple :",
    greeting:
      "Bonjour ! Posez-moi une question sur les abonnés, les publications, les prix ou la croissance, ou commencez par l'une de celles-ci :",
    thanks: "Avec plaisir. Pour continuer :",
    who: "Je suis l'assistant de FanRadar, un programme et non une personne. Je réponds d'après un guide rédigé et des chiffres que l'on peut ouvrir un par un.",
    what: "Je dis ce que montrent les chiffres d'un modèle et que faire pour les publications, les prix, les messages, les fuites et la croissance. Essayez l'une de celles-ci :",
    bye: "Au revoir, et bonne chance avec votre page.",
  },
  unsure: "Je ne suis pas sûr de comprendre. Est-ce l'une de ces questions ?",
  offered: {
    followers: "Combien d'abonnés y a-t-il sur {platform} ?",
    engagement: "Quel est l'engagement sur {platform} ?",
    gain: "Quelle est la croissance sur {platform} ?",
    trendingScore: "Quel est le score de tendance ?",
    subscribers: "Combien d'abonnés payants y a-t-il sur {platform} ?",
  },
  ownFigure: "{label} sur {platform} : ",
  ownFigureAnywhere: "{label} : ",
  reason: " ({reason})",
  asOf: ", au {date}",
  range: " ({range})",
  more: "Vous pouvez aussi demander : {titles}.",
  choose: "Choisissez un modèle, et ses propres chiffres à ce sujet s’afficheront ici.",
  onlyChosen:
    "Seuls les chiffres de {name} sont donnés ici. Pour ceux d’une autre personne, choisissez-la ou ouvrez sa page.",
  noFigure: "Pour {name}, il n’y a pas encore de chiffre qui en dise plus à ce sujet.",
  prices: "Pour {name}, les prix tels que le moteur les calcule :",
  noEarnings:
    "Pour {name}, les revenus ne sont pas connus ici. Un relevé de revenus, importé comme preuve, les indiquerait.",
  newerEvidence:
    "Ajouté depuis le rapport du {report} et pas encore dans ses chiffres : {what}. Choisissez « {action} » dans le rapport : le nouveau en tiendra compte.",
  givenKinds: { file: "un relevé", screenshot: "des chiffres d’une capture d’écran", manual: "des chiffres saisis" },
  earningsOfWhom:
    "Les revenus ne sont donnés que pour un modèle que vous choisissez, si une preuve les contient et que vous pouvez les voir.",
  fallback: {
    "budget-used":
      "Il reste trop peu de la part du jour du modèle de langage : cette réponse est celle du moteur. Il y en aura une nouvelle après minuit UTC.",
    "too-slow": "Le modèle de langage a mis trop de temps : cette réponse est celle du moteur.",
    refused: "Le fournisseur du modèle de langage a refusé la demande : cette réponse est celle du moteur.",
    failed: "Le modèle de langage est injoignable : cette réponse est celle du moteur.",
    "nothing-held":
      "Rien de ce que le modèle de langage a écrit n’a pu être rattaché aux chiffres présents ici : cette réponse est celle du moteur.",
  },
  hiddenSince:
    "Certains chiffres de cette réponse ne sont plus montrés par la personne qu’ils concernent et sont omis.",
  stopped: "Arrêté.",
  dropped: {
    one: "Une phrase du modèle de langage n’a pas pu être rattachée aux chiffres présents ici et a donc été omise.",
    other:
      "{n} phrases du modèle de langage n’ont pas pu être rattachées aux chiffres présents ici et ont donc été omises.",
  },
} as const;
