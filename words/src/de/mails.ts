/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Bestätige deine E-Mail-Adresse",
    text: (link: string) =>
      `Hallo,\n\nbitte bestätige, dass diese Adresse deine ist:\n${link}\n\nDer Link gilt einmal, innerhalb von 24 Stunden. Wenn du dich nicht registriert hast, ignoriere diese Mail.\n`,
  },
  reset: {
    subject: "Setze ein neues Passwort",
    text: (link: string) =>
      `Hallo,\n\nsetze hier ein neues Passwort:\n${link}\n\nDer Link gilt einmal, innerhalb einer Stunde. Wenn du nicht darum gebeten hast, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.\n`,
  },
  emailChange: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    text: (link: string) =>
      `Hallo,\n\nbitte bestätige, dass dein Konto von nun an diese Adresse verwenden soll:\n${link}\n\nDer Link gilt einmal, 24 Stunden lang, in einem Browser, in dem du angemeldet bist. Hast du das nicht verlangt, ignoriere diese Mail.\n`,
  },
  emailChangeNotice: {
    subject: "Deine E-Mail-Adresse soll geändert werden",
    text: (link: string) =>
      `Hallo,\n\njemand, der in deinem Konto angemeldet ist, möchte dessen E-Mail-Adresse ändern. Nichts ändert sich, bevor die neue Adresse bestätigt ist.\n\nWarst du das nicht, halte es hier auf und setze sofort ein neues Passwort:\n${link}\n`,
  },
  emailChanged: {
    subject: "Deine E-Mail-Adresse wurde geändert",
    text: "Hallo,\n\ndein Konto meldet sich jetzt mit einer anderen E-Mail-Adresse an, und alle anderen Browser wurden abgemeldet. Dies ist die letzte Mail an die alte Adresse. Warst du das nicht, schreibe sofort denen, die diese Seite betreiben.\n",
  },
  secondFactorOn: {
    subject: "Die Anmeldung braucht jetzt einen Code",
    text: "Hallo,\n\nvon jetzt an braucht die Anmeldung einen Code deines Authenticators, und jeder andere Browser wurde abgemeldet. Wenn du das nicht warst, setze sofort ein neues Passwort.\n",
  },
  secondFactorOff: {
    subject: "Die Anmeldung braucht keinen Code mehr",
    text: "Hallo,\n\nder Code deines Authenticators wird nicht mehr verlangt, und jeder andere Browser wurde abgemeldet. Wenn du das nicht warst, setze sofort ein neues Passwort.\n",
  },
  googleLinked: {
    subject: "Du kannst dich jetzt mit Google anmelden",
    text: "Hallo,\n\nein Google-Konto mit dieser Adresse hat sich hier angemeldet und wurde mit deinem Konto verknüpft. Wenn du das nicht warst, setze sofort ein neues Passwort.\n",
  },
  removedReports: {
    subject: "Einige deiner Berichte wurden entfernt",
    text: (numbers: readonly number[]) =>
      `Hallo,\n\nein Creator hat um Entfernung gebeten. Was du darüber eingereicht hast, ist gelöscht, und mit ihm diese Berichte: ${numbers.map((number) => `#FR-${number}`).join(", ") || "keine"}.\n\nIhre Nummern und Tage bleiben in deinem Konto. Sonst wurde nichts von dir berührt.\n`,
  },
  removalDecided: {
    subject: "Über deine Anfrage wurde entschieden",
    removed: (reason: string) =>
      `Hallo,\n\ndeiner Anfrage wurde entsprochen. Die Seite und alles, was für sie gelesen wurde, sind gelöscht, und sie wird nicht wieder verzeichnet.\n\nDazu wurde gesagt: ${reason}\n`,
    kept: (reason: string) =>
      `Hallo,\n\ndeiner Anfrage wurde nicht entsprochen, und die Seite ist wieder zu sehen.\n\nDazu wurde gesagt: ${reason}\n\nWenn die Seite deine ist, setze den Code von /removal in deine öffentliche Bio: Dann verschwindet sie sofort.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Hallo,\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nWas und wo, steht hier:\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "Ein Bericht ist fertig.",
      "report-failed": "Eine Analyse ist fehlgeschlagen.",
      "forecast-possible": "Es gibt genug tägliche Lesungen für Wachstum und Prognose.",
      "unusual-rise": "Eine Zahl ist ungewöhnlich gestiegen.",
      "unusual-drop": "Eine Zahl ist ungewöhnlich gefallen.",
      "engagement-down": "Das Engagement ist stark gefallen.",
      rated: "Jemand hat einen Bericht von dir bewertet.",
      "share-opened": "Ein Link, den du erzeugt hast, wurde geöffnet.",
      "evidence-conflict": "Quellen widersprechen sich.",
      "stale-source": "Etwas, das du angegeben hast, ist älter als 30 Tage.",
      "connection-ended": "Ein Konto muss neu verbunden werden.",
      "connection-expiring": "Ein Konto sollte bald neu verbunden werden.",
      "new-sign-in":
        "Ein anderer Browser hat sich in deinem Konto angemeldet. Wenn du das nicht warst, setze sofort ein neues Passwort.",
      "budget-used":
        "Vom heutigen Anteil am Sprachmodell ist wenig übrig: bis Mitternacht UTC antwortet die Engine, wofür er nicht reicht.",
      claim: "Es gibt Neues zu einer Seite, die du beansprucht hast.",
      removal: "Berichte wurden auf Wunsch ihres Creators entfernt.",
    },
    times: (line: string, count: number) => `${line} (${count} Mal)`,
    andMore: (line: string, more: number) => `${line}, und ${more} weitere ${more === 1 ? "Meldung" : "Meldungen"}`,
  },
  digest: {
    subject: "Deine Woche",
    text: (lines: readonly string[], link: string) =>
      `Hallo,\n\ndas ist in den letzten sieben Tagen geschehen:\n${lines.map((line) => `- ${line}`).join("\n")}\n\nWas und wo, steht hier:\n${link}\n`,
  },
  unsubscribe: {
    emailAlerts: (link: string) => `Keine Hinweismails mehr:\n${link}\n`,
    reportUpdates: (link: string) => `Keine Mails zu Berichten mehr:\n${link}\n`,
    marketingEmails: (link: string) => `Keine Mails dieser Art mehr:\n${link}\n`,
    weeklyDigest: (link: string) => `Keine Wochenmails mehr:\n${link}\n`,
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    text: "Hallo,\n\ndein Passwort wurde geändert, und jeder andere Browser wurde abgemeldet. Wenn du das nicht warst, fordere auf der Anmeldeseite sofort ein neues Passwort an.\n",
  },
  claimNotice: {
    subject: "Jemand anderes beansprucht eine Seite von dir",
    text: (link: string, until: string) =>
      `Hallo,\n\njemand anderes hat einen eigenen Code in die Bio eines Profils gesetzt, das du hier beansprucht hast. Wenn du nicht mit einem frischen Code zeigst, dass du diese Bio schreibst, geht die Seite über am ${until}.\n\nBehalte sie hier:\n${link}\n\nWas du eingetippt, verbunden oder importiert hast, bleibt in jedem Fall bei dir.\n`,
  },
  claimKept: {
    subject: "Dein Anspruch wurde beantwortet",
    text: (link: string) =>
      `Hallo,\n\ndie Seite, die du beansprucht hast, bleibt bei der Person, die sie hält und noch einmal gezeigt hat, dass sie die Bio schreibt. Wenn sie deine ist, sorge dafür, dass sich niemand sonst in diesem Profil anmelden kann, und beanspruche sie erneut:\n${link}\n`,
  },
  claimDecided: {
    subject: "Dein Anspruch wurde beantwortet",
    text: (link: string) =>
      `Hallo,\n\ndie Seite, die du beansprucht hast, bleibt bei der Person, die sie hält: Das hat jemand aus der Moderation entschieden. Wenn das Profil deines ist, sorge dafür, dass sich niemand sonst darin anmelden kann, und beanspruche es erneut:\n${link}\n`,
  },
  claimLost: {
    subject: "Eine Seite von dir ist an jemand anderen übergegangen",
    text: (link: string) =>
      `Hallo,\n\nniemand hat innerhalb von 72 Stunden gezeigt, dass die Seite noch deine ist, also ist sie an die Person übergegangen, die einen Code in die Bio gesetzt hat. Was du eingetippt, verbunden oder importiert hast, bleibt bei dir. Wenn das Profil deines ist, beanspruche es erneut:\n${link}\n`,
  },
  claimWon: {
    subject: "Die Seite, die du beansprucht hast, ist deine",
    text: (link: string) =>
      `Hallo,\n\ndie 72 Stunden sind um, und die Seite, die du beansprucht hast, ist deine:\n${link}\n`,
  },
} as const;
