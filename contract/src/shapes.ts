import { currencies } from "@fanradar/engine";
import * as z from "zod/mini";

/** A row's id. PostgreSQL's integer ends at 2^31 − 1: beyond it nothing can exist. */
export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** An id in an address arrives as text; '1e3', '0x1' and ' 1' are not ids. */
export const idText = z.pipe(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)), id);

export const idParam = z.object({ id: idText });

/** ISO 8601 instant in UTC. */
export const instant = z.iso.datetime();

/** ISO day, `2026-11-20`. */
export const day = z.iso.date();

/** Day that a person enters, as early as a statement may name one. Later days than today are for the server to refuse, which knows the time. */
export const enteredDay = z.iso
  .date({ error: "day.invalid" })
  .check(z.refine((text) => text >= "2000-01-01", { error: "day.early" }));

/** An answer that carries nothing. */
export const nothing = z.object({});

/** The currency of an amount that a person enters. */
export const currency = z.enum(currencies, { error: "figure.currency" });
