/** Why this start cannot succeed, as one line for the person who started it; anything else that is thrown is a bug. */
export class Refusal extends Error {}

/** The line of a refusal, or everything that is known about a bug. */
export function sayWhy(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
