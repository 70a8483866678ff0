/** Of the page of settings. */
export const settingsWords = {
  title: "Einstellungen",
  description: "Dein Konto, was dir gesagt wird, was andere sehen und wie Seiten aussehen",
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
  },
  profile: {
    picture: {
      title: "Bild",
      choose: "Bild auswählen",
      hint: "PNG, JPEG oder WebP, bis 10 MB. Behalten wird die Mitte, als Quadrat; Ort, Kamera und alles andere, was in der Datei versteckt ist, werden entfernt. Andere sehen es überall, wo sie deinen Namen sehen.",
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
      "Damit meldest du dich an. Eine neue Adresse gilt, sobald du sie über den Link bestätigst, den wir dorthin schicken.",
    emailChange: {
      waiting: "Wartet auf Bestätigung:",
      until: (moment: string) =>
        `Wir haben einen Link dorthin geschickt. Er gilt bis ${moment}. Bis dahin meldest du dich mit deiner jetzigen Adresse an.`,
      cancel: "Änderung abbrechen",
      cancelled: "Deine Adresse bleibt, wie sie ist",
      cancelFailed: "Die Änderung konnte nicht abgebrochen werden. Bitte versuche es noch einmal.",
      confirm: "Bestätige, dass du es bist",
      later: "Nicht jetzt",
    },
    avatarUrl: "Avatar-URL",
    avatarUrlHint:
      "Die https-Adresse eines Bildes im Web. Beim Speichern wird es einmal abgerufen und eine Kopie behalten; Seiten laden es nie von dort.",
    bio: "Bio",
    bioHint: "Höchstens 500 Zeichen.",
  },
  notifications: {
    emailAlerts: "E-Mail-Hinweise",
    reportUpdates: "Neuigkeiten zu Berichten",
    marketingEmails: "Werbe-E-Mails",
    weeklyDigest: "Wochenüberblick",
  },
  digestTag: "Tag der wöchentlichen Mail",
  anyDigestTag: "Alles",
  digestTagHint: "Die Mail erzählt dann nur von deinen Models mit diesem Tag.",
  notificationHints: {
    emailAlerts: "Mails zu deinem Konto und zu Ungewöhnlichem in deinen Zahlen.",
    reportUpdates: "Eine Mail, wenn ein Bericht fertig oder gescheitert ist.",
    marketingEmails: "Mails, die der Betreiber dieser Instanz allen schreibt.",
    weeklyDigest: "Einmal pro Woche, was sich geändert hat.",
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
      "Wer deine Seite findet: alle, nur du selbst oder wer ihren Link hat. Dasselbe wie „Ganzes Profil“ unter Mein Profil.",
    profileVisibility:
      "Ob dein Name bei dem steht, was du bewertest und teilst: für alle, für niemanden oder für alle mit einem Link.",
    showActivity: "Deine Bewertungen zeigen deinen Namen.",
    dataSharing:
      "Deine privaten Zahlen dürfen in Statistiken über mindestens fünf Personen eingehen und an das Sprachmodell eines anderen Anbieters gesendet werden.",
    analyticsTracking: "Deine Besuche auf Seiten von Creators werden gezählt. Aus: nirgends.",
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
    noRates: "Diese Instanz kennt keine Wechselkurse: Beträge bleiben in ihrer eigenen Währung.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Deine Daten",
  lead: "Alles, was über dich und von dir gespeichert ist, als eine JSON-Datei.",
  export: "Daten exportieren",
  exporting: "Wird exportiert...",
  exportStarted: "Datenexport gestartet",
  exportFailed: "Die Daten konnten nicht exportiert werden",
  dangerZone: "Gefahrenbereich",
  delete: "Konto löschen",
  deleting: "Wird gelöscht...",
  deleteLead:
    "Dein Konto, Models, Berichte, Belege und Dateien verschwinden sofort und für immer. Niemand kann sie zurückholen.",
  typeToDelete: "Tippe zur Bestätigung DELETE",
  keep: "Mein Konto behalten",
  deleted: "Löschung des Kontos veranlasst",
  deleteFailed: "Das Konto konnte nicht gelöscht werden",
} as const;
