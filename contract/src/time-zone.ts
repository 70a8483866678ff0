import * as z from "zod/mini";

/** Is it the name of a time zone that this machine knows? */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z][\w+\-/]{1,50}$/.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** IANA name of a time zone, or nothing. */
export const timeZoneName = z
  .string({ error: "text.type" })
  .check(z.refine((name) => name === "" || isTimeZone(name), { error: "timeZone.unknown" }));
