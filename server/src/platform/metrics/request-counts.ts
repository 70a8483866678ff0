export interface AnsweredRequest {
  method: string;
  /** The route's pattern, which has no id in it; undefined where no route is. */
  path: string | undefined;
  status: number;
  seconds: number;
}

/** Upper ends of buckets, seconds. */
export const requestBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Times of one method of a route. */
interface Times {
  labels: string;
  /** By bucket, the last one without an end. */
  counts: number[];
  sum: number;
  byStatus: Map<number, number>;
}

/**
 * Counts answered requests, by route and status, and their times, by route. Not by the library that renders the other metrics: each of its
 * observations makes a key of its labels anew, which took 4 % of a server's time.
 */
export function createRequestCounts() {
  const routes = new Map<string, Map<string, Times>>();
  const timesOf = (path: string, method: string): Times => {
    const methods = routes.get(path);
    const known = methods?.get(method);
    if (known) return known;
    const labels = `method="${escapeLabel(method)}",route="${escapeLabel(path)}"`;
    const counts = Array.from({ length: requestBuckets.length + 1 }, () => 0);
    const times: Times = { labels, counts, sum: 0, byStatus: new Map() };
    routes.set(path, new Map([...(methods ?? []), [method, times]]));
    return times;
  };
  return {
    count({ method, path = "none", status, seconds }: AnsweredRequest): void {
      const times = timesOf(path, method);
      let bucket = 0;
      while (seconds > (requestBuckets[bucket] ?? Number.POSITIVE_INFINITY)) bucket++;
      times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
      times.sum += seconds;
      times.byStatus.set(status, (times.byStatus.get(status) ?? 0) + 1);
    },
    /** Both metrics in Prometheus' text format. */
    render(): string {
      const all = [...routes.values()].flatMap((methods) => [...methods.values()]);
      const name = "fanradar_http_request_duration_seconds";
      return [
        "# HELP fanradar_http_requests_total Requests answered, by route and status",
        "# TYPE fanradar_http_requests_total counter",
        ...all.flatMap(({ labels, byStatus }) =>
          [...byStatus].map(([status, count]) => `fanradar_http_requests_total{${labels},status="${status}"} ${count}`),
        ),
        "",
        `# HELP ${name} Time to an answer, by route`,
        `# TYPE ${name} histogram`,
        ...all.flatMap((times) => renderTimes(name, times)),
        "",
      ].join("\n");
    },
  };
}

function renderTimes(name: string, { labels, counts, sum }: Times): string[] {
  let below = 0;
  const buckets = counts.map((count, place) => {
    below += count;
    return `${name}_bucket{${labels},le="${requestBuckets[place] ?? "+Inf"}"} ${below}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${below}`];
}

const escapeLabel = (value: string) => value.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
