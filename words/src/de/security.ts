/** Of the page of security. */
export const securityWords = {
  password: "Passwort ändern",
  fields: { current: "Aktuelles Passwort", password: "Neues Passwort", confirm: "Neues Passwort bestätigen" },
  differs: "Die Passwörter stimmen nicht überein",
  change: "Passwort ändern",
  changing: "Wird geändert...",
  noPassword: "Du meldest dich ohne Passwort an; dieses Konto hat keines.",
  sendLink: "Link zum Festlegen per E-Mail senden",
  linkSent: (email: string) => `Wir haben einen Link an ${email} gesendet. Er gilt eine Stunde.`,
  changed: "Passwort geändert. Deine anderen Browser wurden abgemeldet.",
  sessions: "Wo du angemeldet bist",
  unknownBrowser: "Unbekannter Browser",
  browserOn: (browser: string, system: string) => `${browser} auf ${system}`,
  lastSeen: "Zuletzt gesehen",
  thisBrowser: "Dieser Browser",
  revoke: "Abmelden",
  revoked: "Dieser Browser ist abgemeldet.",
};

/** Of the second factor, set up there. */
export const secondFactorWords = {
  title: "Zwei-Faktor-Authentifizierung",
  off: "Aus. Schalte sie ein, um bei der Anmeldung einen Code zu verlangen.",
  on: (left: number) => `An. Die Anmeldung verlangt einen Code. Übrige Wiederherstellungscodes: ${left}.`,
  isOff: "Die Zwei-Faktor-Authentifizierung ist aus. Deine anderen Browser wurden abgemeldet.",
  turnOn: "Einschalten",
  turnOff: "Ausschalten",
  renew: "Neu einrichten",
  scan: "Scanne diesen Code mit deiner Authenticator-App und gib den angezeigten Code ein.",
  byHand: "Oder gib diesen Schlüssel von Hand ein:",
  picture: "QR-Code des Schlüssels",
  code: "Code",
  enable: "Mit diesem Code einschalten",
  recovery:
    "Die Zwei-Faktor-Authentifizierung ist an. Sichere diese Wiederherstellungscodes jetzt; wir zeigen sie nicht noch einmal. Jeder meldet dich einmal ohne dein Telefon an.",
  codesSaved: "Ich habe sie gesichert",
};

/** Of passkeys, which sign in without a password. */
export const passkeyWords = {
  title: "Passkeys",
  lead: "Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts statt mit einem Passwort an. Ein Passkey, der prüft, wer du bist, zählt als zwei Faktoren.",
  add: "Passkey hinzufügen",
  make: "Passkey erstellen",
  name: "Name des Passkeys",
  nameHint: "Damit du ihn später erkennst, etwa das Gerät oder der Passwortmanager, der ihn verwahrt.",
  save: "Speichern",
  rename: "Umbenennen",
  remove: "Entfernen",
  sure: "Wirklich entfernen? Deine anderen Browser werden abgemeldet.",
  synced: "Synchronisiert",
  unused: "Noch nicht verwendet.",
  added: "Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.",
  removed: "Passkey entfernt. Deine anderen Browser wurden abgemeldet.",
  exists: "Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey für dein Konto.",
  notMade: "Es wurde kein Passkey erstellt. Nichts hat sich geändert.",
  nowhere: "Passkeys brauchen eine Adresse mit einem Hostnamen, und diese Instanz hat keinen.",
  createdOn: (day: string) => `Hinzugefügt am ${day}.`,
  usedOn: (day: string) => `Zuletzt verwendet am ${day}.`,
  elsewhere: (address: string) =>
    `Browser erlauben Passkeys nur unter ${address}. Öffne diese Einstellungen dort, um einen hinzuzufügen; vielleicht musst du dich neu anmelden.`,
  openThere: "Einstellungen dort öffnen",
  outdated: "Dieser Browser kann keine Passkeys erstellen. Aktualisiere ihn oder nimm einen anderen.",
};

