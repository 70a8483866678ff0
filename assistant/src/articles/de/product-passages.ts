import { inviteWords } from "@fanradar/words/de/consent-invites";
import { evidenceWords } from "@fanradar/words/de/evidence";
import { historyWords } from "@fanradar/words/de/history";
import { reportWords } from "@fanradar/words/de/reports";
import { settingsWords } from "@fanradar/words/de/settings";
import { sharingWords } from "@fanradar/words/de/sharing";
import { workspaceWords } from "@fanradar/words/de/workspaces";
import type { PassageTexts } from "../passages.ts";

const workspaceTab = `${settingsWords.title} › ${settingsWords.tabs.workspace}`;
const q = (name: string) => `„${name}“`;

/** Passages on the product: where something is and what it can do. */
export const productPassages = {
  "what-it-leaves-out": {
    merge:
      "Nein, zwei Models lassen sich nicht zusammenlegen. Füge die Links des einen beim anderen hinzu und lösche das eine.",
    api: "Nein: Schlüssel für andere Programme gibt es nicht. Was die Seite selbst aufruft, steht für Angemeldete unter /api/docs; Zahlen nimmst du als CSV und PDF mit.",
    write:
      "Nein. FanRadar liest und rechnet: Es schreibt keinen Fans, beantwortet keine Nachrichten und verschickt nichts. Frag mich, wem du schreiben solltest.",
    post: "Nein. FanRadar veröffentlicht, plant und ändert nichts auf einer Plattform. Frag mich, wann du posten solltest und was am besten ankommt.",
    phone:
      "Ja: Es läuft im Browser des Handys und lässt sich auf dessen Startbildschirm legen. Eine App im Store gibt es nicht.",
  },
  "workspace-members": {
    viewer: `Nein: ${q(workspaceWords.roles.viewer)} liest Berichte, Notizen und Tags und ändert nichts. Einnahmen sieht die Rolle nur mit ${q(workspaceWords.seesEarnings)}.`,
    money: `Nur wenn du es erlaubst: Für jedes Mitglied gibt es unter ${workspaceTab} die Wahl ${q(workspaceWords.seesEarnings)}. Schalt sie aus, dann sind Einnahmen, Abonnenten, Abrechnungen und Preise für diese Person überall verborgen. Einem Chatter reicht die Rolle ${q(workspaceWords.roles.viewer)} ohne sie.`,
    others: `Nicht, wenn du sie nur für ihre eigenen Models einlädst: Mit der Rolle ${q(workspaceWords.roles.client)} und diesen Models sieht sie keine anderen und nichts von deren Zahlen.`,
    login: `Ja: Lade sie unter ${workspaceTab} mit der Rolle ${q(workspaceWords.roles.client)} und ihren eigenen Models ein. Sie meldet sich dann mit eigenem Passwort an.`,
  },
  "connect-account": {
    onlyfans:
      "Nein: OnlyFans hat keinen Weg, ein Konto zu verbinden. Importier die Abrechnung oder gib die Zahlen von Hand ein.",
    others:
      "Ja: Konten auf Instagram, X und TikTok lassen sich verbinden, wenn der Betreiber dieser Seite die Plattform eingerichtet hat.",
    herself: `Ja: Wähle unter ${q(evidenceWords.title)} des Models ${q(inviteWords.open)}. Die Creatorin öffnet den Link auf ihrem Handy und erlaubt den Zugriff auf der Seite der Plattform, ohne Konto hier.`,
  },
  "export-report": {
    logo: `Ja: Wem der Arbeitsbereich gehört, lädt es unter ${workspaceTab} bei ${q(workspaceWords.logo.title)} hoch. Dann steht es mit dem Namen auf PDFs, geteilten Berichten und Einladungen.`,
    colours:
      "Nein: Farben und Schriften eines Berichts lassen sich nicht ändern. Eigen sind nur Name und Logo des Arbeitsbereichs.",
  },
  "share-report": {
    views: "Nur zum Teil: Neben dem Link siehst du, wie oft er geöffnet wurde und wann zuletzt, aber nicht von wem.",
    earnings: `Ja: Ein Link zeigt nur öffentliche Zahlen, außer du schaltest beim Erstellen private unter ${q(sharingWords.releases.label)} ein. Deine Notizen sind nie dabei.`,
  },
  alerts: {
    earnings:
      "Nein, nicht bei Einnahmen: Meldungen gibt es, wenn Follower ungewöhnlich steigen oder fallen, das Engagement fällt, Quellen sich widersprechen oder Zahlen alt sind. Frag mich, wie sich die Einnahmen verändert haben.",
    fan: "Nein, für einzelne Fans gibt es keine Meldung. Frag mich, wie viele Stammkunden nicht mehr zahlen: Ich sage dir, wie viele es sind und was sie gebracht haben.",
  },
  "remove-model": {
    others:
      "Ja: Nur dieses Model verschwindet, mit seinen Berichten, Zahlen und Dateien. Die anderen bleiben, wie sie sind.",
  },
  "report-versions": {
    team: "Nein: Wer aus dem Team einen Bericht geöffnet hat, wird nicht festgehalten. Bei einem geteilten Link siehst du, wie oft er geöffnet wurde.",
  },
  undo: {
    source: `Nein: Eine entfernte Quelle ist endgültig weg, darum siehst du vorher, was sich ändert. Versiegelte Berichte behalten ihre Zahlen. Importiere oder tippe sie neu, wenn du sie brauchst; nur direkt nach einem Import gibt es ${q(historyWords.undo)}.`,
    model: `Nur zehn Sekunden lang: Wähle ${q(historyWords.undo)} in der Meldung, die nach dem Löschen erscheint. Danach sind es und seine Berichte, Zahlen und Dateien endgültig weg, und du reichst es neu ein.`,
    report: `Nur zehn Sekunden lang: Wähle ${q(historyWords.undo)} in der Meldung, die nach dem Löschen erscheint. Danach ist er endgültig weg; eine neue Analyse macht einen neuen Bericht, ohne die alten Versionen.`,
  },
  "rules-of-links": {
    direct:
      "Nicht überall: Manche Plattformen erlauben einen direkten Link auf eine Erwachsenenseite, andere schränken dafür Konten ein oder schließen sie. Eine eigene Seite dazwischen ist an mehr Orten erlaubt, und du kannst sie jederzeit ändern.",
  },
  "delete-account": {
    back: "Nein: Ein gelöschtes Konto lässt sich nicht zurückholen, ebenso wenig seine Models, Berichte und Dateien. Exportiere vorher deine Daten; später kannst du dich nur neu registrieren und deine Abrechnungen wieder importieren.",
  },
  "conversation-privacy": {
    others:
      "Nein: Was du hier fragst, bleibt in deinem eigenen Konto. Models, Mitglieder deines Arbeitsbereichs und Kunden sehen deine Unterhaltungen nicht, egal mit welcher Rolle, und wem der Arbeitsbereich gehört auch nicht.",
  },
  "import-statement": {
    unreadable:
      "Prüf vier Dinge: Es ist eine CSV-Datei und keine PDF, kein Bild, kein Archiv und keine Excel-Datei (die speicherst du als CSV); sie öffnet sich als Tabelle mit einer Zahlung je Zeile; die erste Zeile nennt die Spalten; eine davon ist ein Datum und eine ein Betrag. Wird sie trotzdem nicht gelesen, kopiere die Tabelle von der Abrechnungsseite und füg sie ein.",
  },
  "refresh-report": {
    monthly: `Nein, monatlich gibt es nicht: Ein Bericht wird ${q(reportWords.byItself.options.daily)} oder ${q(reportWords.byItself.options.weekly)} erneuert oder, bei ${q(reportWords.byItself.options.off)}, nur wenn du ${q(reportWords.reanalyse)} wählst. Für einmal im Monat wähle ${q(reportWords.byItself.options.off)} und analysiere an dem Tag selbst.`,
  },
} satisfies Partial<PassageTexts>;
