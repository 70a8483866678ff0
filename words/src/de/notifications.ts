/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Benachrichtigungen",
  allRead: "Alle als gelesen markieren",
  empty: "Noch nichts",
  emptyHint:
    "Wenn ein Bericht fertig ist, Follower ungewöhnlich steigen oder fallen oder jemand einen Bericht bewertet, steht es hier.",
  unread: "ungelesen",
  kinds: {
    "report-ready": (name: string) => `Der Bericht über ${name} ist fertig`,
    "report-failed": (name: string) => `Die Analyse von ${name} ist fehlgeschlagen`,
    "forecast-possible": (name: string, platform: string) =>
      `Es gibt genug Lesungen von ${name} auf ${platform} für Wachstum und Prognose`,
    "unusual-rise": (name: string, platform: string) => `Die Follower von ${name} auf ${platform} stiegen ungewöhnlich`,
    "unusual-drop": (name: string, platform: string) => `Die Follower von ${name} auf ${platform} fielen ungewöhnlich`,
    "engagement-down": (name: string, platform: string) =>
      `Das Engagement von ${name} auf ${platform} ist um 30 % oder mehr gefallen`,
    rated: (name: string) => `Jemand hat den Bericht über ${name} bewertet`,
    "share-opened": (name: string) => `Dein Link zum Bericht über ${name} wurde geöffnet`,
    "evidence-conflict": (name: string, platform: string) => `Quellen widersprechen sich zu ${name} auf ${platform}`,
    "stale-source": (name: string, platform: string) =>
      `Was du zu ${name} auf ${platform} angegeben hast, ist älter als 30 Tage`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} lässt uns das Konto von ${name} nicht mehr lesen: verbinde es neu`,
    "connection-expiring": (name: string, platform: string) =>
      `Das Lesen des Kontos von ${name} auf ${platform} endet in höchstens zwei Wochen: verbinde es neu`,
    "new-sign-in": () => "Ein anderer Browser hat sich in deinem Konto angemeldet",
    "budget-used": () =>
      "Vom heutigen Anteil am Sprachmodell ist wenig übrig: bis Mitternacht UTC antwortet die Engine, wofür er nicht reicht",
    claim: () => "Es gibt Neues zu einer Seite, die du beansprucht hast",
    removal: () => "Ein Creator wollte entfernt werden, und einige deiner Berichte sind mitgegangen",
  },
  unsubscribe: {
    title: "Mails",
    lead: "Keine Mails dieser Art mehr an die Adresse, an die dieser Link ging?",
    submit: "Abschalten",
    submitting: "Wird abgeschaltet...",
    done: {
      emailAlerts: "Es kommen keine Hinweismails mehr.",
      reportUpdates: "Es kommen keine Mails zu Berichten mehr.",
      marketingEmails: "Es kommen keine Mails mehr von denen, die diese Instanz betreiben.",
      weeklyDigest: "Es kommen keine Wochenmails mehr.",
    },
    back: "In den Einstellungen gibt es einen Schalter, um sie wieder einzuschalten.",
    failed: "Dieser Link schaltet nichts ab. Er wurde nicht ganz kopiert, oder sein Konto gibt es nicht mehr.",
  },
  causes: { post: "nach einem Beitrag, der weit kam", unknown: "Ursache unbekannt" },
} as const;
