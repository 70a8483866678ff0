import { CallError, UnreachedError } from "./call.ts";
import { newKey } from "./new-key.ts";

const references = new WeakMap<Error, string>();

/**
 * By what an error is found again: of an answer the number that the server's log knows its request by, of a fault of the page a
 * number under which the browser's console has the full error. Undefined where the server was not reached: nothing more is known.
 */
export function errorReference(error: Error): string | undefined {
  if (error instanceof UnreachedError) return undefined;
  if (error instanceof CallError)
    return (error.cause instanceof Response && error.cause.headers.get("x-request-id")) || undefined;
  const known = references.get(error);
  if (known) return known;
  const reference = newKey();
  references.set(error, reference);
  console.error(reference, error);
  return reference;
}
