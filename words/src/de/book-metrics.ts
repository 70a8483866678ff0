export const bookMetricWords = {
  "split.agency": "Teil der Agentur",
  "split.creator": "Teil des Creators",
  "shift.total": "Trinkgelder und Nachrichten",
  "shift.sales": "Umsatz",
  "shift.shared": "Von mehreren zugleich",
  "shift.outside": "Außerhalb der Schichten",
  "shift.untimed": "Ohne Uhrzeit",
  "shift.back": "Erstattet",
  "shift.hours": "Stunden in der Schicht",
  "shift.aloneHours": "Stunden allein in der Schicht",
  "shift.perHour": "Umsatz je Stunde",
};
