/** The sample agency, and the tour of it. */
export const sampleWords = {
  title: "Beispielagentur",
  mark: "Beispiel",
  description: "Was FanRadar einer Agentur zeigt, mit erfundenen Creators.",
  lead: "Erfundene Creators, Stand 1. November 2026. Nichts davon zählt zu deinen eigenen Models.",
  portfolio: "Portfolio des Beispiels",
  models: "Models dieser Agentur",
  open: "Bericht ansehen",
  back: "Zur Beispielagentur",
  missing: "Diesen Beispielbericht gibt es nicht.",
  missingHint: "Die Beispielagentur hat vier Models. Öffne eines davon.",
  toAgency: "Beispielagentur öffnen",
  begin: "Eigene Models hinzufügen",
  join: "Kostenlos registrieren",
  see: "Beispielagentur ansehen",
  take: "Rundgang in zwei Minuten",
  resume: "Rundgang fortsetzen",
  next: "Weiter",
  previous: "Zurück",
  leave: "Rundgang beenden",
  openOf: (name: string) => `Bericht ansehen: ${name}`,
  place: (place: string, all: string) => `Rundgang: ${place} von ${all}`,
  tour: {
    portfolio: {
      name: "Alles auf einen Blick",
      text: "Follower, Engagement und Einnahmen aller Models zusammen, jeweils verglichen mit den 30 Tagen davor.",
    },
    attention: {
      name: "Was dich zuerst braucht",
      text: "Verluste, fehlgeschlagene Analysen und endende Zustimmungen, jeweils mit einer Aktion. Ist die Liste leer, ist alles in Ordnung.",
    },
    models: {
      name: "Eine Zeile je Model",
      text: "Größe, Veränderung, Engagement und Einnahmen. In deinem Dashboard sortierst du die Spalten und bearbeitest viele Models auf einmal.",
    },
    report: {
      name: "Ein Bericht in zehn Sekunden",
      text: "Die erste Zeile sagt, wie viele folgen, wie sie reagieren, was eingenommen wurde und was kommt.",
    },
    figure: {
      name: "Jede Zahl lässt sich öffnen",
      text: "Wähle eine aus: Du siehst ihre Quelle, ihr Alter, wie sie berechnet wurde und wie sicher sie ist.",
    },
    steps: {
      name: "Was als Nächstes zu tun ist",
      text: "Höchstens drei Schritte, jeder aus den Zahlen dieses Models. Spätere Berichte sagen, was daraus wurde.",
    },
    own: {
      name: "Jetzt deine eigenen Models",
      text: "Füge ihre Links ein, ein Model je Zeile. Die Berichte sind in wenigen Minuten fertig. Mit ? öffnest du auf jeder Seite die Hilfe.",
    },
  },
};
