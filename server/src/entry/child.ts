import { flushCompileCache } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { describeStartError } from "../config/refusal.ts";
import { waitFlag } from "../supervise/entries.ts";

/** When the supervisor is killed, the next start may come at once and wants the port. */
const orphanMs = 1_000;

/** Behaviour of every child of the supervisor: reports when it is ready, ends on request or when the supervisor has ended. */
export function runAsChild(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = async (patience: Promise<void>[] = []) => {
    ending ??= stop();
    await Promise.race([ending, ...patience]);
    process.exit(0);
  };
  process.once("SIGTERM", () => end());
  // A killed supervisor sends no message: its channel closes.
  process.once("disconnect", () => end([sleep(orphanMs)]));
  process.send?.({ ready: true });
  // The next start need not compile what this one has used. At its end it is stored only where the process is not killed.
  flushCompileCache();
}

/** Resolves once the supervisor says that the database is prepared; at once where the start need not wait. */
export async function untilPrepared(): Promise<void> {
  if (!process.argv.includes(waitFlag)) return;
  const endWithSupervisor = () => process.exit(1);
  process.once("disconnect", endWithSupervisor);
  await new Promise((resolve) => {
    process.once("message", resolve);
    process.send?.({ loaded: true });
  });
  process.off("disconnect", endWithSupervisor);
}

/** From its first moment: Ctrl-C reaches the whole group, but the supervisor ends its children in order. */
export function leaveSignalsToSupervisor(): void {
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
}

/** A start that cannot succeed ends with one line, which the supervisor repeats. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}
