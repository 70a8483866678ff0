import * as z from "zod/mini";
import { hasInvisible } from "./invisible.ts";
import { limits } from "./limits.ts";

/** NUL and unpaired surrogates cannot be stored as text; the rest of the control characters have no place in a line. */
const unstorable = /[^\P{Cc}\n\r\t]/u;
/** Turn the direction of what stands after them, in sentences that name it as well. The marks of a direction, which scripts need, turn nothing. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;
/** Something that is seen: not spaces, fillers, joiners and the like alone. */
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Trimmed text without control characters; what is required has something to see. `multiline` keeps line breaks and tabs.
 * The message is an error code of `words/`.
 */
export function text(options: { max: number; required?: string; long?: string; multiline?: boolean }) {
  const line = z.string({ error: options.required ?? "text.type" }).check(
    z.trim(),
    z.maxLength(options.max, { error: options.long ?? "text.long" }),
    z.refine((value) => value.isWellFormed() && !unstorable.test(value) && !turning.test(value), {
      error: "text.unstorable",
    }),
    z.refine((value) => options.multiline || !/[\n\r\t]/.test(value), { error: "text.oneLine" }),
  );
  const { required: error } = options;
  if (!error) return line;
  // The length besides, which other clients read off the document of the API.
  return line.check(
    z.minLength(1, { error }),
    z.refine((value) => value === "" || visible.test(value), { error }),
  );
}

/**
 * Username of a model, without the @ that pages put before it: no spaces, slashes or invisible characters, as in a handle, and not
 * dots alone. `required` is the code of a missing one.
 */
export function usernameOr(required: string) {
  const isOne = (value: string) => !hasInvisible(value) && !/[\s/\\]|^\.+$/.test(value);
  const withoutAt = z.overwrite((value: string) => value.replace(/^@+(?=[^@])/, ""));
  return text({ max: limits.username, required }).check(withoutAt, z.refine(isOne, { error: "username.shape" }));
}
