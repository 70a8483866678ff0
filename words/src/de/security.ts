/** Of the page of security. */
export const securityWords = {
  title: "Sicherheit",
  description: "Dein Passwort und wo du angemeldet bist",
  password: "Passwort ändern",
  fields: { current: "Aktuelles Passwort", password: "Neues Passwort", confirm: "Neues Passwort bestätigen" },
  differs: "Die Passwörter stimmen nicht überein",
  change: "Passwort ändern",
  changing: "Wird geändert...",
  noPassword: "Du meldest dich mit Google an; dieses Konto hat kein Passwort.",
  sendLink: "Schick mir einen Link, um eines zu setzen",
  linkSent: (email: string) => `Ein Link ist unterwegs an ${email}. Er gilt eine Stunde.`,
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
  title: "Zweiter Faktor",
  off: "Aus: Die Anmeldung braucht keinen Code.",
  on: (left: number) => `An: Die Anmeldung braucht einen Code. Verbleibende Wiederherstellungscodes: ${left}.`,
  isOff: "Der zweite Faktor ist aus. Deine anderen Browser wurden abgemeldet.",
  turnOn: "Einschalten",
  turnOff: "Ausschalten",
  renew: "Neu einrichten",
  scan: "Scanne das Bild mit deiner Authenticator-App und tippe dann den Code ein, den sie zeigt.",
  byHand: "Oder tippe diesen Schlüssel ein:",
  picture: "QR-Code des Schlüssels",
  code: "Code",
  enable: "Mit diesem Code einschalten",
  recovery:
    "Er ist an. Bewahre diese Wiederherstellungscodes auf: Jeder meldet dich einmal ohne dein Telefon an, und sie werden nicht noch einmal gezeigt.",
  kept: "Ich habe sie aufbewahrt",
};
