import { pricingSentences } from "../sentences.ts";

export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Essayez {to} pour les nouveaux abonnés payants : {change} de revenus de leur part ({change.range}), avec {chance} de chances de gagner plus qu’aujourd’hui.",
  "reason.down":
    "Essayez {to} pour les nouveaux abonnés payants : {change} de revenus de leur part ({change.range}), avec {chance} de chances de gagner plus qu’aujourd’hui.",
  "reason.keep": "Gardez {price} pour l’instant. Aucun prix à un pas n’est clairement meilleur.",
  "reason.test":
    "Gardez {price} et testez {tested} auprès des nouveaux abonnés pendant {length} : cela peut rapporter plus, sans être sûr.",
  "reason.noTest":
    "Gardez {price}. {tested} peut rapporter plus, mais pas assez pour se distinguer du hasard, même en six mois ; un test n’en vaut donc pas la peine.",
  "reason.back":
    "Revenez à {from} pour les nouveaux abonnés : à {to}, les personnes qui arrivent en une semaine apportent {net.size} de moins en {days} ({net.sizeRange}). Arrivées, renouvellements et achats sont tous comptés.",
  "reason.judgedMore":
    "Le changement depuis {from} a payé : à {to}, les personnes qui arrivent en une semaine apportent {net.size} de plus en {days} ({net.sizeRange}). Arrivées, renouvellements et achats sont tous comptés.",
  "reason.judgedUnclear":
    "Gardez {to} pour l’instant et ne changez rien : on ne sait pas s’il rapporte plus que {from}. Ce que les personnes qui arrivent en une semaine apportent en {days} a changé de {net} ({net.range}), ce qui peut être dû au hasard. Chaque mois de renouvellements le rendra plus clair.",
  "reason.judgedEarly":
    "Il est trop tôt pour juger {to} : gardez-le jusqu’à ce qu’assez de ceux qui sont arrivés à ce prix en soient à leur premier renouvellement ({net.reason}).",
  "reason.range": "Les prix de {least} à {most} rapporteraient très probablement à peu près autant ou plus.",
  "reason.onePrice":
    "Le prix était le même pendant les {months} mois de données : cette estimation s’appuie sur une hypothèse générale faible et non sur des données propres.",
  "reason.prices": "D’après {prices} prix sur {months} mois de données.",
  "reason.extras":
    "Chaque abonné paie en outre {extras} par mois hors abonnement ({extras.period}). Ceux qui renoncent à cause du prix ne paient pas cela non plus.",
  "reason.leaving":
    "Parmi ceux entrés à {price}, {leaving} sont partis après leur premier mois ({leaving.range}) ; parmi ceux entrés à {otherPrice}, {other} ({other.range}).",
  "reason.joinsOnly": "Ce que les gens paient les mois suivants ne compte pas dans cette comparaison de prix.",
  "reason.newOnly": "Cela ne concerne que les nouveaux abonnés. Les abonnés actuels gardent le prix actuel.",
  "reason.absent": "Pas de recommandation de prix : {recommended.reason}.",
  "reason.free": "La page est gratuite ({price}). Des mois sans prix ne montrent pas ce que l’on paierait pour elle.",
  "reason.noJoins": "Personne ne s’est abonné pendant ces {months} mois, ils ne montrent donc pas l’effet du prix.",
  "reason.revenueAbsent": "Pas de projection de revenus : {year.reason}.",
  "strategy.test":
    "Testez {tested} pendant {length}, avec les nouveaux abonnés seulement. {price} reste pour les autres.",
  "strategy.step": "Demandez {to} aux nouveaux abonnés. Ceux qui paient {price} aujourd’hui gardent ce prix.",
  "strategy.rise":
    "À {to}, jusqu’à {loss} des nouveaux abonnés peuvent manquer avant que vous gagniez moins qu’aujourd’hui.",
  "strategy.fall": "À {to}, il faut {loss.size} d’abonnés en plus pour que vous gagniez autant qu’aujourd’hui.",
  "ladder.outlook":
    "À {to}, les revenus des nouveaux abonnés devraient changer de {change} ({change.range}), avec {chance} de chances de plus qu’aujourd’hui.",
  "strategy.leaving":
    "Environ {leaving} des nouveaux abonnés partent après leur premier mois ({leaving.range}). Un message de bienvenue et un plan pour ce mois coûtent moins que d’en gagner d’autres.",
  "strategy.leavingAt":
    "Parmi les nouveaux abonnés à {price}, {leaving} partent après leur premier mois ({leaving.range}). Un message de bienvenue et un plan pour ce mois coûtent moins que d’en gagner d’autres.",
  "strategy.extras":
    "Le dernier mois complet ({share.period}), {share} vient de paiements autres que les abonnements. Plus de monde à un prix plus bas peut valoir plus que moins de monde à un prix plus haut.",
  "strategy.photoSingle":
    "Les photos à l’unité se sont vendues le plus souvent à {content} ({content.range}). Restez dans cette plage avant d’essayer plus.",
  "strategy.photoSet":
    "Les séries de photos se sont vendues le plus souvent à {content} ({content.range}). Restez dans cette plage avant d’essayer plus.",
  "strategy.videoShort":
    "Les vidéos courtes se sont vendues le plus souvent à {content} ({content.range}). Restez dans cette plage avant d’essayer plus.",
  "strategy.videoLong":
    "Les vidéos longues se sont vendues le plus souvent à {content} ({content.range}). Restez dans cette plage avant d’essayer plus.",
  "strategy.custom":
    "Les demandes personnalisées ont le plus souvent été payées {content} ({content.range}). Commencez le devis par le haut de la plage et dites ce qu’il comprend.",
  "strategy.live":
    "Dans les directs, les paiements étaient le plus souvent de {content} ({content.range}). Fixez des objectifs par pas de cette taille.",
  "strategy.price": "Ajoutez le prix actuel. Sans lui, les autres ne peuvent pas être évalués ({price.reason}).",
  "strategy.statement":
    "Importez des relevés de revenus, ou collez des mois comme données, pour voir ce que l’année à venir peut apporter ({year.reason}).",
  "strategy.sales":
    "Pas encore de prix habituels pour les photos à l’unité, séries et vidéos ({content.reason}). Collez ce qui a été payé pour voir des plages ici.",
  "plan.before": "Avant : à {price}, comptez environ {usual} nouveaux abonnés en {length} ({usual.range}).",
  "plan.start":
    "Au début : demandez {tested} aux nouveaux abonnés, laissez {price} aux autres et notez le changement ici.",
  "plan.middle":
    "Pendant ce temps : publiez comme avant et ne changez rien d’autre. Ni promotion, ni lot, ni nouvelle plateforme.",
  "plan.chance":
    "{tested} rapporte autant qu’aujourd’hui si {needed} personnes s’abonnent. Le hasard seul peut en amener jusqu’à {noticeable} de plus, un surplus moindre ne prouve donc rien.",
  "plan.end":
    "Après {length} : gardez {tested} si au moins {keep} personnes se sont abonnées. Revenez à {price} si elles sont au plus {back}. Entre les deux, ce peut être le hasard.",
  "change.more": "Plus de personnes se sont abonnées qu’avant : {joined} ({joined.range}).",
  "change.fewer": "Moins de personnes se sont abonnées qu’avant : {joined} ({joined.range}).",
  "change.unclear": "La variation des nouveaux abonnés peut être due au hasard : {joined} ({joined.range}).",
  "change.netMore":
    "Les personnes qui arrivent en une semaine apportent plus en {days} qu’avant : {net} ({net.range}).",
  "change.netLess":
    "Les personnes qui arrivent en une semaine apportent moins en {days} qu’avant : {net} ({net.range}).",
  "change.netUnclear":
    "L’évolution de ce que les personnes qui arrivent en une semaine apportent en {days} peut être due au hasard : {net} ({net.range}).",
  "change.netEarly":
    "Trop tôt pour juger à l’argent : trop peu de ceux qui sont arrivés à l’un ou l’autre prix en sont à leur premier renouvellement ({net.reason}).",
  "change.waiting": "Pas encore comparable : {joined.reason}.",
});
