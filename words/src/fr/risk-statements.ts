/** What a report says of risks, of the checks that ran and of those that could not. */
export const riskStatements = {
  "risk.concentration":
    "{share} de tous les abonnés sont sur {platform} : un changement de règles y toucherait presque toute l’audience.",
  "risk.concentrationMost":
    "{share} de tous les abonnés sont sur {platform} : un changement de règles y toucherait la plus grande partie de l’audience.",
  "risk.concentrationCounted":
    "{share} des abonnés comptés sont sur {platform} : un changement de règles y toucherait la plupart d’entre eux. Le nombre d’abonnés sur {missing.platform} n’est pas connu ici.",
  "risk.decline":
    "{chance.platform} aura probablement moins d’abonnés le {chance.until} qu’au dernier relevé (probabilité d’un recul : {chance}).",
  "risk.cadence":
    "Aucune publication sur {since.platform} depuis {since} ; la plus longue pause avant cela était de {gap}.",
  "risk.engagementFalling":
    "Les dernières publications {change.platform} ont attiré {change.size} de j’aime et de commentaires en moins que les précédentes ({change.sizeRange}).",
  "risk.engagementWatch":
    "À surveiller : les dernières publications {change.platform} ont attiré {change.size} de j’aime et de commentaires en moins que les précédentes ({change.sizeRange}).",
  "risk.followersFalling": "Les abonnés {change.platform} ont diminué de {change.size} ({change.period}).",
  "risk.followersWatch": "À surveiller : les abonnés {change.platform} ont diminué de {change.size} ({change.period}).",
  "risk.earningsFalling": "Les revenus nets ont reculé de {change.size} par rapport à la période {change.period}.",
  "risk.earningsWatch":
    "À surveiller : les revenus nets ont reculé de {change.size} par rapport à la période {change.period}.",
  "risk.payersQuiet":
    "{quiet} payeurs réguliers n’ont plus rien payé depuis plus longtemps que d’habitude. Avant, ils rapportaient {worth} par mois.",
  "risk.payersQuietMore":
    "{quiet} payeurs réguliers se sont tus, alors que par hasard ce serait environ {expected}. Avant, ils apportaient {worth} par mois, soit {share} du revenu net mensuel.",
  "risk.payersQuietShare":
    "{quiet} payeurs réguliers n’ont plus rien payé depuis plus longtemps que d’habitude. Avant, ils rapportaient {worth} par mois : autant que {share} des revenus nets mensuels.",
  "risk.coverage": "Seulement {coverage} des plateformes liées ont des chiffres : l’image est incomplète.",
  "risk.coverageNone": "Aucune des plateformes liées n’a de chiffre d’audience.",
  "risk.onePost":
    "Une seule publication a attiré {share} des j’aime et commentaires sur {share.platform} ({share.period}) : sans cela le mois est différent.",
  "risk.belowTier":
    "L’engagement sur {place.platform} est faible pour un compte de cette taille : seuls {place} des créateurs comparables ont moins.",
  "risk.extrasDependence":
    "{share} des revenus proviennent de paiements autres que les abonnements payants, qui dépendent de moins de personnes que ceux-ci.",
  "risk.stale": "Sur {age.platform}, les chiffres ont {age} : ce qui a changé depuis n’est pas dans ce rapport.",
  "risk.priceBound":
    "L’abonnement payant coûte {price}, la limite de cette plateforme : ces données ne montrent pas si un autre prix rapporterait plus.",
  "risk.handlesDiffer":
    "Les identifiants liés se ressemblent peu (ressemblance {likeness}). Vérifiez qu’ils appartiennent au même créateur.",
  "risk.unexplainedRise":
    "Les abonnés {share.platform} ont augmenté de {share} ({share.period}), bien plus que d’habitude ; la cause est inconnue.",
  "risk.unexplainedRises":
    "{share.platform} a connu {rises} {rises.noun} sans cause connue ; la plus forte a apporté {share} ({share.period}).",
  "risk.suddenFall":
    "{share.platform} a perdu {jump.size} {jump.noun} ({jump.period}), soit {share} du total ; la cause est inconnue.",
  "risk.steadyLikes":
    "Les j’aime sur {variation.platform} diffèrent à peine d’une publication à l’autre (variation {variation}) : inhabituel, cause inconnue.",
  "risk.followsMany":
    "Le compte {ratio.platform} suit {ratio} comptes pour chaque abonné : inhabituel pour sa taille, cause inconnue.",
  "checks.ran": "{ran} vérifications sur {all} ont pu être faites.",
  "checks.ranNoneFound": "{ran} vérifications sur {all} ont pu être faites ; aucune n’a trouvé de risque.",
  "checks.noneFound": "Les {all} vérifications ont été faites ; aucune n’a trouvé de risque.",
  "notChecked.concentration": "Dépendance à une seule plateforme ({why.reason})",
  "notChecked.single": "Dépendance à une seule plateforme (aucune autre n’a de nombre d’abonnés)",
  "notChecked.decline": "Recul de l’audience ({why.reason})",
  "notChecked.cadence": "Pauses entre les publications ({why.reason})",
  "notChecked.engagementFalling": "Engagement en baisse ({why.reason})",
  "notChecked.followersFalling": "Baisse des abonnés ({why.reason})",
  "notChecked.earningsFalling": "Baisse des revenus ({why.reason})",
  "notChecked.payersQuiet": "Payeurs réguliers qui ne paient plus ({why.reason})",
  "notChecked.coverage": "Plateformes sans chiffres ({why.reason})",
  "notChecked.onePost": "Dépendance à une seule publication ({why.reason})",
  "notChecked.belowTier": "Engagement comparé à celui des comptes de cette taille ({why.reason})",
  "notChecked.extrasDependence": "Dépendance aux paiements autres que les abonnements ({why.reason})",
  "notChecked.stale": "Âge des chiffres ({why.reason})",
  "notChecked.priceBound": "Prix à la limite de la plateforme ({why.reason})",
  "notChecked.handlesDiffer": "Identifiants qui diffèrent ({why.reason})",
  "notChecked.unexplainedRise": "Hausses inhabituelles d’abonnés ({why.reason})",
  "notChecked.suddenFall": "Pertes soudaines d’abonnés ({why.reason})",
  "notChecked.steadyLikes": "J’aime qui varient à peine ({why.reason})",
  "notChecked.followsMany": "Comptes suivis pour chaque abonné ({why.reason})",
} as const;
