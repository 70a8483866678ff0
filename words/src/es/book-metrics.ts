export const bookMetricWords = {
  "split.agency": "Parte de la agencia",
  "split.creator": "Parte del creador",
  "shift.total": "Propinas y mensajes",
  "shift.sales": "Ventas",
  "shift.shared": "De varios a la vez",
  "shift.outside": "Fuera de turnos",
  "shift.untimed": "Sin hora",
  "shift.back": "Reembolsado",
  "shift.hours": "Horas de turno",
  "shift.aloneHours": "Horas a solas de turno",
  "shift.perHour": "Ventas por hora",
};
