/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Nutzungsbedingungen",
    description: "Was du von FanRadar erwarten darfst, und was es von dir erwartet.",
    sections: [
      {
        title: "Wer es nutzen darf",
        paragraphs: [
          "FanRadar befasst sich mit Creators von Inhalten für Erwachsene. Du musst 18 oder älter sein und bestätigst das, wenn du dich registrierst. Zu jedem OnlyFans-Link bestätigst du, dass die Person, der er gehört, 18 oder älter ist.",
          "Reiche keine Profile von Minderjährigen ein. Ein Profil, dessen öffentlicher Name oder dessen Bio ein Alter unter 18 nennt, wird nicht analysiert. Auf der Seite jedes Creators kannst du sagen, dass es das Profil einer minderjährigen Person sein könnte: Die Seite wird dann sofort verborgen, und ein Mensch sieht sie sich an.",
        ],
      },
      {
        title: "Was du bekommst",
        paragraphs: [
          "Berichte werden aus öffentlichen Lesungen berechnet und aus dem, was du angibst. Jede Zahl sagt, woher sie kommt, wie alt sie ist, wie sie berechnet wurde und wie sicher sie ist. Schätzungen und Prognosen sind genau das: Sie können falsch sein, und sie sind kein Rat zu Geld, Recht oder Steuern.",
          "Was nicht bekannt ist, wird als „—“ gezeigt.",
        ],
      },
      {
        title: "Was du tun darfst",
        paragraphs: [
          "Du darfst öffentliche Profile von Creators analysieren, ob sie deine sind oder nicht. Du darfst FanRadar nicht nutzen, um herauszufinden, wer jemand ist, wo jemand ist oder welche anderen Konten jemand hat; um jemanden zu belästigen; oder um seine Listen maschinell zu kopieren.",
          "Gib nur Zahlen an, die du angeben darfst. Beanspruche nur, was deines ist. Wer fälschlich beansprucht, viele Male fälschlich meldet oder die Grenzen umgeht, kann das Konto verlieren.",
        ],
      },
      {
        title: "Creators",
        paragraphs: [
          "Ein Creator, der das eigene Profil mit einem Code in der öffentlichen Bio beansprucht, entscheidet, wer was davon sieht. Ein Creator, der entfernt werden möchte, wird entfernt, mit Konto oder ohne: siehe Entfernung.",
        ],
      },
      {
        title: "Keine Gewähr",
        paragraphs: [
          "FanRadar wird von dem betrieben, der diese Instanz unterhält, so wie es ist und ohne Gewähr. Plattformen können beschränken oder beenden, was sie es lesen lassen.",
        ],
      },
    ],
  },
  privacy: {
    title: "Datenschutz",
    description:
      "Was FanRadar über Creators, Konten und Besucher aufbewahrt, wie lange, und wie es wieder verschwindet.",
    sections: [
      {
        title: "Über Creators",
        paragraphs: [
          "Über die Schnittstellen der Plattformen gelesen, wie jeder es darf: Name, Handle, Bio, Anzahl der Follower und Beiträge, und von jedem Beitrag Zeit, Bildtext und Zähler. Bilder und Videos werden nicht heruntergeladen. Alter, Geschlecht, Herkunft und Ort werden nie erschlossen.",
          "Profile, denen jemand folgt, werden einmal am Tag gelesen. Wird eines privat, gesperrt oder gibt es es nicht mehr, verbirgt es die nächste Lesung und löscht seine Texte. Eines, das niemand beansprucht hat und dem seit 90 Tagen niemand folgt, wird gelöscht.",
          "Seiten von Creators bitten Suchmaschinen, sie nicht zu listen, es sei denn, der Creator hat die Seite beansprucht und möchte sie gelistet haben.",
          "Einnahmen und Abonnenten sind privat, solange der Creator sie nicht öffnet.",
        ],
      },
      {
        title: "Über Konten",
        paragraphs: [
          "Deine E-Mail-Adresse, dein Name, ein Hash deines Passworts und wo du angemeldet bist: der Name des Browsers und wann er zuletzt gesehen wurde. Mit einem zweiten Faktor auch dessen Geheimnis, verschlüsselt.",
          "Was du einreichst (Namen, Notizen, Zahlen, Dateien, welche Links zusammengehören), gehört dir allein. Es gelangt nie auf die öffentliche Seite eines Creators, in die Suche oder in ein anderes Konto. Originale von Screenshots werden gelöscht, sobald du sie bestätigt hast, wenn du sie nicht absichtlich behältst. Namen von Fans werden nie gespeichert: nur ein Hash mit Schlüssel, der Zahlende voneinander unterscheidet.",
          "Tokens von Konten, die du verbindest, sind verschlüsselt und werden gelöscht, wenn du die Verbindung beendest.",
        ],
      },
      {
        title: "Über Besucher",
        paragraphs: [
          "Wer sich umsieht, hinterlässt kein Konto und kein Profil von sich. Aufrufe der Seite eines Creators werden einmal am Tag gezählt, mit einem Hash, dessen Schlüssel nach diesem Tag gelöscht wird. Eine kostenlose Analyse setzt ein Cookie, und was sie begonnen hat, wird nach 14 Tagen gelöscht, wenn du dich nicht registrierst.",
          "Andere Cookies als diese gibt es nicht: wer angemeldet ist, die kostenlose Analyse und eine laufende Anmeldung mit Google. Seiten laden nichts von anderen Orten, und niemandem sonst wird gesagt, dass du hier bist.",
          "Das Protokoll des Servers hält Anfragen mit Pfad, Status und Netzwerkadresse fest, um Fehler und Missbrauch zu finden.",
        ],
      },
      {
        title: "Wer es sonst sieht",
        paragraphs: [
          "Mails gehen über den Mailserver des Betreibers. Plattformen erfahren, welche Profile gelesen werden, nicht für wen. Berichte schreibt die eigene Engine dieser Instanz. Wo der Betreiber ein Sprachmodell eingerichtet hat, darf es sie aus denselben Zahlen formulieren; jeder Bericht sagt, wer ihn geschrieben hat. Notizen, Adressen und Namen von Fans werden ihm nie geschickt.",
          "Statistiken über viele Creators entstehen aus dem, was jeder lesen darf, in Gruppen von mindestens 5. Was ein Creator verbirgt, geht nicht ein.",
        ],
      },
      {
        title: "Wie es verschwindet",
        paragraphs: [
          "Creators: sofort mit dem Code in der Bio, oder mit dem Formular unter Entfernung. Alles, was gelesen wurde, wird gelöscht, Berichte anderer darüber ebenso, und ein verschlüsseltes Kennzeichen verhindert, dass das Profil wieder gelesen wird.",
          "Belege, Verbindungen und Screenshots kannst du jederzeit entfernen.",
        ],
      },
    ],
  },
  removalLink: "Ein Profil entfernen lassen",
} as const;
