import { createServer } from "node:http";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { sandboxToken } from "../control/state.ts";
import { startSandbox } from "../start-sandbox.ts";

/** The sandbox's language models behind one address: a test chooses which of them responds, and sees the requests. */
export async function startModelProxy() {
  const sandbox = await startSandbox({ port: 0 });
  const requests: string[] = [];
  const responses: string[] = [];
  const elements: object[] = [];
  const state = { model: "sandbox-narrator", elements, requests, responses, abandoned: 0 };
  const server = createServer(async (request, response) => {
    const body = await json(request);
    state.requests.push(JSON.stringify(body));
    const gone = new AbortController();
    response.once("close", () => {
      if (response.writableFinished) return;
      state.abandoned++;
      gone.abort();
    });
    try {
      const answer = await fetch(`${sandbox.origin}/openai/v1/chat/completions`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: request.headers.authorization ?? "" },
        body: JSON.stringify({ ...Object(body), model: state.model, elements: state.elements }),
        signal: gone.signal,
      });
      const headers = [...answer.headers].filter(([name]) => /^(?:content-type|retry-after)/.test(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (answer.body) {
        for await (const chunk of Readable.from(answer.body)) {
          state.responses.push(Buffer.from(chunk).toString());
          response.write(chunk);
        }
      }
      response.end();
    } catch {
      // A cut-off upstream is passed on as one.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the proxy does not listen");
  const config = {
    provider: "openai-compatible" as const,
    model: "sandbox",
    baseUrl: `http://127.0.0.1:${address.port}/openai/v1`,
    apiKey: sandboxToken,
    timeoutMs: 3_000,
    dailyTokens: 1_000_000,
  };
  return {
    state,
    config,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}
