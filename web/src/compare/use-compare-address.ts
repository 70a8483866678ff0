import { comparedAtMost } from "@fanradar/contract";
import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { type CompareState, compareAddress } from "../lib/compare-address.ts";

/** All of the page's state is in its address: it can be bookmarked, shared and returned to. Invalid values are left out. */
export function useCompareAddress(): [CompareState, (next: Partial<CompareState>) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const state = useMemo(() => read(search), [search]);
  return [state, (next) => navigate(compareAddress({ ...state, ...next }))];
}

function read(search: string): CompareState {
  const query = new URLSearchParams(search);
  const named = new Set((query.get("models") ?? "").split(",").filter((text) => text !== ""));
  const models = [...named].flatMap(idOf).slice(0, comparedAtMost);
  const [report = null] = idOf(query.get("report") ?? "");
  return {
    models,
    hasMore: models.length < named.size,
    report,
    lines: query.get("lines") === "counts" ? "counts" : "change",
  };
}

const idOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? [Number(text)] : []);
