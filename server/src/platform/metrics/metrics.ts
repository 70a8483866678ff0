import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from "prom-client";
import { type AnsweredRequest, createRequestCounts, requestBuckets } from "./request-counts.ts";

/** How a try of a job ended: `retried` runs again, `failed` has used up its attempts. */
export type JobOutcome = "done" | "retried" | "failed";

/** What one process counts, each number since its start, in Prometheus' terms. docs/operations.md, 'Metrics and alerts', lists it. */
export interface Metrics {
  countRequest(request: AnsweredRequest): void;
  countJob(job: { name: string; outcome: JobOutcome; seconds: number }): void;
  /** A request to another service that was answered with a status, or with none. */
  countCall(call: { service: string; status: number | "none"; seconds: number }): void;
  /** Counts reads with this result from zero: of a series that appears with its first read Prometheus sees no growth. */
  expectRead(read: { platform: string; result: string }): void;
  /** What a read of a platform came to, further tries included. */
  countRead(read: { platform: string; result: string }): void;
  countReport(): void;
  /** A read that a replica may answer, by what answered it. */
  countSource(source: "replica" | "primary"): void;
  /** Adds measurements that are taken whenever the metrics are read. */
  register(metric: Metric): void;
  /** Event loop, memory and processor time of this process. Once a process. */
  measureProcess(): void;
  /** All of it as text, and the content type of that text. */
  render(): Promise<{ text: string; contentType: string }>;
}

/** At the library's 10 ms a process at rest spends most of its time on being woken to measure. */
const lagSampleMs = 50;
const jobBuckets = [0.05, 0.25, 1, 5, 15, 60, 300];

/** Metrics of a process, all at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = createRequestCounts();
  const jobs = new Counter({
    name: "fanradar_jobs_total",
    help: "Tries of jobs, by outcome: done, retried, failed",
    labelNames: ["job", "outcome"],
    registers,
  });
  const jobSeconds = new Histogram({
    name: "fanradar_job_duration_seconds",
    help: "Time of one try of a job",
    labelNames: ["job"],
    buckets: jobBuckets,
    registers,
  });
  const calls = new Counter({
    name: "fanradar_service_requests_total",
    help: "Requests to platforms and other services, by status; none where no answer came",
    labelNames: ["service", "status"],
    registers,
  });
  const callSeconds = new Histogram({
    name: "fanradar_service_request_duration_seconds",
    help: "Time until a platform or another service answered",
    labelNames: ["service"],
    buckets: requestBuckets,
    registers,
  });
  const reads = new Counter({
    name: "fanradar_platform_reads_total",
    help: "Reads of profiles and connected accounts, by result",
    labelNames: ["platform", "result"],
    registers,
  });
  const reports = new Counter({ name: "fanradar_reports_total", help: "Reports sealed", registers });
  const sources = new Counter({
    name: "fanradar_database_reads_total",
    help: "Reads that the replica may answer, by what answered them: replica, primary",
    labelNames: ["source"],
    registers,
  });
  return {
    countRequest: requests.count,
    countJob({ name: job, outcome, seconds }) {
      jobs.inc({ job, outcome });
      jobSeconds.observe({ job }, seconds);
    },
    countCall({ service, status, seconds }) {
      calls.inc({ service, status });
      callSeconds.observe({ service }, seconds);
    },
    expectRead: (read) => reads.inc({ ...read }, 0),
    countRead: (read) => reads.inc({ ...read }),
    countReport: () => reports.inc(),
    countSource: (source) => sources.inc({ source }),
    register: (metric) => registry.registerMetric(metric),
    measureProcess: () => collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: lagSampleMs }),
    render: async () => ({
      text: `${requests.render()}\n${await registry.metrics()}`,
      contentType: registry.contentType,
    }),
  };
}

/** A gauge that belongs to no registry yet: `Metrics.register` takes it. */
export const createGauge = (
  name: string,
  { help, labelNames = [], collect }: { help: string; labelNames?: string[]; collect?: (gauge: Gauge) => void },
): Gauge =>
  new Gauge({
    name,
    help,
    labelNames,
    registers: [],
    ...(collect && {
      collect() {
        collect(this);
      },
    }),
  });
