import { pricingSentences } from "../sentences.ts";

export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Essayez {to} pour les nouveaux abonnés payants : {change} de revenus de leur part ({change.range}), avec {chance} de chances de rapporter plus qu’aujourd’hui.",
  "reason.down":
    "Essayez {to} pour les nouveaux abonnés payants : {change} de revenus de leur part ({change.range}), avec {chance} de chances de rapporter plus qu’aujourd’hui.",
  "reason.keep": "Gardez {price} pour l’instant : aucun prix à un pas n’est sûrement meilleur.",
  "reason.range": "Les prix de {least} à {most} sont très probablement à peu près équivalents ou meilleurs.",
  "reason.onePrice":
    "Le prix était le même pendant tous les mois de données ({months}) : cette estimation s’appuie sur une hypothèse générale faible et non sur des données propres.",
  "reason.prices": "D’après {prices} prix sur {months} mois de données.",
  "reason.extras":
    "Chaque abonné paie en outre {extras} par mois hors abonnement ; qui renonce à cause du prix ne paie pas cela non plus.",
  "reason.newOnly": "Tout cela concerne les nouveaux abonnés : qui est déjà abonné garde le prix actuel.",
  "reason.absent": "Aucun prix n’est recommandé : {recommended.reason}.",
  "reason.free": "La page est gratuite ({price}) : des mois sans prix ne disent pas ce que l’on paierait pour elle.",
  "reason.nobody": "Personne ne s’est abonné pendant les {months} mois indiqués : ils n’apprennent rien sur les prix.",
  "reason.revenueAbsent": "Aucun revenu n’est projeté : {year.reason}.",
  "strategy.test": "Testez {tested} pendant {length} : nouveaux abonnés seulement, {price} reste pour les autres.",
  "strategy.step": "Demandez {to} aux nouveaux abonnés ; qui paie {price} aujourd’hui le garde.",
  "strategy.rise":
    "À {to}, jusqu’à {loss} des nouveaux abonnés peuvent manquer avant que cela rapporte moins qu’aujourd’hui.",
  "strategy.fall": "À {to}, il faut {loss.size} d’abonnés en plus pour que cela rapporte autant qu’aujourd’hui.",
  "strategy.leaving":
    "Environ {leaving} des nouveaux partent après leur premier mois ({leaving.range}) : un message de bienvenue et un plan pour ce mois coûtent moins que d’en gagner d’autres.",
  "strategy.extras":
    "Sur le dernier mois, {share} vient des messages, pourboires et demandes : plus de monde à un prix plus bas peut valoir plus que moins de monde à un prix plus haut.",
  "strategy.photoSingle":
    "Les photos à l’unité se sont vendues le plus souvent à {content} ({content.range}) : restez dans cette plage avant d’essayer plus.",
  "strategy.photoSet":
    "Les séries de photos se sont vendues le plus souvent à {content} ({content.range}) : restez dans cette plage avant d’essayer plus.",
  "strategy.videoShort":
    "Les vidéos courtes se sont vendues le plus souvent à {content} ({content.range}) : restez dans cette plage avant d’essayer plus.",
  "strategy.videoLong":
    "Les vidéos longues se sont vendues le plus souvent à {content} ({content.range}) : restez dans cette plage avant d’essayer plus.",
  "strategy.custom":
    "Les demandes personnalisées ont le plus souvent été payées {content} ({content.range}) : commencez par le haut de la plage et dites ce qui est compris.",
  "strategy.live":
    "Dans les directs, un paiement était le plus souvent de {content} ({content.range}) : fixez des objectifs par pas de cette taille.",
  "strategy.price": "Indiquez le prix actuel : sans lui, rien ne peut être dit des autres ({price.reason}).",
  "strategy.statement":
    "Importez des relevés de revenus, ou collez des mois comme données, pour voir ce que l’année à venir peut apporter ({year.reason}).",
  "strategy.sales":
    "On ne sait pas à combien se vendent photos, séries et vidéos ({content.reason}) : collez ce qui a été payé et des plages apparaîtront ici.",
  "plan.before": "Avant : à {price}, environ {usual} nouveaux sont attendus en {length} ({usual.range}).",
  "plan.start":
    "Première semaine : demandez {tested} aux nouveaux abonnés, laissez {price} aux autres et notez le changement ici.",
  "plan.middle":
    "Deuxième et troisième semaine : publiez comme avant et ne changez rien d’autre ; ni promotion, ni lot, ni nouvelle plateforme.",
  "plan.chance":
    "{tested} rapporte autant qu’aujourd’hui si {needed} arrivent ; le hasard seul peut en amener jusqu’à {noticeable} de plus, moins ne prouve donc rien.",
  "plan.end":
    "Fin de la quatrième semaine : gardez {tested} si au moins {keep} sont arrivés ; revenez à {price} s’il y en a au plus {back}. Ce qui est entre les deux ne se distingue pas du hasard.",
  "plan.longer": "Si {tested} agit comme prévu, il faut environ {runs} de test pour le distinguer du hasard.",
  "plan.never":
    "Ce qui est attendu de {tested} est trop faible pour se distinguer du hasard, même en un an de test : seule une surprise décide.",
  "change.more": "Plus d’arrivées qu’avant : {joined} ({joined.range}).",
  "change.fewer": "Moins d’arrivées qu’avant : {joined} ({joined.range}).",
  "change.unclear": "Plus ou moins d’arrivées, cela ne se distingue pas du hasard : {joined} ({joined.range}).",
  "change.netMore": "Une semaine a rapporté plus : {net} ({net.range}).",
  "change.netLess": "Une semaine a rapporté moins : {net} ({net.range}).",
  "change.netUnclear": "Plus ou moins par semaine, cela ne se distingue pas du hasard : {net} ({net.range}).",
  "change.waiting": "Pas encore comparable : {joined.reason}.",
});
