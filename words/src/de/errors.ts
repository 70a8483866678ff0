import type { ErrorCode } from "@fanradar/contract";
import type { ServerCode } from "../field-words.ts";

export const errorWords: Record<ErrorCode, string> = {
  invalid: "Bitte prüfe die markierten Felder.",
  help: "Dieser Text wird hier nicht verwendet, weil er eine Gefahr oder jemanden unter 18 erwähnt. In der Hilfe dazu steht, was zu tun ist und wer hilft.",
  malformed: "Die Anfrage ist kein gültiges HTTP.",
  "malformed-json": "Die Anfrage ist kein gültiges JSON.",
  "too-slow": "Die Anfrage kam nicht rechtzeitig an.",
  "media-type": "Die Anfrage muss JSON sein, oder eine Datei, wo eine Datei erwartet wird.",
  "too-large": "Die Anfrage ist zu groß.",
  unauthenticated: "Bitte melde dich an.",
  "wrong-credentials": "Anmeldung fehlgeschlagen",
  "provider-failed": "Anmeldung mit Google fehlgeschlagen",
  unlinked:
    "Zu dieser Adresse gibt es schon ein Konto. Melde dich mit dessen Passwort an und bestätige zuerst die Adresse.",
  "passkey-failed": "Dieser Passkey hat nicht funktioniert. Versuche es noch einmal oder melde dich anders an.",
  "second-factor": "Gib einen Code aus deiner Authenticator-App ein.",
  "no-challenge": "Bitte melde dich noch einmal mit deinem Passwort an.",
  "confirm-needed": "Bitte bestätige zuerst dein Passwort.",
  forbidden: "Das ist nicht erlaubt.",
  disabled: "Dieses Konto wurde von einer Administratorin oder einem Administrator gesperrt.",
  "last-admin": "Das ist das einzige Konto der Administration. Ernenne zuerst ein weiteres.",
  "last-owner": "Ein Arbeitsbereich braucht jemanden, dem er gehört. Ernenne zuerst eine andere Person.",
  "last-way-in": "Nur so kannst du dich noch bei deinem Konto anmelden. Lege zuerst ein Passwort fest.",
  "sign-up-closed": "Hier können gerade keine neuen Konten erstellt werden. Frag das Team, das diese Seite betreibt.",
  "job-running": "Dieser Auftrag läuft gerade. Warte, bis er beendet ist.",
  unverified: "Bitte bestätige zuerst deine E-Mail-Adresse.",
  "share-password": "Zum Öffnen dieses Links braucht es ein Passwort.",
  "cross-site":
    "Anfragen von anderen Seiten werden abgelehnt. Öffne FanRadar unter seiner eigenen Adresse, wie in PUBLIC_URL festgelegt.",
  "not-found": "Nicht gefunden. Es wurde vielleicht gelöscht oder verschoben, oder du darfst es nicht sehen.",
  "in-review":
    "Dieses Profil wird geprüft. Bis ein Mensch entschieden hat, wird es nicht gezeigt und nicht analysiert.",
  "not-offered": "Diese Instanz kann keine Konten dieser Plattform verbinden.",
  "no-report": "Kein Bericht zu diesem Model gefunden.",
  "claim-over": "Dieser Code ist abgelaufen oder wurde schon benutzt. Hol dir einen neuen.",
  "token-used": "Dieser Link ist abgelaufen oder wurde schon benutzt.",
  "idempotency-conflict": "Diese Einreichung wurde schon mit anderem Inhalt gesendet.",
  stale: "Jemand anderes, oder du in einem anderen Fenster, hat das geändert. Deine Eingaben bleiben erhalten.",
  "already-confirmed":
    "Dieser Screenshot ist schon bestätigt. Um ihn zu berichtigen, entferne ihn und füge ihn neu hinzu.",
  "already-decided": "Jemand anderes hat das schon entschieden.",
  "report-removed": "Dieser Bericht wurde auf Wunsch des Creators entfernt.",
  "storage-full": "Dein Dateispeicher ist voll. Entferne zuerst einige Dateien.",
  "already-imported": "Du hast diese Datei schon importiert. Entferne den ersten Import oder ersetze ihn.",
  unusual: "Einige Zahlen weichen stark von den letzten ab. Wenn sie stimmen, speichere noch einmal.",
  "guest-busy": "Deine kostenlose Analyse läuft noch. Danach kannst du eine weitere starten.",
  "guest-limit":
    "Du hast deine kostenlosen Analysen vorerst aufgebraucht. Erstelle ein kostenloses Konto, um fortzufahren.",
  "too-many": "Zu viele Versuche. Bitte warte einen Moment.",
  unavailable: "Der Dienst ist gerade nicht erreichbar. Bitte versuche es noch einmal.",
  internal: "Bei uns ist etwas schiefgegangen. Wir haben es protokolliert.",
};

/** As `too-many`, from a minute on. */
export const tooManyUntil = "Zu viele Versuche. Versuche es in {wait} noch einmal.";

