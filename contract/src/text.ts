import * as z from "zod/mini";

/** NUL and unpaired surrogates cannot be stored as text; the rest of the control characters have no place in a line. */
const unstorable = /[^\P{Cc}\n\r\t]/u;

/** Trimmed text without control characters. `multiline` keeps line breaks and tabs. The message is an error code of `words/`. */
export function text(options: { max: number; required?: string; multiline?: boolean }) {
  const line = z.string({ error: options.required ?? "text.type" }).check(
    z.trim(),
    z.maxLength(options.max, { error: "text.long" }),
    z.refine((value) => value.isWellFormed() && !unstorable.test(value), { error: "text.unstorable" }),
    z.refine((value) => options.multiline || !/[\n\r\t]/.test(value), { error: "text.oneLine" }),
  );
  return options.required ? line.check(z.minLength(1, { error: options.required })) : line;
}
