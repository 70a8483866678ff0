/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Benachrichtigungen",
  allRead: "Alle als gelesen markieren",
  empty: "Noch nichts",
  emptyHint: "Hier siehst du fertige Berichte, ungewöhnliche Anstiege oder Rückgänge und Bewertungen.",
  unread: "ungelesen",
  kinds: {
    "report-ready": (name: string) => `Der Bericht über ${name} ist fertig`,
    "report-failed": (name: string) => `Die Analyse von ${name} ist fehlgeschlagen`,
    "forecast-possible": (name: string, platform: string) =>
      `Wachstum und Prognose für ${name} auf ${platform} sind jetzt verfügbar`,
    "unusual-rise": (name: string, platform: string) => `Die Follower von ${name} auf ${platform} stiegen ungewöhnlich`,
    "unusual-drop": (name: string, platform: string) => `Die Follower von ${name} auf ${platform} fielen ungewöhnlich`,
    "engagement-down": (name: string, platform: string) =>
      `Das Engagement von ${name} auf ${platform} ist um 30 % oder mehr gefallen`,
    rated: (name: string) => `Jemand hat den Bericht über ${name} bewertet`,
    "share-opened": (name: string) => `Dein Link zum Bericht über ${name} wurde geöffnet`,
    "evidence-conflict": (name: string, platform: string) => `Quellen widersprechen sich zu ${name} auf ${platform}`,
    "stale-source": (name: string, platform: string) =>
      `Deine Zahlen zu ${name} auf ${platform} sind älter als 30 Tage`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} hat unseren Zugriff auf das Konto von ${name} beendet: Verbinde es erneut`,
    "connection-expiring": (name: string, platform: string) =>
      `Der Zugriff auf das Konto von ${name} auf ${platform} endet in den nächsten zwei Wochen: Verbinde es erneut`,
    "consent-answered": (name: string, platform: string) =>
      `Der Creator hat auf deine Einladung für ${name} auf ${platform} geantwortet`,
    "new-sign-in": () => "Neue Anmeldung in deinem Konto mit einem anderen Browser",
    "budget-used": () =>
      "Das heutige Budget des Sprachmodells ist fast aufgebraucht: Bis Mitternacht UTC antwortet die Engine",
    claim: () => "Es gibt Neues zu einer Seite, die du beansprucht hast",
    removal: () => "Ein Creator hat um Entfernung gebeten; einige deiner Berichte wurden gelöscht",
    "removal-requested": (name: string) =>
      `Jemand hat beantragt, ${name} zu entfernen: Sag uns, ob ihr zusammenarbeitet`,
    "page-hidden": (name: string) =>
      `Die Seite von ${name} wurde gemeldet und ist verborgen, bis ein Mensch entschieden hat: Sag uns, was du weißt`,
    "page-shown": (name: string) => `Die Seite von ${name} wurde geprüft und ist wieder sichtbar`,
    "case-opened": () => "Eine Meldung oder ein Antrag auf Entfernung wartet auf eine Entscheidung",
    "instance-token": () => "Das Plattform-Token dieser Instanz läuft bald ab: Erneuere es",
    "drill-failed": () => "Die nächtliche Probe konnte diese Instanz nicht wiederherstellen: Sieh nach, woran es liegt",
    "workspace-removed": () =>
      "Du wurdest aus einem gemeinsamen Arbeitsbereich entfernt und siehst seine Models nicht mehr",
    "workspace-owner": () => "Dir gehört jetzt ein gemeinsamer Arbeitsbereich",
    "model-moved-back": (name: string) =>
      name
        ? `${name} wurde in deinen persönlichen Arbeitsbereich zurückverschoben`
        : "Ein Model wurde mit Berichten und Zahlen aus deinem Arbeitsbereich zurückverschoben",
    "todo-given": (name: string) =>
      name ? `Du hast eine Aufgabe zu ${name} bekommen` : "Du hast eine Aufgabe bekommen",
    "split-unconfirmed": (name: string) =>
      name
        ? `Der Creator zu ${name} hat eine Bestätigung der Aufteilung zurückgezogen`
        : "Deine Agentur hat eine Bestätigung deiner Aufteilung zurückgezogen",
    "split-withdrawn": (name: string) =>
      name
        ? `Ein Anteil der Aufteilung von ${name} wurde zurückgezogen`
        : "Deine Agentur hat einen Anteil deiner Aufteilung zurückgezogen",
    "split-changed": (name: string) =>
      name
        ? `Bestätigte Monate der Aufteilung von ${name} haben jetzt andere Summen`
        : "Bestätigte Monate deiner Aufteilung haben jetzt andere Summen",
    "split-confirmed": (name: string) =>
      name
        ? `Der Creator von ${name} hat einen Monat der Aufteilung bestätigt`
        : "Deine Agentur hat einen Monat deiner Aufteilung bestätigt",
    "goal-reached": (name: string) => `Ein Ziel von ${name} ist erreicht`,
    "in-charge": (name: string) => `Du bist jetzt für ${name} zuständig`,
    mentioned: (name: string) => `Du wurdest in einer Notiz zu ${name} erwähnt`,
  },
  unsubscribe: {
    title: "E-Mail-Einstellungen",
    lead: "Keine E-Mails dieser Art mehr an diese Adresse senden?",
    submit: "Abschalten",
    submitting: "Wird abgeschaltet...",
    done: {
      emailAlerts: "Du erhältst keine Warn-E-Mails mehr.",
      reportUpdates: "Du erhältst keine E-Mails zu Berichten mehr.",
      marketingEmails: "Du erhältst keine Werbe-E-Mails mehr.",
      weeklyDigest: "Du erhältst die wöchentliche E-Mail nicht mehr.",
    },
    back: "In den Einstellungen kannst du sie wieder einschalten.",
    failed: "Dieser Link funktioniert nicht. Er ist unvollständig, oder das Konto wurde gelöscht.",
  },
  causes: { post: "nach einem Beitrag, der weit kam", unknown: "Ursache unbekannt" },
} as const;