/** Why the server refuses what no form can: pages need no words for it, the answer has them. */
export const serverRefusalWords: Record<ServerCode, string> = {
  "userId.other": "Das ist die Nummer eines anderen Kontos. Erwartet wird deine eigene oder keine",
  "password.wrong": "Das ist nicht dein aktuelles Passwort",
  "credential.wrong": "Dieses ID-Token gehört nicht zur Google-Identität des Kontos",
  "passkey.wrong": "Dieser Passkey konnte nicht geprüft werden. Versuche es noch einmal",
  "passkey.many": "Du hast 20 Passkeys, mehr sind nicht möglich. Entferne zuerst einen",
  "passkey.unnamed": "Gib dem Passkey einen Namen",
  "push.endpoint": "Gib die https-Adresse eines Push-Dienstes ein",
  "push.key": "Erwartet werden die Schlüssel eines Push-Abonnements des Browsers, in Base64url",
  "timeZone.required": "Wähle die Zeitzone der Abrechnung",
  "figure.unreadable": "Erwartet wird eine Zahl, wie der Bildschirm sie zeigt, etwa 12,104, 12.3K oder $1,234.56",
  "figure.ambiguous":
    "Das lässt sich auf verschiedene Weise lesen. Erwartet werden alle Ziffern, etwa 1,234,000, oder 1.23M",
  "picture.empty": "Die Datei ist leer. Erwartet wird ein Bild als PNG, JPEG oder WebP",
  "picture.type": "Diese Datei ist kein unterstütztes Bild. Erwartet wird PNG, JPEG oder WebP",
  "picture.unreadable":
    "Das Bild ist beschädigt und lässt sich nicht öffnen. Erwartet wird eine vollständige PNG-, JPEG- oder WebP-Datei",
  "picture.large": "Die Datei ist zu groß. Erwartet werden höchstens 10 MB",
  "picture.pixels": "Das Bild ist zu groß. Erwartet werden höchstens 20 Megapixel und 12,000 Pixel pro Seite",
  "picture.small": "Das Bild ist zu klein. Erwartet werden mindestens 64 Pixel pro Seite",
  "avatar.pixels": "Das Bild ist zu groß. Erwartet werden höchstens 25 Megapixel und 12,000 Pixel pro Seite",
  "avatar.url": "Erwartet wird die https://-Adresse eines Bildes, ohne Benutzername und Passwort",
  "avatar.address":
    "Für diesen Host wurde keine öffentliche Internetadresse gefunden. Erwartet wird die Adresse eines öffentlichen Servers",
  "avatar.unreached":
    "Das Bild konnte nicht abgerufen werden: Sein Server hat nicht rechtzeitig oder mit einem Fehler geantwortet",
  "file.empty": "Die Datei ist leer. Erwartet wird eine Abrechnung: eingefügte Zeilen oder eine CSV-Datei",
  "file.archive":
    "Archive und Tabellendateien werden nicht unterstützt. Erwartet wird eine CSV-Datei oder eingefügte Zeilen",
  "file.pdf":
    "PDF-Dateien werden nicht unterstützt. Erwartet wird eine CSV-Datei oder kopierte Zeilen der Abrechnungsseite",
  "file.picture": "Das ist ein Bild. Erwartet wird eine CSV-Datei oder kopierte Zeilen der Abrechnungsseite",
  "file.binary": "Diese Datei ist kein Text. Erwartet wird eine CSV-Datei oder kopierte Zeilen der Abrechnungsseite",
  "file.noRows":
    "Keine Zeilen gefunden. Erwartet werden Spalten unter einer Kopfzeile oder Zeilen, die mit einem Datum beginnen",
  "file.nothingRead":
    "Keine Zeile konnte gelesen werden. Prüfe die Spalten und was in jeder abgelehnten Zeile erwartet wurde",
  "file.tooSlow":
    "Das Lesen dieser Datei dauerte zu lange. Erwartet werden höchstens 20 MB an Zeilen; teile die Datei auf",
  "platform.noSums":
    "Summen und Zahlen werden nur für OnlyFans, Instagram, X und TikTok gespeichert. Für eine andere Plattform importiere die einzelnen Zahlungen",
  "columns.invalid": "Erwartet werden Spalten wie date:0,net:3",
  "columns.missing": "Wähle die Spalten mit Datum und Beträgen: netto, oder brutto und Gebühr",
  "dayFirst.required": "Wähle, ob Tag oder Monat zuerst kommt. Die Daten lassen sich auf beide Arten lesen",
  "creator.required": "Wähle, welcher Creator in der Datei dieses Model ist",
  "figure.whole": "Muss eine ganze Zahl sein",
  "figure.cents": "Höchstens zwei Nachkommastellen",
  "figure.negative": "Muss 0 oder mehr sein",
  "figure.large": "Diese Zahl ist zu groß",
  "figure.unusual": "Mehr als 20-mal so viel oder so wenig wie die Zahl davor. Prüfe sie",
  "amounts.unconfirmed":
    "Ein Betrag ist größer, als eine Zahlung üblicherweise sein kann. Prüfe ihn und bestätige, dass er stimmt",
  "figure.netAboveGross": "Die Netto-Einnahmen können nicht höher sein als die Brutto-Einnahmen",
  "month.invalid": "Muss ein Monat wie 2026-05 sein",
  "month.future": "Muss ein abgeschlossener Monat sein",
  "month.twice": "Dieser Monat steht schon in der Liste",
  "months.many": "Höchstens 60 Monate",
  "sales.many": "Höchstens 500 Verkäufe einer Art",
  "active.low": "Muss mindestens so viele sein wie neu dazukamen",
  "price.same": "Muss sich vom vorigen Preis unterscheiden",
  "chatter.required": "Gib einen Namen ein",
  "shift.none": "Gib mindestens eine Schicht ein",
  "shift.many": "Höchstens 1.000 Schichten auf einmal",
  "shift.time": "Muss ein Zeitpunkt wie 2026-11-03T18:00:00Z sein",
  "shift.order": "Das Ende muss nach dem Beginn liegen",
  "shift.long": "Eine Schicht dauert höchstens 24 Stunden",
};
