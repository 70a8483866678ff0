import { CallError, reasonOf } from "../lib/call.ts";
import { currentWords } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";

/** What the server refused a field with; undefined when it did not. */
export function fieldErrorOf(error: Error | null, field: string): string | undefined {
  return error instanceof CallError ? error.fields[field] : undefined;
}

/** A refusal as a message; one that names fields is shown at them too. */
export function toastError(error: Error): void {
  const { interfaceWords } = currentWords();
  toast(interfaceWords.toast.error, { text: reasonOf(error), isError: true });
}
