/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Bestätige deine E-Mail-Adresse",
    text: (link: string) =>
      `Hallo,\n\nbitte bestätige, dass diese E-Mail-Adresse dir gehört:\n${link}\n\nDer Link funktioniert einmal und läuft nach 24 Stunden ab. Wenn du dich nicht registriert hast, ignoriere diese E-Mail.\n`,
  },
  test: {
    subject: "Test-E-Mail von FanRadar",
    text: (address: string) => `Hallo,\n\ndiese E-Mail zeigt, dass ${address} E-Mails senden kann.\n`,
  },
  signUp: {
    subject: "Erstelle dein Konto",
    text: (link: string) =>
      `Hallo,\n\nöffne diesen Link, um deine E-Mail-Adresse zu bestätigen und dein Konto zu erstellen:\n${link}\n\nDer Link funktioniert einmal und läuft in 24 Stunden ab. Hast du dich nicht registriert, ignoriere diese E-Mail: Es wird kein Konto erstellt.\n`,
  },
  addressTaken: {
    subject: "Jemand hat sich mit deiner Adresse registriert",
    text: (signIn: string, reset: string) =>
      `Hallo,\n\njemand hat deine E-Mail-Adresse eingegeben, um sich zu registrieren oder sie für ein anderes Konto zu verwenden. Du hast damit schon ein Konto, es hat sich also nichts geändert.\n\nWarst du das, melde dich an:\n${signIn}\n\nPasswort vergessen? Lege ein neues fest:\n${reset}\n\nWarst du es nicht, ignoriere diese E-Mail.\n`,
  },
  reset: {
    subject: "Lege ein neues Passwort fest",
    text: (link: string) =>
      `Hallo,\n\nhier kannst du ein neues Passwort für dein Konto festlegen:\n${link}\n\nDer Link funktioniert einmal und läuft nach einer Stunde ab. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail. Dein Passwort bleibt unverändert.\n`,
  },
  signInLink: {
    subject: "Dein Link zum Anmelden",
    text: (link: string) =>
      `Hallo,\n\nöffne diesen Link, um dich bei deinem Konto anzumelden:\n${link}\n\nDer Link funktioniert einmal und läuft in einer halben Stunde ab. Leite ihn nicht weiter: Wer ihn öffnet, ist bei deinem Konto angemeldet. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.\n`,
  },
  emailChange: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    text: (link: string) =>
      `Hallo,\n\nbitte bestätige diese E-Mail-Adresse für dein Konto.\n\nE-Mail-Adresse bestätigen:\n${link}\n\nDer Link funktioniert einmal, in einem Browser, in dem du angemeldet bist, und läuft nach 24 Stunden ab. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.\n`,
  },
  emailChangeNotice: {
    subject: "Deine E-Mail-Adresse soll geändert werden",
    text: (link: string) =>
      `Hallo,\n\njemand, der in deinem Konto angemeldet ist, möchte dessen E-Mail-Adresse ändern. Nichts ändert sich, bevor die neue Adresse bestätigt ist.\n\nWenn du das nicht warst, brich die Änderung ab und lege dann sofort ein neues Passwort fest.\n\nÄnderung abbrechen:\n${link}\n`,
  },
  emailChanged: {
    subject: "Deine E-Mail-Adresse wurde geändert",
    text: "Hallo,\n\ndu meldest dich jetzt mit einer anderen E-Mail-Adresse an, und alle anderen Browser wurden abgemeldet. Dies ist die letzte E-Mail an die alte Adresse. Wenn du das nicht warst, wende dich sofort an das Team, das diese Website betreibt.\n",
  },
  secondFactorOn: {
    subject: "Die Zwei-Faktor-Authentifizierung wurde eingeschaltet",
    text: "Hallo,\n\nfür die Anmeldung in deinem Konto brauchst du jetzt einen Code aus deiner Authenticator-App, und alle anderen Browser wurden abgemeldet. Wenn du das nicht warst, lege sofort ein neues Passwort fest.\n",
  },
  secondFactorOff: {
    subject: "Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet",
    text: "Hallo,\n\nfür die Anmeldung in deinem Konto brauchst du keinen Code aus deiner Authenticator-App mehr, und alle anderen Browser wurden abgemeldet. Wenn du das nicht warst, lege sofort ein neues Passwort fest.\n",
  },
  passkeyAdded: {
    subject: "Deinem Konto wurde ein Passkey hinzugefügt",
    text: (name: string) =>
      `Hallo,\n\nder Passkey „${name}“ wurde deinem Konto hinzugefügt und kann sich dort anmelden. Falls du das nicht warst, entferne ihn unter Einstellungen, Sicherheit und lege sofort ein neues Passwort fest.\n`,
  },
  passkeyRemoved: {
    subject: "Ein Passkey wurde von deinem Konto entfernt",
    text: (name: string) =>
      `Hallo,\n\nmit dem Passkey „${name}“ kann sich niemand mehr bei deinem Konto anmelden, und alle anderen Browser wurden abgemeldet. Falls du das nicht warst, lege sofort ein neues Passwort fest.\n`,
  },
  providerLinked: {
    subject: (name: string) => `Du kannst dich jetzt mit ${name} anmelden`,
    text: (name: string) =>
      `Hallo,\n\njemand hat sich mit einem Konto bei ${name} angemeldet, das diese E-Mail-Adresse hat, und es wurde mit deinem Konto verknüpft. Wenn du das nicht warst, lege sofort ein neues Passwort fest.\n`,
  },
  removedReports: {
    subject: "Einige deiner Berichte wurden entfernt",
    text: (numbers: readonly number[]) =>
      `Hallo,\n\nein Creator hat um Entfernung gebeten. Wir haben gelöscht, was du darüber eingereicht hast, auch diese Berichte: ${numbers.map((number) => `#FR-${number}`).join(", ") || "keine"}.\n\nNummern und Daten der Berichte bleiben in deinem Konto. Sonst hat sich darin nichts geändert.\n`,
  },
  removalDecided: {
    subject: "Über deinen Antrag auf Entfernung wurde entschieden",
    removed: (reason: string) =>
      `Hallo,\n\ndeinem Antrag auf Entfernung wurde stattgegeben. Die Seite und alle dafür erhobenen Daten sind gelöscht, und sie wird nicht wieder aufgeführt.\n\nBegründung: ${reason}\n`,
    kept: (reason: string) =>
      `Hallo,\n\ndein Antrag auf Entfernung wurde abgelehnt, und die Seite ist wieder sichtbar.\n\nBegründung: ${reason}\n\nWenn die Seite dir gehört, hol dir unter /removal einen Code und setze ihn in deine öffentliche Bio. Die Seite wird dann sofort entfernt.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Hallo,\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nEinzelheiten ansehen:\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "Ein Bericht ist fertig.",
      "report-failed": "Eine Analyse ist fehlgeschlagen.",
      "forecast-possible": "Wachstum und Prognose sind jetzt verfügbar.",
      "unusual-rise": "Eine Zahl ist ungewöhnlich gestiegen.",
      "unusual-drop": "Eine Zahl ist ungewöhnlich gefallen.",
      "engagement-down": "Das Engagement ist stark gefallen.",
      rated: "Jemand hat einen deiner Berichte bewertet.",
      "share-opened": "Ein Link, den du erstellt hast, wurde geöffnet.",
      "evidence-conflict":
        "Quellen widersprechen sich bei einer Zahl. Vergleiche sie und berichtige oder entferne die falsche.",
      "stale-source": "Zahlen, die du hinzugefügt hast, sind älter als 30 Tage.",
      "connection-ended": "Ein Konto muss erneut verbunden werden.",
      "connection-expiring": "Der Zugriff auf ein verbundenes Konto endet bald.",
      "consent-answered": "Der Creator hat auf eine Einladung geantwortet.",
      "new-sign-in": "Jemand hat sich mit einem neuen Browser in deinem Konto angemeldet.",
      "budget-used":
        "Das heutige Budget des Sprachmodells ist fast aufgebraucht. Bis Mitternacht UTC antwortet die Engine.",
      claim: "Es gibt Neues zu einer Seite, die du beansprucht hast.",
      removal: "Einige Berichte wurden auf Wunsch eines Creators entfernt.",
      "removal-requested": "Jemand hat die Entfernung einer Person beantragt, mit der du arbeitest.",
      "page-hidden":
        "Die Seite einer Person, mit der du arbeitest, wurde gemeldet und ist verborgen, bis ein Mensch entschieden hat. In ihrem Bericht kannst du der Moderation sagen, was du weißt.",
      "page-shown": "Eine verborgene Seite wurde geprüft und ist wieder sichtbar.",
      "case-opened": "Eine Meldung oder ein Antrag auf Entfernung wartet auf eine Entscheidung.",
      "instance-token": "Ein Plattform-Token der Instanz läuft bald ab.",
      "drill-failed": "Die nächtliche Wiederherstellungsprobe ist fehlgeschlagen.",
      "workspace-removed": "Du wurdest aus einem gemeinsamen Arbeitsbereich entfernt.",
      "workspace-owner": "Dir gehört jetzt ein gemeinsamer Arbeitsbereich.",
      "split-unconfirmed": "Eine Bestätigung einer Aufteilung wurde zurückgezogen.",
      "split-withdrawn": "Ein Anteil einer Aufteilung wurde zurückgezogen.",
      "split-changed": "Bestätigte Monate einer Aufteilung haben jetzt andere Summen.",
      "split-confirmed": "Ein Monat einer Aufteilung wurde bestätigt.",
      "model-moved-back": "Ein Model wurde in einen persönlichen Arbeitsbereich zurückverschoben.",
      "todo-given": "Dir wurde eine Aufgabe gegeben.",
      "goal-reached": "Ein Ziel wurde erreicht.",
      "in-charge": "Du bist jetzt für ein Model zuständig.",
      mentioned: "Jemand aus deinem Team hat dich erwähnt.",
    },
    /** Each sign-in: on which device and when. */
    signIn: (device: string, when: string) => `Anmeldung in deinem Konto mit ${device} am ${when}.`,
    signIns: (count: number) => `${count} neue Anmeldungen in deinem Konto`,
    notYou:
      "Wenn du das nicht warst, melde den Browser unter Einstellungen, Sicherheit ab und lege sofort ein neues Passwort fest.",
    times: (line: string, count: number) => `${line} (${count} Mal)`,
    andMore: (line: string, more: number) => `${line}, und ${more} weitere ${more === 1 ? "Meldung" : "Meldungen"}`,
  },
  push: "Es gibt Neues zu einem Model, mit dem du arbeitest.",
  digest: {
    subject: "Deine Wochenübersicht",
    text: (lines: readonly string[], link: string) =>
      `Hallo,\n\ndas ist in den letzten sieben Tagen passiert:\n${lines.map((line) => `- ${line}`).join("\n")}\n\nEinzelheiten ansehen:\n${link}\n`,
  },
  /** Of security mails: what it was done with and when, in the recipient's time zone. */
  details: (device: string, when: string) => `Gerät: ${device}\nWann: ${when}`,
  device: {
    unknownBrowser: "einem unbekannten Browser",
    browserOn: (browser: string, system: string) => `${browser} auf ${system}`,
  },
  /** Why somebody gets a mail, below its text. */
  purpose: {
    account: "Du erhältst diese E-Mail, weil sie die Sicherheit oder Nutzung deines Kontos betrifft.",
    emailAlerts: "Du erhältst diese E-Mail, weil Warn-E-Mails in deinen Einstellungen an sind.",
    reportUpdates: "Du erhältst diese E-Mail, weil E-Mails zu Berichten in deinen Einstellungen an sind.",
    marketingEmails: "Du erhältst diese E-Mail, weil Werbe-E-Mails in deinen Einstellungen an sind.",
    weeklyDigest: "Du erhältst diese E-Mail, weil die wöchentliche E-Mail in deinen Einstellungen an ist.",
    stranger: "Du erhältst diese E-Mail, weil jemand deine Adresse eingegeben hat. Du hast hier kein Konto.",
  },
  unsubscribe: {
    emailAlerts: (link: string) => `Warn-E-Mails abschalten:\n${link}\n`,
    reportUpdates: (link: string) => `E-Mails zu Berichten abschalten:\n${link}\n`,
    marketingEmails: (link: string) => `Werbe-E-Mails abschalten:\n${link}\n`,
    weeklyDigest: (link: string) => `Die wöchentliche E-Mail abschalten:\n${link}\n`,
  },
  passwordChanged: {
    subject: "Dein Passwort wurde geändert",
    text: "Hallo,\n\ndein Passwort wurde geändert, und alle anderen Browser wurden abgemeldet. Wenn du das nicht warst, fordere auf der Anmeldeseite sofort ein neues Passwort an.\n",
  },
  claimNotice: {
    subject: "Jemand anderes hat deine Seite beansprucht",
    text: (link: string, until: string) =>
      `Hallo,\n\njemand anderes hat einen eigenen Code in die Bio eines Profils gesetzt, das du hier beansprucht hast. Die Seite geht am ${until} an diese Person über, wenn du nicht vorher selbst einen neuen Code in die Bio setzt.\n\nSeite behalten:\n${link}\n\nWas du hinzugefügt, verbunden oder importiert hast, bleibt in jedem Fall bei dir.\n`,
  },
  claimHolderConfirmed: {
    subject: "Dein Anspruch wurde abgelehnt",
    text: (link: string) =>
      `Hallo,\n\ndie Seite, die du beansprucht hast, bleibt bei der Person, der sie bisher gehört: Sie hat mit einem Code erneut gezeigt, dass sie die Bio schreibt. Wenn das Profil dir gehört, sorge dafür, dass sich niemand sonst darin anmelden kann, und beanspruche es dann erneut.\n\nErneut beanspruchen:\n${link}\n`,
  },
  claimDecided: {
    subject: "Dein Anspruch wurde abgelehnt",
    text: (link: string) =>
      `Hallo,\n\ndie Moderation hat entschieden, dass die Seite, die du beansprucht hast, bei der Person bleibt, der sie bisher gehört. Wenn das Profil dir gehört, sorge dafür, dass sich niemand sonst darin anmelden kann, und beanspruche es dann erneut.\n\nErneut beanspruchen:\n${link}\n`,
  },
  claimLost: {
    subject: "Deine Seite gehört jetzt jemand anderem",
    text: (link: string) =>
      `Hallo,\n\nniemand hat innerhalb von 72 Stunden bestätigt, dass die Seite noch dir gehört. Sie gehört jetzt der Person, die einen Code in die Bio gesetzt hat. Was du hinzugefügt, verbunden oder importiert hast, bleibt bei dir. Wenn das Profil dir gehört, beanspruche es erneut.\n\nErneut beanspruchen:\n${link}\n`,
  },
  claimWon: {
    subject: "Die Seite, die du beansprucht hast, gehört dir",
    text: (link: string) =>
      `Hallo,\n\ndie 72 Stunden sind um, und die Seite, die du beansprucht hast, gehört jetzt dir.\n\nSeite öffnen:\n${link}\n`,
  },
  consentInvite: {
    subject: "Jemand möchte Zahlen deiner Konten lesen",
    text: (who: string, link: string, until: string) =>
      `Hallo,\n\n${who} bittet dich um die Erlaubnis, mit FanRadar Zahlen deiner Konten zu lesen. Du entscheidest auf der Seite der Plattform selbst. Du brauchst hier kein Konto, und niemand sieht dein Passwort.\n\nSieh, worum es geht, und erlaube es oder lehne es ab:\n${link}\n\nDer Link läuft am ${until} ab. Wenn du nicht weißt, wer fragt, ignoriere diese E-Mail.\n`,
  },
  workspaceInvite: {
    subject: (workspace: string | null) =>
      workspace === null
        ? "Du bist in einen Arbeitsbereich eingeladen"
        : `Du bist in den Arbeitsbereich „${workspace}“ eingeladen`,
    roles: {
      owner: "Inhaberschaft",
      manager: "Management",
      analyst: "Analyse",
      viewer: "Ansicht",
      client: "Kundschaft",
    },
    text: (who: string, workspace: string | null, role: string, link: string) =>
      `Hallo,\n\n${who} lädt dich ein, ${workspace === null ? "in einem Arbeitsbereich" : `im Arbeitsbereich „${workspace}“`} von FanRadar mitzuarbeiten. Dort siehst du die Zahlen der Models, die für dich freigegeben sind.\n\nDeine Rolle: ${role}\n\nDu brauchst ein Konto mit dieser Adresse, das du dabei anlegen kannst.\n\nEinladung ansehen und annehmen:\n${link}\n\nDer Link gilt einmal und sieben Tage lang. Wenn du die Person nicht kennst, ignoriere diese E-Mail.\n`,
  },
  consentEnding: {
    subject: "Ein Zugriff, den du erlaubt hast, endet bald",
    text: (link: string, until: string) =>
      `Hallo,\n\nder Zugriff auf eines deiner Konten, den du erlaubt hast, endet am ${until}. Wenn er weitergehen soll, erneuere ihn. Wenn nicht, musst du nichts tun.\n\nSieh und erneuere deine Einwilligung:\n${link}\n`,
  },
} as const;
