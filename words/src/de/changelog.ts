/** /changelog. */
export const changelogWords = {
  title: "Neuerungen",
  description: "Was sich in FanRadar geändert hat, Version für Version.",
  unreleased: "Noch nicht veröffentlicht",
  readers: { everyone: "Für alle", members: "Für Agenturen und Creators", operators: "Für Betreiber" },
  changes: {
    "0.1.0": {
      everyone: [
        "Finde öffentliche Creators auf Instagram, X oder TikTok, oder erhalte ohne Konto einen kostenlosen Bericht über sie.",
        "Drücke auf eine Zahl, um Quelle, Alter, Formel und Bereich zu sehen. Zu jeder Zahl gibt es eine Seite, die sie erklärt.",
        "Lies alles auf Deutsch, Englisch, Französisch oder Spanisch, hell oder dunkel, mit Maus, Finger oder Tastatur.",
        "Melde dich mit Passwort, Passkey oder einem Link per E-Mail an.",
        "Nimm ein Profil mit einem Code in der Bio oder über ein Formular aus der Liste.",
        "Ein Antrag auf Entfernung verbirgt die Seite eines Profils und lässt Teams ihre Models: Sie werden gefragt, und ein Mensch entscheidet.",
        "Sieh unter /licenses.txt die Lizenzen der Software, aus der das Produkt besteht.",
      ],
      members: [
        "Berichte beginnen mit dem, was gut läuft, was gefährdet ist und was als Nächstes zu tun ist, und sagen später, was aus dem Rat wurde.",
        "Eine Beispielagentur zum Umsehen, bevor du etwas hinzufügst, und ein Rundgang von zwei Minuten.",
        "Eine Übersicht aller Models, ein Vergleich von bis zu vier, Auswertungen über jeden Zeitraum und Einnahmen nach Monat.",
        "Abrechnungen, Screenshots und eingetippte Zahlen ergänzen, was die Plattformen nicht liefern, etwa Einnahmen.",
        "Preisrat aus den eigenen Monaten eines Models, mit der Chance, dass ein neuer Preis mehr einbringt.",
        "Ein Assistent, der mit den Zahlen deiner Models und einem geschriebenen Leitfaden antwortet.",
        "Arbeitsbereiche für Teams: Rollen, Zuständige, Aufgaben und Notizen zu einem Bericht oder einem Tag seiner Diagramme.",
        "Ziele für ein Model, mit ihrem Stand und ob die Prognose sie bis zu ihrem Tag erreicht.",
        "Eine Seite für Kunden: ihre Berichte, was von ihnen erbeten ist und die zu bestätigenden Monate, unter deinem Namen und Logo.",
        "PDF-Berichte, Datendateien und geteilte Links unter Namen und Logo deines Arbeitsbereichs.",
        "Eine Einnahmenteilung mit Versionen des Anteils der Agentur: Jeder Cent führt zu seiner Zahlung, und beide Seiten bestätigen einen Monat.",
        "Umsatz nach Chatter: Trinkgelder und bezahlte Nachrichten einer Abrechnung nach den Schichten, in denen gezahlt wurde.",
        "Inhaber exportieren einen ganzen Arbeitsbereich als eine Datei, und jede Person ihre eigenen Daten.",
        "Verschiebe Models aus deinem persönlichen Arbeitsbereich in einen gemeinsamen, einzeln oder viele auf einmal.",
        "Während viele Models analysiert werden, sagt das Dashboard, wie weit sie sind und wann der letzte Bericht erwartet wird.",
        "Ein Link in einen anderen deiner Arbeitsbereiche nennt ihn und öffnet sich dort.",
      ],
      operators: [
        "Richte eine Instanz über einen ausgegebenen Link ein und verwalte Nutzer, Regeln der Anmeldung und das Protokoll.",
        "Anmeldung mit Passkeys und mit beliebig vielen OpenID-Connect-Anbietern, deren Gruppen Administratoren bestimmen können.",
        "Sicherungen mit einer Probe in jeder Nacht, Metriken, Alarmregeln, ein Selbsttest und ein Blick in die Warteschlange.",
      ],
    },
  },
};
