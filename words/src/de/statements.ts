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
    "{first.platform} und {second.platform} haben zusammen {total} {total.noun}, davon {share} auf {platform}. Wer auf mehreren Plattformen folgt, zählt auf jeder.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} und {third.platform} haben zusammen {total} {total.noun}, davon {share} auf {platform}. Wer auf mehreren Plattformen folgt, zählt auf jeder.",
  "overview.single": "{followers.platform} hat {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} hat {subscribers} {subscribers.noun}.",
  "overview.rose": "Das Publikum auf {percent.platform} wuchs um {percent.size} ({percent.period}).",
  "overview.fell": "Das Publikum auf {percent.platform} schrumpfte um {percent.size} ({percent.period}).",
  "overview.still": "Das Publikum auf {gain.platform} blieb gleich ({gain.period}).",
  "overview.firstReading":
    "{gain.platform}: Erfassung seit heute; Wachstum nach {gain.needs} Tageswerten, am {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} und {second.platform}: Erfassung seit heute; Wachstum nach {first.needs} Tageswerten, am {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform}: bisher {gain.has} Tageswerte; Wachstum nach {gain.needs}, am {gain.readyOn}.",
  "overview.older":
    "{reading.platform} ließ sich diesmal nicht aktualisieren ({reading.cause}); die Zahlen sind vom {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform}: {dropped} der neuesten Beiträge ließen sich nicht auswerten und sind in keiner Zahl.",
  "overview.conflict":
    "Quellen widersprechen sich zu {followers.platform}: Die verlässlichste nennt {followers} {followers.noun}. Öffne die Zahl, um die anderen zu sehen.",
  "overview.conflictPaying":
    "{subscribers} Personen haben laut Abrechnung ein Abo bezahlt ({subscribers.period}). Von Hand wurde eine andere Zahl eingetragen; es gilt die der Abrechnung, hier und in allen Zahlen je Abonnent. Öffne die Zahl, um beide zu sehen.",
  "overview.conflictEarnings":
    "Quellen widersprechen sich bei {earnings.platform} ({earnings.name}): {earnings} stammt aus der verlässlichsten. Öffne die Zahl, um die anderen zu sehen.",
  "overview.unread": "Keine Daten von {audience.platform} ({audience.cause}).",
  "overview.missing": "Bei {first.platform} fehlt noch: {first.name}. Du kannst die Angabe selbst ergänzen.",
  "overview.missingTwo":
    "Bei {first.platform} fehlen noch: {first.name} und {second.name}. Du kannst die Angaben selbst ergänzen.",
  "overview.untyped": "{first.platform} wird nicht automatisch erfasst. Die Zahlen lassen sich von Hand ergänzen.",
  "overview.untypedTwo":
    "{first.platform} und {second.platform} werden nicht automatisch erfasst. Die Zahlen lassen sich von Hand ergänzen.",
  "overview.untypedThree":
    "{first.platform}, {second.platform} und {third.platform} werden nicht automatisch erfasst. Die Zahlen lassen sich von Hand ergänzen.",
  "overview.untypedAll":
    "Keine der verlinkten Plattformen wird automatisch erfasst. Die Zahlen lassen sich von Hand ergänzen.",
  "overview.nothing": "Noch ist keine Plattform verlinkt. Füge einen Link oder Zahlen hinzu, um loszulegen.",
  "effort.more":
    "{posts.platform} bringt mit {posts} der Beiträge {response} der Likes und Kommentare ({response.range}).",
  "effort.less":
    "Auf {posts.platform} entfallen {posts} der Beiträge, aber {response} der Likes und Kommentare ({response.range}).",
  "engagement.level":
    "Likes und Kommentare eines typischen Beitrags auf {engagement.platform} entsprechen {engagement} der Follower.",
  "engagement.levelOld":
    "Likes und Kommentare eines typischen Beitrags auf {engagement.platform} entsprechen {engagement} der Follower; diese Beiträge sind {newest} bis {oldest} alt.",
  "engagement.rising":
    "Die neuesten Beiträge auf {change.platform} brachten {change.size} mehr Likes und Kommentare als die davor ({change.range}).",
  "engagement.aboveYear":
    "Ein typischer Beitrag auf {change.platform} ({change.period}) brachte {change.size} mehr Likes und Kommentare als in denselben Tagen ein Jahr davor ({change.range}).",
  "engagement.belowYear":
    "Ein typischer Beitrag auf {change.platform} ({change.period}) brachte {change.size} weniger Likes und Kommentare als in denselben Tagen ein Jahr davor ({change.sizeRange}).",
  "engagement.aboveBenchmark":
    "Das Engagement auf {engagement.platform} liegt mit {engagement} über den {benchmark}, die für Konten dieser Größe veröffentlicht sind.",
  "engagement.belowBenchmark":
    "Das Engagement auf {engagement.platform} liegt mit {engagement} unter den {benchmark}, die für Konten dieser Größe veröffentlicht sind.",
  "engagement.abovePeers":
    "Ein Engagement von {engagement} ist mehr, als Konten dieser Größe auf {engagement.platform} hier meist haben ({peers.range}): höher als bei {place} von ihnen.",
  "engagement.belowPeers":
    "Ein Engagement von {engagement} ist weniger, als Konten dieser Größe auf {engagement.platform} hier meist haben ({peers.range}): Nur {place} von ihnen haben weniger.",
  "engagement.amongPeers":
    "Das ist für Konten dieser Größe hier üblich ({peers.range}): höher als bei {place} von ihnen (den Zufall eingerechnet {place.range}).",
  "engagement.nearPeers":
    "Konten dieser Größe haben hier üblicherweise {peers.range}. Höher als bei {place} von ihnen (den Zufall eingerechnet {place.range}).",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "Das häufigste Thema ist {theme}, in {share} der Beiträge mit Text.",
  "themes.next": "Danach kommt {first}.",
  "themes.nextTwo": "Danach kommen {first} und {second}.",
  "themes.more":
    "Beiträge mit {theme} bringen etwa {change.size} mehr Likes und Kommentare als die übrigen des Creators ({change.range}).",
  "themes.less":
    "Beiträge mit {theme} bringen etwa {change.size} weniger Likes und Kommentare als die übrigen des Creators.",
  "formats.more":
    "Auf {change.platform} bringen Beiträge im Format {format} etwa {change.size} mehr Likes und Kommentare als die übrigen ({change.range}).",
  "formats.less":
    "Auf {change.platform} bringen Beiträge im Format {format} etwa {change.size} weniger Likes und Kommentare als die übrigen ({change.sizeRange}).",
  "formats.pairing":
    "Auf {change.platform} wirkt {theme} am besten im Format {format}: etwa {change.size} mehr Likes und Kommentare als andere Beiträge ({change.range}).",
  "themes.language": "Sprache der meisten Texte: {language}.",
  "themes.absent": "{theme.Reason}.",
  "standOut.up":
    "{times.platform}, {times.until}, {time} ({format}): das {times}-Fache der Likes und Kommentare eines typischen Beitrags ringsum.",
  "standOut.upUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}): das {times}-Fache der Likes und Kommentare eines typischen Beitrags ringsum.",
  "standOut.down":
    "{times.platform}, {times.until}, {time} ({format}): nur das {times}-Fache der Likes und Kommentare eines typischen Beitrags ringsum.",
  "standOut.downUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}): nur das {times}-Fache der Likes und Kommentare eines typischen Beitrags ringsum.",
  "standOut.theme": "Thema: {theme}.",
  "standOut.followers": "Zugleich kamen ungewöhnlich viele {gain.noun}: {gain.size} ({gain.period}).",
  "standOut.link": "Zum Beitrag: {link}.",
  "cadence.rate": "{rate.platform}: {rate} {rate.noun}; die längste Pause dauerte {gap}.",
  "cadence.silent": "{since.platform}: Der letzte Beitrag liegt {since} zurück.",
  "cadence.typed": "{rate.platform}: {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "Keine Uhrzeit ist eindeutig besser. Poste weiter regelmäßig.",
  "schedule.window":
    "Beiträge auf {lift.platform} zwischen {from} und {until} in der Zeitzone des Creators bringen etwa {lift} mehr Likes und Kommentare ({lift.range}).",
  "schedule.windowUtc":
    "Beiträge auf {lift.platform} zwischen {from} und {until} UTC bringen etwa {lift} mehr Likes und Kommentare ({lift.range}).",
  "schedule.unknown": "Nicht genug Daten: Es braucht Beiträge, und es gibt keine.",
  "audience.absent": "{audience.Reason}.",
  "audience.country": "{share} der Follower auf {share.platform}, deren Land bekannt ist, leben hier: {part}.",
  "audience.city": "{share} derer, deren Stadt bekannt ist, leben hier: {part}.",
  "audience.age": "{share} derer, deren Alter bekannt ist, sind {part} Jahre alt.",
  "audience.online":
    "Zwischen {from} und {until} in der Zeitzone des Creators sind {more} mehr Follower auf {more.platform} online als in einer durchschnittlichen Stunde.",
  "audience.onlineUtc":
    "Zwischen {from} und {until} UTC sind {more} mehr Follower auf {more.platform} online als in einer durchschnittlichen Stunde.",
  "audience.gender": "{share} sind {part}.",
  "money.rose":
    "Die Nettoeinnahmen stiegen gegenüber dem Zeitraum {change.period} um {change.size} ({change.sizeRange}).",
  "money.fell":
    "Die Nettoeinnahmen fielen gegenüber dem Zeitraum {change.period} um {change.size} ({change.sizeRange}).",
  "money.fellMaybe":
    "Die Nettoeinnahmen lagen um {change.size} unter denen des Zeitraums {change.period}, das liegt in ihren üblichen Schwankungen ({change.range}).",
  "money.roseQuarter":
    "Die Nettoeinnahmen des letzten Vierteljahrs sind gegenüber {change.period} um {change.size} gestiegen ({change.sizeRange}).",
  "money.top": "Die größten Zahlenden brachten {share} aller Einnahmen ({share.period}).",
  "money.quiet":
    "{quiet} Stammzahler haben länger als für sie üblich nichts gezahlt; davor brachten sie {worth} im Monat.",
  "money.quietUsual":
    "{quiet} Stammzahler sind verstummt, so wie zu anderen Zeiten: Etwa {expected} wären es durch Zufall. Vorher brachten sie {worth} im Monat.",
  "money.quietMore":
    "{quiet} Stammzahler sind verstummt, mehr als die {expected}, die es zu anderen Zeiten wären. Vorher brachten sie {worth} im Monat.",
  "money.priceMore":
    "Seit der Preis von {from} auf {to} ging, bringen die Neuen einer Woche, über {days} gezählt, {change.size} mehr ({change.sizeRange}), Zugänge, Verlängerungen und Extras gezählt.",
  "money.priceLess":
    "Seit der Preis von {from} auf {to} ging, bringen die Neuen einer Woche, über {days} gezählt, {change.size} weniger ({change.sizeRange}), Zugänge, Verlängerungen und Extras gezählt.",
  "money.priceUnclear":
    "Ob {to} mehr bringt als {from}, ist nicht klar: Was die Neuen einer Woche über {days} bringen, hat sich um {change} geändert ({change.range}), und das kann Zufall sein.",
  "money.priceEarly":
    "Es ist zu früh zu sagen, ob {to} mehr bringt als {from}: Zu wenige von denen, die zu {to} dazukamen, standen schon vor der ersten Verlängerung ({change.reason}).",
  "money.stayByPrice":
    "Von denen, die zu {lowPrice} begannen, verlängerten {low}; von denen zu {highPrice} {high}. Sie begannen zu verschiedenen Zeiten, der Preis muss also nicht der einzige Grund sein.",
  "money.stayByDiscount":
    "Von denen, deren erster Monat ermäßigt war, verlängerten {cut}; von denen, die voll zahlten, {whole}. Wegen einer Ermäßigung kommen vielleicht andere Menschen, sie muss also nicht der Grund sein.",
  "money.priceAbove":
    "{price} im Monat ist mehr, als {place} der Creator dieser Größe hier verlangen ({place.range} bei möglichem Zufall); üblich sind {peers.range}.",
  "money.priceBelow":
    "{price} im Monat ist wenig neben Creatorn dieser Größe hier: Nur {place} von ihnen verlangen weniger ({place.range} bei möglichem Zufall); üblich sind {peers.range}.",
  "money.priceAmong":
    "Creator dieser Größe verlangen hier meist {peers.range} im Monat; {price} ist mehr, als {place} von ihnen verlangen ({place.range} bei möglichem Zufall).",
  "money.joiner": "Ein neuer Abonnent bringt im ersten Quartal nach dem Beginn {value} ({value.range}).",
  "money.joinerAt": "Wer zu {price} neu dazukommt, bringt im ersten Vierteljahr {value} ({value.range}).",
  "money.monthsSubscribed":
    "Im ersten halben Jahr nach dem Beginn zahlt ein neuer Abonnent im Mittel für {months} Monate ({months.range}).",
  "money.monthsSubscribedAt":
    "Im ersten Halbjahr bezahlt, wer zu {price} dazukommt, im Mittel {months} Monate ({months.range}).",
  "money.joinerRose": "Das sind {change.size} mehr als bei denen, die davor begannen ({change.range}).",
  "money.joinerFell": "Das sind {change.size} weniger als bei denen, die davor begannen ({change.sizeRange}).",
  "growth.gained": "{gain.platform} gewann {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} verlor {gain.size} {gain.noun} ({gain.period}).",
  "growth.quicker":
    "{gain.platform} wächst schneller: {gain.size} {gain.noun} kamen dazu ({gain.period}), nach {before.size} in ebenso vielen Tagen davor. Das übliche Auf und Ab hätte {expected.range} gebracht.",
  "growth.slowed":
    "{gain.platform} ist langsamer geworden: {gain.size} {gain.noun} kamen dazu ({gain.period}), nach {before.size} in ebenso vielen Tagen davor. Das übliche Auf und Ab hätte {expected.range} gebracht.",
  "growth.turned":
    "{gain.platform} hat sich gewendet: {gain.size} {gain.noun} gingen ({gain.period}), nachdem in ebenso vielen Tagen davor {before.size} kamen. Das übliche Auf und Ab hätte {expected.range} gebracht.",
  "growth.belowHigh":
    "{now.platform} hat {now} {now.noun}, {change.size} weniger als beim Höchststand von {high} am {change.from}.",
  "growth.aboveYear":
    "{gain.platform} wächst schneller als vor einem Jahr: In denselben Tagen des Vorjahres kamen {year.size} {year.noun} dazu. Der Unterschied ({change.range}) geht über die Schwankungen innerhalb dieser Wochen hinaus.",
  "growth.belowYear":
    "{gain.platform} wächst langsamer als vor einem Jahr: In denselben Tagen des Vorjahres kamen {year.size} {year.noun} dazu. Der Unterschied ({change.sizeRange}) geht über die Schwankungen innerhalb dieser Wochen hinaus.",
  "growth.gainsAfterYear":
    "{gain.platform} wächst, anders als vor einem Jahr: In denselben Tagen des Vorjahres gingen {year.size}. Der Unterschied ({change.range}) geht über die Schwankungen innerhalb dieser Wochen hinaus.",
  "growth.losesAfterYear":
    "{gain.platform} verliert Follower, anders als vor einem Jahr: In denselben Tagen des Vorjahres kamen {year.size} dazu. Der Unterschied ({change.sizeRange}) geht über die Schwankungen innerhalb dieser Wochen hinaus.",
  "growth.perPost":
    "Wochen mit mehr Beiträgen auf {more.platform} brachten mehr Follower: {more} mit jedem weiteren Beitrag ({more.range}, über {more.sample}). Es kann sein, dass es mehr zu zeigen gab.",
  "audience.nonePostedThen": "Keiner der letzten Beiträge erschien dann.",
  "audience.postsThen": "Nur {share} der Beiträge erscheinen dann.",
  "growth.lostOn":
    "{share} dessen, was {share.platform} zuletzt verlor, gingen innerhalb von {days} ({share.period}); die Ursache ist nicht bekannt.",
  "growth.milestone":
    "Bis {milestone} Follower auf {days.platform} dauert es bei diesem Tempo etwa {days} ({days.range}).",
  "growth.faster":
    "{place.platform} wuchs schneller als {place} der Konten dieser Größe hier, die sich in derselben Zeit meist um {peers.range} verändern (den Zufall eingerechnet {place.range}).",
  "growth.slower":
    "{place.platform} wuchs nur schneller als {place} der Konten dieser Größe hier, die sich in derselben Zeit meist um {peers.range} verändern (den Zufall eingerechnet {place.range}).",
  "alike.one":
    "{followers.platform}: {followers} {followers.noun}, {rate} {rate.noun}; {theme} ist ein Hauptthema, wie hier.",
  "alike.two":
    "{followers.platform}: {followers} {followers.noun}, {rate} {rate.noun}; {first} und {second} sind Hauptthemen, wie hier.",
  "alike.postsMore": "Postet öfter: {rate} {rate.noun}, hier {own}.",
  "alike.postsLess": "Postet seltener: {rate} {rate.noun}, hier {own}.",
  "alike.formatMore": "Postet mehr im Format {format}: {theirs} der Beiträge, hier {own}.",
  "alike.themeMore": "Postet mehr über {theme}: {theirs} der Beiträge mit Bildtext, hier {own}.",
  "growth.jump":
    "{jump.platform} gewann {jump.size} {jump.noun} in {jump.sample} ({jump.period}); kein Beitrag erklärt das.",
  "growth.jumpLeft":
    "{jump.platform} bekam {jump.size} {jump.noun} in {jump.sample} ({jump.period}) ohne bekannten Grund und hat seitdem {since.size} weniger.",
  "growth.jumpPost":
    "{jump.platform} gewann {jump.size} {jump.noun} in {jump.sample} ({jump.period}), als ein Beitrag weit mehr als üblich erreichte.",
  "growth.jumpUnread":
    "{jump.platform} gewann {jump.size} {jump.noun} in {jump.sample} ({jump.period}); die Beiträge jener Tage liegen nicht vor, die Ursache ist unbekannt.",
  "growth.jumpLoss":
    "{jump.platform} verlor {jump.size} {jump.noun} in {jump.sample} ({jump.period}), weit mehr als üblich; die Ursache ist unbekannt.",
  "growth.viral":
    "Die Follower auf {gain.platform} sprangen nach oben ({gain.period}): {gain.size} {gain.noun} mehr als üblich, mit einem Beitrag weit über dem Durchschnitt.",
  "growth.unexplained":
    "Ungewöhnliches Wachstum auf {gain.platform} ({gain.period}): {gain.size} {gain.noun} mehr als üblich, Ursache unbekannt.",
  "growth.unusualLoss":
    "Ungewöhnlicher Verlust auf {gain.platform} ({gain.period}): {gain.size} {gain.noun} mehr als üblich, Ursache unbekannt.",
  "growth.up":
    "Auf {forecast.platform} geht es voraussichtlich von {now} auf etwa {forecast} Follower bis {forecast.until}, am wahrscheinlichsten {forecast.range}.",
  "growth.down":
    "{forecast.platform} fällt voraussichtlich von {now} auf etwa {forecast} Follower bis {forecast.until}, am wahrscheinlichsten {forecast.range}.",
  "growth.either":
    "Bis {forecast.until} kann {forecast.platform} Follower gewinnen oder verlieren: am wahrscheinlichsten {forecast.range}, nach {now} bei der letzten Zählung.",
  "growth.mayFall":
    "Bis {forecast.until} verliert {forecast.platform} eher Follower, als welche zu gewinnen: am wahrscheinlichsten {forecast.range}, nach {now} bei der letzten Zählung.",
  "growth.mayRise":
    "Bis {forecast.until} gewinnt {forecast.platform} eher Follower, als welche zu verlieren: am wahrscheinlichsten {forecast.range}, nach {now} bei der letzten Zählung.",
  "growth.lowConfidence":
    "Vertrauen in die Prognose für {confidence.platform}: {confidence}; sie nutzt nur wenige Tageswerte.",
  "growth.noneUp": "Keine gemessene Zahl deutet auf Wachstum hin.",
  "growth.absent": "Noch keine Wachstumszahl für {forecast.platform} ({forecast.reason}).",
  "growth.absentTwo": "Noch keine Wachstumszahl für {first.platform} oder {second.platform} ({first.reason}).",
  "growth.unknown": "Noch keine Wachstumszahl ({follows.reason}).",
  "position.percentile": "Das Engagement ist höher als bei {position} der vergleichbaren Creators auf FanRadar.",
  "position.together":
    "Über alle Plattformen zusammen, größere Konten mit mehr Gewicht, ist das Engagement höher als bei {position} der vergleichbaren Creators auf FanRadar.",
  "position.absent": "Noch keine Marktposition ({position.reason}).",
  "next.type": "Ergänze Zahlen zu {figure.platform}; die nächste Analyse nimmt sie auf.",
  "next.typeMissing":
    "Ergänze die fehlende Zahl von {first.platform} ({first.name}); die nächste Analyse nimmt sie auf.",
  "next.typeMissingTwo":
    "Ergänze die fehlenden Zahlen von {first.platform} ({first.name}, {second.name}); die nächste Analyse nimmt sie auf.",
  "next.check": "Prüfe den Link zu {figure.platform} ({figure.reason}) oder ergänze die Zahlen.",
  "next.checkMissing":
    "Prüfe den Link zu {figure.platform} ({figure.reason}) oder ergänze die fehlende Zahl ({first.name}).",
  "next.checkLink": "Prüfe den Link zu {figure.platform} ({figure.reason}).",
  "next.later": "Analysiere später noch einmal: keine Daten von {figure.platform} ({figure.reason}).",
  "next.laterAt":
    "Analysiere nach dem {figure.nextTry} noch einmal: keine Daten von {figure.platform} ({figure.reason}).",
  "next.wait": "Komm am {gain.readyOn} wieder, um zu sehen, wie {gain.platform} wächst.",
  "next.waitTwo": "Komm am {first.readyOn} wieder, um zu sehen, wie {first.platform} und {second.platform} wachsen.",
  "next.statement":
    "Importiere eine Abrechnung von {figure.platform}, um zu sehen, wofür gezahlt wird, wie viel von wenigen abhängt und wer nicht mehr zahlt.",
  "next.typePosts":
    "Ergänze, wie viele Beiträge pro Woche auf {rate.platform} erscheinen, um den Rhythmus dort zu sehen.",
  "next.typePostsTwo":
    "Ergänze, wie viele Beiträge pro Woche auf {first.platform} und auf {second.platform} erscheinen, um den Rhythmus dort zu sehen.",
  "next.post": "Das Engagement auf {engagement.platform} braucht mehr Beiträge ({engagement.reason}).",
  "next.spread": "Lade Follower von {platform} auch auf eine andere Plattform ein: {share} der gezählten sind dort.",
  "next.resume":
    "Veröffentliche wieder auf {since.platform}: Pausen dort dauern selten länger als {usual}, und diese dauert schon {since}.",
  "next.resumeEffect":
    "Veröffentliche wieder auf {since.platform}: Pausen dort dauern selten länger als {usual}, und diese dauert schon {since}. Neue Beiträge dürften etwa {effect} {effect.noun} bringen ({effect.range}).",
  "next.shiftTheme":
    "Veröffentliche öfter etwas über {theme}, in {target} der Beiträge statt {share}: etwa {effect} {effect.noun} mehr ({effect.range}). Lass es, wenn diese Beiträge nicht mehr bringen als die übrigen.",
  "next.shiftFormat":
    "Nutze auf {effect.platform} das Format {format} öfter, in {target} der Beiträge statt {share}: etwa {effect} {effect.noun} mehr ({effect.range}). Lass es, wenn diese Beiträge nicht mehr bringen als die übrigen.",
  "next.shiftPairing":
    "Veröffentliche auf {effect.platform} öfter etwas über {theme} im Format {format}, in {target} der Beiträge statt {share}: etwa {effect} {effect.noun} mehr ({effect.range}). Lass es, wenn diese Beiträge nicht mehr bringen als die übrigen.",
  "next.priceBack":
    "Geh für neue Abonnenten von {to} auf {from} zurück: Zu {to} bringen die Neuen einer Woche, über {days} gezählt, {change.size} weniger ({change.sizeRange}). Trag die Änderung ein, damit die nächsten Berichte sie beurteilen können.",
  "next.firstMonth":
    "Gib denen, die zu {price} dazukommen, einen Grund zu bleiben: {renewed} verlängern, von denen zu {otherPrice} waren es {other}. Plane eine Begrüßung und etwas Neues für die vierte Woche. Ein Anteil über dieser Spanne ({renewed.range}) in späteren Berichten zeigt, dass es wirkt.",
  "next.winBack":
    "Schreib den {quiet} Stammzahlern, die nicht mehr zahlen ({worth} im Monat). Etwa {returned} kämen innerhalb eines Monats ohnehin zurück: Erst deutlich mehr zeigen, dass die Nachricht gewirkt hat.",
  "next.winBackNew": "Schreib den {quiet} Stammzahlern, die nicht mehr zahlen ({worth} im Monat).",
  "next.losses":
    "Sieh dir die Tageskurve von {gain.platform} an: An welchen Tagen gingen Follower, und was wurde damals veröffentlicht?",
  "next.review":
    "Sieh dir an, was die früheren Beiträge auf {change.platform} anders machten: Die neuesten brachten {change.size} weniger Likes und Kommentare.",
  "next.keep":
    "Bleib beim jetzigen Rhythmus auf {rate.platform}: {rate} {rate.noun}. Nichts Gemessenes verlangt eine Änderung.",
  "next.keepPartly":
    "Bleib beim jetzigen Rhythmus auf {rate.platform} ({rate} {rate.noun}): {ran} von {all} Prüfungen liefen, und keine verlangt eine Änderung.",
});
