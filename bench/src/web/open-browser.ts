import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { findChromium } from "../find-chromium.ts";

/** One page in a browser context of its own: nothing is cached. */
export interface Tab {
  send(method: string, params?: object): Promise<unknown>;
  /** The value of an expression in the page, as JSON has it. @throws where it throws */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface BenchBrowser {
  openTab(options: { url: string; cookie: string; width: number; height: number }): Promise<Tab>;
  close(): Promise<void>;
}

const patienceMs = 5_000;
const answer = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});
const evaluated = z.object({
  result: z.object({ value: z.optional(z.unknown()) }),
  exceptionDetails: z.optional(z.unknown()),
});

/**
 * Starts Chromium and speaks its DevTools protocol, but not the domains that observe a page (Runtime, Network), which Playwright turns
 * on: with them the browser parses each script a second time to know its lines, which doubled the time of the first one.
 */
export async function openBrowser(): Promise<BenchBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-chromium-"));
  const child = spawn(
    findChromium(),
    [
      ...["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0"],
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await addressOf(child.stderr));
  await once(socket, "open");
  const waiting = new Map<number, (message: z.infer<typeof answer>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = answer.parse(JSON.parse(String(data)));
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let last = 0;
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const id = ++last;
    const answered = new Promise<z.infer<typeof answer>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  return {
    async openTab({ url, cookie, width, height }) {
      const { browserContextId } = z
        .object({ browserContextId: z.string() })
        .parse(await send("Target.createBrowserContext"));
      const [name = "", value = ""] = cookie.split("=", 2);
      if (name !== "")
        await send("Storage.setCookies", { cookies: [{ name, value, url, httpOnly: true }], browserContextId });
      const { targetId } = z
        .object({ targetId: z.string() })
        .parse(await send("Target.createTarget", { url: "about:blank", browserContextId }));
      const { sessionId } = z
        .object({ sessionId: z.string() })
        .parse(await send("Target.attachToTarget", { targetId, flatten: true }));
      const tab: Tab = {
        send: (method, params) => send(method, params, sessionId),
        async evaluate(expression) {
          const made = { expression, returnByValue: true, awaitPromise: true };
          const { result, exceptionDetails } = evaluated.parse(await send("Runtime.evaluate", made, sessionId));
          if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
          return result.value;
        },
        close: async () => {
          await send("Target.disposeBrowserContext", { browserContextId });
        },
      };
      await tab.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
      return tab;
    },
    async close() {
      const ended = once(child, "exit");
      // What was started may be a script that starts the browser: a signal would end the script alone.
      void send("Browser.close");
      const late = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      await ended;
      clearTimeout(late);
      socket.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      // What it says later is read too, else it would block once the pipe is full.
      output.resume();
      return address;
    }
  }
  throw new Error("Chromium ended before it listened.");
}
