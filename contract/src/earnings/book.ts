import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { currency } from "../shapes.ts";

/** `other`: one that no model links. */
export const bookPlatform = z.enum([...platformNames, "other"]);

/** '2026-12'. */
export const month = z
  .string({ error: "month.invalid" })
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "month.invalid" }));

/** The book that a call is about. Absent: the ones with most payments. */
export const bookQuery = { currency: z.optional(currency), platform: z.optional(bookPlatform) };
