import type { Clause } from "../clause.ts";
import type { ClauseKey } from "./en.ts";

export const clauses: Readonly<Record<ClauseKey, Clause>> = {
  followers: {
    own: ["Vous avez [{} {noun} sur @|{} sur @]"],
    any: ["[@ compte {} {noun}|@ {}]", "Abonnés : [{} sur @|{} sur @]"],
  },
  "portfolio.followers": { any: ["Toutes les modèles réunies comptent {} abonnés"] },
  "portfolio.posts": {
    any: [
      "Les modèles ci-dessous ont publié ensemble {} {posts}, sur les plateformes dont les publications sont lues ({period})",
    ],
  },
  "posts.image": { any: ["Photos : [{} sur @|{} sur @] ({period})"] },
  "posts.video": { any: ["Vidéos : [{} sur @|{} sur @] ({period})"] },
  "posts.carousel": { any: ["Carrousels : [{} sur @|{} sur @] ({period})"] },
  "posts.text": { any: ["Publications de texte : [{} sur @|{} sur @] ({period})"] },
  "gain.day": { any: ["Le jour avec le plus de nouveaux abonnés sur @ a été le {until} : {}"] },
  "gain.dayLeast": { any: ["Le jour avec le moins de nouveaux abonnés sur @ a été le {until} : {}"] },
  "portfolio.earnings": { any: ["Toutes les modèles réunies ont gagné {} ({period})"] },
  "portfolio.earnings.change.month": {
    any: ["Soit {} par rapport au mois précédent ({period})"],
  },
  "portfolio.earnings.change": {
    any: [
      "Sur les jours couverts par les relevés dans les deux périodes, soit {} par rapport aux jours précédents ({period})",
    ],
  },
  following: { own: ["Vous suivez [{} {accounts} sur @|{} sur @]"] },
  "postsTotal.in": {
    own: ["Vous avez publié [{} {posts} sur @|{} sur @] ({period})"],
    other: ["Publications parues : [{} sur @|{} sur @] ({period})"],
  },
  postsTotal: {
    own: ["Vous avez [{} {posts} sur @|{} sur @]"],
    other: ["Publications à ce jour : [{} sur @|{} sur @]"],
  },
  subscribers: {
    own: ["Vous avez [{} {noun} sur @|{} sur @]"],
    any: ["[@ compte {} {noun}|@ {}]", "Abonnés payants : [{} sur @|{} sur @]"],
  },
  price: {
    other: ["L’abonnement coûte [{} par mois sur @|{} sur @]"],
    own: ["Votre abonnement coûte [{} par mois sur @|{} sur @]"],
  },
  earningsNet: {
    own: ["Vous avez gagné [{} sur @|{} sur @] après frais ({period})"],
    any: ["Revenus après frais : [{} sur @|{} sur @] ({period})"],
  },
  earningsGross: {
    own: ["Avant frais, vous avez gagné [{} sur @|{} sur @] ({period})"],
    any: ["Revenus avant frais : [{} sur @|{} sur @] ({period})"],
  },
  engagement: {
    own: ["Votre engagement est de [{} sur @|{} sur @]"],
    any: [
      "L’engagement est de [{} sur @|{} sur @]",
      "Les j’aime et commentaires d’une publication typique représentent [{} des abonnés sur @|{} sur @]",
    ],
  },
  "posts.engagement": { any: ["L’engagement était de [{} sur @|{} sur @] ({period})"] },
  engagementByViews: { any: ["L’engagement par vues est de [{} sur @|{} sur @]"] },
  engagementByReach: { any: ["L’engagement par portée est de [{} sur @|{} sur @]"] },
  benchmarkEngagement: {
    own: ["L’engagement publié pour des comptes de votre taille est de [{} sur @|{} sur @]"],
    other: ["L’engagement publié pour des comptes de cette taille est de [{} sur @|{} sur @]"],
  },
  peerEngagement: { any: ["L’engagement de comptes comparables sur FanRadar est de [{} sur @|{} sur @]"] },
  tierPercentile: { any: ["L’engagement dépasse celui de [{} des créateurs de même taille sur @|{} sur @]"] },
  "market.position": {
    own: ["Votre engagement dépasse celui de {} des créateurs comparables"],
    other: ["L’engagement dépasse celui de {} des créateurs comparables"],
  },
  tier: { any: ["Par le nombre d’abonnés, [@ est dans la catégorie « {} »|@ dans « {} »]"] },
  likesTotal: { any: ["Au total, il y a [{} {likes} sur @|{} sur @]"] },
  likesAverage: {
    own: ["Une publication typique de votre part reçoit [{} {likes} sur @|{} sur @]"],
    other: ["Une publication typique reçoit [{} {likes} sur @|{} sur @]"],
  },
  commentsAverage: {
    own: ["Une publication typique de votre part reçoit [{} {comments} sur @|{} sur @]"],
    other: ["Une publication typique reçoit [{} {comments} sur @|{} sur @]"],
  },
  avgViews: {
    own: ["Une publication typique de votre part reçoit [{} {views} sur @|{} sur @]"],
    other: ["Une publication typique reçoit [{} {views} sur @|{} sur @]"],
  },
  viewsTotal: {
    own: ["Vous avez eu [{} {views} sur @|{} sur @] ({period})"],
    any: ["Vues : [{} sur @|{} sur @] ({period})"],
  },
  reachTotal: {
    own: ["Vous avez touché [{} {accounts} sur @|{} sur @] ({period})"],
    any: ["Comptes touchés : [{} sur @|{} sur @] ({period})"],
  },
  viralPotential: { any: ["Bien plus de vues que d’habitude : [{} des vidéos sur @|{} sur @]"] },
  postFrequency: {
    own: ["Vous publiez à un rythme de [{} {noun} sur @|{} sur @]"],
    any: ["Le rythme est de [{} {noun} sur @|{} sur @]"],
  },
  longestGap: { any: ["La plus longue pause entre publications a duré [{} sur @|{} sur @]"] },
  usualGap: { any: ["Les pauses entre publications durent d’habitude [{} sur @|{} sur @]"] },
  daysSincePost: { any: ["Temps depuis la dernière publication : [{} sur @|{} sur @]"] },
  "gain+": {
    own: ["Vous avez gagné [{size} {noun} sur @|{size} sur @] ({period})"],
    any: ["[@ a gagné {size} {noun}|@ {size}] ({period})"],
  },
  "gain-": {
    own: ["Vous avez perdu [{size} {noun} sur @|{size} sur @] ({period})"],
    any: ["[@ a perdu {size} {noun}|@ {size}] ({period})"],
  },
  "gainPercent+": {
    own: ["Votre audience a augmenté [de {size} sur @|de {size} sur @] ({period})"],
    other: ["L’audience a augmenté [de {size} sur @|de {size} sur @] ({period})"],
  },
  "gainPercent-": {
    own: ["Votre audience a baissé [de {size} sur @|de {size} sur @] ({period})"],
    other: ["L’audience a baissé [de {size} sur @|de {size} sur @] ({period})"],
  },
  "engagementChange+": {
    own: [
      "Vos publications les plus récentes ont reçu [{size} de j’aime et commentaires en plus sur @|{size} de plus sur @] que les précédentes",
    ],
    any: [
      "Les j’aime et commentaires des publications les plus récentes ont augmenté [de {size} sur @|de {size} sur @]",
    ],
  },
  "engagementChange-": {
    own: [
      "Vos publications les plus récentes ont reçu [{size} de j’aime et commentaires en moins sur @|{size} de moins sur @] que les précédentes",
    ],
    any: ["Les j’aime et commentaires des publications les plus récentes ont baissé [de {size} sur @|de {size} sur @]"],
  },
  "engagementChange=": {
    any: [
      "J’aime et commentaires des publications les plus récentes : [pas de changement net sur @ ({range})|aucun sur @ ({range})]",
    ],
  },
  forecast: {
    own: ["D’ici le {until}, vous aurez probablement [{range} abonnés sur @|{range} sur @]"],
    any: ["[@ aura probablement {range} abonnés|@ {range}] d’ici le {until}"],
  },
  chanceOfDecline: { any: ["La probabilité d’avoir moins d’abonnés d’ici le {until} est de [{} sur @|{} sur @]"] },
  "viralGain+": {
    any: [
      "[@ a gagné {size} {noun} de plus que d’habitude|@ {size}], avec une publication bien au-dessus de la moyenne ({period})",
    ],
  },
  "unexplainedGain+": { any: ["[@ a gagné {size} {noun} de plus que d’habitude|@ {size}], cause inconnue ({period})"] },
  "unexplainedGain-": { any: ["[@ a perdu {size} {noun} de plus que d’habitude|@ {size}], cause inconnue ({period})"] },
  "jump+": { any: ["[@ a gagné {size} {noun} d’un coup|@ {size}] ({period})"] },
  "jump-": { any: ["[@ a perdu {size} {noun} d’un coup|@ {size}] ({period})"] },
  unexplainedRise: { any: ["La plus forte hausse sans cause connue est de [{} sur @|{} sur @] ({period})"] },
  suddenFall: { any: ["La plus forte baisse soudaine est de [{} des abonnés sur @|{} sur @] ({period})"] },
  unexplainedJumps: { any: ["[@ a connu {} {noun} de cause inconnue|@ {}]"] },
  trendingScore: { own: ["Votre score de tendance est de {}"], other: ["Le score de tendance est de {}"] },
  topPostShare: { any: ["Une seule publication a attiré [{} des j’aime et commentaires sur @|{} sur @] ({period})"] },
  "follows.total": {
    own: ["Vous avez {} {noun} sur l’ensemble de vos plateformes"],
    other: ["Toutes les plateformes réunies comptent {} {noun}"],
  },
  "share.largest": { any: ["{part} réunit {} de tous les abonnés"] },
  "share.largestPlatform": { any: ["{} est la plus grande plateforme"] },
  theme: { own: ["Vos sujets les plus fréquents : [{}|{}]"], other: ["Les sujets les plus fréquents : [{}|{}]"] },
  "theme.share": { any: ["[{part} apparaît dans {} des publications avec légende|{part} dans {}]"] },
  "theme.change+": {
    any: [
      "[Les publications avec {part} reçoivent {size} de j’aime et commentaires de plus que les autres|celles avec {part} {size} de plus]",
      "Plus de j’aime et commentaires que les autres : [publications avec {part}, de {size}|avec {part}, de {size}]",
    ],
  },
  "theme.change-": {
    any: [
      "[Les publications avec {part} reçoivent {size} de j’aime et commentaires de moins que les autres|celles avec {part} {size} de moins]",
      "Moins de j’aime et commentaires que les autres : [publications avec {part}, de {size}|avec {part}, de {size}]",
    ],
  },
  "theme.change=": {
    any: [
      "Pas de différence nette en j’aime et commentaires : [publications avec {part} ({range})|avec {part} ({range})]",
    ],
  },
  "format.share": { any: ["Publications par format : [{part} {} sur @|{part} {} sur @]"] },
  "format.change+": {
    any: [
      "Plus de j’aime et de commentaires que les autres publications : [{part} sur @, de {size}|{part} sur @, de {size}]",
    ],
  },
  "format.change-": {
    any: [
      "Moins de j’aime et de commentaires que les autres publications : [{part} sur @, de {size}|{part} sur @, de {size}]",
    ],
  },
  "format.change=": {
    any: [
      "Pas de différence nette de j’aime et de commentaires selon le format : [{part} sur @ ({range})|{part} sur @ ({range})]",
    ],
  },
  captionLanguage: { own: ["Vous écrivez vos légendes surtout en {}"], other: ["Les légendes sont surtout en {}"] },
  "schedule.best": {
    other: [
      "Le meilleur moment pour publier, dans le fuseau horaire du créateur : [de {} à {of:schedule.until} sur @|de {} à {of:schedule.until} sur @]",
    ],
    own: [
      "Le meilleur moment pour publier, dans votre fuseau horaire : [de {} à {of:schedule.until} sur @|de {} à {of:schedule.until} sur @]",
    ],
  },
  "schedule.best.utc": {
    any: [
      "Le meilleur moment pour publier, en UTC : [de {} à {of:schedule.until} sur @|de {} à {of:schedule.until} sur @]",
    ],
  },
  "audience.online": {
    other: [
      "La plupart des abonnés sur @ sont en ligne de {} à {of:audience.onlineUntil}, dans le fuseau horaire du créateur",
    ],
    own: ["La plupart de vos abonnés sur @ sont en ligne de {} à {of:audience.onlineUntil}, dans votre fuseau horaire"],
  },
  "audience.online.utc": { any: ["La plupart des abonnés sur @ sont en ligne de {} à {of:audience.onlineUntil} UTC"] },
  "audience.country": { any: ["Abonnés sur @ par pays : [{part} {}|{part} {}]"] },
  "audience.city": { any: ["Abonnés sur @ par ville : [{part} {}|{part} {}]"] },
  "audience.age": { any: ["Abonnés sur @ par âge : [{part} {}|{part} {}]"] },
  "audience.gender": { any: ["Abonnés sur @ par genre : [{part} {}|{part} {}]"] },
  extrasShare: { any: ["Les paiements hors abonnements représentent [{} des revenus sur @|{} sur @]"] },
  kindShare: { any: ["Revenus sur @ par type : [{kind} {}|{kind} {}]"] },
  "earnings.total": { own: ["Vous avez gagné {} ({period})"], other: ["Revenus : {} ({period})"] },
  "earnings.kind": { any: ["Par type : [{label} {}|{label} {}] ({period})"] },
  "split.agency": { any: ["Part de l’agence : {} ({period})"] },
  "split.creator": { any: ["Part de la créatrice : {} ({period})"] },
  "subscribers.left": { any: ["Abonnements terminés sans renouvellement : {} ({period})"] },
  "cohort.joined": { any: ["Nouveaux abonnés payants arrivés : {} ({period})"] },
  "cohort.stayed": {
    any: ["Encore abonnés, aussi loin que vont les relevés : {} de ceux qui sont arrivés ({period})"],
  },
  "payers.count": { any: ["Ont payé : {} {people} ({period})"] },
  "payers.median": { any: ["Un payeur typique a dépensé {} ({period})"] },
  "payers.mean": { any: ["En moyenne, un payeur a dépensé {} ({period})"] },
  "earnings.bestWeekday": {
    own: ["Le jour de la semaine où vous gagnez le plus : {}"],
    other: ["Le meilleur jour de la semaine pour les revenus : {}"],
  },
  "earnings.weekdayShare": {
    any: ["Part des revenus de la semaine qu’apporte le meilleur jour ({of:earnings.bestWeekday}) : {}"],
  },
  average: { any: ["{label}, moyenne par modèle : {} ({period})"] },
  "goal.days": {
    any: ["À ce rythme, [@ atteint {of:goal} abonnés dans environ {}|@ {of:goal} dans environ {}]"],
  },
  "subscribers.needed": { any: ["Il faut pour cela environ {} {subscribers}, si chacun continue de rapporter autant"] },
  "price.considered": { any: ["[{}|{}] par mois"] },
  "follows.share": { any: ["Sur l’ensemble des abonnés, [{} sont sur @|{} sur @]"] },
  earningsPerSubscriber: { any: ["Chaque abonné payant rapporte [{} sur @|{} sur @] après frais ({period})"] },
  subscriberRate: { any: ["Les abonnés payants représentent {} des abonnés de toutes les plateformes"] },
  "price.recommended": { any: ["Le prix recommandé est de {} par mois"] },
  "revenue.month": { any: ["Prévu pour {period} : {} après frais"] },
  "revenue.monthLow": { any: ["Estimation prudente pour {period} : {}"] },
  "revenue.monthHigh": { any: ["Estimation optimiste pour {period} : {}"] },
  "revenue.year": { any: ["L’année à venir rapportera probablement {} après frais"] },
  "subscribers.leaving": { any: ["Environ {} des nouveaux abonnés partent après leur premier mois"] },
  "extras.perPayer": { any: ["Chaque abonné paie environ {} par mois en plus de l’abonnement"] },
  content: { any: ["Prix habituellement payés : [{label} {}|{label} {}]"] },
};
