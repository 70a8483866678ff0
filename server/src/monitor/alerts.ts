import type { AlertRule, Condition, Series } from "./alert-rule.ts";

const day = 86_400;
/** Results of a read for which somebody must give a platform's access anew. */
export const refusals = ["reconnect", "missing_scope"] as const;

/** What alerts an operator, and what to do then. The rules of Prometheus are generated from it. */
export const alertRules: readonly AlertRule[] = [
  {
    name: "FanRadarProcessDown",
    severity: "page",
    condition: { kind: "level", series: { metric: "up", labels: { job: "fanradar" } }, of: "min", below: 1 },
    forMinutes: 2,
    summary: "A server, worker or scheduler does not answer",
    remedy:
      "Read its log and its supervisor's (systemctl status, docker compose ps, kubectl describe pod). A process that cannot start says why in its last line.",
  },
  {
    name: "FanRadarDatabaseAway",
    severity: "page",
    condition: { kind: "level", series: { metric: "fanradar_database_up" }, of: "min", below: 1 },
    forMinutes: 1,
    summary: "A process does not reach the database",
    remedy:
      "Check that PostgreSQL and the pooler accept connections from this host. Processes connect again by themselves, nothing has to be restarted.",
  },
  {
    name: "FanRadarNoWorker",
    severity: "page",
    condition: { kind: "level", series: { metric: "fanradar_workers" }, of: "max", below: 1 },
    forMinutes: 2,
    summary: "No worker takes jobs: no analysis, no email, no schedule",
    remedy: "Start a worker (npm start -- --only=worker) and read the log of the one that ended.",
  },
  {
    name: "FanRadarQueueLate",
    severity: "page",
    condition: { kind: "level", series: { metric: "fanradar_queue_oldest_seconds" }, of: "max", above: 300 },
    forMinutes: 5,
    summary: "A job has been due for more than five minutes",
    remedy:
      "Admin, 'Jobs' shows which. Add workers, or raise WORKER_CONCURRENCY where processor and database have room; if one kind of job blocks the rest, its reason stands in its row.",
  },
  {
    name: "FanRadarJobsFail",
    severity: "ticket",
    // Not the counter: a worker that a job killed counted nothing.
    condition: {
      kind: "level",
      series: { metric: "fanradar_queue_jobs", labels: { state: "failed" } },
      of: "max",
      above: 0,
    },
    forMinutes: 0,
    summary: "A job has used up its attempts",
    remedy: "Admin, 'Jobs', 'Failed' shows why. Remove the cause and press 'Retry now', or cancel the job.",
  },
  {
    name: "FanRadarServerErrors",
    severity: "page",
    condition: {
      kind: "share",
      part: ["500", "502", "503", "504"].map((status) => ({
        metric: "fanradar_http_requests_total",
        labels: { status },
      })),
      whole: { metric: "fanradar_http_requests_total" },
      minutes: 5,
      above: 0.02,
    },
    forMinutes: 5,
    summary: "More than 2 % of requests fail",
    remedy:
      "Search the server's log for level 50 and the message 'bug': the line has the request's reqId, by which all its other lines are found. Status 503 alone: look at database and pool.",
  },
  {
    name: "FanRadarSlow",
    severity: "ticket",
    condition: {
      kind: "share",
      part: [{ metric: "fanradar_http_request_duration_seconds_bucket", labels: { le: "1" } }],
      whole: { metric: "fanradar_http_request_duration_seconds_count" },
      minutes: 10,
      below: 0.95,
    },
    forMinutes: 10,
    summary: "More than 5 % of requests take longer than a second",
    remedy:
      "Compare by route on the dashboard. All of them: look at event-loop lag (add SERVER_PROCESSES or a server), at waiting for connections (DATABASE_CONNECTIONS) and at the database's own load.",
  },
  {
    name: "FanRadarEventLoopBlocked",
    severity: "ticket",
    condition: { kind: "level", series: { metric: "nodejs_eventloop_lag_p99_seconds" }, of: "max", above: 0.5 },
    forMinutes: 5,
    summary: "A process has no time to answer",
    remedy: "Add a server, a worker or cores. If it holds with little load, report it with the log of these minutes.",
  },
  {
    name: "FanRadarPoolExhausted",
    severity: "ticket",
    condition: {
      kind: "level",
      series: { metric: "fanradar_database_connections", labels: { state: "waiting" } },
      of: "max",
      above: 0,
    },
    forMinutes: 2,
    summary: "Requests wait for a connection to the database",
    remedy:
      "Raise DATABASE_CONNECTIONS within what PostgreSQL or the pooler allows, or look for slow statements (pg_stat_activity).",
  },
  {
    name: "FanRadarPlatformSilent",
    severity: "ticket",
    condition: { kind: "level", series: { metric: "fanradar_platform_breaker_open" }, of: "max", above: 0 },
    forMinutes: 15,
    summary: "A platform gives no usable answer and is left alone",
    remedy:
      "Look at the platform's status page. Reads go on by themselves once it answers; 'contract_error' in the log means that it answers in another form than ours: report it.",
  },
  {
    name: "FanRadarPlatformRefuses",
    severity: "page",
    condition: {
      kind: "growth",
      series: refusals.map((result) => ({
        metric: "fanradar_platform_reads_total",
        labels: { result },
      })),
      minutes: 60,
      above: 0,
    },
    forMinutes: 0,
    summary: "A platform refuses our token, or an account's",
    remedy:
      "The log says which ('a platform refuses our access': the instance's own). Renew the token or its permissions and start the processes again; creators are asked to reconnect by themselves.",
  },
  {
    name: "FanRadarQuotaLow",
    severity: "ticket",
    condition: { kind: "level", series: { metric: "fanradar_platform_quota_left_ratio" }, of: "min", below: 0.1 },
    forMinutes: 15,
    summary: "Less than a tenth of a platform's quota is left",
    remedy: "Reads pause by themselves when it is used up. If this is every day, ask the platform for more.",
  },
  {
    name: "FanRadarBudgetUsed",
    severity: "ticket",
    condition: { kind: "level", series: { metric: "fanradar_platform_budget_left_ratio" }, of: "min", below: 0.05 },
    forMinutes: 0,
    summary: "The day's budget for X is used up",
    remedy: "Reads of X go on after midnight, UTC. Raise X_DAILY_BUDGET_CENTS if this is every day.",
  },
  {
    name: "FanRadarTokenEnds",
    severity: "ticket",
    condition: { kind: "level", series: { metric: "fanradar_token_expires_seconds" }, of: "min", below: 14 * day },
    forMinutes: 0,
    summary: "A token of the instance ends within 14 days",
    remedy: "Make a new one at the platform, set it and start the processes again.",
  },
  {
    name: "FanRadarMailsUnsent",
    severity: "page",
    condition: { kind: "level", series: { metric: "fanradar_mails_unsent_oldest_seconds" }, of: "max", above: 900 },
    forMinutes: 0,
    summary: "An email has not been sent for 15 minutes",
    remedy:
      "Run npm run doctor -- YOUR-ADDRESS: it prints what the mail server answers. Once it accepts mail, press 'Retry now' in Admin, 'Jobs', 'Failed'; after a week what was not sent is deleted.",
  },
  {
    name: "FanRadarDrillFailed",
    severity: "page",
    condition: { kind: "level", series: { metric: "fanradar_drill_succeeded" }, of: "min", below: 1 },
    forMinutes: 0,
    summary: "The last drill could not restore the instance",
    remedy:
      "Admin, 'Instance' shows each fault. Make a new backup, run npm run drill on it, and keep older ones until it passes.",
  },
  {
    name: "FanRadarDrillOld",
    severity: "ticket",
    condition: { kind: "level", series: { metric: "fanradar_drill_age_seconds" }, of: "max", above: 2 * day },
    forMinutes: 0,
    summary: "No drill has finished for two days",
    remedy: "Check that BACKUP_PASSPHRASE is set for the workers and that the role of the database may create one.",
  },
];

const selectorOf = ({ metric, labels }: Series) => {
  const pairs = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? metric : `${metric}{${pairs.join(",")}}`;
};
const limitOf = ({ above, below }: { above?: number; below?: number }) =>
  above === undefined ? `< ${below}` : `> ${above}`;

/** A condition in PromQL. */
export function toPromql(condition: Condition): string {
  switch (condition.kind) {
    case "level":
      return `${condition.of}(${selectorOf(condition.series)}) ${limitOf(condition)}`;
    case "growth": {
      const grown = condition.series.map((one) => `sum(increase(${selectorOf(one)}[${condition.minutes}m]))`);
      return `${sumOf(grown)} > ${condition.above}`;
    }
    case "share": {
      const rate = (one: Series) => `sum(rate(${selectorOf(one)}[${condition.minutes}m]))`;
      return `${sumOf(condition.part.map(rate))} / ${rate(condition.whole)} ${limitOf(condition)}`;
    }
  }
}

/** A series that nothing counted yet has no value, and would make the sum have none. */
const sumOf = (terms: string[]) =>
  terms.length === 1 ? terms.join() : `(${terms.map((term) => `(${term} or vector(0))`).join(" + ")})`;
