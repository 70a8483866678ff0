import type { ConnectOutcome } from "@fanradar/contract";

/** Accounts that a creator lets this instance read. */
export const connectWords = {
  title: "Verbundene Konten",
  lead: "Was die Plattform selbst über das Konto sagt, täglich gelesen mit Zustimmung der Person, der es gehört. FanRadar fragt nie nach dem Passwort einer anderen Plattform.",
  none: "Keiner der Links dieses Models lässt sich verbinden.",
  connect: (platform: string) => `${platform} verbinden`,
  again: "Neu verbinden",
  going: "Wird geöffnet...",
  failed: "Die Zustimmung konnte nicht begonnen werden. Bitte versuche es noch einmal.",
  notOffered: "Diese Instanz kann keine Konten dieser Plattform verbinden.",
  notConnected: "Nicht verbunden",
  live: "Verbunden",
  ended: "Der Zugang ist beendet",
  since: "seit",
  lastRead: "zuletzt gelesen",
  notRead: "noch nicht gelesen",
  missing:
    "Einblicke wurden nicht erlaubt: Reichweite, Aufrufe und Orte der Follower bleiben unbekannt, bis du neu verbindest.",
  kept: "Was gelesen wurde, solange es verbunden war, bleibt erhalten.",
  deleteKept: "Gelesenes löschen",
  askingDelete: (platform: string, handle: string) => `Löschen, was von ${platform} @${handle} gelesen wurde?`,
  askingDeleteLead: "Gesiegelte Berichte behalten ihre Zahlen. Die nächste Analyse kommt ohne sie aus.",
  deleted: "Gelöscht.",
  disconnect: "Trennen",
  asking: (platform: string, handle: string) => `${platform} @${handle} trennen?`,
  askingLead:
    "Der Zugang wird zurückgegeben, und seine Tokens werden vergessen. Gesiegelte Berichte behalten ihre Zahlen.",
  alsoDelete: "Auch löschen, was darüber gelesen wurde",
  cancel: "Abbrechen",
  disconnecting: "Wird getrennt...",
  disconnected: "Getrennt.",
  disconnectFailed: "Das Konto konnte nicht getrennt werden. Bitte versuche es noch einmal.",
  outcomes: {
    done: "Das Konto ist verbunden. Seine erste Analyse hat begonnen.",
    denied: "Du hast den Zugang nicht erlaubt. Nichts wurde gespeichert.",
    "wrong-account":
      "Das Konto, das du erlaubt hast, ist nicht das, auf das dieses Model verweist. Nichts wurde gespeichert: Melde dich dort mit dem verlinkten Konto an und versuche es noch einmal.",
    scopes:
      "Der erlaubte Zugang reicht nicht, um zu sagen, wessen Konto es ist und was es zählt. Nichts wurde gespeichert.",
    expired:
      "Diese Zustimmung ist zu alt, wurde schon benutzt oder in einem anderen Browser begonnen. Nichts wurde gespeichert: Beginne hier von vorn.",
    refused:
      "Die Plattform hat die Zustimmung nicht angenommen. Nichts wurde gespeichert: Bitte versuche es noch einmal.",
    unreachable: "Die Plattform hat nicht geantwortet. Nichts wurde gespeichert: Bitte versuche es später noch einmal.",
  } satisfies Record<ConnectOutcome, string>,
};
