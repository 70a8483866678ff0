import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Verbundene Konten",
  lead: "Verbinde ein Konto, um täglich seine Insights direkt von der Plattform zu erhalten. FanRadar fragt nie nach deinem Passwort einer anderen Plattform.",
  none: "Keiner der Links dieses Models lässt sich verbinden.",
  connect: (platform: string) => `${platform} verbinden`,
  again: "Neu verbinden",
  going: "Wird geöffnet...",
  notOffered: "Für diese Plattform ist hier keine Verbindung möglich.",
  notConnected: "Nicht verbunden",
  live: "Verbunden",
  ended: "Der Zugang ist beendet",
  since: "seit dem",
  byConsent: "mit eigener Einwilligung des Creators seit dem",
  lastRead: "zuletzt aktualisiert",
  notRead: "noch nicht aktualisiert",
  missing:
    "Insights wurden nicht erlaubt. Verbinde erneut und erlaube sie, um Reichweite, Aufrufe und Orte der Follower zu sehen.",
  dataStays: "Wir behalten die Daten, die während der Verbindung erfasst wurden.",
  deleteData: "Erfasste Daten löschen",
  askingDelete: (platform: string, handle: string) => `Die von ${platform} @${handle} erfassten Daten löschen?`,
  askingDeleteLead: "Gesiegelte Berichte behalten ihre Zahlen. Die nächste Analyse enthält sie nicht mehr.",
  deleted: "Gelöscht.",
  disconnect: "Trennen",
  asking: (platform: string, handle: string) => `${platform} @${handle} trennen?`,
  askingLead: "FanRadar gibt den Zugriff auf und löscht die Zugriffstoken. Gesiegelte Berichte behalten ihre Zahlen.",
  alsoDelete: "Auch die erfassten Daten löschen",
  disconnecting: "Wird getrennt...",
  disconnected: "Getrennt.",
  outcomes: {
    done: "Konto verbunden. Die erste Analyse hat begonnen.",
    denied: "Du hast den Zugriff nicht erlaubt. Es wurde nichts gespeichert.",
    "wrong-account":
      "Du hast ein anderes Konto erlaubt als das, das dieses Model verlinkt. Es wurde nichts gespeichert. Melde dich dort mit dem verlinkten Konto an und versuche es noch einmal.",
    scopes:
      "Der erlaubte Zugriff reicht nicht, um das Konto und seine Zahlen zu erkennen. Es wurde nichts gespeichert.",
    expired:
      "Diese Anfrage ist abgelaufen, wurde schon benutzt oder in einem anderen Browser begonnen. Es wurde nichts gespeichert. Beginne hier neu.",
    refused: "Die Plattform hat die Verbindung abgelehnt. Es wurde nichts gespeichert. Bitte versuche es noch einmal.",
    unreachable:
      "Die Plattform hat nicht geantwortet. Es wurde nichts gespeichert. Bitte versuche es später noch einmal.",
    withdrawn: "Die Einladung wurde inzwischen zurückgezogen. Es wurde nichts gespeichert.",
  } satisfies Record<ConnectOutcome, string>,
};
