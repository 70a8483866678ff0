import { reasonOf } from "./call.ts";
import { currentWords } from "./messages.ts";
import { toast } from "./toast.ts";

/** A refusal as a message; one that names fields is shown at them too. */
export function toastError(error: unknown): void {
  toast(currentWords().interfaceWords.toast.error, { text: reasonOf(error), isError: true });
}
