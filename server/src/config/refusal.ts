/** A start that cannot succeed; its message is one line for the operator. Any other error is a bug. */
export class StartRefusal extends Error {}

/**
 * The line of a refusal, or everything that is known about a bug. What the system refuses (a file of another user, a
 * full disk) it says in one line itself, with the path.
 */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof StartRefusal || "syscall" in error ? error.message : (error.stack ?? error.message);
}
