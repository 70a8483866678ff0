export const bookMetricWords = {
  "split.agency": "Part de l’agence",
  "split.creator": "Part du créateur",
  "chatters.total": "Pourboires et messages",
  "chatters.sales": "Ventes",
  "chatters.shared": "À plusieurs en même temps",
  "chatters.outside": "Hors service",
  "chatters.untimed": "Sans heure",
  "chatters.back": "Remboursé",
  "chatters.hours": "Heures de service",
  "chatters.aloneHours": "Heures seul de service",
  "chatters.perHour": "Ventes par heure",
};
