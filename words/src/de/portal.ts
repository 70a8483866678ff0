/** A client's home. */
export const portalWords = {
  title: "Deine Seite",
  lead: "Was hier mit dir geteilt wird und worum du gebeten wirst.",
  asked: "Worum du gebeten wirst",
  nothing: "Gerade wirst du um nichts gebeten.",
  answer: "Eine Frage zu deinen Konten beantworten",
  connect: (platforms: string) => `${platforms} verbinden`,
  until: (day: string) => `bis ${day}`,
  confirm: (count: number, written: string) =>
    count === 1 ? "Einen Monat deiner Aufteilung bestätigen" : `${written} Monate deiner Aufteilung bestätigen`,
  split: "Deine Aufteilung",
  from: (day: string) => `seit ${day}`,
  open: "Öffnen",
  reports: "Deine Berichte",
  none: "Noch wird kein Bericht mit dir geteilt",
  noneHint: "Deine Agentur bestimmt, welche Models du hier siehst.",
  followers: "Follower",
  engagement: "Interaktionsrate",
  earnings: "Nettoeinnahmen, 28 Tage",
  reportedOn: (day: string) => `Bericht vom ${day}`,
  waiting: "Der erste Bericht ist noch nicht fertig.",
  more: "Mehr zeigen",
};
