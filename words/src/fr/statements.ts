import { sentences } from "../sentences.ts";
import { riskStatements } from "./risk-statements.ts";

/**
 * The report's sentences. `{slot}` is the figure, `{slot.size}` the same without its sign, `{slot.range}` its interval;
 * `.noun` what it counts, `.platform`, `.period`, `.until`, `.asOf`, `.readyOn`, `.needs`, `.has`, `.reason` and `.Reason` (as a
 * sentence's beginning), `.cause` (the reason with when it was tried and is tried again) and `.nextTry` what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  ...riskStatements,
  "overview.together":
    "{first.platform} et {second.platform} totalisent {total} {total.noun}, dont {share} sur {platform}. Qui suit sur plusieurs plateformes compte sur chacune.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} et {third.platform} totalisent {total} {total.noun}, dont {share} sur {platform}. Qui suit sur plusieurs plateformes compte sur chacune.",
  "overview.single": "{followers.platform} compte {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} compte {subscribers} {subscribers.noun}.",
  "overview.rose": "L’audience sur {percent.platform} a grandi de {percent.size} ({percent.period}).",
  "overview.fell": "L’audience sur {percent.platform} a diminué de {percent.size} ({percent.period}).",
  "overview.still": "L’audience sur {gain.platform} n’a pas changé ({gain.period}).",
  "overview.firstReading":
    "{gain.platform} : le suivi commence aujourd’hui ; croissance après {gain.needs} relevés quotidiens, le {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} et {second.platform} : le suivi commence aujourd’hui ; croissance après {first.needs} relevés quotidiens, le {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform} : {gain.has} relevés quotidiens jusqu’ici ; croissance après {gain.needs}, le {gain.readyOn}.",
  "overview.older":
    "{reading.platform} n’a pas pu être mis à jour cette fois ({reading.cause}) ; ses chiffres datent du {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform} : {dropped} des dernières publications n’ont pas pu être traitées et ne figurent dans aucun chiffre.",
  "overview.conflict":
    "Les sources divergent sur {followers.platform} : la plus fiable donne {followers} {followers.noun}. Ouvrez le chiffre pour voir les autres.",
  "overview.conflictPaying":
    "{subscribers} personnes ont payé un abonnement d’après le relevé ({subscribers.period}). Un autre nombre a été saisi à la main ; celui du relevé compte, ici et dans tous les chiffres par abonné. Ouvrez le chiffre pour voir l’un et l’autre.",
  "overview.conflictEarnings":
    "Les sources divergent sur les {earnings.name} : {earnings} vient de la plus fiable. Ouvrez le chiffre pour voir les autres.",
  "overview.unread": "Aucune donnée de {audience.platform} ({audience.cause}).",
  "overview.missing": "Il manque encore pour {first.platform} : {first.name}. Vous pouvez l’ajouter vous-même.",
  "overview.missingTwo":
    "Il manque encore pour {first.platform} : {first.name} et {second.name}. Vous pouvez les ajouter vous-même.",
  "overview.untyped":
    "Les données de {first.platform} ne sont pas collectées automatiquement. Ses chiffres peuvent être ajoutés à la main.",
  "overview.untypedTwo":
    "Les données de {first.platform} et {second.platform} ne sont pas collectées automatiquement. Leurs chiffres peuvent être ajoutés à la main.",
  "overview.untypedThree":
    "Les données de {first.platform}, {second.platform} et {third.platform} ne sont pas collectées automatiquement. Leurs chiffres peuvent être ajoutés à la main.",
  "overview.untypedAll":
    "Aucune des plateformes liées n’est collectée automatiquement. Les chiffres peuvent être ajoutés à la main.",
  "overview.nothing": "Aucune plateforme n’est encore liée. Ajoutez un lien ou des chiffres pour commencer.",
  "effort.more":
    "{posts.platform} apporte {response} des j’aime et commentaires ({response.range}) avec {posts} des publications.",
  "effort.less":
    "{posts.platform} représente {posts} des publications et apporte {response} des j’aime et commentaires ({response.range}).",
  "engagement.level":
    "Les j’aime et commentaires d’une publication {engagement.platform} typique représentent {engagement} des abonnés.",
  "engagement.levelOld":
    "Les j’aime et commentaires d’une publication {engagement.platform} typique représentent {engagement} des abonnés ; ces publications datent de {newest} à {oldest}.",
  "engagement.rising":
    "Les dernières publications {change.platform} ont attiré {change.size} de j’aime et de commentaires en plus que les précédentes ({change.range}).",
  "engagement.aboveYear":
    "Une publication {change.platform} typique ({change.period}) a attiré {change.size} de j’aime et de commentaires de plus que les mêmes jours un an plus tôt ({change.range}).",
  "engagement.belowYear":
    "Une publication {change.platform} typique ({change.period}) a attiré {change.size} de j’aime et de commentaires de moins que les mêmes jours un an plus tôt ({change.sizeRange}).",
  "engagement.aboveBenchmark":
    "L’engagement sur {engagement.platform}, à {engagement}, est au-dessus des {benchmark} publiés pour des comptes de cette taille.",
  "engagement.belowBenchmark":
    "L’engagement sur {engagement.platform}, à {engagement}, est en dessous des {benchmark} publiés pour des comptes de cette taille.",
  "engagement.abovePeers":
    "Un engagement de {engagement} est plus élevé que d’ordinaire ici pour des comptes de cette taille sur {engagement.platform} ({peers.range}) : plus que {place} d’entre eux.",
  "engagement.belowPeers":
    "Un engagement de {engagement} est plus bas que d’ordinaire ici pour des comptes de cette taille sur {engagement.platform} ({peers.range}) : seuls {place} d’entre eux ont moins.",
  "engagement.amongPeers":
    "C’est courant ici pour des comptes de cette taille ({peers.range}) : plus que {place} d’entre eux ({place.range} en tenant compte du hasard).",
  "engagement.nearPeers":
    "Les comptes de cette taille ont ici d’habitude {peers.range}. Plus que {place} d’entre eux ({place.range} en tenant compte du hasard).",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "Le thème le plus fréquent est {theme}, dans {share} des publications avec texte.",
  "themes.next": "Vient ensuite {first}.",
  "themes.nextTwo": "Viennent ensuite {first} et {second}.",
  "themes.more":
    "Les publications avec {theme} attirent environ {change.size} de j’aime et de commentaires en plus que les autres du créateur ({change.range}).",
  "themes.less":
    "Les publications avec {theme} attirent environ {change.size} de j’aime et de commentaires en moins que les autres du créateur.",
  "formats.more":
    "Sur {change.platform}, les publications au format {format} obtiennent environ {change.size} de j’aime et commentaires de plus que les autres ({change.range}).",
  "formats.less":
    "Sur {change.platform}, les publications au format {format} obtiennent environ {change.size} de j’aime et commentaires de moins que les autres ({change.sizeRange}).",
  "formats.pairing":
    "Sur {change.platform}, {theme} fonctionne le mieux au format {format} : environ {change.size} de j’aime et commentaires de plus que les autres publications ({change.range}).",
  "themes.language": "Langue de la plupart des textes : {language}.",
  "themes.absent": "{theme.Reason}.",
  "standOut.up":
    "{times.platform}, {times.until}, {time} ({format}) : {times} fois les j’aime et commentaires d’une publication voisine typique.",
  "standOut.upUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}) : {times} fois les j’aime et commentaires d’une publication voisine typique.",
  "standOut.down":
    "{times.platform}, {times.until}, {time} ({format}) : seulement {times} fois les j’aime et commentaires d’une publication voisine typique.",
  "standOut.downUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}) : seulement {times} fois les j’aime et commentaires d’une publication voisine typique.",
  "standOut.theme": "Thème : {theme}.",
  "standOut.followers": "En même temps est arrivé un nombre inhabituel d’{gain.noun} : {gain.size} ({gain.period}).",
  "standOut.link": "L’ouvrir : {link}.",
  "cadence.rate": "{rate.platform} : {rate} {rate.noun} ; la plus longue pause a duré {gap}.",
  "cadence.silent": "{since.platform} : aucune publication depuis {since}.",
  "cadence.typed": "{rate.platform} : {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "Aucune heure ne se distingue clairement. Continuez à publier régulièrement.",
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
    "Entre {from} et {until} dans le fuseau du créateur, {more} d’abonnés {more.platform} en plus sont en ligne par rapport à une heure moyenne.",
  "audience.onlineUtc":
    "Entre {from} et {until} UTC, {more} d’abonnés {more.platform} en plus sont en ligne par rapport à une heure moyenne.",
  "audience.gender": "{share} sont {part}.",
  "money.rose":
    "Les revenus nets ont augmenté de {change.size} par rapport à la période {change.period} ({change.sizeRange}).",
  "money.fell":
    "Les revenus nets ont baissé de {change.size} par rapport à la période {change.period} ({change.sizeRange}).",
  "money.fellMaybe":
    "Les revenus nets étaient de {change.size} inférieurs à ceux de la période {change.period}, dans leurs variations habituelles ({change.range}).",
  "money.roseQuarter":
    "Le revenu net du dernier trimestre a augmenté de {change.size} par rapport à {change.period} ({change.sizeRange}).",
  "money.top": "Les plus gros payeurs ont apporté {share} de tous les revenus ({share.period}).",
  "money.quiet":
    "{quiet} payeurs réguliers n’ont rien payé depuis plus longtemps que d’habitude ; avant, ils rapportaient {worth} par mois.",
  "money.quietUsual":
    "{quiet} payeurs réguliers se sont tus, comme à d’autres moments : par hasard, ce serait environ {expected}. Avant, ils apportaient {worth} par mois.",
  "money.quietMore":
    "{quiet} payeurs réguliers se sont tus, plus que les {expected} qu’on verrait à d’autres moments. Avant, ils apportaient {worth} par mois.",
  "money.priceMore":
    "Depuis que le prix est passé de {from} à {to}, les personnes qui arrivent en une semaine apportent {change.size} de plus en {days} ({change.sizeRange}), arrivées, renouvellements et extras compris.",
  "money.priceLess":
    "Depuis que le prix est passé de {from} à {to}, les personnes qui arrivent en une semaine apportent {change.size} de moins en {days} ({change.sizeRange}), arrivées, renouvellements et extras compris.",
  "money.priceUnclear":
    "On ne sait pas si {to} rapporte plus que {from} : ce que les personnes qui arrivent en une semaine apportent en {days} a changé de {change} ({change.range}), ce qui peut être dû au hasard.",
  "money.priceEarly":
    "Il est trop tôt pour dire si {to} rapporte plus que {from} : trop peu de ceux qui sont arrivés à {to} en sont à leur premier renouvellement ({change.reason}).",
  "money.stayByPrice":
    "Parmi ceux entrés à {lowPrice}, {low} ont renouvelé ; parmi ceux entrés à {highPrice}, {high}. Ils sont entrés à des moments différents : le prix n’est peut-être pas la seule cause.",
  "money.stayByDiscount":
    "Parmi ceux dont le premier mois était remisé, {cut} ont renouvelé ; parmi ceux qui l’ont payé en entier, {whole}. Ceux qui viennent pour une remise sont peut-être d’autres personnes : la remise n’est peut-être pas la cause.",
  "money.priceAbove":
    "{price} par mois, c’est plus que ce que demandent ici {place} des créateurs de cette taille ({place.range} compte tenu du hasard) ; d’ordinaire, ils demandent {peers.range}.",
  "money.priceBelow":
    "{price} par mois, c’est peu à côté des créateurs de cette taille ici : seuls {place} d’entre eux demandent moins ({place.range} compte tenu du hasard) ; d’ordinaire, ils demandent {peers.range}.",
  "money.priceAmong":
    "Les créateurs de cette taille demandent ici d’ordinaire {peers.range} par mois ; {price}, c’est plus que ce que demandent {place} d’entre eux ({place.range} compte tenu du hasard).",
  "money.joiner": "Un nouvel abonné rapporte {value} au cours du trimestre qui suit son arrivée ({value.range}).",
  "money.joinerAt": "Qui arrive à {price} apporte {value} au premier trimestre ({value.range}).",
  "money.monthsSubscribed":
    "Au cours du semestre qui suit son arrivée, un nouvel abonné paie en moyenne {months} mois ({months.range}).",
  "money.monthsSubscribedAt":
    "Au premier semestre, qui arrive à {price} paie en moyenne {months} mois ({months.range}).",
  "money.joinerRose": "C’est {change.size} de plus que ceux entrés avant ({change.range}).",
  "money.joinerFell": "C’est {change.size} de moins que ceux entrés avant ({change.sizeRange}).",
  "growth.gained": "{gain.platform} a gagné {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} a perdu {gain.size} {gain.noun} ({gain.period}).",
  "growth.quicker":
    "{gain.platform} progresse plus vite : {gain.size} {gain.noun} de plus ({gain.period}), après {before.size} sur autant de jours auparavant. Les hauts et les bas habituels auraient apporté {expected.range}.",
  "growth.slowed":
    "{gain.platform} a ralenti : {gain.size} {gain.noun} de plus ({gain.period}), après {before.size} sur autant de jours auparavant. Les hauts et les bas habituels auraient apporté {expected.range}.",
  "growth.turned":
    "{gain.platform} s’est retourné : {gain.size} {gain.noun} de moins ({gain.period}), après {before.size} de plus sur autant de jours auparavant. Les hauts et les bas habituels auraient apporté {expected.range}.",
  "growth.belowHigh":
    "{now.platform} compte {now} {now.noun}, {change.size} de moins qu’à son maximum de {high}, le {change.from}.",
  "growth.aboveYear":
    "{gain.platform} progresse plus vite qu’il y a un an : {year.size} {year.noun} gagnés les mêmes jours de l’année précédente. L’écart ({change.range}) dépasse les variations au sein de ces semaines.",
  "growth.belowYear":
    "{gain.platform} progresse moins vite qu’il y a un an : {year.size} {year.noun} gagnés les mêmes jours de l’année précédente. L’écart ({change.sizeRange}) dépasse les variations au sein de ces semaines.",
  "growth.gainsAfterYear":
    "{gain.platform} progresse, contrairement à l’an dernier : {year.size} perdus les mêmes jours de l’année précédente. L’écart ({change.range}) dépasse les variations au sein de ces semaines.",
  "growth.losesAfterYear":
    "{gain.platform} perd des abonnés, contrairement à l’an dernier : {year.size} gagnés les mêmes jours de l’année précédente. L’écart ({change.sizeRange}) dépasse les variations au sein de ces semaines.",
  "growth.perPost":
    "Les semaines avec plus de publications sur {more.platform} ont gagné plus de followers : {more} avec chaque publication de plus ({more.range}, sur {more.sample}). Il y avait peut-être davantage à montrer.",
  "audience.nonePostedThen": "Aucune des dernières publications n’est parue alors.",
  "audience.postsThen": "Seules {share} des publications paraissent alors.",
  "growth.lostOn":
    "{share} de ce que {share.platform} a perdu récemment est parti en {days} ({share.period}) ; la cause n’est pas connue.",
  "growth.milestone": "À ce rythme, {days.platform} atteint {milestone} abonnés dans environ {days} ({days.range}).",
  "growth.faster":
    "{place.platform} a progressé plus vite que {place} des comptes de sa taille ici, qui varient d’ordinaire de {peers.range} sur la même durée ({place.range} en tenant compte du hasard).",
  "growth.slower":
    "{place.platform} n’a progressé plus vite que {place} des comptes de sa taille ici, qui varient d’ordinaire de {peers.range} sur la même durée ({place.range} en tenant compte du hasard).",
  "alike.one":
    "{followers.platform} : {followers} {followers.noun}, {rate} {rate.noun} ; {theme} est un thème principal, comme ici.",
  "alike.two":
    "{followers.platform} : {followers} {followers.noun}, {rate} {rate.noun} ; {first} et {second} sont des thèmes principaux, comme ici.",
  "alike.postsMore": "Publie plus souvent : {rate} {rate.noun}, ici {own}.",
  "alike.postsLess": "Publie moins souvent : {rate} {rate.noun}, ici {own}.",
  "alike.formatMore": "Publie davantage au format {format} : {theirs} des publications, ici {own}.",
  "alike.themeMore": "Publie davantage sur {theme} : {theirs} des publications avec légende, ici {own}.",
  "growth.jump":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}) ; aucune publication ne l’explique.",
  "growth.jumpLeft":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}) sans cause connue, et en compte {since.size} de moins depuis.",
  "growth.jumpPost":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}), alors qu’une publication est allée bien plus loin que d’habitude.",
  "growth.jumpUnread":
    "{jump.platform} a gagné {jump.size} {jump.noun} en {jump.sample} ({jump.period}) ; les publications de ces jours ne sont pas disponibles, la cause est inconnue.",
  "growth.jumpLoss":
    "{jump.platform} a perdu {jump.size} {jump.noun} en {jump.sample} ({jump.period}), bien plus que d’habitude ; la cause est inconnue.",
  "growth.viral":
    "Les abonnés {gain.platform} ont bondi ({gain.period}) : {gain.size} {gain.noun} de plus que d’habitude, avec une publication bien au-dessus de la moyenne.",
  "growth.unexplained":
    "Croissance inhabituelle sur {gain.platform} ({gain.period}) : {gain.size} {gain.noun} de plus que d’habitude, cause inconnue.",
  "growth.unusualLoss":
    "Perte inhabituelle sur {gain.platform} ({gain.period}) : {gain.size} {gain.noun} de plus que d’habitude, cause inconnue.",
  "growth.up":
    "{forecast.platform} devrait passer de {now} à environ {forecast} abonnés d’ici le {forecast.until}, le plus probable {forecast.range}.",
  "growth.down":
    "{forecast.platform} devrait tomber de {now} à environ {forecast} abonnés d’ici le {forecast.until}, le plus probable {forecast.range}.",
  "growth.either":
    "D’ici le {forecast.until}, {forecast.platform} peut gagner ou perdre des abonnés : le plus probable {forecast.range}, contre {now} au dernier relevé.",
  "growth.mayFall":
    "D’ici le {forecast.until}, {forecast.platform} perdra plus probablement des abonnés qu’il n’en gagnera : le plus probable {forecast.range}, contre {now} au dernier relevé.",
  "growth.mayRise":
    "D’ici le {forecast.until}, {forecast.platform} gagnera plus probablement des abonnés qu’il n’en perdra : le plus probable {forecast.range}, contre {now} au dernier relevé.",
  "growth.lowConfidence":
    "Confiance dans la prévision pour {confidence.platform} : {confidence} ; peu de relevés quotidiens la fondent.",
  "growth.noneUp": "Aucun chiffre mesuré n’indique une croissance.",
  "growth.absent": "Pas encore de chiffre de croissance pour {forecast.platform} ({forecast.reason}).",
  "growth.absentTwo":
    "Pas encore de chiffre de croissance pour {first.platform} ni {second.platform} ({first.reason}).",
  "growth.unknown": "Pas encore de chiffre de croissance ({follows.reason}).",
  "position.percentile": "L’engagement est plus élevé que celui de {position} des créateurs comparables sur FanRadar.",
  "position.together":
    "Toutes plateformes confondues, les plus grands comptes comptant davantage, l’engagement est plus élevé que celui de {position} des créateurs comparables sur FanRadar.",
  "position.absent": "Pas encore de position sur le marché ({position.reason}).",
  "next.type": "Ajoutez des chiffres {figure.platform} pour les inclure dans la prochaine analyse.",
  "next.typeMissing":
    "Ajoutez le chiffre manquant de {first.platform} ({first.name}) pour l’inclure dans la prochaine analyse.",
  "next.typeMissingTwo":
    "Ajoutez les chiffres manquants de {first.platform} ({first.name}, {second.name}) pour les inclure dans la prochaine analyse.",
  "next.check": "Vérifiez le lien {figure.platform} ({figure.reason}), ou ajoutez ses chiffres.",
  "next.checkMissing":
    "Vérifiez le lien {figure.platform} ({figure.reason}), ou ajoutez le chiffre manquant ({first.name}).",
  "next.checkLink": "Vérifiez le lien {figure.platform} ({figure.reason}).",
  "next.later": "Relancez l’analyse plus tard : aucune donnée de {figure.platform} ({figure.reason}).",
  "next.laterAt":
    "Relancez l’analyse après le {figure.nextTry} : aucune donnée de {figure.platform} ({figure.reason}).",
  "next.wait": "Revenez le {gain.readyOn} pour voir comment {gain.platform} grandit.",
  "next.waitTwo": "Revenez le {first.readyOn} pour voir comment {first.platform} et {second.platform} grandissent.",
  "next.statement":
    "Importez un relevé de revenus de {figure.platform} pour voir pour quoi l’on paie, combien dépend de quelques-uns et qui ne paie plus.",
  "next.typePosts":
    "Ajoutez combien de publications paraissent chaque semaine sur {rate.platform} pour en voir le rythme.",
  "next.typePostsTwo":
    "Ajoutez combien de publications paraissent chaque semaine sur {first.platform} et sur {second.platform} pour en voir le rythme.",
  "next.post": "L’engagement sur {engagement.platform} demande plus de publications ({engagement.reason}).",
  "next.spread":
    "Invitez les abonnés de {platform} aussi sur une autre plateforme : {share} des abonnés comptés y sont.",
  "next.resume":
    "Publiez de nouveau sur {since.platform} : les pauses y durent rarement plus de {usual}, et celle-ci dure depuis {since}.",
  "next.resumeEffect":
    "Publiez de nouveau sur {since.platform} : les pauses y durent rarement plus de {usual}, et celle-ci dure depuis {since}. Publier de nouveau devrait apporter environ {effect} {effect.noun} ({effect.range}).",
  "next.shiftTheme":
    "Publiez plus souvent sur {theme}, dans {target} des publications au lieu de {share} : environ {effect} {effect.noun} de plus ({effect.range}). Abandonnez si ces publications n’obtiennent pas plus que les autres.",
  "next.shiftFormat":
    "Utilisez plus souvent le format {format} sur {effect.platform}, dans {target} des publications au lieu de {share} : environ {effect} {effect.noun} de plus ({effect.range}). Abandonnez si ces publications n’obtiennent pas plus que les autres.",
  "next.shiftPairing":
    "Sur {effect.platform}, publiez plus souvent sur {theme} au format {format}, dans {target} des publications au lieu de {share} : environ {effect} {effect.noun} de plus ({effect.range}). Abandonnez si ces publications n’obtiennent pas plus que les autres.",
  "next.priceBack":
    "Revenez de {to} à {from} pour les nouveaux abonnés : à {to}, les personnes qui arrivent en une semaine apportent {change.size} de moins en {days} ({change.sizeRange}). Notez le changement, pour que les prochains rapports puissent en juger.",
  "next.firstMonth":
    "Donnez à qui arrive à {price} une raison de rester : {renewed} renouvellent, contre {other} à {otherPrice}. Prévoyez un accueil et du nouveau pour la quatrième semaine. Une part au-dessus de cette plage ({renewed.range}) dans les prochains rapports montrera que cela marche.",
  "next.winBack":
    "Écrivez aux {quiet} payeurs réguliers qui ne paient plus ({worth} par mois). Environ {returned} reviendraient de toute façon dans le mois : seul un nombre nettement plus élevé montrerait l’effet du message.",
  "next.winBackNew": "Écrivez aux {quiet} payeurs réguliers qui ne paient plus ({worth} par mois).",
  "next.losses":
    "Regardez la courbe quotidienne sur {gain.platform} : quels jours des abonnés sont-ils partis, et qu’avait-on publié alors ?",
  "next.review":
    "Regardez ce que les publications précédentes sur {change.platform} faisaient autrement : les dernières ont attiré {change.size} de j’aime et de commentaires en moins.",
  "next.keep": "Gardez le rythme de {rate} {rate.noun} sur {rate.platform}. Rien de mesuré n’appelle un changement.",
  "next.keepPartly":
    "Gardez le rythme de {rate} {rate.noun} sur {rate.platform} : {ran} vérifications sur {all} ont été faites, et aucune n’appelle un changement.",
});
