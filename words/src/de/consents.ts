import type { ConnectOutcome } from "@fanradar/contract";

/** The page of an invite, as the creator sees it who has its link. `name` is of who asks. */
export const consentWords = {
  title: "Deine Konten verbinden",
  invalid: "Dieser Link funktioniert nicht",
  invalidHint:
    "Er ist vielleicht unvollständig oder gehört zu einem anderen Browser, oder das Model wurde gelöscht. Öffne den Link noch einmal aus deiner Nachricht oder bitte um einen neuen.",
  closed: "Diese Einladung ist beendet",
  closedHint: (name: string) =>
    `Sie ist abgelaufen oder wurde zurückgezogen. Wenn du deine Konten noch verbinden möchtest, bitte ${name} um eine neue.`,
  asks: "möchte Zahlen deiner Konten sehen.",
  seenBy: (name: string) => `${name} sieht sie und kann sie in Berichten weitergeben. Du kannst das jederzeit beenden.`,
  note: "Nachricht dazu",
  about: {
    title: "Worin du einwilligst",
    who: (name: string) =>
      `Wer es sieht: ${name}, die Administratoren dieser Seite und Personen, denen ${name} einen Bericht mit diesen Zahlen gibt, als Link oder PDF. Nur wenn ${name} sie dafür einschaltet, sind sie enthalten. Hat ${name} die Datenfreigabe eingeschaltet, können Zahlen auch an einen Anbieter eines Sprachmodells gesendet werden.`,
    often:
      "Wie lange: einmal am Tag, bis du es auf dieser Seite beendest. Bewahre den Link auf: Er zeigt, was gesammelt wurde, und dort kannst du den Zugriff jederzeit beenden.",
    how: "Wie: Du erlaubst es auf der Seite der Plattform selbst. FanRadar sieht nie dein Passwort, und du brauchst hier kein Konto.",
    never: "Niemals: deine Nachrichten, Zahlungen und Entwürfe. Es wird nichts veröffentlicht oder geändert.",
  },
  reads: {
    instagram:
      "Liest dein Profil und die Zahl deiner Follower, deine Beiträge mit Likes, Kommentaren, Reichweite und Aufrufen sowie in Summen, wo deine Follower sind, ihr Alter und Geschlecht.",
    tiktok:
      "Liest dein Profil und seine Zahlen sowie deine Videos mit Aufrufen, Likes, Kommentaren und Weiterleitungen.",
    x: "Liest dein Profil und seine Zahlen sowie deine Beiträge mit Likes, Antworten, Reposts und Aufrufen.",
  },
  states: {
    open: "Unbeantwortet",
    connected: "Verbunden",
    lost: "Zugang beendet",
    declined: "Abgelehnt",
    ended: "Beendet",
  },
  since: (when: string) => `Seit dem ${when}, bis du es beendest.`,
  endsOn: (when: string) => `Die Plattform beendet den Zugriff am ${when}, wenn du ihn nicht erneuerst.`,
  reminder: "Vorher schreiben wir dir eine E-Mail.",
  lastRead: (when: string) => `Zuletzt aktualisiert: ${when}.`,
  notRead: "Noch nicht aktualisiert. Die erste Aktualisierung beginnt in wenigen Minuten.",
  endedOn: (when: string) => `Beendet: ${when}. Es werden keine Daten mehr gesammelt.`,
  dataStays: "Die vorher gesammelten Daten sind noch gespeichert.",
  missing:
    "Du hast Insights nicht erlaubt. Reichweite und Orte der Follower bleiben unbekannt. Das ist in Ordnung, oder verbinde erneut und erlaube sie.",
  notOffered: "Dieses Konto lässt sich hier zurzeit nicht verbinden.",
  connect: (platform: string) => `${platform} verbinden`,
  again: "Neu verbinden",
  going: "Wird geöffnet...",
  decline: "Ablehnen",
  declining: "Wird abgelehnt...",
  end: "Zugriff beenden",
  ending: "Wird beendet...",
  asking: (platform: string, handle: string) => `Zugriff auf ${platform} @${handle} beenden?`,
  askingLead:
    "FanRadar gibt den Zugriff auf und löscht die Zugriffstoken sofort. Bereits gesiegelte Berichte behalten ihre Zahlen.",
  alsoDelete: "Auch die gesammelten Daten löschen",
  deleteData: "Gelesenes löschen",
  askingDelete: (platform: string, handle: string) => `Die von ${platform} @${handle} gesammelten Daten löschen?`,
  askingDeleteLead: "Bereits gesiegelte Berichte behalten ihre Zahlen. Die nächste Analyse enthält sie nicht mehr.",
  ended: "Zugriff beendet.",
  deleted: "Gelöscht.",
  linking: {
    title: "Dein Konto auf X neben deiner Seite auf OnlyFans",
    text: (name: string, x: string, onlyfans: string) =>
      `${name} möchte @${x} auf X und @${onlyfans} auf OnlyFans zusammen in denselben Berichten analysieren. X erlaubt das nur mit deiner ausdrücklichen Einwilligung.`,
    proof: (x: string) => `Verbinde zuerst X: Die Anmeldung bei @${x} zeigt, dass die Einwilligung von dir kommt.`,
    agree: "Ich willige ein",
    refuse: "Ich willige nicht ein",
    agreed: (when: string) => `Eingewilligt: ${when}.`,
    withdraw: "Einwilligung widerrufen",
    declined: (when: string) => `Abgelehnt: ${when}. Das Konto auf X wurde aus neuen Berichten entfernt.`,
  },
  outcomes: {
    done: "Dein Konto ist verbunden. Die erste Aktualisierung läuft.",
    denied: "Du hast den Zugriff nicht erlaubt. Es wurde nichts gespeichert.",
    "wrong-account":
      "Du hast ein anderes Konto erlaubt als das, um das es geht. Es wurde nichts gespeichert. Melde dich dort mit dem richtigen Konto an und versuche es noch einmal.",
    scopes:
      "Der erlaubte Zugriff reicht nicht, um das Konto und seine Zahlen zu erkennen. Es wurde nichts gespeichert.",
    expired:
      "Diese Anfrage ist abgelaufen, wurde schon benutzt oder in einem anderen Browser begonnen. Es wurde nichts gespeichert. Beginne hier neu.",
    refused: "Die Plattform hat die Verbindung abgelehnt. Es wurde nichts gespeichert. Bitte versuche es noch einmal.",
    unreachable:
      "Die Plattform hat nicht geantwortet. Es wurde nichts gespeichert. Bitte versuche es später noch einmal.",
    withdrawn: "Die Einladung wurde inzwischen zurückgezogen. Es wurde nichts gespeichert und der Zugriff aufgegeben.",
  } satisfies Record<ConnectOutcome, string>,
};
