/** What a report says of risks, of the checks that ran and of those that could not. */
export const riskStatements = {
  "risk.concentration":
    "{share} aller Follower sind auf {platform}: Eine Änderung der Regeln dort träfe fast das ganze Publikum.",
  "risk.concentrationMost":
    "{share} aller Follower sind auf {platform}: Eine Änderung der Regeln dort träfe den größten Teil des Publikums.",
  "risk.concentrationCounted":
    "{share} der gezählten Follower sind auf {platform}: Eine Änderung der Regeln dort träfe die meisten von ihnen. Zu {missing.platform} liegt hier keine Followerzahl vor.",
  "risk.decline":
    "{chance.platform} hat am {chance.until} wahrscheinlich weniger Follower als bei der letzten Zählung (Wahrscheinlichkeit eines Rückgangs: {chance}).",
  "risk.cadence":
    "Auf {since.platform} liegt der letzte Beitrag {since} zurück; die längste Pause davor dauerte {gap}.",
  "risk.engagementFalling":
    "Die neuesten Beiträge auf {change.platform} brachten {change.size} weniger Likes und Kommentare als die davor ({change.sizeRange}).",
  "risk.engagementWatch":
    "Im Auge behalten: Die neuesten Beiträge auf {change.platform} brachten {change.size} weniger Likes und Kommentare als die davor ({change.sizeRange}).",
  "risk.followersFalling": "Die Follower auf {change.platform} gingen um {change.size} zurück ({change.period}).",
  "risk.followersWatch":
    "Im Auge behalten: Die Follower auf {change.platform} gingen um {change.size} zurück ({change.period}).",
  "risk.earningsFalling": "Die Nettoeinnahmen sind gegenüber dem Zeitraum {change.period} um {change.size} gefallen.",
  "risk.earningsWatch":
    "Im Auge behalten: Die Nettoeinnahmen sind gegenüber dem Zeitraum {change.period} um {change.size} gefallen.",
  "risk.payersQuiet":
    "{quiet} Stammzahler haben länger als für sie üblich nichts mehr gezahlt. Davor brachten sie {worth} im Monat.",
  "risk.payersQuietMore":
    "{quiet} Stammzahler sind verstummt, wo es durch Zufall etwa {expected} wären. Vorher brachten sie {worth} im Monat, das sind {share} der Nettoeinnahmen eines Monats.",
  "risk.payersQuietShare":
    "{quiet} Stammzahler haben länger als für sie üblich nichts mehr gezahlt. Davor brachten sie {worth} im Monat: so viel wie {share} der monatlichen Nettoeinnahmen.",
  "risk.coverage": "Nur {coverage} der verlinkten Plattformen haben Zahlen: Das Bild ist unvollständig.",
  "risk.coverageNone": "Keine der verlinkten Plattformen hat eine Zahl zum Publikum.",
  "risk.onePost":
    "Ein einziger Beitrag brachte {share} der Likes und Kommentare auf {share.platform} ({share.period}): Ohne diesen sieht der Monat anders aus.",
  "risk.belowTier":
    "Das Engagement auf {place.platform} ist niedrig für ein Konto dieser Größe: Nur {place} der vergleichbaren Creators haben weniger.",
  "risk.extrasDependence":
    "{share} der Einnahmen stammen aus anderen Zahlungen als Abos: Sie hängen an weniger Zahlenden als Abos.",
  "risk.stale": "Die Zahlen von {age.platform} sind {age} alt: Neuere Änderungen stehen nicht in diesem Bericht.",
  "risk.priceBound":
    "Das Abo kostet {price}, die Grenze dieser Plattform. Ob ein anderer Preis mehr brächte, lässt sich daran nicht sehen.",
  "risk.handlesDiffer":
    "Die verlinkten Handles ähneln sich kaum (Ähnlichkeit {likeness}). Prüfe, ob sie demselben Creator gehören.",
  "risk.unexplainedRise":
    "Die Follower auf {share.platform} nahmen um {share} zu ({share.period}), weit mehr als üblich; die Ursache ist unbekannt.",
  "risk.unexplainedRises":
    "{share.platform} hatte {rises} {rises.noun} ohne bekannte Ursache; der größte brachte {share} ({share.period}).",
  "risk.suddenFall":
    "{share.platform} verlor {jump.size} {jump.noun} ({jump.period}), {share} von allen; die Ursache ist unbekannt.",
  "risk.steadyLikes":
    "Die Likes auf {variation.platform} unterscheiden sich kaum von Beitrag zu Beitrag (Streuung {variation}): ungewöhnlich, Ursache unbekannt.",
  "risk.followsMany":
    "Das Konto auf {ratio.platform} folgt {ratio} Konten je Follower: ungewöhnlich für die Größe, Ursache unbekannt.",
  "checks.ran": "{ran} von {all} Prüfungen liefen.",
  "checks.ranNoneFound": "{ran} von {all} Prüfungen liefen; keine davon fand ein Risiko.",
  "checks.noneFound": "Alle {all} Prüfungen liefen; keine davon fand ein Risiko.",
  "notChecked.concentration": "Abhängigkeit von einer einzigen Plattform ({why.reason})",
  "notChecked.single": "Abhängigkeit von einer einzigen Plattform (keine andere hat eine Followerzahl)",
  "notChecked.decline": "Rückgang des Publikums ({why.reason})",
  "notChecked.cadence": "Pausen zwischen Beiträgen ({why.reason})",
  "notChecked.engagementFalling": "Fallendes Engagement ({why.reason})",
  "notChecked.followersFalling": "Rückgang der Follower ({why.reason})",
  "notChecked.earningsFalling": "Rückgang der Einnahmen ({why.reason})",
  "notChecked.payersQuiet": "Stammzahler, die verstummt sind ({why.reason})",
  "notChecked.coverage": "Plattformen ohne Zahlen ({why.reason})",
  "notChecked.onePost": "Abhängigkeit von einem einzigen Beitrag ({why.reason})",
  "notChecked.belowTier": "Engagement im Vergleich zu Konten dieser Größe ({why.reason})",
  "notChecked.extrasDependence": "Abhängigkeit von anderen Zahlungen als Abos ({why.reason})",
  "notChecked.stale": "Alter der Zahlen ({why.reason})",
  "notChecked.priceBound": "Preis an der Grenze der Plattform ({why.reason})",
  "notChecked.handlesDiffer": "Handles, die sich unterscheiden ({why.reason})",
  "notChecked.unexplainedRise": "Ungewöhnliche Anstiege der Follower ({why.reason})",
  "notChecked.suddenFall": "Plötzliche Verluste von Followern ({why.reason})",
  "notChecked.steadyLikes": "Likes, die kaum schwanken ({why.reason})",
  "notChecked.followsMany": "Gefolgte Konten je Follower ({why.reason})",
} as const;
