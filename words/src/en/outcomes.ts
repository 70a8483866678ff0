import type { Outcome } from "@fanradar/engine";

export const outcomeWords: Record<Outcome, string> = {
  ok: "updated",
  not_found: "not found",
  not_professional_or_missing: "not found, or not a professional account",
  private: "private",
  suspended: "suspended",
  reconnect: "access has ended",
  missing_scope: "access is missing",
  rate_limited: "limit reached",
  out_of_credits: "no credits left",
  no_data: "no data",
  upstream_error: "didn't respond",
  contract_error: "unexpected response",
  budget_used: "today's budget is used up",
  no_connector: "add figures yourself",
  no_key: "no access here: add figures yourself",
};
