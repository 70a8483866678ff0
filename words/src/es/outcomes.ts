import type { Outcome } from "@fanradar/engine";

export const outcomeWords: Record<Outcome, string> = {
  ok: "actualizado",
  not_found: "no encontrada",
  not_professional_or_missing: "no encontrada, o no es una cuenta profesional",
  private: "privada",
  suspended: "suspendida",
  reconnect: "el acceso ha terminado",
  missing_scope: "falta el acceso",
  rate_limited: "límite alcanzado",
  out_of_credits: "sin crédito",
  no_data: "sin datos",
  upstream_error: "no respondió",
  contract_error: "respuesta inesperada",
  budget_used: "el presupuesto de hoy se ha agotado",
  no_connector: "añade las cifras",
  no_key: "sin acceso aquí: añade las cifras",
};