/** Of showing once more who is there, before credentials change. */
export const confirmWords = {
  hint: "Bestätige, dass du es bist, um fortzufahren.",
  labels: {
    password: "Dein Passwort",
    code: "Authenticator-Code oder Wiederherstellungscode",
  },
  instead: { password: "Stattdessen das Passwort", code: "Stattdessen ein Code" },
  passkey: "Mit Passkey bestätigen",
  passkeyUnused: "Es wurde kein Passkey verwendet, also nichts bestätigt.",
  provider: (name: string) => `Mit ${name} bestätigen`,
  submit: "Bestätigen",
  confirmed: "Für zehn Minuten bestätigt.",
  other: (name: string) => `Dieses Konto bei ${name} ist nicht mit diesem Konto verknüpft. Es wurde nichts bestätigt.`,
  failed: (name: string) => `${name} konnte deine Identität nicht bestätigen. Bitte versuche es noch einmal.`,
};

/** Of the page that the links of a changed email address open. */
export const addressChangeWords = {
  title: "Bestätige deine neue E-Mail-Adresse",
  submit: "Diese Adresse verwenden",
  submitting: "Wird geändert...",
  done: "Deine E-Mail-Adresse ist geändert und bestätigt.",
  failed:
    "Dieser Link ist abgelaufen, wurde schon benutzt oder gehört zu einem anderen Konto. Fordere in den Einstellungen einen neuen an.",
  toSettings: "Zu den Einstellungen",
  stopTitle: "Änderung deiner E-Mail-Adresse abbrechen",
  stopLead: "Dein Konto behält die bisherige Adresse, und der Link an die neue gilt nicht mehr.",
  stop: "Änderung abbrechen",
  stopping: "Wird abgebrochen...",
  stopped:
    "Die Änderung ist abgebrochen. Wenn du sie nicht angefordert hast, kann sich jemand anderes in dein Konto einloggen: Lege jetzt ein neues Passwort fest. Damit wird jeder Browser abgemeldet.",
  stopFailed:
    "Dieser Link ist abgelaufen oder wurde schon benutzt, oder die Änderung wurde schon abgebrochen oder bestätigt.",
  newPassword: "Neues Passwort setzen",
  lead: (name: string) => `${name} meldet sich ab jetzt mit dieser Adresse an. Jeder andere Browser wird abgemeldet.`,
};

/** A mailed link that signs in: asking for it, and using it. */
export const signInLinkWords = {
  email: "E-Mail",
  title: "Per E-Mail anmelden",
  lead: "Gib deine E-Mail-Adresse ein. Wir senden dir einen Link, der dich anmeldet.",
  noMail: "Hier ist noch kein E-Mail-Versand eingerichtet. Melde dich mit deinem Passwort an.",
  submit: "Link per E-Mail senden",
  submitting: "Wird gesendet...",
  done: "Wenn ein Konto diese Adresse hat und sie bestätigt ist, haben wir einen Link gesendet. Er funktioniert einmal, innerhalb einer halben Stunde.",
  useLead: "Damit wirst du in diesem Browser bei deinem Konto angemeldet.",
  use: "Anmelden",
  using: "Wird angemeldet...",
  spent: "Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.",
  back: "Zurück zur Anmeldung",
};

/** Verifying an address. */
export const verifyWords = {
  title: "Bestätige deine E-Mail-Adresse",
  lead: "Bestätige, dass diese Adresse dir gehört.",
  submit: "Adresse bestätigen",
  submitting: "Wird bestätigt...",
  doneTitle: "Adresse bestätigt",
  done: "Deine Adresse ist bestätigt.",
  already: "Die Adresse deines Kontos ist schon bestätigt. Es ist nichts mehr zu tun.",
  failed: "Dieser Link ist abgelaufen oder wurde schon benutzt. Melde dich an und sende einen neuen.",
  /** What an unverified address has to do, wherever it is in the way. */
  first: {
    unverified: "Bitte bestätige deine E-Mail-Adresse.",
    unverifiedWithoutMail: "Die Administration muss deine Adresse noch bestätigen.",
    resend: "Link erneut senden",
    toMailbox: "Postfach der Demo öffnen",
    resent: "Ein neuer Link ist unterwegs.",
  },
  /** Of a sign-up that the link completes. */
  signup: {
    title: "Erstelle dein Konto",
    lead: "Damit bestätigst du deine E-Mail-Adresse und erstellst dein Konto.",
    submit: "Konto erstellen",
    submitting: "Konto wird erstellt...",
    failed:
      "Dieser Link ist abgelaufen oder wurde schon benutzt. Hast du damit dein Konto erstellt, melde dich an. Wenn nicht, registriere dich noch einmal.",
    again: "Registrieren",
  },
  /** To the page that the sign-up was on the way to. */
  goOn: "Weiter",
  toDashboard: "Zum Dashboard",
};
