export const bookMetricWords = {
  "split.agency": "Part de l’agence",
  "split.creator": "Part du créateur",
  "shift.total": "Pourboires et messages",
  "shift.sales": "Ventes",
  "shift.shared": "À plusieurs en même temps",
  "shift.outside": "Hors service",
  "shift.untimed": "Sans heure",
  "shift.back": "Remboursé",
  "shift.hours": "Heures de service",
  "shift.aloneHours": "Heures seul de service",
  "shift.perHour": "Ventes par heure",
};
