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
  /** The address names more models than are compared, or what is none. */
  hasMore?: boolean;
}

/** All of the page's state is in its address: it can be bookmarked, shared and returned to. Invalid values are left out. */
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
