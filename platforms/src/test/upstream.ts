import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform on loopback with given responses; closed by `await using`. */
export async function upstream(respond: Responder) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends one body to every request. */
export function answering(status: number, body: unknown, headers: Record<string, string> = {}): Responder {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

const folder = process.env.FANRADAR_FIXTURES ?? new URL("../../../../shared/fixtures", import.meta.url).pathname;

/** Recorded bodies are not part of the repository: undefined where the folder is not beside the checkout. */
export function recorded(file: string): unknown {
  const path = `${folder}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

export const hasRecordings = existsSync(`${folder}/manifest.json`);
export const recordings: { file: string; status: number | null; headers?: Record<string, string> }[] = hasRecordings
  ? JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"))
  : [];
