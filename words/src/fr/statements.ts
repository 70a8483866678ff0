import { sentences } from "../sentences.ts";

/**
 * The report's sentences. `{slot}` is the figure, `{slot.size}` the same without its sign, `{slot.range}` its interval;
 * `.noun` what it counts, `.platform`, `.period`, `.until`, `.asOf`, `.readyOn`, `.needs`, `.has`, `.reason` and `.Reason` (as a
 * sentence's beginning), `.cause` (the reason with when it was tried and is tried again) and `.nextTry` what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  "overview.together":
    "{first.platform} et {second.platform} réunissent {total} {total.noun}, dont {share} sur {platform}.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} et {third.platform} réunissent {total} {total.noun}, dont {share} sur {platform}.",
  "overview.single": "{followers.platform} compte {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} compte {subscribers} {subscribers.noun}.",
  "overview.rose": "L’audience sur {percent.platform} a grandi de {percent.size} ({percent.period}).",
  "overview.fell": "L’audience sur {percent.platform} a diminué de {percent.size} ({percent.period}).",
  "overview.still": "L’audience sur {gain.platform} n’a pas bougé ({gain.period}).",
  "overview.firstReading":
    "{gain.platform} : première lecture aujourd’hui ; croissance après {gain.needs} lectures quotidiennes, le {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} et {second.platform} : première lecture aujourd’hui ; croissance après {first.needs} lectures quotidiennes, le {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform} : {gain.has} lectures quotidiennes jusqu’ici ; croissance après {gain.needs}, le {gain.readyOn}.",
  "overview.older":
    "{reading.platform} n’a pas pu être lu cette fois ({reading.cause}) ; ses chiffres datent du {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform} : {dropped} des publications de la réponse la plus récente n’ont pas pu être lues et ne figurent dans aucun chiffre.",
  "overview.conflict":
    "Les sources divergent sur {followers.platform} : la plus fiable dit {followers} {followers.noun}, les autres sont sur sa fiche.",
  "overview.conflictEarnings":
    "Les sources divergent sur les revenus : {earnings} vient de la plus fiable, les autres sont sur sa fiche.",
  "overview.unread": "{audience.platform} n’a pas pu être lu ({audience.cause}).",
  "overview.lacks": "Il manque encore pour {first.platform} : {first.name}. Le chiffre peut être saisi.",
  "overview.lacksTwo":
    "Il manque encore pour {first.platform} : {first.name} et {second.name}. Les chiffres peuvent être saisis.",
  "overview.untyped": "{first.platform} n’est pas lu ici ; ses chiffres peuvent être saisis.",
  "overview.untypedTwo":
    "{first.platform} et {second.platform} ne sont pas lus ici ; leurs chiffres peuvent être saisis.",
  "overview.untypedThree":
    "{first.platform}, {second.platform} et {third.platform} ne sont pas lus ici ; leurs chiffres peuvent être saisis.",
  "overview.untypedAll": "Aucune des plateformes liées n’est lue ici ; leurs chiffres peuvent être saisis.",
  "overview.nothing":
    "Aucune plateforme n’est liée, il n’y a donc encore rien à mesurer. Ajoutez un lien, ou saisissez des chiffres.",
  "engagement.level":
    "Les j’aime et commentaires d’une publication {engagement.platform} typique représentent {engagement} des abonnés.",
  "engagement.levelOld":
    "Les j’aime et commentaires d’une publication {engagement.platform} typique représentent {engagement} des abonnés ; ces publications datent de {newest} à {oldest}.",
  "engagement.rising":
    "Les dernières publications {change.platform} ont attiré {change.size} de j’aime et de commentaires en plus que les précédentes ({change.range}).",
  "engagement.aboveBenchmark": "C’est au-dessus des {benchmark} publiés pour des comptes de cette taille.",
  "engagement.belowBenchmark": "C’est en dessous des {benchmark} publiés pour des comptes de cette taille.",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "Le thème le plus fréquent est {theme}, dans {share} des publications avec texte.",
  "themes.next": "Vient ensuite {first}.",
  "themes.nextTwo": "Viennent ensuite {first} et {second}.",
  "themes.more":
    "Les publications avec {theme} attirent environ {change.size} de j’aime et de commentaires en plus que les autres du créateur ({change.range}).",
  "themes.less":
    "Les publications avec {theme} attirent environ {change.size} de j’aime et de commentaires en moins que les autres du créateur.",
  "themes.language": "Langue de la plupart des textes : {language}.",
  "themes.absent": "{theme.Reason}.",
  "cadence.rate": "{rate.platform} : {rate} {rate.noun} ; le plus long silence a duré {gap}.",
  "cadence.silent": "{since.platform} : aucune publication depuis {since}.",
  "cadence.typed": "{rate.platform} : {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "Aucun meilleur moment fiable ; gardez un rythme régulier.",
  "schedule.window":
    "Les publications sur {lift.platform} entre {from} et {until} dans le fuseau du créateur attirent environ {lift} de j’aime et de commentaires en plus ({lift.range}).",
  "schedule.windowUtc":
    "Les publications sur {lift.platform} entre {from} et {until} UTC attirent environ {lift} de j’aime et de commentaires en plus ({lift.range}).",
  "schedule.unknown": "Pas assez de données : il faut des publications, il n’y en a aucune.",
  "audience.absent": "{audience.Reason}.",
  "audience.country": "{share} des abonnés {share.platform} dont le pays est connu vivent ici : {part}.",
  "audience.city": "{share} de ceux dont la ville est connue vivent ici : {part}.",
  "audience.age": "{share} de ceux dont l’âge est connu ont {part} ans.",
  "audience.online":
    "Entre {from} et {until} dans le fuseau du créateur, {more} d’abonnés {more.platform} en plus sont en ligne par rapport à l’heure moyenne.",
  "audience.onlineUtc":
    "Entre {from} et {until} UTC, {more} d’abonnés {more.platform} en plus sont en ligne par rapport à l’heure moyenne.",
  "audience.gender": "{share} sont {part}.",
  "growth.gained": "{gain.platform} a gagné {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} a perdu {gain.size} {gain.noun} ({gain.period}).",
  "growth.jump":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}) ; aucune publication ne l’explique.",
  "growth.jumpPost":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}), alors qu’une publication est allée bien plus loin que d’habitude.",
  "growth.jumpUnread":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}) ; les publications de ces jours n’ont pas été lues, la cause est inconnue.",
  "growth.jumpLoss":
    "{jump.platform} a perdu {jump.size} {jump.noun} en {jump.sample} ({jump.period}), bien plus que d’habitude ; la cause est inconnue.",
  "growth.viral":
    "Bien plus que d’habitude sont arrivés d’un coup sur {gain.platform} ({gain.period}) : {gain.size} {gain.noun} au-delà de l’ordinaire, avec une publication qui est allée loin.",
  "growth.unexplained":
    "Croissance inhabituelle sur {gain.platform} ({gain.period}) : {gain.size} {gain.noun} au-delà de l’ordinaire, cause inconnue.",
  "growth.unusualLoss":
    "Perte inhabituelle sur {gain.platform} ({gain.period}) : {gain.size} {gain.noun} au-delà de l’ordinaire, cause inconnue.",
  "growth.up":
    "À ce rythme, {forecast.platform} passe de {now} à environ {forecast} abonnés d’ici le {forecast.until}, le plus probable {forecast.range}.",
  "growth.down":
    "À ce rythme, {forecast.platform} tombe de {now} à environ {forecast} abonnés d’ici le {forecast.until}, le plus probable {forecast.range}.",
  "growth.either":
    "D’ici le {forecast.until}, {forecast.platform} peut avoir plus ou moins d’abonnés que les {now} comptés en dernier, le plus probable {forecast.range}.",
  "growth.lowConfidence":
    "Confiance dans la prévision pour {confidence.platform} : {confidence} ; peu de lectures quotidiennes la soutiennent.",
  "growth.noneUp": "Rien de ce qui a été mesuré ne pointe vers le haut.",
  "growth.absent": "Pas encore de chiffre de croissance pour {forecast.platform} ({forecast.reason}).",
  "growth.absentTwo":
    "Pas encore de chiffre de croissance pour {first.platform} ni {second.platform} ({first.reason}).",
  "growth.unknown": "Pas encore de chiffre de croissance ({follows.reason}).",
  "position.percentile": "L’engagement est plus élevé que celui de {position} des créateurs comparables d’ici.",
  "position.absent": "Pas encore de position sur le marché ({position.reason}).",
  "risk.concentration":
    "{platform} porte {share} de tous les abonnements : un changement de ses règles toucherait presque toute l’audience.",
  "risk.decline":
    "{chance.platform} aura probablement moins d’abonnés le {chance.until} qu’à la dernière lecture (probabilité d’un recul : {chance}).",
  "risk.cadence": "{since.platform} est silencieux depuis {since} ; le plus long silence avant cela était de {gap}.",
  "risk.engagementFalling":
    "Les dernières publications {change.platform} ont attiré {change.size} de j’aime et de commentaires en moins que les précédentes ({change.sizeRange}).",
  "risk.engagementWatch":
    "À surveiller : les dernières publications {change.platform} ont attiré {change.size} de j’aime et de commentaires en moins que les précédentes ({change.sizeRange}).",
  "risk.followersFalling": "Les abonnés {change.platform} ont diminué de {change.size} ({change.period}).",
  "risk.followersWatch": "À surveiller : les abonnés {change.platform} ont diminué de {change.size} ({change.period}).",
  "risk.coverage": "Seulement {coverage} des plateformes liées ont donné des chiffres : l’image est partielle.",
  "risk.coverageNone": "Aucune des plateformes liées n’a donné de chiffre d’audience.",
  "risk.onePost":
    "Une seule publication a attiré {share} des j’aime et commentaires sur {share.platform} ({share.period}) : sans cela le mois est différent.",
  "risk.belowTier":
    "L’engagement sur {place.platform} est faible pour un compte de cette taille : {place} des créateurs de sa catégorie attirent moins.",
  "risk.extrasDependence":
    "{share} des revenus sont des messages et des pourboires : ils dépendent de peu de payeurs, plus que les abonnements payants.",
  "risk.stale": "Sur {age.platform}, les chiffres ont {age} : ce qui s’est passé depuis n’est pas dans ce rapport.",
  "risk.priceBound":
    "L’abonnement payant coûte {price}, à la limite de ce que permet la plateforme : rien n’y montre si un autre prix rapporterait plus.",
  "risk.handlesDiffer":
    "Les identifiants liés ont peu en commun (ressemblance {likeness}) : vérifiez qu’ils sont tous au même créateur.",
  "risk.unexplainedRise":
    "Les abonnés {share.platform} ont augmenté de {share} d’un coup sans publication qui l’explique : hausse inhabituelle, cause inconnue.",
  "risk.unexplainedRises":
    "{share.platform} a connu {rises} {rises.noun} de cause inconnue ; la plus forte a apporté {share} d’un coup ({share.period}).",
  "risk.suddenFall":
    "{share.platform} a perdu {jump.size} {jump.noun} d’un coup ({jump.period}), soit {share} du total ; la cause est inconnue.",
  "risk.steadyLikes":
    "Les j’aime sur {variation.platform} diffèrent à peine d’une publication à l’autre (variation {variation}) : inhabituel, cause inconnue.",
  "risk.followsMany":
    "Le compte {ratio.platform} suit {ratio} comptes pour chaque abonné : inhabituel pour sa taille, cause inconnue.",
  "checks.ran": "{ran} vérifications sur {all} ont pu être faites.",
  "checks.ranNoneFound": "{ran} vérifications sur {all} ont pu être faites ; aucune n’a trouvé de risque.",
  "checks.noneFound": "Les {all} vérifications ont été faites ; aucune n’a trouvé de risque.",
  "risk.none": "Aucune des vérifications possibles n’a trouvé de risque.",
  "risk.unchecked": "Aucun risque n’a encore pu être vérifié.",
  "notChecked.concentration": "Dépendance à une seule plateforme ({why.reason})",
  "notChecked.single": "Dépendance à une seule plateforme (aucune autre n’a de nombre d’abonnés)",
  "notChecked.decline": "Recul de l’audience ({why.reason})",
  "notChecked.cadence": "Silence entre les publications ({why.reason})",
  "notChecked.engagementFalling": "Engagement en baisse ({why.reason})",
  "notChecked.followersFalling": "Baisse des abonnés ({why.reason})",
  "notChecked.coverage": "Plateformes sans chiffres ({why.reason})",
  "notChecked.onePost": "Dépendance à une seule publication ({why.reason})",
  "notChecked.belowTier": "Engagement face à celui de la catégorie ({why.reason})",
  "notChecked.extrasDependence": "Dépendance aux messages et aux pourboires ({why.reason})",
  "notChecked.stale": "Âge des chiffres ({why.reason})",
  "notChecked.priceBound": "Prix à la limite de la plateforme ({why.reason})",
  "notChecked.handlesDiffer": "Identifiants qui diffèrent ({why.reason})",
  "notChecked.suspectFollowers": "Abonnés achetés ({why.reason})",
  "notChecked.unexplainedRise": "Hausses inhabituelles d’abonnés ({why.reason})",
  "notChecked.suddenFall": "Pertes soudaines d’abonnés ({why.reason})",
  "notChecked.steadyLikes": "J’aime qui varient à peine ({why.reason})",
  "notChecked.followsMany": "Comptes suivis pour chaque abonné ({why.reason})",
  "next.type": "Saisissez vos chiffres sur {figure.platform} ; la prochaine analyse les prendra en compte.",
  "next.typeMissing":
    "Saisissez le chiffre manquant de {first.platform} ({first.name}) ; la prochaine analyse le prendra en compte.",
  "next.typeMissingTwo":
    "Saisissez les chiffres manquants de {first.platform} ({first.name}, {second.name}) ; la prochaine analyse les prendra en compte.",
  "next.check": "Vérifiez le lien {figure.platform} ({figure.reason}), ou saisissez ses chiffres.",
  "next.checkMissing":
    "Vérifiez le lien {figure.platform} ({figure.reason}), ou saisissez le chiffre manquant ({first.name}).",
  "next.checkLink": "Vérifiez le lien {figure.platform} ({figure.reason}).",
  "next.later": "Relancez l’analyse plus tard : {figure.platform} n’a pas pu être lu ({figure.reason}).",
  "next.laterAt":
    "Relancez l’analyse après le {figure.nextTry} : {figure.platform} n’a pas pu être lu ({figure.reason}).",
  "next.wait":
    "Revenez le {gain.readyOn} : il y aura alors assez de lectures quotidiennes pour dire comment {gain.platform} grandit.",
  "next.waitTwo":
    "Revenez le {first.readyOn} : il y aura alors assez de lectures quotidiennes pour dire comment {first.platform} et {second.platform} grandissent.",
  "next.typePosts":
    "Saisissez combien de publications paraissent chaque semaine sur {rate.platform} : sans cela, rien ne peut être dit du rythme là-bas.",
  "next.typePostsTwo":
    "Saisissez combien de publications paraissent chaque semaine sur {first.platform} et sur {second.platform} : sans cela, rien ne peut être dit du rythme là-bas.",
  "next.post": "L’engagement sur {engagement.platform} attend plus de publications ({engagement.reason}).",
  "next.spread":
    "{platform} détient {share} de tous les abonnements : menez aussi les abonnés vers une autre plateforme.",
  "next.resume":
    "Publiez de nouveau sur {since.platform} : les silences y durent rarement plus de {usual}, et l’actuel dure depuis {since}.",
  "next.losses":
    "Regardez la courbe quotidienne sur {gain.platform} : quels jours des abonnés sont-ils partis, et qu’avait-on publié alors ?",
  "next.review":
    "Regardez ce que les publications précédentes sur {change.platform} faisaient autrement : les dernières ont attiré {change.size} de j’aime et de commentaires en moins.",
  "next.keep":
    "Gardez le rythme de {rate} {rate.noun} sur {rate.platform} : rien de ce qui a été mesuré n’appelle un changement.",
  "next.keepPartly":
    "Gardez le rythme de {rate} {rate.noun} sur {rate.platform} : {ran} vérifications sur {all} ont été faites, et aucune n’appelle un changement.",
});
