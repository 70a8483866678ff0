import { limits } from "@fanradar/contract";
import { addManyWords } from "@fanradar/words/de/add-many";
import { analyticsWords } from "@fanradar/words/de/analytics";
import { analyzeWords } from "@fanradar/words/de/analyze";
import { chartWords } from "@fanradar/words/de/charts";
import { claimWords } from "@fanradar/words/de/claims";
import { connectWords } from "@fanradar/words/de/connect";
import { creatorWords } from "@fanradar/words/de/creators";
import { earningsWords } from "@fanradar/words/de/earnings";
import { evidenceWords } from "@fanradar/words/de/evidence";
import { interfaceWords } from "@fanradar/words/de/interface";
import { modelDashboardWords } from "@fanradar/words/de/model-dashboard";
import { removalWords } from "@fanradar/words/de/moderation";
import { profileWords } from "@fanradar/words/de/profiles";
import { reportWords } from "@fanradar/words/de/reports";
import { screenshotWords } from "@fanradar/words/de/screenshots";
import { settingsWords } from "@fanradar/words/de/settings";
import { sharingWords } from "@fanradar/words/de/sharing";
import { visibilityWords } from "@fanradar/words/de/visibility";
import { workspaceWords } from "@fanradar/words/de/workspaces";
import type { TopicTexts } from "../articles.ts";
import { account } from "./account.ts";
import { teamWork } from "./team-work.ts";
import { upkeep } from "./upkeep.ts";

const { shell, badges } = interfaceWords;
const { tabs } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `„${name}“`;

