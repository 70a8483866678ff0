import { comparedAtMost } from "@fanradar/contract";
import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";

/** What is compared, as stored in the address. */
export interface CompareState {
  /** At most four, none twice. */
  models: number[];
  /** A saved comparison instead. */
  report: number | null;
  lines: "change" | "counts";
}

/** All of the page's state is in its address: it can be bookmarked, shared and returned to. Invalid values are ignored. */
export function useCompareAddress(): [CompareState, (next: Partial<CompareState>) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const state = useMemo(() => read(search), [search]);
  return [state, (next) => navigate(compareAddress({ ...state, ...next }))];
}

/** The address of a comparison. */
export function compareAddress({ models = [], report = null, lines = "change" }: Partial<CompareState>): string {
  const query = [
    ...(report === null ? (models.length > 0 ? [`models=${models.join(",")}`] : []) : [`report=${report}`]),
    ...(lines === "counts" ? ["lines=counts"] : []),
  ];
  return query.length > 0 ? `/compare?${query.join("&")}` : "/compare";
}

function read(search: string): CompareState {
  const query = new URLSearchParams(search);
  const ids = (query.get("models") ?? "").split(",").flatMap(idOf);
  const [report = null] = idOf(query.get("report") ?? "");
  return {
    models: [...new Set(ids)].slice(0, comparedAtMost),
    report,
    lines: query.get("lines") === "counts" ? "counts" : "change",
  };
}

const idOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? [Number(text)] : []);
