import { buildSandbox } from "./build-sandbox.ts";
import type { SandboxOptions } from "./control/state.ts";

export interface RunningSandbox {
  port: number;
  /** `http://127.0.0.1:…`: connectors get `${origin}/graph` and `${origin}/x` as base addresses. */
  origin: string;
  /** Ends at once, also calls that hang. */
  close(): Promise<void>;
}

/** Starts a sandbox that listens; port 0 takes a free one. Rejects when the port is taken. */
export async function startSandbox({
  port,
  host = "127.0.0.1",
  ...options
}: SandboxOptions & { port: number; host?: string }): Promise<RunningSandbox> {
  const app = buildSandbox(options);
  const origin = await app.listen({ port, host });
  return { port: Number(new URL(origin).port), origin, close: () => app.close() };
}
