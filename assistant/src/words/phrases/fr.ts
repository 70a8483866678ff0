import type { PhraseKey } from "../../plan/phrases.ts";

export const phrases = {
  greeting:
    "Bonjour ! Interrogez-moi sur les abonnés, les publications, les prix ou les revenus, ou commencez par l’une de ces questions :",
  thanks: "Avec plaisir. Autre chose ?",
  acknowledgement: "D’accord. Que voulez-vous savoir ensuite ?",
  who: "Je suis l’assistant de FanRadar, un programme. Je réponds à partir d’un guide rédigé et de chiffres que vous pouvez ouvrir.",
  what: "Je réponds aux questions sur les chiffres d’un modèle, je compare des modèles et je propose quoi faire pour les publications, les prix et la croissance. Par exemple :",
  bye: "Au revoir et bonne chance !",
  unsure: "Je ne suis pas sûr de comprendre. Est-ce l’une de ces questions ?",
  "other-readings": "Ou vouliez-vous poser l’une de ces questions ?",
  "no-general-figure": "Je n’ai pas de chiffre général fiable pour cela.",
  "no-wording": "Je n’ai pas de formule toute prête pour cela.",
  "no-rewording":
    "Je ne peux pas réécrire ces phrases. Partez de là et changez-les jusqu’à ce qu’elles ressemblent au modèle.",
  "no-platform": "Cela vaut sur toute plateforme ; je ne sais rien qui soit particulier à celle-ci.",
  "all-said": "Je n’ai rien de plus là-dessus. Sujets proches :",
  "no-more-known": "Les chiffres n’en disent pas plus :",
  "no-cause-known": "Les chiffres ne disent pas pourquoi. On sait :",
  "no-norm-known": "Aucun chiffre ne dit si c’est bien ou non. On sait :",
  nothing:
    "Je ne peux pas répondre à cela. Je connais les chiffres de vos modèles et un guide sur les publications, les prix et la croissance.",
  "no-report": "Il n’y a pas encore de rapport sur ce modèle. Analysez-le d’abord, puis reposez la question.",
  "failed-links":
    "La dernière analyse a échoué : aucun des liens ne mène à un profil lisible. Vérifiez les liens et relancez l’analyse.",
  "failed-silent":
    "La dernière analyse a échoué : aucune plateforme n’a répondu, même après plusieurs essais. Relancez l’analyse plus tard.",
  "failed-quarantined":
    "La dernière analyse a échoué : un profil lié n’est pas lu tant qu’une personne n’a pas décidé. La page du modèle indique la date limite.",
  "failed-removed": "Ce modèle a été supprimé à la demande de la personne et ne peut plus être analysé.",
  failed: "La dernière analyse a échoué à cause d’une erreur de notre côté. Relancez l’analyse.",
  "beyond-forecast": "La prévision ne va pas jusqu’à la date demandée.",
  "cause-unknown":
    "Les relevés ne disent pas pourquoi. Ce qui a été publié ou mentionné ailleurs ces jours-là peut l’expliquer, mais aucun chiffre ici ne prouve une cause.",
  "why-paid-unknown":
    "Les relevés montrent quels paiements ont changé, et non pourquoi les fans ont payé plus ou moins.",
  "no-kinds":
    "Leur composition n’est pas connue : il faut un relevé de revenus. Importez-en un pour voir à part pourboires, messages et renouvellements.",
  "best-captions": "Ces publications ont le plus plu : leurs légendes sont un début.",
  "no-goal-ahead":
    "D’après les prévisions, aucune modèle en dessous de ce nombre d’abonnés ne l’atteint. Les prévisions portent sur quatre semaines.",
  "second-place": "En deuxième position :",
  "third-place": "En troisième position :",
  "best-month": "Le meilleur des mois que les relevés couvrent du premier au dernier jour :",
  "worst-month": "Le plus faible des mois que les relevés couvrent du premier au dernier jour :",
  "just-begun": "Ces jours viennent de commencer, et les paiements sont connus jusqu’à hier. Juste avant :",
  "running-ahead": "Le mois en cours a déjà rapporté plus :",
  "running-week-ahead": "La semaine en cours a déjà rapporté davantage :",
  "by-then-likely": "Oui, très probablement d’ici là :",
  "by-then-open": "Possible d’ici là, mais pas certain :",
  "by-then-unlikely": "Très probablement pas d’ici là :",
  "goal-within": "C’est dans la fourchette de la prévision : possible, mais pas certain.",
  "payers-unnamed":
    "Les noms des payeurs ne sont pas conservés : la liste sous Revenus les montre comme Fan A, Fan B, etc.",
  "one-at-a-time": "Je peux le dire d’une modèle à la fois.",
  "beyond-goal": "La prévision n’atteint pas ce nombre d’abonnés. Elle s’arrête ici :",
  "goal-before": "Au premier décompte, c’était déjà plus :",
  "gain-month-most": "Des mois terminés, celui-ci a apporté le plus d’abonnés :",
  "gain-month-least": "Des mois terminés, celui-ci a apporté le moins d’abonnés :",
  "counted-then": "Ces totaux ne comprennent que les comptes relevés ces jours-là :",
  "goal-passed": "Ce jour-là, on en a compté autant pour la première fois :",
  "goal-reached": "Ce nombre d’abonnés est déjà atteint.",
  "sum-likely": "C’est probable : même le bas de la prévision y arrive.",
  "sum-within": "C’est plutôt probable : cela reste dans la prévision, sans dépasser son milieu.",
  "sum-upper": "C’est possible, mais plutôt improbable : cela se trouve dans la moitié haute de la prévision.",
  "sum-unlikely": "C’est improbable : cela dépasse toute la fourchette prévue.",
  "sum-reached": "Un mois a déjà rapporté cette somme :",
  "sum-not-yet": "Cette somme n’est pas encore atteinte :",
  "sum-expected": "Le premier mois pour lequel cette somme est prévue :",
  "sum-possible":
    "Cette somme n’est prévue pour aucun mois de l’année à venir. Le premier dont la fourchette l’atteint :",
  "sum-beyond": "Aucun mois de l’année à venir n’atteint cette somme, même en haut de sa fourchette. Le plus élevé :",
  "sum-currency": "Les revenus sont dans une autre devise, cette somme ne peut donc pas leur être comparée.",
  "name-goal":
    "Indiquez un montant par mois, et je peux dire combien d’abonnés payants il demande à ce que chacun rapporte aujourd’hui.",
  "beyond-prices":
    "Ce prix est plus éloigné de celui d’aujourd’hui que l’analyse ne va : ce qu’il rapporterait n’est donc pas connu. Le prix le plus bas et le plus haut qu’elle couvre :",
  "conversion-unseen":
    "Aucun chiffre ne montre qui est venu d’où : ce sont tous les abonnés payants rapportés à tous les abonnés, et qui suit sur deux plateformes compte deux fois.",
  "leaving-not-counted":
    "Le nombre d’abonnés payants partis en un mois n’est pas compté. Les relevés disent quelle part des nouveaux part après le premier mois :",
  "no-average":
    "Il n’y a pas de moyenne ici : moins de deux modèles ont le chiffre pour la même période et la même devise.",
  "after-fees": "Après frais :",
  "no-such-date": "Ce jour, cette semaine ou ce trimestre n’existe pas dans le calendrier. Lequel voulez-vous dire ?",
  "of-gross": "Avant frais, tel que les fans l’ont payé :",
  together: "Ensemble :",
  "net-basis":
    "Les revenus sont indiqués après les frais de la plateforme (nets). Si vous demandez le brut, c’est ce que les fans ont payé.",
  "no-tag":
    "Aucun de vos modèles ne porte cette étiquette. Les étiquettes sont à côté du nom d’un modèle, où vous pouvez en ajouter.",
  "gross-of-one": "Avant frais, les revenus ne sont connus que modèle par modèle. Après frais :",
  "no-split":
    "Aucun partage n’est connu pour ce modèle. Ajoutez une règle dans le partage des revenus pour les répartir.",
  "paid-unknown": "Ce qui a déjà été versé n’est pas connu ici, donc ce qui reste non plus. Voici la part de chacun :",
  "split-running": "Le mois est en cours : il ne peut pas encore être confirmé.",
  "split-open": "Aucune des deux parties n’a confirmé ce mois.",
  "split-agency": "L’agence a confirmé ce mois, la créatrice non.",
  "split-creator": "La créatrice a confirmé ce mois, l’agence non.",
  "split-both": "Les deux parties ont confirmé ce mois.",
  "no-cohorts":
    "On ne sait pas qui reste pour ce modèle : il faut des relevés de plusieurs mois qui montrent qui a payé.",
  "no-chart": "Seuls les abonnés et l’engagement peuvent être tracés ici. En texte :",
  "no-stories": "Les stories ne sont pas lues ici : elles disparaissent après un jour. Les publications qui restent :",
  "no-clear-day":
    "Aucun jour ne se détache : d’autres en ont apporté autant, ou les relevés de certains jours manquent.",
  "online-unknown":
    "On ne sait pas quand les abonnés sont en ligne : il faut un compte connecté. On sait quand les publications ont mieux marché :",
  "enough-unknown":
    "On ne sait pas si c’est assez : aucun chiffre ici ne le compare à des comptes semblables ni ne montre ce que plus de publications apporteraient.",
  enough: "Oui, d’après ce qui a été mesuré :",
  "not-enough": "Non :",
  "no-posts-that-day":
    "Aucune publication de ce jour ne peut être classée : il n’y en a pas eu, ou elle est trop récente.",
  "no-posts": "Aucune publication n’a pu être recueillie pour ce modèle : il n’y a rien à classer.",
  "no-posts-then": "Aucune publication n’est connue pour cette période.",
  "no-posts-hashtag": "Aucune publication connue ne porte ce hashtag.",
  "no-posts-form": "Aucune publication de ce format n’y est connue, il n’y a donc rien à classer.",
  "no-posts-there": "Aucune publication de cette plateforme n’a pu être récupérée : il n’y a rien à y classer.",
  "no-models": "Vous n’avez pas encore de modèle. Ajoutez-en un pour voir ses chiffres ici.",
  "no-models-visitor":
    "Les chiffres de vos propres modèles demandent un compte. Sans compte, je montre ceux des créateurs ayant une page publique : donnez un nom, ou analysez le lien d’un profil.",
  "earnings-private": "Les revenus sont privés : ici, seuls ceux qui gèrent le profil les voient.",
  "earnings-hidden":
    "Votre rôle ici ne montre ni revenus, ni abonnés payants, ni prix. Le propriétaire de l’espace de travail peut le changer.",
  "no-payments": "Seul un montant est connu pour ce modèle, pas ses paiements. Importez un relevé pour les voir ici.",
  "no-earnings": "Les revenus de ce modèle ne sont pas connus. Importez un relevé de revenus pour les voir ici.",
  "no-earnings-of-all":
    "Les revenus de vos modèles ne sont pas connus. Importez leurs relevés de revenus pour les voir ici.",
  "no-history": "Il n’y a pas encore assez de relevés quotidiens pour regarder en arrière.",
  "no-price":
    "Il n’y a pas encore d’analyse des prix de ce modèle. Ouvrez l’intelligence tarifaire pour en lancer une.",
  "no-jumps": "Les relevés quotidiens ne montrent ni hausse ni baisse inhabituelle des abonnés.",
  "none-earns-less": "Aucune de ces modèles n’a gagné moins, de façon certaine, que sur les jours d’avant.",
  "none-lost": "Aucune de ces modèles n’a perdu d’abonnés de façon certaine sur les semaines comptées.",
  "none-urgent": "Rien ne demande votre attention parmi vos modèles pour l’instant.",
  "no-proof":
    "Ces chiffres montrent seulement des anomalies. Ils ne peuvent pas prouver que des abonnés ont été achetés.",
  "no-figure": "Le rapport ne contient pas de chiffre à ce sujet.",
  "no-base": "Les jours de comparaison ne sont pas connus : impossible de dire lequel est le plus élevé.",
  "amount-unused": "On ne sait pas ici combien dépassent un montant ou restent en dessous. Ce qui est connu :",
  "other-period": "Il n’y a pas de chiffre pour cette seule période. Ce qui est connu porte sur d’autres jours :",
  "first-report": "C’est le premier rapport de ce modèle. Après le prochain, vous verrez ce qui a changé.",
} as const satisfies Record<PhraseKey, string>;
