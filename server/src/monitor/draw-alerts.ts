import { alertRules, toPromql } from "./alerts.ts";

/** The alert rules in the shape of Prometheus' rule files. */
export const drawAlerts = (): object => ({
  groups: [
    {
      name: "fanradar",
      rules: alertRules.map(({ name, severity, condition, forMinutes, summary, remedy }) => ({
        alert: name,
        expr: toPromql(condition),
        for: `${forMinutes}m`,
        labels: { severity },
        annotations: { summary, description: remedy },
      })),
    },
  ],
});
