import { CallError } from "../lib/call.ts";

/** What the server refused a field with; undefined when it did not. */
export function fieldErrorOf(error: unknown, field: string): string | undefined {
  return error instanceof CallError ? error.fields[field] : undefined;
}
