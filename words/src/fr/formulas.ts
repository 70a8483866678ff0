import type { FormulaKey } from "@fanradar/engine";
import { moneyFormulas } from "./money-formulas.ts";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  ...moneyFormulas,
  "engagement.byFollowers.typical":
    "(j’aime + commentaires) ÷ abonnés, médiane des moyennes de toutes les paires de publications (Hodges–Lehmann) ; la fourchette vaut pour la médiane des 12 publications suivantes, selon l’écart constaté des publications ultérieures de créateurs",
  "engagement.byFollowers.median": "(j’aime + commentaires) ÷ abonnés, médiane des publications",
  "engagement.byFollowers.mean": "(j’aime + commentaires) ÷ abonnés, moyenne des publications",
  "engagement.byFollowers.averages": "(j’aime moyens + commentaires moyens) ÷ abonnés",
  "engagement.byViews.median": "(j’aime + commentaires + partages) ÷ vues, médiane des publications",
  "engagement.byReach.median":
    "(j’aime + commentaires + partages + enregistrements) ÷ comptes touchés, médiane des publications",
  "posts.median": "médiane des publications",
  "posts.published": "publications parues ces jours-là et encore présentes à la lecture",
  "posts.sum": "somme des chiffres de ces publications",
  "viral.aboveThreeMedians": "vidéos au-dessus du triple des vues médianes ÷ vidéos",
  "comparison.place":
    "part des créateurs de la plateforme dont la valeur est plus faible ; plusieurs plateformes sont pondérées par √abonnés",
  "comparison.composite": "moyenne des places connues parmi les créateurs",
  "comparison.difference": "premier montant − second montant",
  "comparison.fraction": "montant × la part que nomme la question",
  "comparison.percent": "(premier chiffre − second chiffre) ÷ second chiffre × 100",
  "comparison.times": "premier chiffre ÷ second chiffre ; l’intervalle est le plus large que permettent les deux",
  "score.specification": "somme des trois parties, arrondie vers le bas",
  "score.partial": "somme des parties connues, arrondie vers le bas ; pas classée face aux scores complets",
  "score.followers": "abonnés Instagram ÷ 1000 × 0.3",
  "score.engagement": "engagement en pourcentage × 10 × 0.3",
  "score.earnings": "revenus mensuels en dollars ÷ 100 × 0.4",
  "posts.timesTypical": "j’aime et commentaires ÷ ce qui est typique des publications voisines",
  "post.format": "tel que la plateforme le nomme",
  "post.time": "heure de publication, dans le fuseau horaire du créateur",
  "post.timeUtc": "heure de publication, en UTC",
  "post.theme": "le thème le plus fréquent parmi ceux de sa légende",
  "post.link": "formée du nom du compte et du numéro de la publication",
  "posts.likesAndComments":
    "j’aime et commentaires de la publication ÷ ceux d’une publication habituelle de la même période sur la même plateforme − 1",
  "posts.topShare": "j’aime et commentaires de la publication la plus réussie ÷ ceux de toutes celles de la période",
  "data.age": "temps depuis la dernière mise à jour",
  "posts.age": "temps depuis la publication",
  "checks.ran":
    "vérifications de risque qui disposaient des chiffres nécessaires ; les autres sont listées avec leur raison",
  "checks.all": "vérifications de risque qui concernent les plateformes liées",
  "handles.dice":
    "paires de lettres communes aux deux identifiants les moins semblables ÷ toutes leurs paires de lettres (Dice)",
  "likes.variation": "écart type ÷ moyenne des j’aime des dernières publications",
  "follows.perFollower": "suivis ÷ abonnés",
  "language.byLetters": "langue de la plupart des lettres, comptées texte par texte",
  "theme.share": "publications avec le thème ÷ publications avec texte",
  "theme.shrunken":
    "j’aime et commentaires des publications du thème comparés à ceux des 20 publications autour de chacune, ramenés vers aucun effet ; fourchette assez large pour tous les thèmes et formats à la fois",
  "format.share":
    "publications de ce format ÷ les publications les plus récentes dont les j’aime et commentaires sont connus, 100 au plus",
  "pairing.share":
    "publications du thème dans ce format ÷ les publications les plus récentes dont les j’aime et commentaires sont connus, 100 au plus",
  "format.shrunken":
    "j’aime et commentaires des publications de ce format comparés à ceux des 20 publications autour de chacune, ramenés vers aucun effet ; fourchette assez large pour tous les thèmes et formats à la fois",
  "effort.posts":
    "publications de la plateforme ÷ celles de toutes, sur les jours que couvrent les publications de chacune",
  "effort.response":
    "j’aime et commentaires de la plateforme ÷ ceux de toutes ; fourchette selon l’écart entre publications, assez large pour toutes les plateformes à la fois",
  "comeback.effect":
    "j’aime et commentaires par semaine des 8 semaines avant la pause × 0,75, la part que de tels comptes ont obtenue ensuite ; la fourchette comprend les prochaines publications, le rythme et la diversité des retours",
  "shift.target": "part actuelle des publications + un cinquième de toutes",
  "shift.effect":
    "un cinquième des publications au rythme actuel × ce qu’une telle publication obtient de plus que celles qu’elle remplace ; la fourchette comprend les prochaines publications, le rythme et l’incertitude de la différence",
  "schedule.shrunken":
    "j’aime et commentaires des publications à ce moment (dans le fuseau indiqué avec la soumission) comparés à ceux des 20 publications autour de chacune, ramenés vers aucun effet",
  "schedule.shrunkenUtc":
    "j’aime et commentaires des publications à ce moment (UTC) comparés à ceux des 20 publications autour de chacune, ramenés vers aucun effet",
  "cadence.gammaPoisson": "publications ÷ semaines, avec la fourchette d’un taux de Poisson",
  "cadence.longestGap": "temps le plus long entre deux publications",
  "cadence.usualGap": "neuf pauses sur dix entre deux publications ne sont pas plus longues",
  "cadence.sinceLast": "temps depuis la dernière publication",
  "growth.difference": "dernier relevé − premier relevé de la période",
  "growth.relative": "gain ÷ premier relevé de la période",
  "growth.relativeTotal": "gains de toutes les plateformes ÷ somme de leurs premiers relevés de la période",
  "growth.expected":
    "prévision faite 28 jours avant, à partir des relevés quotidiens jusque-là ; 19 créateurs sur 20 restent dans la fourchette",
  "growth.high": "le plus élevé des relevés quotidiens qui se suivent ; à égalité, le plus récent",
  "growth.sinceHigh": "relevé le plus récent ÷ le plus élevé − 1, si celui-ci remonte à huit semaines ou plus",
  "growth.yearChange":
    "gain de ces jours − gain des mêmes jours cinquante-deux semaines plus tôt ; fourchette selon le t de Student de sommes sur quatre jours, assez large pour toutes les plateformes à la fois",
  "growth.perPost":
    "followers gagnés en une semaine selon les publications de cette semaine, moindres carrés par blocs de quatre semaines ; une association, pas une cause",
  "audience.postsThen":
    "parmi les publications les plus récentes, celles parues pendant les trois heures où le plus de followers sont en ligne",
  "audience.postsThenUtc":
    "parmi les publications les plus récentes, celles parues pendant les trois heures où le plus de followers sont en ligne (UTC)",
  "growth.lossDays":
    "jours, trois au plus, qui ont perdu 4 dispersions de plus que d’habitude et font plus de la moitié de la perte",
  "growth.lossShare": "perte de ces jours ÷ toutes les pertes des 28 jours",
  "growth.milestone": "le prochain de 1, 2, 3, 5 et 7,5 fois une puissance de dix",
  "growth.milestoneDays": "premier jour où la prévision y est ; fourchette d’après les bords de sa bande",
  "growth.forecast":
    "moyenne pondérée d’une tendance amortie, du gain quotidien winsorisé, du rythme hebdomadaire et, à partir de 60 valeurs quotidiennes, de régressions ; Theta s’y ajoute si le nombre est arrondi ; chacune pèse d’autant plus qu’elle a été proche sur cet historique ; fourchette tirée des erreurs des prévisions d’autres créateurs",
  "growth.confidence": "selon le nombre de relevés quotidiens",
  "growth.unusual":
    "gain au-delà de l’habituel, les jours dont le gain dépasse 6 dispersions des 28 jours précédents et 2 % du total, ou 6√3 dispersions et 3.5 % en trois jours ; une publication de ces jours ou des trois précédents explique une hausse si elle a attiré 3 fois les vues ou j’aime et commentaires habituels",
  "growth.jump":
    "nombre après les jours inhabituels − nombre d’avant ; un jour est inhabituel si son gain dépasse 6 dispersions des 28 jours précédents et 2 % du total, ou 6√3 dispersions et 3.5 % en trois jours ; aucune publication de ces jours n’a attiré 3 fois l’habituel",
  "growth.jumpPost":
    "nombre après les jours inhabituels − nombre d’avant ; un jour est inhabituel si son gain dépasse 6 dispersions des 28 jours précédents et 2 % du total, ou 6√3 dispersions et 3.5 % en trois jours ; une publication de ces jours a attiré 3 fois les vues ou j’aime et commentaires habituels",
  "growth.jumpUnread":
    "nombre après les jours inhabituels − nombre d’avant ; un jour est inhabituel si son gain dépasse 6 dispersions des 28 jours précédents et 2 % du total, ou 6√3 dispersions et 3.5 % en trois jours ; les publications de ces jours ne sont pas connues",
  "growth.jumpCount": "nombre de hausses qu’aucune publication connue n’explique",
  "growth.jumpShare": "plus grand saut inexpliqué ÷ abonnés d’avant ; 0 s’il n’y en a pas eu",
  "growth.fallShare": "plus forte baisse soudaine ÷ abonnés d’avant ; 0 s’il n’y en a pas eu",
  "trending.momentum":
    "place parmi les créateurs, de 0 à 100, selon : gain quotidien moyen des 28 derniers jours, où chaque jour pèse moitié moins tous les 7 jours en arrière, ÷ √(abonnés + 100) × jours ÷ (jours + 7) ; les jours de sauts inexpliqués ne comptent pas",
  "trending.underReview":
    "le score de tendance, mais au plus 84 tant qu’un saut des 28 derniers jours n’a pas de cause connue",
  "trending.place":
    "part des créateurs qui gagnent moins d’abonnés pour leur taille : gain quotidien moyen des 28 derniers jours, où chaque jour pèse moitié moins tous les 7 jours en arrière, ÷ √(abonnés + 100) × jours ÷ (jours + 7)",
  "trending.weight": "√abonnés ici ÷ somme des √abonnés de toutes les plateformes qui ont une place",
  "growth.chanceOfDecline":
    "probabilité qu’un nombre plus bas qu’aujourd’hui soit affiché à la fin de la prévision, un nombre égal n’étant pas un recul ; selon les erreurs des prévisions d’autres créateurs au-delà du gain attendu, les hausses passées et le degré d’arrondi du nombre",
  "engagement.change":
    "interactions médianes des dernières publications ÷ celles des précédentes ; fourchette sur toutes les paires de ces publications, assez large pour toutes les plateformes à la fois",
  "engagement.yearChange":
    "interactions médianes des publications de quatre semaines ÷ celles des mêmes jours cinquante-deux semaines plus tôt ; fourchette sur toutes les paires de ces publications, assez large pour toutes les plateformes à la fois",
  "tier.byFollowers": "selon les abonnés",
  "size.usual":
    "milieu des créateurs de la plateforme sur FanRadar, comme si tous avaient cette taille : une droite sur le logarithme des abonnés, vers laquelle chaque catégorie est ramenée ; huit sur dix sont dans la fourchette",
  "size.place": "part des créateurs de la plateforme sur FanRadar qui ont moins, comme si tous avaient cette taille",
  "benchmark.hypeauditor2026":
    "rapport HypeAuditor de 2026, selon les abonnés ; fourchette de ses rapports depuis 2018 (externe)",
  "audience.online":
    "nombre moyen d’abonnés en ligne aux trois heures les plus fortes de la journée, comparé à la moyenne de toutes les heures (dans le fuseau indiqué avec la soumission)",
  "audience.onlineUtc":
    "nombre moyen d’abonnés en ligne aux trois heures les plus fortes de la journée, comparé à la moyenne de toutes les heures (UTC)",
  "audience.ofPlaced": "abonnés de ce groupe ÷ tous les abonnés que la plateforme range dans un groupe",
  "sum.follows": "somme sur les plateformes ; une même personne peut suivre sur plusieurs",
  "sum.gains": "somme des gains de toutes les plateformes sur les mêmes jours",
  "sum.forecasts":
    "somme des prévisions de toutes les plateformes pour le même jour ; les bornes de leurs intervalles sont additionnées, car les plateformes d’une même personne montent et descendent ensemble",
  "share.ofFollows": "abonnés de la plus grande plateforme ÷ tous les abonnements",
  "market.weighted": "places dans les catégories, pondérées par √abonnés",
  "coverage.ofLinks": "plateformes liées avec des chiffres ÷ plateformes liées",
  "count.models": "nombre de vos modèles",
  "count.members": "nombre de créateurs sur lesquels portent ces chiffres",
  "count.reports": "nombre de vos rapports",
  "rating.mean": "moyenne, sur vos rapports notés, de 5 × notes positives ÷ toutes les notes",
  "count.processing": "nombre de vos modèles dont une analyse attend ou est en cours",
  "rating.stars": "5 × notes positives ÷ toutes les notes de ce rapport ; 0 sans note",
  "count.listed": "nombre de modèles de cette liste, selon la recherche et les filtres",
  "score.meanListed":
    "moyenne des scores de tendance de cette liste, arrondie ; les modèles sans score ne comptent pas",
  "count.change": "nombre d’ajouts dans la période",
  "rating.change": "moyenne des rapports notés maintenant − moyenne au début de la période",
  "wait.median": "temps médian entre le début d’une analyse et son rapport",
  "count.ratings": "nombre de personnes ayant donné cette note",
  "count.figures": "nombre de faits scellés de ce type",
  "count.views":
    "personnes qui ont ouvert la page de ce créateur, chacune comptée une fois par jour, sans les robots connus ni la personne titulaire",
  "count.opened": "nombre de fois où d’autres ont ouvert ce lien",
  "count.readings": "nombre de mises à jour de ce profil",
  "count.postsDropped":
    "publications de la dernière mise à jour qui ne figurent dans aucun chiffre parce que leur date manque ou que leur forme n’est pas celle documentée",
  "versions.relative": "(maintenant − avant) ÷ avant",
  "portfolio.median": "médiane des derniers nombres des créateurs",
  "portfolio.engagement":
    "médiane des modèles, chacun selon son profil le plus suivi : (j’aime + commentaires) de la publication typique ÷ abonnés d’alors ; des 12 dernières publications de 90 jours, ou de celles des jours nommés",
  "portfolio.rate":
    "(j’aime + commentaires) de la publication typique ÷ abonnés d’alors, sur le profil qui a le plus d’abonnés ; des 12 dernières publications de 90 jours, ou de celles des jours nommés",
  "portfolio.change":
    "(maintenant − avant) ÷ avant, quand les deux sont connus ; avant est la période de même durée qui précède",
  "portfolio.sameDays":
    "(maintenant − avant) ÷ avant, chaque modèle aux jours que ses relevés couvrent dans les deux périodes",
  "portfolio.latestDays":
    "revenus nets des derniers jours ÷ ceux d’autant de jours avant ; les jours de chaque modèle se terminent par le paiement le plus récent de ses relevés, qui couvrent les deux périodes sans interruption ; ce jour n’est peut-être pas terminé",
  "portfolio.ownDays":
    "somme des derniers jours propres à chaque modèle, qui se terminent par le paiement le plus récent de ses relevés ou par les jours d’un montant saisi ; ils ne se terminent pas tous à la même date",
  "portfolio.compared":
    "paiements crédités moins remboursements et rétrofacturations, de chaque modèle aux seuls jours que ses relevés couvrent dans les deux périodes",
  "portfolio.typicalChange":
    "médiane des variations de chacun, (maintenant − avant) ÷ avant, quand les deux sont connus ; avant est la période de même durée qui précède",
  "portfolio.average": "somme des modèles qui ont le chiffre ÷ leur nombre ; fourchette d’après les bords des leurs",
  "accuracy.heldOut":
    "valeurs ultérieures dans la fourchette ÷ toutes celles vérifiées, sur des données que la méthode n’avait pas vues ; la fourchette doit en contenir 80 %",
  "accuracy.share": "cas de ce type ÷ tous ceux vérifiés, sur des données que la méthode n’avait pas vues",
  "accuracy.median": "médiane de tout ce qui a été vérifié, sur des données que la méthode n’avait pas vues",
  "portfolio.cohort": "profils ayant un relevé le premier jour affiché, toujours les mêmes",
  "count.rows": "nombre de lignes",
  "content.median": "médiane de ce qui a été payé ; sa plage vient des montants classés",
  "change.counted": "nouveaux abonnements en semaines entières, autant de semaines avant qu’après",
  "change.joined":
    "(après − avant) ÷ avant ; la plage tient compte du hasard et du mouvement habituel entre les mois, mais pas d’une saison",
  "change.net":
    "nouveaux abonnés d’une semaine × paiements nets de chacun en autant de jours, après ÷ avant − 1 ; la plage tient compte du hasard et des saisons",
  "change.days": "mois depuis l’arrivée qu’on connaît des deux prix",
  "figures.sum": "somme des chiffres dont il est fait",
  "figures.share": "ce chiffre ÷ la somme de toutes les modèles",
  "gain.daily": "abonnés gagnés ÷ jours",
  "gain.day": "plus grande ou plus petite variation entre les relevés de deux jours de suite",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name} : voir la source`,
  from: "De",
  own: "Converti de",
  rate: "Cours",
  asOf: "En date du",
  sample: "Échantillon",
  against: "Comparé à",
  range: "Fourchette",
  formula: "Formule",
  method: "Qu’est-ce que c’est ?",
  also: "Aussi",
  /** In place of 'measured', of what an imported file says. */
  byFile: "selon le fichier",
  suppliedFile:
    "Ce fichier a été fourni par la personne qui gère le profil. FanRadar ne peut pas vérifier qui l’a établi.",
  conflicts: "Désaccord",
};
