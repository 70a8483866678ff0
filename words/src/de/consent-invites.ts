import type { ConsentInviteState } from "@fanradar/contract";

/** Invites to a creator to connect their accounts, as who manages the model makes and sees them. */
export const inviteWords = {
  open: "Creator einladen",
  title: "Creator einladen",
  lead: "Der Creator öffnet den Link auf dem eigenen Handy, sieht deinen Namen und deine E-Mail-Adresse und erlaubt den Zugriff auf der Seite der Plattform selbst. Ein Konto hier ist nicht nötig.",
  accounts: "Konten, um die es geht",
  linking: (x: string, onlyfans: string) =>
    `Einwilligung, @${x} auf X zusammen mit @${onlyfans} auf OnlyFans zu analysieren`,
  note: "Nachricht",
  noteHint: "Optional. Steht auf der Seite der Einladung, nicht in E-Mails.",
  language: "Sprache der E-Mails",
  email: "E-Mail-Adresse",
  emailHint: "Optional. Du kannst den Link auch selbst senden oder seinen QR-Code zeigen.",
  make: "Einladung erstellen",
  making: "Wird erstellt...",
  failed: "Die Einladung konnte nicht erstellt werden. Bitte versuche es noch einmal.",
  link: "Link der Einladung",
  linkHint: (when: string) =>
    `Wer den Link hat, sieht deinen Namen und deine Nachricht und kann ablehnen. Verbinden geht nur mit der Anmeldung beim Konto selbst. Unbenutzt läuft der Link am ${when} ab.`,
  scan: "Oder scanne ihn mit dem Handy des Creators:",
  picture: "QR-Code des Links der Einladung",
  mail: "Per E-Mail senden",
  mailAgain: "Noch einmal senden",
  mailing: "Wird gesendet...",
  mailed: (address: string) => `Einladung an ${address} gesendet`,
  mailFailed: "Die Einladung konnte nicht gesendet werden. Bitte versuche es noch einmal.",
  list: "Einladungen",
  states: {
    sent: "Gesendet",
    opened: "Geöffnet",
    connected: "Verbunden",
    declined: "Abgelehnt",
    ended: "Beendet",
    expired: "Abgelaufen",
    revoked: "Zurückgezogen",
  } satisfies Record<ConsentInviteState, string>,
  answers: {
    open: "unbeantwortet",
    connected: "verbunden",
    lost: "Zugang beendet",
    declined: "abgelehnt",
    ended: "beendet",
    agreed: "eingewilligt",
  },
  linkingName: "X neben OnlyFans",
  madeOn: (when: string) => `Erstellt am ${when}`,
  expiresOn: (when: string) => `läuft am ${when} ab`,
  sentTo: (address: string, when: string) => `am ${when} per E-Mail an ${address}`,
  show: "Link zeigen",
  revoke: "Zurückziehen",
  revoking: "Wird zurückgezogen...",
  revoked: "Die Einladung ist zurückgezogen.",
  consent: {
    open: (x: string, onlyfans: string) =>
      `X verlangt die ausdrückliche Einwilligung des Creators, bevor @${x} zusammen mit @${onlyfans} auf OnlyFans analysiert wird. Bitte mit einer Einladung darum.`,
    agreed: (x: string, onlyfans: string, when: string) =>
      `Der Creator hat am ${when} eingewilligt, dass @${x} auf X zusammen mit @${onlyfans} auf OnlyFans analysiert wird.`,
    declined: (x: string, onlyfans: string, when: string) =>
      `Der Creator hat am ${when} abgelehnt, dass @${x} auf X zusammen mit @${onlyfans} auf OnlyFans analysiert wird. Entferne einen der beiden Links.`,
  },
};
