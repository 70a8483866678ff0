interface Query {
  expr: string;
  legend: string;
}

interface Panel {
  title: string;
  /** A unit as Grafana names it. */
  unit: string;
  queries: readonly Query[];
}

const per = (metric: string, by: string, minutes = 5) => `sum by (${by}) (rate(${metric}[${minutes}m]))`;
const quantile = (metric: string, by: string, at = 0.95) =>
  `histogram_quantile(${at}, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

const panels: readonly Panel[] = [
  {
    title: "Requests by status",
    unit: "reqps",
    queries: [{ expr: per("fanradar_http_requests_total", "status"), legend: "{{status}}" }],
  },
  {
    title: "Slowest routes (95 % of answers within)",
    unit: "s",
    queries: [{ expr: `topk(8, ${quantile("fanradar_http_request_duration_seconds", "route")})`, legend: "{{route}}" }],
  },
  {
    title: "Queue",
    unit: "short",
    queries: [{ expr: "sum by (state) (max by (job, state) (fanradar_queue_jobs))", legend: "{{state}}" }],
  },
  {
    title: "Oldest waiting job",
    unit: "s",
    queries: [{ expr: "max by (job) (fanradar_queue_oldest_seconds) > 0", legend: "{{job}}" }],
  },
  {
    title: "Jobs by outcome",
    unit: "ops",
    queries: [{ expr: per("fanradar_jobs_total", "outcome"), legend: "{{outcome}}" }],
  },
  {
    title: "Time of jobs (95 % within)",
    unit: "s",
    queries: [{ expr: quantile("fanradar_job_duration_seconds", "job"), legend: "{{job}}" }],
  },
  {
    title: "Reports a minute",
    unit: "short",
    queries: [{ expr: "60 * sum(rate(fanradar_reports_total[5m]))", legend: "reports" }],
  },
  {
    title: "Reads of platforms by result",
    unit: "ops",
    queries: [{ expr: per("fanradar_platform_reads_total", "platform, result"), legend: "{{platform}} {{result}}" }],
  },
  {
    title: "Calls of services by status",
    unit: "reqps",
    queries: [{ expr: per("fanradar_service_requests_total", "service, status"), legend: "{{service}} {{status}}" }],
  },
  {
    title: "Quota and budget left",
    unit: "percentunit",
    queries: [
      { expr: "min by (platform) (fanradar_platform_quota_left_ratio)", legend: "quota of {{platform}}" },
      { expr: "min by (platform) (fanradar_platform_budget_left_ratio)", legend: "budget of {{platform}}" },
    ],
  },
  {
    title: "Connections to the database",
    unit: "short",
    queries: [{ expr: "sum by (pool, state) (fanradar_database_connections)", legend: "{{pool}} {{state}}" }],
  },
  {
    title: "Event-loop lag (99 % within)",
    unit: "s",
    queries: [{ expr: "max by (instance) (nodejs_eventloop_lag_p99_seconds)", legend: "{{instance}}" }],
  },
  {
    title: "Processor time",
    unit: "percentunit",
    queries: [{ expr: "rate(process_cpu_seconds_total[5m])", legend: "{{instance}}" }],
  },
  {
    title: "Memory",
    unit: "bytes",
    queries: [{ expr: "process_resident_memory_bytes", legend: "{{instance}}" }],
  },
  {
    title: "Workers",
    unit: "short",
    queries: [{ expr: "max(fanradar_workers)", legend: "workers" }],
  },
  {
    title: "Ends of tokens",
    unit: "s",
    queries: [{ expr: "min by (token) (fanradar_token_expires_seconds)", legend: "{{token}}" }],
  },
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
    panels: panels.map(({ title, unit, queries }, place) => ({
      id: place + 1,
      title,
      type: "timeseries",
      datasource,
      gridPos: { x: (place % columns) * width, y: Math.floor(place / columns) * height, w: width, h: height },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: queries.map(({ expr, legend }, index) => ({
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
  panels.flatMap(({ queries }) =>
    queries.flatMap(({ expr }) => expr.match(/\b(?:fanradar|nodejs|process)_\w+/g) ?? []),
  );
