import { compareWords } from "@fanradar/words/fr/compare";
import type { TopicTexts } from "../articles.ts";

export const figures: TopicTexts<"figures"> = {
  "how-sure-is-a-figure": {
    title: "À quel point un chiffre est sûr",
    text: [
      "Ici, chaque chiffre peut s’ouvrir. Vous voyez d’où il vient, quel âge il a, comment il a été calculé, sur combien de publications ou de jours il repose, et entre quelles valeurs il se situe le plus probablement. Un tiret signifie que le chiffre est inconnu, ce qui n’est pas la même chose que zéro.",
      "Comparez deux chiffres par leurs fourchettes : là où elles se recouvrent largement, l’écart peut être dû au hasard.",
    ],
    steps: [
      "Ouvrez un chiffre, et lisez sa source et sa fourchette.",
      "Donnez une meilleure preuve là où la source est faible : connectez, importez ou ajoutez une capture.",
      "Relancez l’analyse, et lisez ce qui a changé et pourquoi.",
    ],
  },
  comparing: {
    title: "Se comparer à quelqu’un",
    text: [
      "Comparez ce qui se compte de la même façon : un taux par abonnés avec un taux par abonnés, et des comptes d’une même taille entre eux. Les grands comptes ont presque toujours des taux plus bas : un taux plus élevé, à lui seul, n’est pas une victoire.",
      "La page de comparaison met côte à côte les derniers rapports, chaque chiffre avec son âge et sa fourchette. Là où les fourchettes se recouvrent largement, l’écart peut être dû au hasard.",
    ],
    steps: [
      "Ouvrez Comparer des modèles, et choisissez qui vous voulez voir côte à côte.",
      "Lisez les fourchettes avant les chiffres.",
      "Enregistrez la comparaison, et regardez-la de nouveau après un changement de votre part.",
    ],
    page: compareWords.title,
  },
  "more-evidence": {
    title: "Quelles preuves aident le plus",
    text: [
      "Un compte connecté vaut mieux qu’un fichier, un fichier mieux qu’une capture vérifiée, une capture mieux qu’une saisie, et tout vaut mieux qu’une supposition. Les chiffres privés, comme les revenus, restent à vous : personne d’autre ne les lit sans votre accord.",
      "La dernière section du rapport cite les étapes qui apporteraient le plus.",
    ],
    steps: [
      "Ouvrez la page des preuves du modèle.",
      "Commencez par l’étape que le rapport cite en premier.",
      "Lisez ce qui a changé dans la version suivante.",
    ],
    own: ["Actuellement, {coverage} de vos plateformes liées ont des chiffres."],
  },
  "reading-a-forecast": {
    title: "Lire une prévision",
    text: [
      "Une prévision prolonge ce qui a été mesuré ; elle ne sait rien de vos projets. C’est sa bande qui compte : elle est faite pour contenir ce qui arrivera aussi souvent qu’elle l’indique. Une bande qui s’étend des deux côtés du compte d’aujourd’hui dit que tout peut aller dans un sens ou dans l’autre.",
      "Elle a besoin de relevés quotidiens, qui commencent à la première analyse et se poursuivent tout seuls.",
    ],
    steps: [
      "Lisez la bande, pas la ligne.",
      "Regardez de nouveau après un changement de votre part : l’écart avec la bande est ce qu’il a apporté.",
    ],
    own: [
      "Prévision d’abonnés sur {forecast.platform} pour le {forecast.until} : environ {forecast}, le plus probable {forecast.range}.",
      "Ce qui a été mesuré sur {gain.platform} : {gain} {gain.noun} ({gain.period}).",
    ],
  },
  "trending-score": {
    title: "Pourquoi un créateur est en tendance",
    text: [
      "Le score de tendance classe un créateur par le gain de la dernière semaine rapporté à la taille du compte, par l’écart avec ses propres semaines précédentes et par ce que ce gain a de surprenant. Il est fait pour qu’un grand compte ne gagne pas par sa taille, et pour que des abonnés achetés le bougent peu.",
      "Sur la page d’un créateur, le score s’ouvre sur ses composantes, chacune avec son poids et son chiffre.",
    ],
    steps: [
      "Ouvrez la page du créateur, puis le score.",
      "Regardez à côté la courbe de croissance : est-ce un bond ou une pente ?",
      "Comparez avec quelqu’un de la même taille.",
    ],
    own: [
      "Votre score de tendance est de {score}.",
      "Sur {gain.platform}, l’audience a évolué de {gain} ({gain.period}).",
    ],
  },
  "taxes-and-law": {
    title: "Impôts, contrats et droit",
    text: [
      "Ce que vous devez et ce que vous devez signer dépend de l’endroit où vous vivez, et une réponse fausse coûte cher : cet assistant n’en donne donc pas. Ce qu’il peut vous donner, ce sont des chiffres en ordre : la page des revenus additionne par mois et par type ce que disent vos relevés, et l’exporte.",
      "Dans le contrat d’une agence, lisez ce qui se passe quand vous partez : qui garde les comptes, les images et les noms.",
    ],
    steps: [
      "Exportez les revenus dans un fichier pour la personne qui s’occupe de vos impôts.",
      "Demandez à quelqu’un qui a le droit de conseiller là où vous vivez.",
      "Ne signez rien qui cède vos comptes.",
    ],
  },
  "where-to-begin": {
    title: "Que faire ensuite",
    text: [
      "Commencez par le rapport : il dit pour chaque plateforme ce qui a été mesuré, comment cela se compare à des comptes de même taille et quels risques se détachent. Il ne conseille rien sur ce qui n’est pas sûr.",
      "Faites une chose à la fois, pendant quelques semaines. Si vous en changez cinq d’un coup, vous n’apprenez rien sur aucune.",
    ],
    steps: [
      "Lisez les risques et les prochaines étapes à la fin du rapport, et faites la première.",
      "Ajoutez les preuves qu’il dit manquantes : il pourra alors en dire plus.",
      "Relancez l’analyse après quelques semaines, et lisez ce qui a changé.",
    ],
    own: [
      "Chiffre mesuré sur {gain.platform} : {gain} {gain.noun} ({gain.period}).",
      "Votre engagement par abonnés sur {rate.platform} représente {rate} ({rate.range}).",
      "{coverage} de vos plateformes liées ont des chiffres actuellement.",
    ],
  },
};
