export const bookMetricWords = {
  "split.agency": "Parte de la agencia",
  "split.creator": "Parte del creador",
  "chatters.total": "Propinas y mensajes",
  "chatters.sales": "Ventas",
  "chatters.shared": "De varios a la vez",
  "chatters.outside": "Fuera de turnos",
  "chatters.untimed": "Sin hora",
  "chatters.back": "Reembolsado",
  "chatters.hours": "Horas de turno",
  "chatters.aloneHours": "Horas a solas de turno",
  "chatters.perHour": "Ventas por hora",
};
