import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
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
  "posts.share": "ces publications ÷ les publications auxquelles elles sont comparées",
  "viral.aboveThreeMedians": "vidéos au-dessus du triple des vues médianes ÷ vidéos",
  "comparison.place":
    "part des créateurs de la plateforme dont la valeur est plus faible ; plusieurs plateformes sont pondérées par √abonnés",
  "comparison.composite": "moyenne des places connues parmi les créateurs",
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
  "earnings.extrasShare": "paiements autres qu’abonnements et renouvellements ÷ tous les paiements du mois, net",
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
  "followers.suspect":
    "part pour laquelle les traits de l’échantillon d’abonnés sont les plus probables, selon un modèle de comptes achetés connus",
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
  "tier.byFollowers": "selon les abonnés",
  "size.usual":
    "milieu des créateurs de la plateforme sur FanRadar, comme si tous avaient cette taille : une droite sur le logarithme des abonnés, vers laquelle chaque catégorie est ramenée ; huit sur dix sont dans la fourchette",
  "size.place": "part des créateurs de la plateforme sur FanRadar qui ont moins, comme si tous avaient cette taille",
  "tier.percentile": "part des créateurs de la même catégorie avec un engagement plus faible",
  "benchmark.hypeauditor2026":
    "rapport HypeAuditor de 2026, selon les abonnés ; fourchette de ses rapports depuis 2018 (externe)",
  "audience.online":
    "nombre moyen d’abonnés en ligne aux trois heures les plus fortes de la journée, comparé à la moyenne de toutes les heures (dans le fuseau indiqué avec la soumission)",
  "audience.onlineUtc":
    "nombre moyen d’abonnés en ligne aux trois heures les plus fortes de la journée, comparé à la moyenne de toutes les heures (UTC)",
  "audience.ofPlaced": "abonnés de ce groupe ÷ tous les abonnés que la plateforme range dans un groupe",
  "benchmark.ownPool": "médiane des créateurs de cette catégorie sur FanRadar ; huit sur dix sont dans la fourchette",
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
  "count.processing": "nombre de vos modèles dont la première analyse attend ou est en cours",
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
  "earnings.sum": "somme de ces paiements dans les relevés ; chacun compte une fois",
  "earnings.cleared":
    "paiements crédités − remboursements et rétrofacturations des précédents ; chacun compte une fois",
  "split.agency": "part de chaque règle × revenus de ses jours, arrondie au centime une fois par règle et par mois",
  "split.creator": "revenus − part de l’agence",
  "chatters.total": "somme des pourboires et messages payants encaissés du mois, net",
  "chatters.sales": "pourboires et messages vendus pendant que cette personne était seule de service, net",
  "chatters.shared": "pourboires et messages vendus pendant que ces personnes étaient de service en même temps, net",
  "chatters.outside": "pourboires et messages vendus sans personne de service, net",
  "chatters.untimed": "pourboires et messages dont le relevé n’indique que le jour, net",
  "chatters.back": "remboursements et rétrofacturations de pourboires et de messages du mois",
  "chatters.hours": "heures de service de cette personne dans le mois ; celles qui se chevauchent comptent une fois",
  "chatters.aloneHours": "heures seul de service, les jours couverts par un relevé",
  "chatters.perHour": "ventes ÷ heures seul de service",
  "payers.earningsChange":
    "revenus nets des trente derniers jours ÷ ceux des trente jours précédents ; fourchette : qui a payé par hasard, chaque payeur compté une fois",
  "payers.perPayer": "revenus nets des payeurs identifiés sur les trente derniers jours ÷ ces payeurs",
  "payers.perThousand":
    "revenus nets d’un mois ÷ followers sur toutes les plateformes × 1 000 ; qui paie ne suit pas forcément le compte",
  "payers.subscriberRate":
    "abonnés payants ÷ followers sur toutes les plateformes × 100 ; qui s’abonne ne suit pas forcément le compte",
  "payers.topShareQuarter":
    "payé par les dix plus gros payeurs ÷ tous les revenus, sur les quatre-vingt-dix derniers jours",
  "payers.quiet":
    "payeurs d’au moins quatre visites dont le dernier paiement remonte à plus que le plus long de leurs douze derniers écarts augmenté d’un dixième (davantage s’il y a peu d’écarts), au moins quatorze jours, et pas plus de soixante jours de plus",
  "payers.quietWorth":
    "ce que chacun de ces payeurs a payé dans les trois mois jusqu’à son dernier paiement ÷ 3, net, additionné",
  "payers.returned":
    "parmi ceux qui étaient aussi silencieux à des jours antérieurs, la part qui a payé de nouveau dans les trente jours suivants ; fourchette de Wilson",
  "payers.joinPrice": "prix brut du premier abonnement ; les deux auxquels le plus de personnes sont entrées",
  "payers.stayed":
    "parmi ceux entrés à ce prix, la part qui a payé de nouveau l’abonnement 25 à 45 jours plus tard ; fourchette de Wilson",
  "payers.stayChange": "part des renouvellements au prix le plus haut − au plus bas, en points (Agresti et Caffo)",
  "payers.joinerValue":
    "moyenne de ce que chaque nouvel abonné a payé dans les 90 premiers jours, net ; fourchette : la moyenne d’autant d’autres",
  "payers.joinerChange": "valeur moyenne des nouveaux abonnés ÷ celle de ceux entrés dans les 90 jours précédents",
  "payers.distinct": "payeurs des relevés, distingués par une empreinte à clé",
  "earnings.change": "revenus ÷ jours du mois, par rapport à ceux du mois précédent",
  "earnings.months": "somme des mois",
  "payers.topShare": "dépenses des dix qui ont le plus dépensé ÷ dépenses de tous les payeurs",
  "payers.median": "médiane de ce que chaque payeur a dépensé",
  "payers.mean": "total dépensé par tous les payeurs ÷ payeurs",
  "earnings.perSubscriber": "revenus nets du mois ÷ abonnés payants actuels",
  "goal.named": "le nombre dans la question",
  "goal.share": "valeur actuelle ÷ objectif",
  "goal.subscribers":
    "somme de la question ÷ revenus nets d’un mois par abonné payant ; fourchette d’après celle du mois attendu",
  "earnings.weekdayShare":
    "part du jour de la semaine dans les revenus de chaque semaine, ramenée vers un septième pour tenir compte du hasard",
  "tips.perPayer": "pourboires et messages payants ÷ payeurs, sur les trente derniers jours du relevé",
  "earnings.kindShares": "parts des revenus sur les trente derniers jours du relevé",
  "portfolio.median": "médiane des derniers nombres des créateurs",
  "portfolio.engagement":
    "médiane des modèles, chacun selon son profil le plus suivi : (j’aime + commentaires) de la publication typique de la période ÷ abonnés d’alors",
  "portfolio.rate":
    "(j’aime + commentaires) de la publication typique de la période ÷ abonnés d’alors, sur le profil qui a le plus d’abonnés",
  "portfolio.change":
    "(maintenant − avant) ÷ avant, quand les deux sont connus ; avant est la période de même durée qui précède",
  "portfolio.sameDays":
    "(maintenant − avant) ÷ avant, aux mêmes jours des deux périodes : ceux que les relevés couvrent dans chacune",
  "portfolio.latestDays":
    "revenus nets des derniers jours ÷ ceux d’autant de jours avant ; les jours de chaque modèle se terminent par le paiement le plus récent de ses relevés, qui couvrent les deux périodes sans interruption",
  "portfolio.ownDays":
    "somme des derniers jours propres à chaque modèle, qui se terminent par le paiement le plus récent de ses relevés ou par les jours d’un montant saisi ; ils ne se terminent pas tous à la même date",
  "portfolio.compared":
    "paiements crédités moins remboursements et rétrofacturations, aux seuls jours que les relevés couvrent dans les deux périodes",
  "portfolio.earnings":
    "paiements crédités des relevés moins remboursements et rétrofacturations, plus les montants saisis pour des jours qu’aucun relevé ne couvre",
  "portfolio.typicalChange":
    "médiane des variations de chacun, (maintenant − avant) ÷ avant, quand les deux sont connus ; avant est la période de même durée qui précède",
  "portfolio.average": "somme des modèles qui ont le chiffre ÷ leur nombre ; fourchette d’après les bords des leurs",
  "accuracy.heldOut":
    "valeurs ultérieures dans la fourchette ÷ toutes celles vérifiées, sur des données que la méthode n’avait pas vues ; la fourchette doit en contenir 80 %",
  "portfolio.cohort": "profils ayant un relevé le premier jour affiché, toujours les mêmes",
  "portfolio.earningsCohort": "modèles dont les relevés couvrent chaque jour affiché, toujours les mêmes",
  "count.rows": "nombre de lignes",
  "price.rounded": "le prix finissant par 49 ou 99 centimes le plus proche du pas",
  "price.breakEven": "1 − prix actuel ÷ ce prix ; en dessous de 0, autant de personnes en plus doivent s’abonner",
  "price.breakEvenExtras":
    "1 − (prix actuel + ce que chaque abonné paie en plus) ÷ (ce prix + le même montant) ; en dessous de 0, autant de personnes en plus doivent s’abonner",
  "price.willingness":
    "ce que paient les nouveaux abonnés à ce prix ÷ ce qu’ils paient au prix actuel, selon des courbes de disposition à payer conformes aux mois et à une hypothèse générale faible ; tient compte de la tendance et du hasard",
  "price.chance": "poids des courbes selon lesquelles ce prix rapporte plus que l’actuel",
  "price.advice":
    "un pas de 25 % au plus, seulement s’il rapporte plus avec une probabilité d’au moins 80 % ; sinon le prix actuel",
  "price.range": "prix à 25 % près qui rapportent au moins 95 % du revenu actuel avec une probabilité d’au moins 80 %",
  "price.lastMonth":
    "le prix du dernier mois qui en indique un : celui noté, sinon la médiane payée par les nouveaux abonnés",
  "price.months": "nombre de mois à prix unique",
  "price.prices": "nombre de prix différents de ces mois",
  "extras.perPayer": "tout ce qui a été payé hors abonnements ÷ abonnés payants, sur les derniers mois",
  "subscribers.paying": "personnes ayant payé un abonnement dans le mois, nouvelles comprises",
  "subscribers.joined": "nouveaux abonnements du mois",
  "subscribers.leaving":
    "part qui part après le premier mois, selon des courbes de fidélité conformes aux mois ; ceux qui ont le plus de chances de partir partent d’abord",
  "cohort.joined": "personnes dont le premier paiement dans les relevés est un nouvel abonnement de ce mois",
  "cohort.stayed":
    "part de ceux arrivés dans le mois dont le dernier paiement de l’abonnement se situe ce nombre de mois de trente jours après, ou plus tard ; cinq jours d’avance sont admis",
  "subscribers.left":
    "personnes dont l’abonnement de trente jours a pris fin ce mois-là et qui n’en ont payé aucun autre sous quinze jours",
  "quiet.worth": "paiements nets des trois mois jusqu’au dernier paiement ÷ 3",
  "quiet.gap": "médiane des douze derniers écarts entre paiements ; ceux à moins de quatre jours n’en font qu’un",
  "quiet.silence": "jours du dernier paiement à la fin des relevés",
  "cohort.value":
    "tous les paiements nets de ceux arrivés dans le mois, jusqu’à la fin des relevés, divisés par leur nombre",
  "revenue.models":
    "ce qui est prévu pour chaque modèle, additionné ; les bornes sont celles de tous les modèles à la fois",
  "revenue.months":
    "ce que les mois passés ont rapporté et ce qui est prévu pour les suivants, additionné ; les bornes sont celles de tous les mois à la fois",
  "revenue.paths":
    "médiane de 10 000 trajectoires : nouveaux abonnés, fidélité, prix payé récemment et paiements en plus, moins la commission de la plateforme ; les bonds soudains ne sont pas compris",
  "revenue.tenth": "une trajectoire sur dix rapporte moins",
  "revenue.ninetieth": "une trajectoire sur dix rapporte plus",
  "revenue.extrasShare": "payé hors abonnements ÷ tout ce qui a été payé, sur le dernier mois",
  "content.median": "médiane de ce qui a été payé ; sa plage vient des montants classés",
  "test.length":
    "jours jusqu’à ce que l’effet attendu du prix dépasse ce que le hasard ne dépasse pas 8 fois sur 10, en semaines entières, quatre au moins",
  "test.usual": "nouveaux abonnés par jour sur les derniers mois × jours du test",
  "test.needed":
    "nouveaux abonnés attendus × (prix actuel + ce que chacun paie en plus) ÷ (prix testé + le même montant), arrondi au-dessus",
  "test.noticeable":
    "l’écart que le hasard du comptage et le mouvement habituel entre les mois, avant et pendant le test, ne dépassent pas 8 fois sur 10",
  "test.keep": "nouveaux abonnés nécessaires × (1 + plus petite différence visible), arrondi au-dessus",
  "test.back": "nouveaux abonnés nécessaires ÷ (1 + plus petite différence visible), arrondi au-dessous",
  "change.counted": "nouveaux abonnements en semaines entières, autant de semaines avant qu’après",
  "change.joined":
    "(après − avant) ÷ avant ; la plage tient compte du hasard et du mouvement habituel entre les mois, mais pas d’une saison",
  "change.net":
    "semaine moyenne après ÷ semaine moyenne avant − 1 ; la plage dépend de l’écart entre les semaines et du nombre de personnes qui ont payé",
  "figures.sum": "somme des chiffres dont il est fait",
  "figures.share": "ce chiffre ÷ la somme de toutes les modèles",
  "gain.daily": "abonnés gagnés ÷ jours",
  "earnings.fees": "montants bruts − nets des paiements qui comptent",
  "earnings.dayExtreme": "ce que chaque jour entier a rapporté, remboursements déduits ; le plus et le moins",
  "earnings.dayMean": "somme des jours complets ÷ leur nombre",
  "earnings.week": "somme des jours de la semaine que couvrent les relevés",
  "earnings.monthMean": "somme des mois complets ÷ leur nombre, au plus les douze derniers",
  "earnings.partShare": "ces types de paiements ÷ tous les revenus des mêmes jours",
  "payers.topTenth": "dépenses du dixième qui a le plus dépensé ÷ dépenses de tous les payeurs",
  "gain.day": "plus grande ou plus petite variation entre les relevés de deux jours de suite",
  "payment.count": "combien de paiements comptent",
  "payment.largest": "le plus gros paiement individuel qui compte",
  "payment.mean": "somme des paiements qui comptent ÷ leur nombre",
  "payment.median": "médiane des paiements individuels qui comptent",
  "payment.hour":
    "l’heure de la journée avec le plus de paiements, à l’horloge du relevé ; sa part de tous les paiements",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name} : voir la source`,
  from: "De",
  own: "Converti de",
  rate: "Cours",
  asOf: "En date du",
  sample: "Échantillon",
  range: "Fourchette",
  formula: "Formule",
  method: "Qu’est-ce que c’est ?",
  also: "Aussi",
  conflicts: "Désaccord",
};
