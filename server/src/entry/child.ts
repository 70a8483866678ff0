import { setTimeout as sleep } from "node:timers/promises";
import { sayWhy } from "../config/refusal.ts";

/** When the supervisor is killed, the next start may come at once and wants the port. */
const orphanMs = 1_000;

/** What every child of the supervisor does: say when it is ready, end when told to or when the supervisor is gone. */
export function runAsChild(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = async (patience: Promise<void>[] = []) => {
    ending ??= stop();
    await Promise.race([ending, ...patience]);
    process.exit(0);
  };
  process.once("SIGTERM", () => end());
  // A killed supervisor says nothing: its channel just closes.
  process.once("disconnect", () => end([sleep(orphanMs)]));
  process.send?.({ ready: true });
}

/** From its first moment: Ctrl-C reaches the whole group, but the supervisor ends its children in order. */
export function leaveSignalsToSupervisor(): void {
  for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});
}

/** A start that cannot succeed ends with one line, which the supervisor repeats. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${sayWhy(error)}\n`);
  process.exit(1);
}
