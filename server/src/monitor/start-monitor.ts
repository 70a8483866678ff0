import { createServer, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Metrics } from "../platform/metrics/metrics.ts";
import { isSameSecret } from "../platform/secrets/tokens.ts";

interface MonitorOptions {
  host: string;
  port: number;
  /** Without it `/metrics` answers anyone who reaches the port. */
  token: string | undefined;
  metrics: Metrics;
  /** Reads what is measured when the metrics are read. */
  refresh: () => Promise<void>;
  /** Whether the process does its work now. */
  isReady: () => Promise<boolean>;
}

export interface Monitor {
  url: string;
  close(): Promise<void>;
}

/** A database that hangs shall not hang who asks. */
const patienceMs = 2_000;

/**
 * Listens for who watches this process: `/health` (it answers), `/ready` (it does its work), and `/metrics` for who sends
 * the token. Beside the pages' port, so that no proxy hands it on.
 *
 * @throws when the port is taken
 */
export async function startMonitor({ host, port, token, metrics, refresh, isReady }: MonitorOptions): Promise<Monitor> {
  // Several who ask at once ask the database once.
  let refreshing: Promise<void> | undefined;
  const render = async () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    await Promise.race([refreshing, wait(patienceMs, undefined, { ref: false })]);
    return metrics.render();
  };

  const answer = async (path: string, authorization: string | undefined, response: ServerResponse) => {
    if (path === "/health") return send(response, 200, "ok\n");
    if (path === "/ready") {
      const ready = await Promise.race([isReady(), wait(patienceMs, false, { ref: false })]);
      return send(response, ready ? 200 : 503, ready ? "ready\n" : "not ready\n");
    }
    if (path !== "/metrics") return send(response, 404, "not found\n");
    if (token !== undefined && !isSameSecret(authorization ?? "", `Bearer ${token}`)) {
      response.setHeader("www-authenticate", "Bearer");
      return send(response, 401, "METRICS_TOKEN is needed\n");
    }
    const { text, contentType } = await render();
    response.setHeader("content-type", contentType);
    return send(response, 200, text);
  };

  const server = createServer((request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    answer(path, request.headers.authorization, response).catch(() => send(response, 500, "failed\n"));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  const bound = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status).end(text);
}
