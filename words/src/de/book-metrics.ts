export const bookMetricWords = {
  "split.agency": "Teil der Agentur",
  "split.creator": "Teil des Creators",
  "chatters.total": "Trinkgelder und Nachrichten",
  "chatters.sales": "Umsatz",
  "chatters.shared": "Von mehreren zugleich",
  "chatters.outside": "Außerhalb der Schichten",
  "chatters.untimed": "Ohne Uhrzeit",
  "chatters.back": "Erstattet",
  "chatters.hours": "Stunden in der Schicht",
  "chatters.aloneHours": "Stunden allein in der Schicht",
  "chatters.perHour": "Umsatz je Stunde",
};
