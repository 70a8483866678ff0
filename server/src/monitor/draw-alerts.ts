import { alertRules, toPromql } from "./alerts.ts";

/** The alert rules as a rule file of Prometheus. Quoted as the formatter of the repository quotes. */
export function drawAlerts(): string {
  const rules = alertRules.flatMap(({ name, severity, condition, forMinutes, summary, remedy }) => [
    `      - alert: ${name}`,
    `        expr: ${quoted(toPromql(condition))}`,
    `        for: ${forMinutes}m`,
    `        labels: { severity: ${severity} }`,
    "        annotations:",
    `          summary: ${JSON.stringify(summary)}`,
    `          description: ${JSON.stringify(remedy)}`,
  ]);
  return [
    "# Written by npm run draw-monitoring from server/src/monitor/alerts.ts.",
    "groups:",
    "  - name: fanradar",
    "    rules:",
    ...rules,
    "",
  ].join("\n");
}

/** In the quotes that need no escapes: an expression has no apostrophes. */
const quoted = (expression: string) => (expression.includes('"') ? `'${expression}'` : `"${expression}"`);
