export { sampleWords } from "./sample.ts";

/** What a new account is asked and led to. */
export const firstRunWords = {
  title: "Was führt dich her?",
  lead: "Mit beiden Antworten kannst du alles. Sie bestimmt, wo du anfängst.",
  agency: "Ich betreue Creators",
  agencyHint: "Füge deine Models hinzu, vergleiche sie und sieh, was dich braucht.",
  creator: "Ich bin Creator",
  creatorHint: "Sieh dein Wachstum und deine Einnahmen, und entscheide, wer was sieht.",
  failed: "Deine Wahl wurde nicht gespeichert",
  steps: "Erste Schritte",
  stepsLead: "Vier Schritte zu einem Dashboard, das für dich arbeitet.",
  hide: "Ausblenden",
  progress: "Erledigte erste Schritte",
  done: "erledigt",
  toDo: "offen",
  forModel: "Importieren, verbinden und Aktualisierung einstellen für",
  creatorQ: "Bist du selbst Creator?",
  creatorGo: "Eigene Seite einrichten",
  items: {
    hasModels: {
      name: "Models hinzufügen",
      hint: "Füge ihre Links ein, ein Model je Zeile.",
      action: "Links einfügen",
    },
    hasStatement: {
      name: "Abrechnung importieren",
      hint: "Daraus kommen Einnahmen, Zahlende und Preisempfehlungen.",
      action: "Importieren",
    },
    isConnected: {
      name: "Konto verbinden",
      hint: "Reichweite, Publikum und genaue Zahlen kommen von der Plattform.",
      action: "Verbinden",
    },
    isRefreshed: {
      name: "Wöchentlich aktualisieren",
      hint: "Jedes Model bekommt jede Woche einen neuen Bericht, oder täglich, wenn du willst.",
      action: "Aktualisierung einstellen",
    },
  },
};
