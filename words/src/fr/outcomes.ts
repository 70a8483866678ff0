import type { Outcome } from "@fanradar/engine";

export const outcomeWords: Record<Outcome, string> = {
  ok: "mis à jour",
  not_found: "introuvable",
  not_professional_or_missing: "introuvable, ou pas un compte professionnel",
  private: "privé",
  suspended: "suspendu",
  reconnect: "l’accès a pris fin",
  missing_scope: "accès manquant",
  rate_limited: "limite atteinte",
  out_of_credits: "plus de crédit",
  no_data: "aucune donnée",
  upstream_error: "n’a pas répondu",
  contract_error: "réponse inattendue",
  budget_used: "le budget du jour est épuisé",
  no_connector: "chiffres à ajouter",
  no_key: "pas d’accès ici : chiffres à ajouter",
};
