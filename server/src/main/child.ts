/** What every child of the supervisor does: say when it is ready, end when told to or when the supervisor is gone. */
export function runAsChild(stop: () => Promise<void>): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await stop();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  // A killed supervisor says nothing: its channel just closes.
  process.once("disconnect", end);
  // Ctrl-C reaches the whole group: the supervisor ends us in order.
  process.on("SIGINT", () => {});
  process.send?.({ ready: true });
}

/** A start that cannot succeed ends with one line, which the supervisor repeats. */
export function failToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
