import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The demo as `npm start` runs it, on a folder of its own. */
export interface Demo {
  url: string;
  process: ChildProcess;
}

/** Gives a folder to `use` and removes it afterwards. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fanradar-bench-"));
  // Open to the account that the database runs as when we are root, so that its files stay in here.
  chmodSync(folder, 0o755);
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the demo and waits until it says its address. @throws when it ends before */
export async function startDemo(folder: string, port: number, size: "whole" | "small" = "small"): Promise<Demo> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, FANRADAR_DEMO: size },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /ready: (\S+)/.exec(said)?.[1];
    if (url) return { url, process: child };
  }
  throw new Error(`the demo did not start: ${said}`);
}

export async function stopDemo({ process: child }: Demo): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
  child.kill("SIGTERM");
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Signs a new person up, the `n`th of this process. */
export async function signUpAccount(url: string, n = 0): Promise<{ id: number; cookie: string }> {
  const body = {
    name: "Bench",
    email: `bench-${process.pid}-${n}@fanradar.test`,
    password: "a long password",
    agreeToTerms: true,
  };
  const answer = await postBody(`${url}/api/auth/signup`, { body });
  return {
    id: idOf(await answer.json()),
    cookie: String(answer.headers.getSetCookie()[0]).split(";", 1)[0] ?? "",
  };
}

interface SendOptions {
  body: object;
  cookie?: string;
  headers?: Record<string, string>;
}

/** Posts JSON. @throws for every answer that is not a success */
export async function postBody(url: string, { body, cookie = "", headers = {} }: SendOptions): Promise<Response> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

export function idOf(body: unknown): number {
  if (typeof body === "object" && body !== null && "id" in body && typeof body.id === "number") return body.id;
  throw new Error(`no id in ${JSON.stringify(body)}`);
}
