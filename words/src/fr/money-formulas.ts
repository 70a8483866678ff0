import type { FormulaKey } from "@fanradar/engine";

/** How figures of earnings, prices, payers, shifts and splits were computed. */
export const moneyFormulas = {
  "earnings.extrasShare": "paiements autres qu’abonnements et renouvellements ÷ tous les paiements du mois, net",
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
    "revenus nets ÷ ceux d’autant de jours avant ; fourchette : qui a payé par hasard, chaque payeur compté une fois",
  "payers.perPayer": "revenus nets des payeurs identifiés sur les trente derniers jours ÷ ces payeurs",
  "payers.perThousand":
    "revenus nets d’un mois ÷ followers sur toutes les plateformes × 1 000 ; qui paie ne suit pas forcément le compte",
  "payers.subscriberRate":
    "abonnés payants ÷ followers sur toutes les plateformes × 100 ; qui s’abonne ne suit pas forcément le compte",
  "payers.topShareQuarter":
    "payé par les dix plus gros payeurs ÷ tous les revenus, sur les quatre-vingt-dix derniers jours",
  "payers.quiet":
    "payeurs d’au moins quatre visites dont le dernier paiement remonte à plus que le plus long de leurs douze derniers écarts augmenté d’un dixième (davantage s’il y a peu d’écarts), au moins quatorze jours, et pas plus de soixante jours de plus",
  "payers.quietExpected": "part des silencieux à des jours antérieurs × réguliers d’aujourd’hui",
  "payers.quietWorth":
    "ce que chacun de ces payeurs a payé dans les trois mois jusqu’à son dernier paiement ÷ 3, net, additionné",
  "payers.quietShare": "ce que ces payeurs payaient par mois ÷ revenus nets des trente derniers jours",
  "payers.returned":
    "parmi ceux qui étaient aussi silencieux à des jours antérieurs, la part qui a payé de nouveau dans les trente jours suivants ; fourchette de Wilson",
  "payers.joinPrice": "prix brut du premier abonnement ; les deux auxquels le plus de personnes sont entrées",
  "payers.stayed":
    "parmi ceux entrés à ce prix, la part qui a payé de nouveau l’abonnement 25 à 45 jours plus tard ; fourchette de Wilson",
  "payers.discountChange":
    "part des renouvellements après un premier mois aux neuf dixièmes du prix noté ce jour-là ou moins − celle de ceux qui l’ont payé en entier, en points (Agresti et Caffo)",
  "payers.stayChange": "part des renouvellements au prix le plus haut − au plus bas, en points (Agresti et Caffo)",
  "payers.joinerValue":
    "moyenne de ce que chaque nouvel abonné a payé dans les 90 premiers jours, net ; fourchette : la moyenne d’autant d’autres",
  "payers.monthsSubscribed":
    "somme, sur les six premiers mois après l’arrivée, du nombre moyen de paiements de l’abonnement, de ceux arrivés ces sept derniers mois et dont ce mois est connu ; fourchette : la moyenne de ceux qui arriveront dans les 90 prochains jours",
  "payers.joinerChange": "valeur moyenne des nouveaux abonnés ÷ celle de ceux entrés dans les 90 jours précédents",
  "payers.distinct": "payeurs des relevés, distingués par une empreinte à clé",
  "earnings.change": "(mois − mois précédent) ÷ mois précédent",
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
  "portfolio.earnings":
    "paiements crédités des relevés moins remboursements et rétrofacturations, plus les montants saisis pour des jours qu’aucun relevé ne couvre",
  "portfolio.earningsCohort": "modèles dont les relevés couvrent chaque jour affiché, toujours les mêmes",
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
  "subscribers.notRenewed":
    "ceux qui sont entrés à ce prix il y a au moins 45 jours et n’ont pas payé de deuxième mois 25 à 45 jours plus tard ÷ tous ceux entrés ainsi ; fourchette de Wilson",
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
  "test.length":
    "jours jusqu’à ce que l’effet attendu du prix dépasse ce que le hasard ne dépasse pas 8 fois sur 10, en semaines entières, quatre au moins",
  "test.usual": "nouveaux abonnés par jour sur les derniers mois × jours du test",
  "test.needed":
    "nouveaux abonnés attendus × (prix actuel + ce que chacun paie en plus) ÷ (prix testé + le même montant), arrondi au-dessus",
  "test.noticeable":
    "l’écart que le hasard du comptage et le mouvement habituel entre les mois, avant et pendant le test, ne dépassent pas 8 fois sur 10",
  "test.keep": "nouveaux abonnés nécessaires × (1 + plus petite différence visible), arrondi au-dessus",
  "test.back": "nouveaux abonnés nécessaires ÷ (1 + plus petite différence visible), arrondi au-dessous",
  "earnings.fees": "montants bruts − nets des paiements qui comptent",
  "earnings.dayExtreme": "ce que chaque jour entier a rapporté, remboursements déduits ; le plus et le moins",
  "earnings.dayMean": "somme des jours complets ÷ leur nombre",
  "breakdown.mean": "somme des jours, semaines ou mois entiers ÷ leur nombre",
  "breakdown.median": "valeur médiane des jours, semaines ou mois entiers",
  "breakdown.streak": "jours, semaines ou mois de suite pour lesquels c’est vrai",
  "breakdown.beyondPayments": "combien de paiements sont au-delà du montant",
  "breakdown.beyond": "combien sont au-delà du montant, parmi ceux que les relevés couvrent en entier",
  "breakdown.topShare": "ce que les plus grands ont apporté ÷ ce que tous ont apporté",
  "breakdown.usual": "somme de tous les jours ÷ leur nombre, pour autant de jours que la ligne en a",
  "breakdown.change": "montant ÷ montant auquel il est comparé − 1",
  "earnings.monthMean": "somme des mois complets ÷ leur nombre, au plus les douze derniers",
  "earnings.partShare": "ces types de paiements ÷ tous les revenus des mêmes jours",
  "payers.topTenth": "dépenses du dixième qui a le plus dépensé ÷ dépenses de tous les payeurs",
  "payment.count": "combien de paiements comptent",
  "payment.largest": "le plus gros paiement individuel qui compte",
  "payment.mean": "somme des paiements qui comptent ÷ leur nombre",
  "payment.median": "médiane des paiements individuels qui comptent",
  "payment.hour":
    "l’heure de la journée avec le plus de paiements, à l’horloge du relevé ; sa part de tous les paiements",
} satisfies Partial<Record<FormulaKey, string>>;
