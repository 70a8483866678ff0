/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Nutzungsbedingungen",
    description: "Was du von FanRadar erwarten kannst und was es von dir erwartet.",
    sections: [
      {
        title: "Wer es nutzen darf",
        paragraphs: [
          "Bei FanRadar geht es um Creators von Inhalten für Erwachsene. Du musst 18 oder älter sein und bestätigst das bei der Registrierung. Zu jedem OnlyFans-Link bestätigst du, dass die Person, der er gehört, 18 oder älter ist.",
          "Reiche keine Profile von Minderjährigen ein. Ein Profil, dessen öffentlicher Name oder dessen Bio ein Alter unter 18 nennt, wird nicht analysiert. Auf der Seite jedes Creators kannst du melden, dass das Profil einer minderjährigen Person gehören könnte. Ein Mensch prüft sie innerhalb von 48 Stunden. Bist du mit einer bestätigten E-Mail-Adresse angemeldet, ist die Seite bis dahin verborgen.",
        ],
      },
      {
        title: "Was du bekommst",
        paragraphs: [
          "Berichte werden aus öffentlichen Daten berechnet und aus den Daten, die du hinzufügst. Jede Zahl zeigt ihre Quelle, ihr Alter, wie sie berechnet wurde und wie sicher sie ist. Schätzungen und Prognosen können falsch sein. Sie sind keine Finanz-, Rechts- oder Steuerberatung.",
          "Eine Zahl, die nicht bekannt ist, wird als „—“ gezeigt.",
        ],
      },
      {
        title: "Was du tun darfst",
        paragraphs: [
          "Du darfst öffentliche Profile von Creators analysieren, ob sie dir gehören oder nicht. Du darfst FanRadar nicht nutzen, um herauszufinden, wer jemand ist, wo jemand ist oder welche anderen Konten jemand hat, um jemanden zu belästigen oder um die Listen automatisiert zu kopieren.",
          "Füge nur Zahlen hinzu, die du weitergeben darfst. Beanspruche nur Profile, die dir gehören. Du kannst dein Konto verlieren, wenn du Profile zu Unrecht beanspruchst, wiederholt falsche Meldungen machst oder Grenzen umgehst.",
        ],
      },
      {
        title: "Creators",
        paragraphs: [
          "Creators, die ihr Profil mit einem Code in der öffentlichen Bio beanspruchen, entscheiden, wer was sieht. Creators, die entfernt werden möchten, werden entfernt, mit oder ohne Konto: siehe Entfernung.",
        ],
      },
      {
        title: "Keine Gewähr",
        paragraphs: [
          "FanRadar wird vom Betreiber dieser Instanz bereitgestellt, wie es ist und ohne Gewähr. Plattformen können den Zugriff auf Daten einschränken oder beenden.",
        ],
      },
    ],
  },
  privacy: {
    title: "Datenschutz",
    description: "Was FanRadar über Creators, Konten und Besucher speichert, wie lange, und wie es gelöscht wird.",
    sections: [
      {
        title: "Über Creators",
        paragraphs: [
          "Wir erheben Daten über die Schnittstellen der Plattformen, wie es allen offensteht: Name, Handle, Bio, Anzahl der Follower und Beiträge und zu jedem Beitrag Zeit, Bildtext und Zähler. Bilder und Videos laden wir nicht herunter. Alter, Geschlecht, Herkunft und Ort leiten wir nie ab.",
          "Profile, denen jemand folgt, werden einmal am Tag aktualisiert. Wird ein Profil privat, gesperrt oder verschwindet es, verbirgt es die nächste Aktualisierung und löscht seine Texte. Ein Profil, das niemand beansprucht hat und dem seit 90 Tagen niemand folgt, wird gelöscht.",
          "Seiten von Creators bitten Suchmaschinen, sie nicht aufzuführen, es sei denn, der Creator hat die Seite beansprucht und möchte das.",
          "Einnahmen und Abonnenten sind privat, solange der Creator sie nicht teilt.",
        ],
      },
      {
        title: "Über Konten",
        paragraphs: [
          "Wir speichern deine E-Mail-Adresse, deinen Namen, einen Hash deines Passworts und wo du angemeldet bist: den Namen des Browsers und wann er zuletzt aktiv war. Bei Zwei-Faktor-Authentifizierung speichern wir auch ihr Geheimnis, verschlüsselt. Eine Registrierung, die du nicht über den Link in der E-Mail bestätigst, wird nach einem Tag gelöscht.",
          "Was du einreichst (Namen, Notizen, Zahlen, Dateien und welche Links zusammengehören), gehört nur dir. Es erscheint nie auf der öffentlichen Seite eines Creators, in der Suche oder in einem anderen Konto. Originale von Screenshots werden gelöscht, sobald du sie bestätigst, wenn du sie nicht behalten willst. Namen von Fans werden nie gespeichert, nur ein Hash mit Schlüssel, der Zahlende voneinander unterscheidet.",
          "Zugriffstokens von Konten, die du verbindest, sind verschlüsselt und werden gelöscht, wenn du die Verbindung beendest.",
        ],
      },
      {
        title: "Über Besucher",
        paragraphs: [
          "Wer sich nur umsieht, hinterlässt kein Konto und kein Profil. Aufrufe der Seite eines Creators werden einmal am Tag gezählt, mit einem Hash, dessen Schlüssel nach diesem Tag gelöscht wird. Eine kostenlose Analyse setzt ein Cookie, und ihre Daten werden nach 14 Tagen gelöscht, wenn du dich nicht registrierst.",
          "Wir setzen Cookies nur für deine Sitzung, deine kostenlose Analyse, eine laufende Anmeldung, das Wiedererkennen eines Browsers, der schon angemeldet war, deine Sprache, dein Farbschema und ob dieses Gerät Beträge verbirgt. Seiten laden nichts von anderen Websites, daher erfährt sonst niemand, dass du hier bist.",
          "Das Serverprotokoll hält Pfad, Status und Netzwerkadresse von Anfragen fest, um Fehler und Missbrauch zu finden.",
        ],
      },
      {
        title: "Wer es sonst sieht",
        paragraphs: [
          "E-Mails gehen über den Mailserver des Betreibers. Schaltest du Push-Mitteilungen ein, stellt sie der Hersteller deines Browsers zu (etwa Google, Apple oder Mozilla). Er erfährt, wann eine gesendet wird, aber nicht, was sie sagt: Der Text ist für deinen Browser verschlüsselt. Plattformen erfahren, welche Profile gelesen werden, aber nicht für wen. Die Berichte schreibt die eigene Engine dieser Instanz. Hat der Betreiber ein Sprachmodell eingerichtet, kann es sie aus denselben Zahlen umformulieren; jeder Bericht nennt, wer ihn geschrieben hat. Deine privaten Zahlen werden ihm nur gesendet, wenn du „Daten teilen“ einschaltest. Notizen, Adressen und Namen von Fans werden ihm nie gesendet.",
          "Statistiken über mehrere Creators verwenden öffentliche Zahlen, in Gruppen von mindestens 5. Zahlen, die ein Creator verbirgt, gehen nur ein, wenn er „Daten teilen“ eingeschaltet hat.",
        ],
      },
      {
        title: "Wie Daten gelöscht werden",
        paragraphs: [
          "Creators können ihr Profil sofort mit einem Code in der Bio oder mit dem Formular unter Entfernung entfernen lassen. Wir löschen alles, was erhoben wurde, auch Berichte anderer darüber. Ein Einweg-Hash des Handles verhindert, dass das Profil wieder analysiert wird.",
          "Abrechnungen, Verbindungen, Screenshots und ergänzte Zahlen kannst du jederzeit entfernen.",
        ],
      },
    ],
  },
  removalLink: "Ein Profil entfernen lassen",
  licensesLink: "Lizenzen der Software, aus der FanRadar besteht",
} as const;