export const product: TopicTexts<"product"> = {
  ...account,
  ...teamWork,
  ...upkeep,
  about: {
    title: "Was FanRadar ist",
    text: [
      "FanRadar wertet aus, wie es auf OnlyFans, Instagram, X und TikTok läuft – für Creator und für Agenturen, die sie betreuen: wie das Publikum wächst, welche Beiträge funktionieren, was hereinkommt, was riskant ist und was als Nächstes zu tun ist. Ein Klick auf eine Zahl zeigt Quelle, Alter und Spanne.",
      "Die Zahlen kommen aus den offiziellen Schnittstellen der Plattformen, aus Abrechnungen und Screenshots, die du importierst, und aus dem, was du eintippst. Nichts wird gescrapt, und FanRadar fragt nie nach dem Passwort einer Plattform. Die Registrierung ist kostenlos, und ein öffentliches Profil lässt sich ohne Konto analysieren.",
    ],
    steps: [
      "Gib auf der Seite unten die Links eines öffentlichen Profils ein und lies den Bericht.",
      "Leg ein Konto an, um ihn zu behalten, und ergänze Abrechnungen oder verbundene Konten für alles, was nicht öffentlich ist.",
      "Frag hier nach jeder Zahl des Berichts.",
    ],
    page: analyzeWords.title,
  },
  "what-it-leaves-out": {
    title: "Was FanRadar nicht macht",
    text: [
      "Es liest und rechnet: Es veröffentlicht, plant und verschickt nichts und ändert nichts auf einer Plattform.",
      "Eine App im Store gibt es nicht: Die Seiten laufen im Browser des Handys und lassen sich auf den Startbildschirm legen.",
      "Zwei Models werden nicht zusammengelegt: Gib dem einen die Links des anderen, und lösch das andere.",
      "Die Anmeldung ist kostenlos. Ob sonst etwas kostet, entscheidet, wer diese Seite betreibt.",
    ],
    steps: [
      "Plane und veröffentliche Beiträge dort, wo du es heute tust.",
      "Öffne diese Seite auf dem Handy im Browser, und wähle dort „Zum Startbildschirm“.",
    ],
    page: analyzeWords.title,
  },
  "share-report": {
    title: "Einen Bericht per Link teilen",
    text: [sharingWords.lead],
    steps: [
      `Bestätige deine E-Mail-Adresse, falls noch nicht geschehen. Öffne dann den Bericht und wähle ${q(reportWords.share)}.`,
      "Wähle die Version, die Abschnitte, wann der Link abläuft, und wenn du magst ein Passwort.",
      `Wähle ${q(sharingWords.make)} und kopiere den Link sofort: Er wird nur dann gezeigt.`,
      `Um ihn zu beenden, wähle noch einmal ${q(reportWords.share)} und dann ${q(sharingWords.revoke)}.`,
    ],
    page: reportWords.title,
  },
  "export-report": {
    title: "Ein Bericht als PDF, Einnahmen als CSV",
    text: [
      sharingWords.pdf.lead,
      `Einnahmen: Öffne ${q(earningsWords.title)} des Models, und wähle ${q(earningsWords.csv)}.`,
    ],
    steps: [
      `Öffne den Bericht oder such ihn unter ${shell.history}.`,
      `Wähle ${q(reportWords.exportPdf)}.`,
      "Sieh nach, ob private Zahlen darin stehen, bevor du es weitergibst.",
    ],
    page: reportWords.title,
  },
  "export-figures": {
    title: "Zahlen als CSV, für Excel oder Google Tabellen",
    text: ["Ja: als CSV-Datei, die Excel, Numbers und Google Tabellen öffnen."],
    steps: [
      `Einnahmen: Öffne ${q(earningsWords.title)} des Models, und wähle ${q(earningsWords.csv)}: jeder Monat nach Art.`,
      `Follower, Engagement und Einnahmen aller Models: Öffne ${q(shell.analytics)}, und wähle ${q(analyticsWords.exportCsv)}.`,
      `Beiträge und die Linien eines Diagramms: Jede Tabelle und jedes Diagramm eines Berichts hat ein eigenes ${q(chartWords.csv)}.`,
    ],
    page: shell.analytics,
  },
  "connect-account": {
    title: "Ein Konto verbinden",
    text: [
      connectWords.lead,
      "OnlyFans bietet keine Verbindung an: Importiere dort die Abrechnung oder ergänze Zahlen von Hand.",
    ],
    steps: [
      "Öffne die Belege des Models. Das Profil muss unter seinen Links stehen.",
      `Wähle unter ${q(connectWords.title)} die Plattform, zum Beispiel ${q(connectWords.connect("Instagram"))}.`,
      `Melde dich dort mit dem verlinkten Konto an und erlaube den Zugriff. ${q(connectWords.disconnect)} beendet ihn.`,
    ],
    page: evidenceWords.title,
  },
  "workspace-members": {
    title: "Mitglieder eines Arbeitsbereichs",
    text: [
      "Alle mit Zugriff auf einen Arbeitsbereich stehen in seiner Mitgliederliste, mit Rolle, sichtbaren Models und der Angabe, ob sie Einnahmen sehen. Nur wem er gehört, lädt ein, ändert Rechte und entfernt Mitglieder.",
      `Wer alles sehen und nichts ändern soll, bekommt die Rolle ${q(workspaceWords.roles.viewer)}.`,
      `Ein Kunde liest die Berichte ausgewählter Models: Wähle die Rolle ${q(workspaceWords.roles.client)}, die Models und ob Einnahmen gezeigt werden.`,
      `Ein Konto kann zu mehreren Arbeitsbereichen gehören, jeder mit eigenen Models und Mitgliedern: Wähle bei einem anderen ${q(workspaceWords.switchTo)}.`,
    ],
    steps: [
      `Öffne ${tab("workspace")} und sieh die Liste unter ${q(workspaceWords.members)} an.`,
      `Um jemanden aufzunehmen, wähle ${q(workspaceWords.invite)}, eine Rolle und die Models.`,
      `Wähle ${q(workspaceWords.make)} und schick den Link.`,
      `Um den Zugriff zu beenden, wähle ${q(workspaceWords.removeOne)} neben dem Namen.`,
    ],
    page: tab("workspace"),
  },
  seal: {
    title: "Was das Siegel eines Berichts bedeutet",
    text: [`Das Siegel zeigt, dass ein Bericht seit seiner Erstellung unverändert ist. ${sharingWords.verify.lead}`],
    steps: [
      "Die Nummer und das Siegel stehen am Ende des Berichts.",
      `Wähle dort ${q(reportWords.checkSeal)}, oder gib beides auf der Seite unten ein.`,
      "Wenn kein Bericht dazu passt, bitte die Person, von der er kommt, um einen Link zum Bericht.",
    ],
    page: sharingWords.verify.title,
  },
  "claim-page": {
    title: "Deine Seite beanspruchen",
    text: [
      claimWords.lead,
      "Codes gehen bei Instagram und X: OnlyFans und TikTok lassen Apps keine Bios lesen, deshalb kommen sie als Links auf deine Seite.",
    ],
    steps: [
      `Such deine Seite und wähle ${q(creatorWords.isThisYou)}. Mit dem Konto eines Models geht es auch unter ${modelDashboardWords.title}.`,
      `Wähle ${q(claimWords.begin)} und füge den Code in deine öffentliche Bio ein.`,
      `Wähle ${q(claimWords.check)}.`,
      `Entferne den Code aus der Bio und wähle unter ${q(visibilityWords.title)}, wer was sieht.`,
    ],
    page: interfaceWords.visitors.search,
  },
  "add-models": {
    title: "Ein Model hinzufügen, oder viele auf einmal",
    text: [
      "Ein Model braucht einen Namen und einen Link zu einem öffentlichen Profil. Viele fügst du zusammen als Zeilen hinzu: aus einer Tabelle eingefügt oder als CSV-Datei.",
    ],
    steps: [
      `Für ein einzelnes Model wähle ${q(shell.submit)}.`,
      `Für viele öffne ${profileWords.title}, wähle ${q(profileWords.addMany)} und gib in jeder Zeile einen Namen und seine Links an.`,
      `Korrigiere die markierten Zeilen und wähle ${q(addManyWords.add)}. Die Analysen laufen nacheinander.`,
    ],
    page: profileWords.title,
  },
  "import-statement": {
    title: "Eine Abrechnung importieren",
    text: [
      evidenceWords.import.lead,
      "Eine Tabelle braucht ein Datum und einen Betrag: Von Brutto, Gebühr und Netto ergeben zwei den dritten. Art oder Beschreibung sagen, wofür gezahlt wurde, und eine Spalte mit Fans, wie viele gezahlt haben. Die Reihenfolge ist egal, und was eine Spalte enthält, kannst du vor dem Import ändern.",
    ],
    steps: [
      "Öffne bei OnlyFans oder einer anderen Plattform die Abrechnungen und kopiere die Tabelle, oder speichere sie als CSV-Datei.",
      `Öffne hier die Belege des Models und wähle ${q(evidenceWords.import.open)}.`,
      `Füge die Tabelle ein oder wähle die Datei, prüfe die ${q(evidenceWords.import.look)} und wähle ${q(evidenceWords.import.store)}.`,
      `Wähle beim Bericht ${q(reportWords.reanalyse)}, um es dort zu sehen.`,
    ],
    page: evidenceWords.title,
  },
  "refresh-report": {
    title: "Wie oft ein Bericht aktualisiert wird",
    text: [
      `Die Zahlen kommen aus den offiziellen Schnittstellen der Plattformen, aus Abrechnungen und Screenshots, die du importierst, und aus dem, was du eintippst. Öffentliche Zahlen werden jeden Tag geholt. Der Bericht selbst entsteht nach seinem Zeitplan neu, anfangs jede Woche: ${q(reportWords.byItself.label)}. Das pausiert, wenn du dich einen Monat lang nicht anmeldest.`,
    ],
    steps: [
      `Wähle neben dem Bericht unter ${q(reportWords.byItself.label)} ${q(reportWords.byItself.options.daily)}, ${q(reportWords.byItself.options.weekly)} oder ${q(reportWords.byItself.options.off)}.`,
      `Für einen neuen Bericht sofort wähle ${q(reportWords.reanalyse)}.`,
      `Frühere Berichte bleiben unter ${q(reportWords.versions)}.`,
    ],
    page: reportWords.title,
  },
  limits: {
    title: "Grenzen und Dateiformate",
    text: [
      `Wie viele Models oder Mitglieder ein Arbeitsbereich hat, ist nicht begrenzt. Bis zu ${limits.rows} Models lassen sich auf einmal einfügen, und bis zu vier nebeneinander vergleichen.`,
      `Eine Abrechnung ist eine Tabelle, die du einfügst, oder eine CSV-Datei: ${evidenceWords.import.fileHint} Screenshots: ${screenshotWords.limits}`,
    ],
    steps: [
      "Für viele Models füg beim Hinzufügen ihre Links oder Handles ein, einen je Zeile.",
      "Ist eine Abrechnung größer, exportier sie nach Jahren oder Monaten und importier die Dateien nacheinander: Zahlungen, die sich überschneiden, zählen einmal.",
      "Um Zahlen mitzunehmen, lade Berichte als PDF und Einnahmen, Zahlungen und Beiträge als CSV herunter.",
    ],
    page: profileWords.title,
  },
  "remove-model": {
    title: "Ein Model entfernen",
    text: [`Du kannst ein Model selbst aus deiner Liste löschen. ${profileWords.removeHint}`],
    steps: [
      `Öffne ${profileWords.title}, such das Model und wähle ${q(profileWords.manage)}.`,
      `Wähle am Ende ${q(profileWords.remove)}.`,
      `War es das falsche, wähle sofort ${q(profileWords.undo)}.`,
    ],
    page: profileWords.title,
  },
  badges: {
    title: "Was Geprüft und die anderen Abzeichen bedeuten",
    text: [
      `${q(creatorWords.ownerVerified)}: Der Creator hat mit einem Code in der Bio gezeigt, dass die Seite ihm gehört. ${q(creatorWords.verified)}: von einem Admin dieser Seite gesetzt.`,
      `Auf einem Bericht heißt ${q(badges["verified-screenshot"])}: ${badges.hints["verified-screenshot"]} ${q(badges["manual-entry"])} heißt: ${badges.hints["manual-entry"]}`,
    ],
    steps: [
      `Für ${q(creatorWords.ownerVerified)} beanspruche deine Seite.`,
      "Für ein besseres Abzeichen am Bericht verbinde ein Konto, importiere eine Abrechnung oder füge einen Screenshot hinzu, und analysiere neu.",
    ],
    page: evidenceWords.title,
  },
  "profile-removal": {
    title: "Dein Profil entfernen lassen",
    text: [`Niemand muss hier aufgeführt bleiben. ${removalWords.lead}`],
    steps: [
      `Wähle auf der Seite unten ${q(removalWords.getCode)} und füge den Code in deine öffentliche Bio ein: Dann wird es sofort entfernt. Dafür brauchst du ein Konto.`,
      `Ohne Konto füll das Formular aus und wähle ${q(removalWords.send)}. Ein Mensch entscheidet, und bis dahin ist das Profil verborgen, wenn es niemand beansprucht hat.`,
      "Willst du nur bestimmen, wer was sieht, beanspruche stattdessen die Seite.",
    ],
    page: removalWords.title,
  },
};
