import { accountWords } from "@fanradar/words/de/accounts";
import { assistantWords } from "@fanradar/words/de/assistant";
import { interfaceWords } from "@fanradar/words/de/interface";
import { legalWords } from "@fanradar/words/de/legal";
import { modelDashboardWords } from "@fanradar/words/de/model-dashboard";
import { secondFactorWords, securityWords } from "@fanradar/words/de/security";
import { ownDataWords, settingsWords } from "@fanradar/words/de/settings";
import { visibilityWords } from "@fanradar/words/de/visibility";
import { workspaceWords } from "@fanradar/words/de/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const { tabs, notifications, privacy, preferences } = settingsWords;
const tab = (name: keyof typeof tabs) => `${settingsWords.title} › ${tabs[name]}`;
const q = (name: string) => `„${name}“`;

/** Help on one's account: signing in, settings, what others see, and one's data. */
export const account = {
  "delete-account": {
    title: "Dein Konto löschen",
    text: [`Du kannst dein Konto jederzeit selbst löschen. ${ownDataWords.deleteLead}`],
    steps: [
      `Öffne ${tab("security")} und geh ans Ende der Seite.`,
      `Wenn du alles behalten willst, wähle zuerst ${q(ownDataWords.export)}.`,
      `Wähle ${q(ownDataWords.delete)} und bestätige.`,
    ],
    page: tab("security"),
  },
  "export-data": {
    title: "Deine Daten exportieren",
    text: [`${ownDataWords.lead} ${workspaceWords.export.lead}`],
    steps: [
      `Eigene Daten: Öffne ${tab("security")} und wähle ${q(ownDataWords.export)}.`,
      `Ein Arbeitsbereich: Öffne ${tab("workspace")} und wähle ${q(workspaceWords.export.action)}.`,
    ],
    page: tab("security"),
  },
  "who-sees-figures": {
    title: "Wer deine Zahlen sieht",
    text: [
      "Was du ergänzt, importierst oder verbindest, etwa Einnahmen und Abonnenten, gehört nur dir. Es steht auf keiner öffentlichen Seite, in keiner Suche und in keinem anderen Konto, außer du teilst es.",
      "Was eine Plattform veröffentlicht, etwa die Zahl der Follower, können alle auf der Seite eines Creators sehen.",
    ],
    steps: [
      `Wenn du deine Seite beansprucht hast, öffne ${modelDashboardWords.title}: Unter ${q(visibilityWords.title)} entscheidest du.`,
      `Wähle unter ${tab("privacy")}, wer deinen Namen sieht, und prüfe, ob ${q(privacy.dataSharing)} so steht, wie du es willst.`,
      `Wenn dir jemand über die Schulter sieht, wähle ${q(shell.hideAmounts)}.`,
    ],
    page: tab("privacy"),
  },
  alerts: {
    title: "Hinweise bekommen",
    text: [
      "Die Glocke zeigt, wenn bei deinen Models etwas ungewöhnlich steigt oder fällt, ein Bericht fertig ist oder eine Verbindung endet. Was davon auch per E-Mail kommt, wählst du.",
    ],
    steps: [
      `Öffne ${tab("notifications")}.`,
      `Schalte ${q(notifications.emailAlerts)} für ungewöhnliche Änderungen ein, ${q(notifications.reportUpdates)} für fertige Berichte oder ${q(notifications.weeklyDigest)} für eine Zusammenfassung. Was du nicht mehr bekommen willst, schalte dort aus.`,
      `Wähle ${q(settingsWords.save)}.`,
    ],
    page: tab("notifications"),
  },
  "change-account": {
    title: "E-Mail, Name oder Passwort ändern",
    text: [
      "Alle drei änderst du in den Einstellungen. Eine neue E-Mail-Adresse gilt, sobald du sie mit dem Link bestätigst, den wir dorthin schicken. Bis dahin meldest du dich mit der bisherigen an.",
    ],
    steps: [
      `Name oder E-Mail: Öffne ${tab("profile")}, ändere das Feld und wähle ${q(settingsWords.save)}.`,
      `Passwort: Öffne ${tab("security")} und geh zu ${q(securityWords.password)}.`,
      `Wenn du dich nicht anmelden kannst, wähle auf der Anmeldeseite ${q(accountWords.login.forgot)}`,
    ],
    page: tab("profile"),
  },
  "language-and-currency": {
    title: "Sprache, Währung oder Farben ändern",
    text: [
      "Seiten und E-Mails kommen in deiner Sprache. Beträge werden in deine Währung umgerechnet, wo Wechselkurse eingerichtet sind, und bleiben sonst in ihrer.",
    ],
    steps: [
      `Öffne ${tab("preferences")}.`,
      `Wähle ${q(preferences.language)}, ${q(preferences.currency)}, ${q(preferences.timezone)} oder ${q(preferences.theme)} und dann ${q(settingsWords.save)}.`,
    ],
    page: tab("preferences"),
  },
  "second-factor": {
    title: secondFactorWords.title,
    text: ["Damit braucht man zum Anmelden außer deinem Passwort auch einen Code aus einer App auf deinem Telefon."],
    steps: [
      `Öffne ${tab("security")} und wähle unter ${q(secondFactorWords.title)} ${q(secondFactorWords.turnOn)}.`,
      `Scanne den Code mit deiner Authenticator-App, gib ein, was sie zeigt, und wähle ${q(secondFactorWords.enable)}.`,
      "Sichere die Wiederherstellungscodes: Jeder meldet dich einmal ohne dein Telefon an.",
    ],
    page: tab("security"),
  },
  "conversation-privacy": {
    title: "Wer deine Gespräche lesen kann",
    text: [
      "Deine Gespräche liegen in deinem Konto, und niemand sonst, der FanRadar nutzt, sieht sie. Fragen von Besuchern werden nicht gespeichert.",
      "Hat der Betreiber dieser Seite ein Sprachmodell eingerichtet, werden deine Fragen dorthin geschickt; sein Name steht dann unter den Antworten. Deine privaten Zahlen gehen nur hin, wenn du das Teilen von Daten einschaltest.",
    ],
    steps: [
      "Sieh unter eine Antwort: Hat ein Sprachmodell sie geschrieben, steht dort sein Name.",
      `Prüfe ${q(privacy.dataSharing)} unter ${tab("privacy")}.`,
      `Um ein Gespräch zu löschen, wähle darüber ${q(assistantWords.remove)}.`,
    ],
    page: legalWords.privacy.title,
  },
} satisfies Partial<TopicTexts<"product">>;
