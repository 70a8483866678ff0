/** Codes of the system and of PostgreSQL that mean: not now, and not our bug. */
const systemCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** 08 connection, 53 out of resources (disk, connections), 57P01–57P03 shutting down or starting. */
const stateCodes = /^(08|53|57P0[1-3])/;
/** node-postgres reports these without a code. */
const messages =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;

/** Whether this error, or its cause, means that the database cannot be reached or has no free connection. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth++) {
    const code = "code" in at ? String(at.code) : "";
    const noSocket = code === "ENOENT" && "syscall" in at && at.syscall === "connect";
    if (noSocket || systemCodes.has(code) || stateCodes.test(code) || messages.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}
