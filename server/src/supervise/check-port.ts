import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefusal } from "../config/refusal.ts";

/** As long as the server of a start that was killed may take to notice. */
const patienceMs = 1_500;

/**
 * Makes sure that the address can be listened on.
 *
 * @throws Refusal when it cannot
 */
export async function checkPort(host: string, port: number): Promise<void> {
  for (const deadline = performance.now() + patienceMs; ; await sleep(100)) {
    const code = await listen(host, port);
    if (code === undefined) return;
    if (code !== "EADDRINUSE")
      throw new StartRefusal(`Port ${port} on ${host} cannot be used (${code}); set HOST or PORT.`);
    if (performance.now() > deadline) throw new StartRefusal(`Port ${port} on ${host} is already in use; set PORT.`);
  }
}

function listen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
