import { type AnalyticsMetric, type AnalyticsPeriod, analyticsMetrics, analyticsPeriods } from "@fanradar/contract";
import { useLocation, useSearch } from "wouter";

export interface AnalyticsState {
  period: AnalyticsPeriod;
  metric: AnalyticsMetric;
}

/** All of the page's state is in its address. What it cannot mean is left out. */
export function useAnalyticsAddress(): [AnalyticsState, (next: Partial<AnalyticsState>) => void] {
  const query = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const state = {
    period: analyticsPeriods.find((one) => one === query.get("period")) ?? "30d",
    metric: analyticsMetrics.find((one) => one === query.get("metric")) ?? "followers",
  } as const;
  return [
    state,
    (next) => {
      const { period, metric } = { ...state, ...next };
      navigate(`/analytics?period=${period}&metric=${metric}`);
    },
  ];
}
