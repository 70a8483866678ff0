import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";

/** What the page shows, as its address holds it. */
export interface AssistantState {
  tab: "chat" | "pricing";
  /** Whom it is about: a model of one's own, or a creator's own record. */
  model: number | null;
  conversation: number | null;
  /** A question to begin with; it is typed, not sent. */
  prefill: string;
}

/** All of the page's state is in its address. What it cannot mean is left out. */
export function useAssistantAddress(): [AssistantState, (next: Partial<AssistantState>, replace?: boolean) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const state = useMemo(() => read(search), [search]);
  return [state, (next, replace = false) => navigate(assistantAddress({ ...state, ...next }), { replace })];
}

/** The address of the assistant in a state. */
export function assistantAddress({ tab, model, conversation, prefill }: Partial<AssistantState>): string {
  const query = new URLSearchParams();
  if (tab === "pricing") query.set("tab", tab);
  if (model) query.set("model", String(model));
  if (conversation) query.set("conversation", String(conversation));
  if (prefill) query.set("prefill", prefill);
  return query.size > 0 ? `/ai-assistant?${query}` : "/ai-assistant";
}

function read(search: string): AssistantState {
  const query = new URLSearchParams(search);
  return {
    tab: query.get("tab") === "pricing" ? "pricing" : "chat",
    model: idOf(query.get("model")),
    conversation: idOf(query.get("conversation")),
    prefill: query.get("prefill") ?? "",
  };
}

const idOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
