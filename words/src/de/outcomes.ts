import type { Outcome } from "@fanradar/engine";

export const outcomeWords: Record<Outcome, string> = {
  ok: "aktualisiert",
  not_found: "nicht gefunden",
  not_professional_or_missing: "nicht gefunden oder kein professionelles Konto",
  private: "privat",
  suspended: "gesperrt",
  reconnect: "Zugang ist beendet",
  missing_scope: "Zugang fehlt",
  rate_limited: "Grenze erreicht",
  out_of_credits: "kein Guthaben mehr",
  no_data: "keine Daten",
  upstream_error: "hat nicht geantwortet",
  contract_error: "unerwartete Antwort",
  budget_used: "das heutige Budget ist aufgebraucht",
  no_connector: "Zahlen selbst ergänzen",
  no_key: "hier kein Zugang: Zahlen selbst ergänzen",
};
