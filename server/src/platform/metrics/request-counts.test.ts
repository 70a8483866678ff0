import { expect, test } from "vitest";
import { createRequestCounts } from "./request-counts.ts";

test("createRequestCounts: renders requests by status and times by cumulative buckets, as Prometheus reads them", () => {
  const counts = createRequestCounts();
  const request = { method: "GET", path: "/api/models/:id", status: 200 };
  for (const seconds of [0.0078125, 0.03125, 16]) counts.count({ ...request, seconds });
  counts.count({ ...request, status: 404, seconds: 0.0078125 });
  counts.count({ method: "POST", path: undefined, status: 404, seconds: 0.5 });
  const lines = counts.render().split("\n");
  const labels = 'method="GET",route="/api/models/:id"';
  const time = "fanradar_http_request_duration_seconds";
  expect(lines.filter((line) => line.startsWith("fanradar_http_requests_total"))).toEqual([
    `fanradar_http_requests_total{${labels},status="200"} 3`,
    `fanradar_http_requests_total{${labels},status="404"} 1`,
    'fanradar_http_requests_total{method="POST",route="none",status="404"} 1',
  ]);
  expect(lines.filter((line) => line.startsWith(time) && line.includes(labels))).toEqual([
    ...[...[["0.01", 2]], ...["0.05", "0.1", "0.25", "0.5", "1", "2.5", "10"].map((end) => [end, 3]), ["+Inf", 4]].map(
      ([end, count]) => `${time}_bucket{${labels},le="${end}"} ${count}`,
    ),
    `${time}_sum{${labels}} 16.046875`,
    `${time}_count{${labels}} 4`,
  ]);
  expect(lines.filter((line) => line.startsWith("# TYPE"))).toEqual([
    "# TYPE fanradar_http_requests_total counter",
    `# TYPE ${time} histogram`,
  ]);
});
