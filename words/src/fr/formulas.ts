import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  "engagement.byFollowers.typical":
    "(j’aime + commentaires) ÷ abonnés, médiane des moyennes de toutes les paires de publications (Hodges et Lehmann) ; fourchette pour la médiane des 12 publications suivantes, selon l’écart constaté des publications ultérieures de créateurs",
  "engagement.byFollowers.median": "(j’aime + commentaires) ÷ abonnés, médiane des publications",
  "engagement.byFollowers.mean": "(j’aime + commentaires) ÷ abonnés, moyenne des publications",
  "engagement.byFollowers.averages": "(j’aime moyens + commentaires moyens) ÷ abonnés",
  "engagement.byViews.median": "(j’aime + commentaires + partages) ÷ vues, médiane des publications",
  "engagement.byReach.median":
    "(j’aime + commentaires + partages + enregistrements) ÷ comptes touchés, médiane des publications",
  "posts.median": "médiane des publications",
  "posts.share": "publications avec le thème ÷ publications avec texte",
  "viral.aboveThreeMedians": "vidéos au-dessus du triple des vues médianes ÷ vidéos",
  "comparison.place": "part des créateurs de la plateforme qui ont moins, plusieurs plateformes pondérées par √abonnés",
  "comparison.composite": "moyenne des places connues parmi les créateurs",
  "score.specification": "somme des trois termes, arrondie vers le bas",
  "score.partial": "somme des termes connus, arrondie vers le bas ; pas classée face aux scores complets",
  "score.followers": "abonnés Instagram ÷ 1000 × 0.3",
  "score.engagement": "engagement en pourcentage × 10 × 0.3",
  "score.earnings": "revenus mensuels en dollars ÷ 100 × 0.4",
  "earnings.extrasShare": "paiements hors abonnements et renouvellements ÷ tous les paiements du mois, net",
  "posts.topShare": "j’aime et commentaires de la publication la plus réussie ÷ ceux de toutes celles de la période",
  "data.age": "temps depuis la dernière mise à jour",
  "posts.age": "temps depuis la parution de la publication",
  "checks.ran":
    "vérifications de risque qui disposaient de leurs chiffres ; celle qui n’en a pas est listée avec sa raison",
  "checks.all": "vérifications de risque qui concernent les plateformes liées",
  "handles.dice": "paires de lettres communes aux deux identifiants les moins semblables ÷ toutes leurs paires (Dice)",
  "likes.variation": "écart type ÷ moyenne des j’aime des dernières publications",
  "follows.perFollower": "suivis ÷ abonnés",
  "followers.suspect":
    "part sous laquelle les traits de l’échantillon d’abonnés sont les plus probables, selon un modèle de comptes achetés connus",
  "language.byLetters": "langue de la plupart des lettres, texte par texte",
  "theme.shrunken":
    "j’aime et commentaires des publications du thème face à ceux des 20 publications autour, ramenés vers aucun effet",
  "schedule.shrunken":
    "j’aime et commentaires des publications à ce moment (dans le fuseau donné avec la soumission) face à ceux des 20 publications autour, ramenés vers aucun effet",
  "schedule.shrunkenUtc":
    "j’aime et commentaires des publications à ce moment (UTC) face à ceux des 20 publications autour, ramenés vers aucun effet",
  "cadence.gammaPoisson": "publications ÷ semaines, fourchette d’un taux de Poisson",
  "cadence.longestGap": "plus long temps entre deux publications",
  "cadence.usualGap": "neuf temps sur dix entre deux publications ne sont pas plus longs",
  "cadence.sinceLast": "temps depuis la dernière publication",
  "growth.difference": "dernier relevé − premier relevé de la période",
  "growth.relative": "gain ÷ premier relevé de la période",
  "growth.forecast":
    "tendance amortie, gain quotidien winsorisé et rythme hebdomadaire, chacun pondéré par sa proximité sur cet historique, et Theta si le nombre est arrondi ; fourchette tirée des erreurs des prévisions d’autres créateurs",
  "growth.confidence": "selon le nombre de relevés quotidiens",
  "growth.unusual":
    "gains quotidiens au-delà de 6 dispersions des 28 jours précédents et de 2 % du total en un jour, ou 3.5 % en trois ; une hausse est expliquée par une publication de ces jours avec 3 fois les vues ou j’aime et commentaires habituels",
  "growth.jump":
    "lecture après les jours inhabituels − lecture d’avant ; un jour est inhabituel au-delà de 6 dispersions des 28 jours précédents et de 2 % du total, ou 3.5 % en trois jours ; aucune publication de ces jours n’a attiré 3 fois l’habituel",
  "growth.jumpPost":
    "lecture après les jours inhabituels − lecture d’avant ; un jour est inhabituel au-delà de 6 dispersions des 28 jours précédents et de 2 % du total, ou 3.5 % en trois jours ; une publication de ces jours a attiré 3 fois les vues ou j’aime et commentaires habituels",
  "growth.jumpUnread":
    "lecture après les jours inhabituels − lecture d’avant ; un jour est inhabituel au-delà de 6 dispersions des 28 jours précédents et de 2 % du total, ou 3.5 % en trois jours ; les publications de ces jours ne sont pas connues",
  "growth.jumpCount": "nombre de sauts vers le haut qu’aucune publication connue n’explique",
  "growth.jumpShare": "plus grand saut inexpliqué ÷ abonnés d’avant ; 0 là où il n’y en a pas eu",
  "growth.fallShare": "plus forte baisse soudaine ÷ abonnés d’avant ; 0 là où il n’y en a pas eu",
  "trending.momentum":
    "place parmi les créateurs, de 0 à 100, du gain quotidien moyen sur √abonnés : les 28 derniers jours, moitié moins tous les 7 jours en arrière ; sauts inexpliqués exclus",
  "trending.underReview":
    "comme le score de tendance, mais tenu à 84 tant qu’un saut des 28 derniers jours n’a pas de cause connue",
  "trending.place":
    "part des créateurs qui gagnent moins d’abonnés pour leur taille : gain quotidien moyen des 28 derniers jours, moitié moins tous les 7 jours en arrière, sur √abonnés",
  "trending.weight": "√abonnés ici ÷ leur somme sur toutes les plateformes qui ont une place",
  "growth.chanceOfDecline":
    "probabilité qu’un nombre plus bas qu’aujourd’hui soit affiché à la fin de la prévision, un nombre égal n’étant pas un recul : selon les erreurs des prévisions d’autres créateurs au-delà du gain attendu, les hausses passées et le degré d’arrondi du nombre",
  "engagement.change":
    "interactions médianes des dernières publications ÷ celles des précédentes ; fourchette sur toutes les paires de telles publications",
  "tier.byFollowers": "selon les abonnés",
  "tier.percentile": "part des créateurs de la même catégorie avec un engagement plus faible",
  "benchmark.hypeauditor2026":
    "rapport de HypeAuditor de 2026, selon les abonnés ; fourchette de ses rapports depuis 2018 (externe)",
  "audience.online":
    "moyenne des abonnés en ligne aux trois heures du jour qui en ont le plus, face à la moyenne de toutes les heures (dans le fuseau donné avec la soumission)",
  "audience.onlineUtc":
    "moyenne des abonnés en ligne aux trois heures du jour qui en ont le plus, face à la moyenne de toutes les heures (UTC)",
  "audience.ofPlaced": "abonnés de cette part ÷ abonnés dont parle la plateforme",
  "benchmark.ownPool": "médiane des créateurs de cette catégorie sur FanRadar ; huit sur dix sont dans la fourchette",
  "sum.follows": "somme sur les plateformes ; une personne peut suivre sur plusieurs",
  "share.ofFollows": "abonnés de la plus grande plateforme ÷ tous les abonnements",
  "market.weighted": "places dans les catégories, pondérées par √abonnés",
  "coverage.ofLinks": "plateformes liées avec des chiffres ÷ plateformes liées",
  "count.models": "nombre de vos modèles",
  "count.reports": "nombre de vos rapports",
  "rating.mean": "moyenne sur vos rapports notés de cinq fois positives ÷ toutes les notes",
  "count.processing": "nombre de vos modèles dont la première analyse attend ou tourne",
  "rating.stars": "cinq fois positives ÷ toutes les notes de ce rapport, 0 sans aucune",
  "count.listed": "nombre des modèles de cette liste, selon recherche et filtres",
  "score.meanListed":
    "moyenne des scores de tendance de cette liste, arrondie ; les modèles sans score ne comptent pas",
  "count.change": "nombre d’ajouts dans la période",
  "rating.change": "moyenne des rapports notés maintenant − au début de la période",
  "wait.median": "médiane du début d’une analyse à son rapport",
  "count.ratings": "nombre de personnes qui ont noté ainsi",
  "count.figures": "nombre des faits scellés de ce genre",
  "count.views":
    "personnes qui ont ouvert la page de ce créateur, chacune comptée une fois par jour ; ni robots connus ni la personne titulaire",
  "count.opened": "nombre de fois que d’autres ont ouvert ce lien",
  "count.readings": "nombre de mises à jour de ce profil",
  "count.postsDropped":
    "publications de la dernière mise à jour qui ne figurent dans aucun chiffre : sans date, ou pas sous la forme documentée",
  "versions.relative": "(maintenant − avant) ÷ avant",
  "earnings.sum": "somme de tels paiements dans les relevés ; chacun compte une fois",
  "earnings.cleared": "paiements crédités − ce qui a été rendu des précédents ; chacun compte une fois",
  "payers.distinct": "payeurs des relevés, distingués par une empreinte à clé",
  "payers.median": "médiane de ce que chaque payeur a dépensé",
  "payers.mean": "ce que tous les payeurs ont dépensé ÷ payeurs",
  "earnings.weekdayShare":
    "sa part des revenus de chaque semaine, ramenée vers un septième de ce que le hasard seul disperse",
  "tips.perPayer": "pourboires et messages payants ÷ payeurs, des trente derniers jours du relevé",
  "earnings.kindShares": "parts des revenus des trente derniers jours du relevé",
  "portfolio.median": "médiane des derniers nombres des créateurs",
  "portfolio.engagement":
    "médiane des taux des profils, chacun (j’aime + commentaires) de sa publication typique de la période ÷ ses abonnés d’alors",
  "portfolio.rate":
    "(j’aime + commentaires) de la publication typique de la période ÷ abonnés d’alors, sur le profil qui a le plus d’abonnés",
  "portfolio.change": "(maintenant − avant) ÷ avant, de ceux qui ont les deux ; avant est la période égale qui précède",
  "portfolio.sameDays":
    "(maintenant − avant) ÷ avant, aux mêmes jours des deux périodes : ceux que les relevés couvrent dans chacune",
  "portfolio.compared":
    "paiements crédités moins ce qui a été rendu, aux seuls jours que les relevés couvrent dans les deux périodes",
  "portfolio.earnings":
    "paiements crédités des relevés moins ce qui a été rendu, et montants indiqués pour des jours qu’aucun relevé ne couvre",
  "portfolio.typicalChange":
    "médiane des variations de chacun, (maintenant − avant) ÷ avant, pour ceux qui ont les deux ; avant est la période égale qui précède",
  "portfolio.cohort": "profils ayant un relevé le premier jour montré, les mêmes à chaque moment",
  "count.rows": "nombre de lignes",
  "price.asAsked": "le prix finissant par 49 ou 99 centimes le plus proche du pas",
  "price.breakEven": "1 − prix actuel ÷ ce prix ; sous 0 : autant doivent arriver en plus",
  "price.breakEvenExtras":
    "1 − (prix actuel + ce que chacun paie à côté) ÷ (ce prix + le même montant) ; sous 0 : autant doivent arriver en plus",
  "price.willingness":
    "ce que paient les nouveaux à ce prix ÷ au prix actuel, selon des courbes de disposition à payer conformes aux mois et à une hypothèse générale faible ; tendance et hasard sont pris en compte",
  "price.chance": "poids des courbes selon lesquelles ce prix rapporte plus que l’actuel",
  "price.advice": "un pas de 25 % au plus, seulement s’il rapporte plus avec 80 % de chances ; sinon le prix actuel",
  "price.range": "prix à 25 % près qui rapportent au moins 95 % du revenu actuel avec 80 % de chances",
  "price.lastMonth": "le prix du mois le plus récent qui en indique un : noté, sinon la médiane payée par les nouveaux",
  "price.months": "nombre de mois pendant lesquels un seul prix a été demandé",
  "price.prices": "nombre de prix différents de ces mois",
  "extras.perPayer": "tout ce qui a été payé hors abonnements ÷ abonnés payants, sur les derniers mois",
  "subscribers.paying": "personnes ayant payé un abonnement dans le mois, nouvelles comprises",
  "subscribers.joined": "nouveaux abonnements du mois",
  "subscribers.leaving":
    "part qui part après le premier mois, selon des façons de rester conformes aux mois ; les indécis partent d’abord",
  "revenue.paths":
    "médiane de 10 000 trajectoires : nouveaux, qui reste, le prix payé récemment et ce qui est payé à côté, moins la commission de la plateforme ; un bond soudain n’y est pas",
  "revenue.tenth": "une trajectoire sur dix rapporte moins",
  "revenue.ninetieth": "une trajectoire sur dix rapporte plus",
  "revenue.extrasShare": "payé hors abonnements ÷ tout ce qui a été payé, du dernier mois",
  "content.median": "médiane de ce qui a été payé ; sa plage selon l’ordre des montants",
  "test.length": "quatre semaines entières, pour que chaque jour compte autant",
  "test.usual": "nouveaux par jour des derniers mois × 28",
  "test.needed":
    "nouveaux attendus × (prix actuel + ce que chacun paie à côté) ÷ (prix testé + le même montant), arrondi au-dessus",
  "test.noticeable":
    "ce qu’atteignent 8 fois sur 10 le hasard du comptage et le mouvement propre des mois, avant et pendant le test",
  "test.keep": "nouveaux nécessaires × (1 + plus petite différence visible), arrondi au-dessus",
  "test.back": "nouveaux nécessaires ÷ (1 + plus petite différence visible), arrondi au-dessous",
  "test.runs":
    "jours jusqu’à ce que l’effet attendu du prix dépasse ce que le hasard atteint 8 fois sur 10, en semaines entières",
  "change.counted": "nouveaux abonnements en semaines entières, autant avant qu’après",
  "change.joined":
    "(après − avant) ÷ avant ; la plage tient compte du hasard et du mouvement propre des mois, pas d’une saison",
  "change.net":
    "semaine moyenne après ÷ semaine moyenne avant − 1 ; la plage selon l’écart entre les semaines et le nombre de payeurs",
};
