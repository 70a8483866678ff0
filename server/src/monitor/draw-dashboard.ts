/** Title, unit as Grafana names it, and what is drawn: queries with their legends. */
type Panel = [title: string, unit: string, ...queries: [expr: string, legend: string][]];

const per = (metric: string, by: string) => `sum by (${by}) (rate(${metric}[5m]))`;
const within95 = (metric: string, by: string) =>
  `histogram_quantile(0.95, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

const panels: readonly Panel[] = [
  ["Requests by status", "reqps", [per("fanradar_http_requests_total", "status"), "{{status}}"]],
  [
    "Slowest routes (95 % of answers within)",
    "s",
    [`topk(8, ${within95("fanradar_http_request_duration_seconds", "route")})`, "{{route}}"],
  ],
  ["Queue", "short", ["sum by (state) (max by (job, state) (fanradar_queue_jobs))", "{{state}}"]],
  ["Oldest waiting job", "s", ["max by (job) (fanradar_queue_oldest_seconds) > 0", "{{job}}"]],
  ["Jobs by outcome", "ops", [per("fanradar_jobs_total", "outcome"), "{{outcome}}"]],
  ["Time of jobs (95 % within)", "s", [within95("fanradar_job_duration_seconds", "job"), "{{job}}"]],
  ["Reports a minute", "short", ["60 * sum(rate(fanradar_reports_total[5m]))", "reports"]],
  [
    "Reads of platforms by result",
    "ops",
    [per("fanradar_platform_reads_total", "platform, result"), "{{platform}} {{result}}"],
  ],
  [
    "Calls of services by status",
    "reqps",
    [per("fanradar_service_requests_total", "service, status"), "{{service}} {{status}}"],
  ],
  [
    "Quota and budget left",
    "percentunit",
    ["min by (platform) (fanradar_platform_quota_left_ratio)", "quota of {{platform}}"],
    ["min by (platform) (fanradar_platform_budget_left_ratio)", "budget of {{platform}}"],
  ],
  [
    "Connections to the database",
    "short",
    ["sum by (pool, state) (fanradar_database_connections)", "{{pool}} {{state}}"],
  ],
  ["Event-loop lag (99 % within)", "s", ["max by (instance) (nodejs_eventloop_lag_p99_seconds)", "{{instance}}"]],
  ["Processor time", "percentunit", ["rate(process_cpu_seconds_total[5m])", "{{instance}}"]],
  ["Memory", "bytes", ["process_resident_memory_bytes", "{{instance}}"]],
  ["Workers", "short", ["max(fanradar_workers)", "workers"]],
  ["Ends of tokens", "s", ["min by (token) (fanradar_token_expires_seconds)", "{{token}}"]],
];

const [width, height, columns] = [12, 8, 2];

/** A dashboard of Grafana over a data source of Prometheus that is chosen when it is imported. */
export function drawDashboard(): object {
  const datasource = { type: "prometheus", uid: `\${source}` };
  return {
    title: "FanRadar",
    uid: "fanradar",
    schemaVersion: 39,
    refresh: "30s",
    time: { from: "now-6h", to: "now" },
    templating: { list: [{ name: "source", type: "datasource", query: "prometheus", label: "Data source" }] },
    panels: panels.map(([title, unit, ...queries], place) => ({
      id: place + 1,
      title,
      type: "timeseries",
      datasource,
      gridPos: { x: (place % columns) * width, y: Math.floor(place / columns) * height, w: width, h: height },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: queries.map(([expr, legend], index) => ({
        refId: String.fromCharCode(65 + index),
        datasource,
        expr,
        legendFormat: legend,
      })),
    })),
  };
}

/** Names of the metrics that the dashboard shows. */
export const shownMetrics = (): string[] =>
  panels.flatMap(([, , ...queries]) =>
    queries.flatMap(([expr]) => expr.match(/\b(?:fanradar|nodejs|process)_\w+/g) ?? []),
  );
