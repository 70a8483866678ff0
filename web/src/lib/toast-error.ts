import { reasonOf } from "./call.ts";
import { currentWords } from "./messages.ts";
import { toast } from "./toast.ts";

export const toastDone = (text: string): void => toast(currentWords().interfaceWords.toast.success, { text });

export const toastFailure = (text: string): void =>
  toast(currentWords().interfaceWords.toast.error, { text, isError: true });

/** A refusal as a message; one that names fields is shown at them too. */
export const toastError = (error: unknown): void => toastFailure(reasonOf(error));
