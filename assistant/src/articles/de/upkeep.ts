import { evidenceWords } from "@fanradar/words/de/evidence";
import { historyWords } from "@fanradar/words/de/history";
import { interfaceWords } from "@fanradar/words/de/interface";
import { profileWords } from "@fanradar/words/de/profiles";
import { reportWords } from "@fanradar/words/de/reports";
import { securityWords } from "@fanradar/words/de/security";
import { settingsWords } from "@fanradar/words/de/settings";
import { splitWords } from "@fanradar/words/de/splits";
import { teamNoteWords } from "@fanradar/words/de/todos";
import { workspaceWords } from "@fanradar/words/de/workspaces";
import type { TopicTexts } from "../articles.ts";

const { shell } = interfaceWords;
const tab = (name: keyof typeof settingsWords.tabs) => `${settingsWords.title} › ${settingsWords.tabs[name]}`;
const q = (name: string) => `„${name}“`;

/** Help on changing, adding, undoing and sharing out what is kept of models. */
export const upkeep = {
  workspaces: {
    title: "Mehrere Arbeitsbereiche",
    text: ["Jeder Arbeitsbereich hat eigene Models und Mitglieder. Der persönliche gehört dir allein."],
    steps: [
      `Öffne ${tab("workspace")}. Unter ${q(workspaceWords.yours)} legst du Arbeitsbereiche an und wählst ${q(workspaceWords.switchTo)} neben einem anderen.`,
      `Um ein Model mitzunehmen, öffne ${q(profileWords.title)}, dann ${q(profileWords.manage)} und ${q(workspaceWords.move)}.`,
    ],
    page: tab("workspace"),
  },
  "add-figures": {
    title: "Zahlen von Hand oder per Screenshot hinzufügen",
    text: [
      "Was keine Plattform liefert, fügst du selbst hinzu: Eingetippte Zahlen gelten als eigene Angabe, geprüfte Screenshots zählen mehr.",
    ],
    steps: [
      `Öffne ${q(evidenceWords.title)} des Models und wähle ${q(evidenceWords.typing.open)} oder ${q(evidenceWords.screenshots)}.`,
      "Bestätige, was aus einem Bild gelesen wurde, und analysiere dann neu.",
    ],
    page: evidenceWords.title,
  },
  "report-versions": {
    title: "Frühere Berichte und was sich geändert hat",
    text: [
      "Jede Version jedes Berichts bleibt unverändert, mit dem, was seit der vorigen neu ist. Wer sie öffnet, wird nicht festgehalten.",
    ],
    steps: [
      `Öffne ${q(shell.history)} und wähle ${q(historyWords.viewReport)}, oder ${q(historyWords.changed)} für das Neue.`,
      "Was du oft brauchst, markierst du dort als Favorit.",
    ],
    page: shell.history,
  },
  undo: {
    title: "Was sich rückgängig machen lässt",
    text: [
      `Ein gelöschter Bericht, ein Model, eine Notiz oder ein Arbeitsbereich lässt sich ein paar Sekunden lang zurückholen: Wähle ${q(historyWords.undo)} in der Meldung, die erscheint. Danach ist es endgültig weg.`,
      "Sofort weg sind: dein Konto, eine Unterhaltung, eine entfernte Quelle und ein ausgeschalteter Link.",
    ],
    steps: [
      `Wähle ${q(historyWords.undo)}, solange die Meldung da ist.`,
      "Ist sie weg: Reich das Model noch einmal ein oder analysiere es neu. Abrechnungen müssen neu importiert werden.",
    ],
    page: profileWords.title,
  },
  "revenue-split": {
    title: "Aufteilung zwischen Agentur und Creator",
    text: [
      "Du legst den Anteil der Agentur am Netto nach Erstattungen fest, und ab welchem Tag. Jeder Monat mit Zahlungen wird dann auf den Cent geteilt, und beide Seiten können ihn bestätigen.",
    ],
    steps: [
      `Öffne die Einnahmen des Models und wähle ${q(splitWords.tab)}.`,
      `Wähle ${q(splitWords.set)} und trag Prozent und ersten Tag ein.`,
    ],
    page: splitWords.title,
  },
  "team-notes": {
    title: "Notizen für das Team",
    text: [
      "Notizen an einem Bericht lesen Mitglieder, die das Model sehen, Kunden nicht. Wer erwähnt wird, wird benachrichtigt. Eine gelöschte Notiz lässt sich ein paar Sekunden lang zurückholen.",
    ],
    steps: [
      `Öffne den Bericht und geh zu ${q(teamNoteWords.title)}.`,
      `Wähle ${q(teamNoteWords.write)}, erwähne Mitglieder, wenn du magst, und wähle ${q(teamNoteWords.save)}.`,
    ],
    page: reportWords.title,
  },
  devices: {
    title: "Wo du angemeldet bist",
    text: ["Du siehst jeden Browser, der in deinem Konto angemeldet ist, und kannst ihn von hier abmelden."],
    steps: [
      `Öffne ${tab("security")} und wähle unter ${q(securityWords.sessions)} daneben ${q(securityWords.revoke)}.`,
      "Kennst du einen nicht, ändere dein Passwort: Das meldet alle anderen ab.",
    ],
    page: tab("security"),
  },
  "change-model": {
    title: "Name, Links oder Tags eines Models ändern",
    text: [
      "Ein Model änderst du jederzeit. Geänderte Links starten eine neue Analyse; Zahlen der alten Seite zählen dann nicht mehr.",
    ],
    steps: [
      `Öffne ${q(profileWords.title)}, such das Model und wähle ${q(profileWords.manage)}.`,
      `Ändere, was du willst, und wähle ${q(profileWords.save)}.`,
    ],
    page: profileWords.title,
  },
} satisfies Partial<TopicTexts<"product">>;
