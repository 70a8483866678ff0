import * as z from "zod/mini";

/** A page of the instance that people go on to from the link in a mail. */
export const nextPage = z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])/)));
