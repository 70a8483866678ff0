/** Of the page of settings. */
export const settingsWords = {
  title: "Einstellungen",
  description: "Dein Konto, Benachrichtigungen, Privatsphäre und Einstellungen",
  save: "Änderungen speichern",
  saving: "Wird gespeichert...",
  saved: "Einstellungen erfolgreich gespeichert",
  failed: "Die Einstellungen konnten nicht gespeichert werden",
  tabs: {
    profile: "Profil",
    notifications: "Benachrichtigungen",
    privacy: "Privatsphäre",
    preferences: "Darstellung",
    security: "Sicherheit",
    workspace: "Arbeitsbereich",
  },
  profile: {
    picture: {
      title: "Bild",
      choose: "Bild auswählen",
      hint: "PNG, JPEG oder WebP, bis 10 MB. Wir schneiden es quadratisch zu und entfernen verborgene Daten wie Ort und Kamera. Andere sehen es neben deinem Namen.",
      sending: "Wird hochgeladen...",
      saved: "Dein Bild ist gespeichert",
      remove: "Bild entfernen",
      removed: "Dein Bild ist entfernt",
      failed: "Das Bild konnte nicht geändert werden. Bitte versuche es noch einmal.",
      alt: "Dein Bild",
    },
    name: "Voller Name",
    email: "E-Mail-Adresse",
    emailHint:
      "Mit dieser Adresse meldest du dich an. Um sie zu ändern, bestätige die neue über den Link, den wir dorthin senden.",
    emailChange: {
      waiting: "Wartet auf Bestätigung:",
      until: (moment: string) =>
        `Wir haben einen Link dorthin gesendet. Er gilt bis ${moment}. Bis zur Bestätigung meldest du dich mit deiner bisherigen Adresse an.`,
      cancel: "Änderung abbrechen",
      cancelled: "Deine Adresse bleibt, wie sie ist",
      cancelFailed: "Die Änderung konnte nicht abgebrochen werden. Bitte versuche es noch einmal.",
      confirm: "Bestätige, dass du es bist",
      later: "Nicht jetzt",
    },
    avatarUrl: "Avatar-URL",
    avatarUrlHint:
      "Eine https-Adresse eines Bildes. Wir laden es beim Speichern einmal und behalten eine eigene Kopie.",
    bio: "Bio",
    bioHint: "Grenze: 500 Zeichen.",
  },
  notifications: {
    emailAlerts: "E-Mail-Hinweise",
    reportUpdates: "Neuigkeiten zu Berichten",
    marketingEmails: "Werbe-E-Mails",
    weeklyDigest: "Wochenüberblick",
  },
  digestTag: "Wöchentliche E-Mail: Tag",
  anyDigestTag: "Alle Models",
  digestTagHint: "Die E-Mail umfasst dann nur deine Models mit diesem Tag.",
  notificationHints: {
    emailAlerts: "E-Mails zu deinem Konto und zu ungewöhnlichen Änderungen deiner Zahlen.",
    reportUpdates: "Eine E-Mail, wenn ein Bericht fertig oder fehlgeschlagen ist.",
    marketingEmails: "Neuigkeiten und Angebote vom Team, das diese Seite betreibt.",
    weeklyDigest: "Eine wöchentliche Zusammenfassung der Änderungen.",
  },
  push: {
    label: "Push-Mitteilungen auf diesem Gerät",
    hint: "Zeigt neue Benachrichtigungen auf diesem Gerät, auch wenn FanRadar geschlossen ist. Sie sagen, was geschehen ist, nie einen Namen oder Betrag. Gilt sofort und endet, wenn du dich hier abmeldest.",
    unsupported:
      "Dieser Browser bietet hier keine Push-Mitteilungen an. Sie brauchen https; auf einem iPhone oder iPad füge FanRadar dem Home-Bildschirm hinzu und öffne es von dort.",
    blocked:
      "Mitteilungen dieser Website sind blockiert. Erlaube sie in den Einstellungen deines Browsers für diese Website und schalte sie dann hier ein.",
    failed:
      "Push-Mitteilungen ließen sich nicht einschalten: Der Browser oder sein Push-Dienst hat abgelehnt. Bitte versuche es erneut.",
    offFailed: "Push-Mitteilungen ließen sich nicht ausschalten. Bitte versuche es erneut.",
  },
  privacy: {
    profileVisibility: "Sichtbarkeit des Profils",
    visibilities: { public: "Öffentlich", private: "Privat", limited: "Eingeschränkt" },
    showActivity: "Aktivität zeigen",
    dataSharing: "Daten teilen",
    analyticsTracking: "Besuche zählen",
  },
  privacyHints: {
    pageVisibility:
      "Wer deine Seite findet: alle, nur du oder Leute mit dem Link. Dasselbe wie „Ganzes Profil“ unter Mein Profil.",
    profileVisibility: "Wer deinen Namen bei Bewertungen und Freigaben sieht: alle, niemand oder Leute mit einem Link.",
    showActivity: "Deine Bewertungen zeigen deinen Namen.",
    dataSharing:
      "Deine privaten Zahlen dürfen in Statistiken über mindestens fünf Personen eingehen und an das Sprachmodell eines anderen Anbieters gesendet werden.",
    analyticsTracking: "Deine Besuche zählen als Aufrufe der Seiten von Creators. Wenn aus, werden sie nicht gezählt.",
  },
  preferences: {
    theme: "Farbschema",
    themes: { light: "Hell", dark: "Dunkel", system: "System" },
    language: "Sprache",
    timezone: "Zeitzone",
    usualZones: {
      UTC: "UTC",
      "America/New_York": "Ostküste der USA",
      "America/Los_Angeles": "Westküste der USA",
      "Europe/London": "GMT",
    },
    otherZones: "Alle Zeitzonen",
    currency: "Währung",
    rates: (source: string, day: string) =>
      `Beträge in anderen Währungen werden zu Kursen von ${source} umgerechnet, ${day}.`,
    noRates: "Hier sind keine Wechselkurse eingerichtet; Beträge bleiben in ihrer Währung.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Deine Daten",
  lead: "Lade alles, was über dich gespeichert ist, als eine JSON-Datei herunter.",
  export: "Daten exportieren",
  exporting: "Wird exportiert...",
  exportStarted: "Datenexport gestartet",
  exportFailed: "Die Daten konnten nicht exportiert werden",
  dangerZone: "Gefahrenbereich",
  delete: "Konto löschen",
  deleting: "Wird gelöscht...",
  deleteLead:
    "Damit werden dein Konto, deine Models, Berichte, Datenquellen und Dateien sofort endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  typeToDelete: "Tippe zur Bestätigung DELETE",
  keep: "Mein Konto behalten",
  deleted: "Löschung des Kontos veranlasst",
  deleteFailed: "Das Konto konnte nicht gelöscht werden",
} as const;
